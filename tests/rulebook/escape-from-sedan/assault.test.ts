import { describe, expect, it } from 'vitest'
import { returnedHits } from '#engine/escape-from-sedan/combat/assault.ts'
import { contactOf } from '#engine/escape-from-sedan/combat/contact.ts'
import { modifiersOf } from '#engine/escape-from-sedan/combat/modifiers.ts'
import { obviousAnswer } from '#engine/kernel/game/carry-out.ts'
import { withdraw } from '#engine/escape-from-sedan/morale/morale.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { position, type Standing } from './table.ts'

/** A German line two inches from a French one, and whatever else stands about. */
const near = (
  more: Record<string, Standing> = {},
  own: Standing = '1200,600 6 line',
  enemy: Standing = '1200,656 0 line',
) => position({ side: 'german', units: { ir80: own, l5: enemy, ...more } })

describe('declaring', () => {
  it('es.assault.declare: within two inches, ahead, with room; no guns', () => {
    const table = near({ xi1: '1500,600 6 unlimbered' })
    expect(table.may('order ir80 charge')).toBe(true)
    expect(table.whyNot('order xi1 charge')).toBe('es.assault.declare guns')
    expect(near({}, '1200,597 6 line').whyNot('order ir80 charge')).toBe('es.assault.declare nobody-near')
    expect(near({}, '1200,600 0 line').whyNot('order ir80 charge')).toBe('es.assault.declare nobody-near')
  })

  it('es.assault.contact: 67 sixteenths ahead, two inches off, it comes flush at 1034,476 facing north', () => {
    const table = position({ units: { l5: '1034,542 1 line', ir80: '1000,452 6 line' } })
    expect(contactOf(table.g, table.row('l5'), table.row('ir80'))).toEqual({
      x: 1034,
      y: 476,
      facing: 0,
      edge: 'front',
      obstacle: false,
    })
  })

  it('es.assault.withdraw, es.morale.withdraw: who is charged may withdraw, for a chit; infantry not from cavalry', () => {
    const table = near().act('order ir80 charge').act('charge l5', 1)
    expect(table.asked).toBe('french charge-morale')
    table.act('withdraw', 1, 1, 1, 1)
    expect(table.where('l5')).toBe('1200,720 6')
    expect(table.unit('l5')).toMatchObject({ chits: 1 })
    expect(table.unit('ir80')).toMatchObject({ charges: '-' })
    const horse = position({ side: 'german', units: { ul10: '1200,596 6 line', l5: '1200,656 0 line' } })
    horse.roll('order ul10 charge').roll('charge l5')
    expect(horse.asked).not.toBe('french charge-morale')
  })

  it('es.morale.withdraw: friends passed through take a chit, unless by skirmishers', () => {
    const pass = (formation: string) => {
      const table = near({ l37: '1200,700 0 line' }, undefined, `1200,656 0 ${formation}`)
      table.g.chance.follow([2, 2, 2, 2])
      withdraw(table.g, table.row('l5'), table.row('ir80'))
      table.g.chance.release()
      return table.unit('l37')['chits']
    }
    expect([pass('line'), pass('skirmish')]).toEqual([1, 0])
  })

  it('es.assault.morale: who fails withdraws; twice as many chargers test the charged one too', () => {
    const weak = near({}, ['1200,600 6 line', { figures: 8 }])
      .act('order ir80 charge')
      .act('charge l5', 3, 1, 1, 1, 1)
    expect(weak.unit('ir80')).toMatchObject({ chits: 1 })
    expect(weak.where('ir80')).toBe('1200,536 0')
    const strong = near({}, undefined, ['1200,656 0 line', { figures: 12, chits: 1 }])
      .act('order ir80 charge')
      .act('charge l5', 1)
    strong.act('stand', 3, 1, 1, 1, 1)
    expect(strong.last('tested')).toMatchObject({ unit: 'l5', passed: false })
    expect(strong.where('l5')).toBe('1200,720 6')
  })

  it('es.assault.together: in the free phase another unit may join', () => {
    const table = near({ ir87: '1360,600 6 line' }, undefined, '1280,656 0 line')
      .act('order ir80 charge')
      .act('charge l5')
    expect(table.asked).toBe('german join-charge')
    table.act('join-charge ir87', 1, 1)
    expect(table.asked).toBe('french charge-morale')
    expect(table.whyNot('join-charge ir87')).toMatch(/^es\.|^kernel\./)
  })
})

describe('fighting', () => {
  const dice = (attack: number[], defend: number[], winner: number, ...rest: number[]) => [
    ...attack,
    ...defend,
    winner,
    ...rest,
  ]

  it('es.assault.totals, es.assault.losses, es.assault.german, es.assault.loser, es.assault.advance: three Germans throw 14 against 13 and win', () => {
    const table = near({}, ['1200,600 6 line', { figures: 12 }], ['1200,656 0 line', { figures: 20 }])
    table.act('order ir80 charge').act('charge l5', 3)
    // 6+1, 4+1, 1+1 against 3, 3, 3, 2, 2; one possible hit, saved at 5; a third of it back; then the way back.
    table.act('stand', ...dice([6, 4, 1], [3, 3, 3, 2, 2], 4, 5, /* Germans at three stands save nothing */ 1, 1, 1, 1))
    expect(table.last('fought')).toMatchObject({
      attackers: 14,
      defenders: 13,
      attackersWin: true,
      possible: 1,
      returned: 1,
    })
    expect(table.unit('l5')).toMatchObject({ chits: 2, figures: 20, facing: 6 })
    expect(table.unit('ir80')).toMatchObject({ figures: 11 })
    expect(table.side('german')).toMatchObject({ won: 1 })
    expect(table.asked).toBe('german after-assault')
    expect(table.whyNot('lock')).toBe('es.assault.lock not-double')
    table.act('advance-on ir80')
    expect(table.where('ir80')).toBe('1200,656 6')
  })

  it('es.assault.winner: a four brings a third of four, rounded up; a two as many; a one twice as many', () => {
    expect([returnedHits(4, 4), returnedHits(4, 2), returnedHits(4, 1), returnedHits(0, 3)]).toEqual([2, 4, 8, 0])
  })

  it('es.assault.ties: the side with the initiative wins them', () => {
    const tie = (initiative: 'french' | 'german') => {
      const table = position({
        side: 'german',
        initiative,
        units: { ir80: ['1200,600 6 line', { figures: 8, leader: true }], l5: ['1200,656 0 line', { figures: 12 }] },
      })
      table.act('order ir80 charge').act('charge l5', 5)
      return table.act('stand', 3, 3, 3, 4, 4, 4, 4, /* the way back */ 1, 1, 1, 1).last('fought')
    }
    expect(tie('german')).toMatchObject({ attackers: 12, defenders: 12, attackersWin: true })
    expect(tie('french')).toMatchObject({ attackersWin: false })
  })

  it('es.assault.lock: with twice the total the victor may stay locked with the retreating enemy', () => {
    const table = near({}, undefined, ['1200,656 0 line', { figures: 16 }])
      .act('order ir80 charge')
      .act('charge l5', 1)
    table.act('stand', 6, 6, 6, 6, 6, 3, 1, 1, 1, 1, 4, /* the leader is not there */ 1, 1, 1, 1)
    expect(table.may('lock')).toBe(true)
    table.roll('lock')
    expect(table.told('fought')).toHaveLength(2)
  })

  it('es.assault.lock, es.assault.modifiers: of a locked enemy that runs, only routing troops are hit from the rear', () => {
    const second = (more: JsonObject) => {
      const table = near({}, undefined, ['1200,656 0 line', more]).act('order ir80 charge').act('charge l5', 1)
      const fight = [4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, /* no hits to return */ 4]
      table.act('stand', ...fight, /* the way back */ 1, 1, 1, 1).act('lock', ...fight, 1, 1, 1, 1)
      return table.last('fought')
    }
    // Six ones, and of each die: two chits; or two for routing, one for the rear and eight chits.
    expect(second({})).toMatchObject({ attackers: 30, defenders: 6 - 6 * 2 })
    expect(second({ routing: true, chits: 6 })).toMatchObject({ attackers: 30, defenders: 6 - 6 * (2 + 1 + 8) })
  })

  it('es.assault.guns: guns in position that lose are spiked at four, else taken for an Ace; the victor takes a chit', () => {
    const beat = (spike: number) => {
      const table = position({ side: 'german', units: { ir80: '1200,600 6 line', fb1: '1200,668 0 unlimbered' } })
      table.act('order ir80 charge').act('charge fb1', 1)
      return table.act('stand', 6, 6, 6, 6, 6, 3, 1, 1, 1, 1, 1, 1, 4, spike)
    }
    const taken = beat(3)
    expect(taken.unit('fb1')).toMatchObject({ fate: 5 })
    expect(taken.unit('ir80')).toMatchObject({ chits: 1 })
    expect(taken.g.trophy.aces.of(taken.g.campaign.commanders.findIndex(({ id }) => id === 'gersdorff'))).toBe(1)
    expect(taken.side('french')).toMatchObject({ stands: 3 })
    expect(beat(4).unit('fb1')).toMatchObject({ fate: 2 })
  })

  it('es.assault.reinforce: a line straight behind joins; others within four inches by a check', () => {
    const table = near({ l37: '1200,700 0 line' }).act('order ir80 charge').act('charge l5', 1).act('stand')
    expect(table.asked).toBe('french reinforce')
    table.roll('reinforce l37')
    expect(table.last('reinforced')).toMatchObject({ unit: 'l37', target: 'l5' })
    const far = near({ l37: '1200,745 0 line' }).act('order ir80 charge').act('charge l5', 1)
    far.roll('stand')
    expect(far.asked).not.toBe('french reinforce')
  })
})

describe('es.assault.modifiers', () => {
  const plain = { attacking: true, charging: true, obstacle: false, rear: false }
  const of = (units: Record<string, Standing>, unit: string, place = plain) => {
    const table = position({ units })
    return modifiersOf(table.g, table.row(unit), place).lines.map(({ label, value }) => `${label} ${value}`)
  }

  it('es.assault.modifiers: by kind of unit', () => {
    expect(of({ l5: '1200,600 0 line' }, 'l5')).toEqual([])
    expect(of({ m1: '1200,600 0 line' }, 'm1')).toEqual(['guard 1'])
    expect(of({ g1: '1200,600 6 line' }, 'g1')).toEqual(['guard 1', 'german 1'])
    expect(of({ lw1: '1200,600 6 line' }, 'lw1')).toEqual([])
    expect(of({ gm1: '1200,600 0 line' }, 'gm1')).toEqual(['militia -1'])
    expect(of({ cu1: ['1200,600 0 line', { moving: true }] }, 'cu1')).toEqual(['cavalry-line 1', 'armoured 1'])
    expect(of({ ca1: '1200,600 0 column' }, 'ca1')).toEqual(['standing -1'])
    expect(of({ ca1: ['1200,600 0 column', { dismounted: true }] }, 'ca1')).toEqual(['dismounted -1'])
    expect(of({ fb1: '1200,600 0 unlimbered' }, 'fb1')).toEqual(['unlimbered -1'])
    expect(of({ fb1: '1200,600 0 limbered' }, 'fb1')).toEqual(['limbered -2'])
  })

  it('es.assault.modifiers: by formation, ground, rear, rout and chits', () => {
    const defending = { ...plain, charging: false }
    expect(of({ l5: '1200,600 0 square' }, 'l5', defending)).toEqual(['square 1'])
    expect(of({ l5: '1200,600 0 skirmish' }, 'l5', defending)).toEqual(['skirmish -2'])
    expect(of({ ch6: '250,250 0 skirmish' }, 'ch6', defending)).toEqual(['light-woods 1'])
    expect(of({ l5: '1200,600 0 line', l37: '1200,640 0 line' }, 'l5', defending)).toEqual(['infantry-double-line 1'])
    expect(of({ ca1: ['1200,600 0 line', { moving: true }], ca3: '1200,640 0 line' }, 'ca1')).toEqual([
      'cavalry-double-line 2',
    ])
    expect(of({ l5: '250,710 0 line' }, 'l5', defending)).toEqual(['crest 1'])
    expect(of({ l5: '1200,600 0 line' }, 'l5', { ...defending, obstacle: true })).toEqual(['obstacle 1'])
    expect(of({ l5: ['1200,600 0 line', { routing: true, chits: 6 }] }, 'l5', { ...defending, rear: true })).toEqual([
      'rear -1',
      'routing -2',
      'chits -6',
    ])
  })
})

describe('reactions', () => {
  const active = (more: Record<string, Standing> = {}) =>
    position({ phase: 1, units: { l5: '1200,800 0 line', ir80: '1200,500 6 line', ...more } })

  it('es.reaction.who, es.reaction.fire, es.fire.together: one volley at any inch of the way of who has acted, resolved with all other fire', () => {
    const table = active().act('order l5 move', 3, 4).act('advance 112').act('halt')
    table.act('end-phase')
    expect(table.asked).toBe('german reactions')
    table.act('react ir80')
    // 276 apart at first, and 256 is the range of a Dreyse: after two inches it is in range.
    expect(table.actions('volley')).toEqual([2, 3, 4, 5, 6, 7].map((inch) => `volley l5 ${inch}`))
    expect(table.whyNot('volley l5 1')).toBe('es.fire.ranges too-far')
    expect(table.whyNot('volley l5 8')).toBe('es.reaction.fire not-so-far')
    table.act('volley l5 7', 4, 1, 1, 1, 1, 1, 6)
    expect(table.last('volley-fired')).toMatchObject({ unit: 'ir80', possible: 1 })
    expect(table.asked).toBe('french command-phase')
  })

  it('es.fire.together: a unit that flees while its volley is held has still fired, with the chits it had then', () => {
    const table = position({
      phase: 1,
      units: {
        l5: ['1230,1100 0 line', { figures: 4 }],
        l37: ['1200,1040 0 line', { figures: 12 }],
        ir80: '1320,1000 6 line',
        ir87: ['1200,984 6 line', { figures: 8 }],
      },
    })
    table.act('order l5 fire').act('fire ir80').act('order l37 charge').act('charge ir87')
    // Three stands and a one are no six: back through the stand that has fired, which takes a chit, routs and is off the table.
    table.act('end-phase', 1, ...[1, 1, 1, 1], ...[6, 6, 6, 6])
    expect(table.unit('l5')).toMatchObject({ at: '-', chits: 1 })
    table.act('no-reactions', /* the volley */ 4, /* a save */ 1)
    expect(table.last('volley-fired')).toMatchObject({ unit: 'l5', target: 'ir80', possible: 1 })
    expect(table.unit('ir80')).toMatchObject({ figures: 23 })
  })

  it('es.reaction.turn: who is in range but does not bear may turn', () => {
    const table = active({ ir80: '1200,600 0 line' }).act('order l5 turn').act('face 1').act('end-phase')
    table.act('react ir80')
    expect(table.actions('volley')).toEqual([])
    table.act('face 6')
    expect(table.unit('ir80')).toMatchObject({ facing: 6 })
  })

  it('es.reaction.unlimber: limbered guns in range may unlimber', () => {
    const table = active({ xi1: '1400,300 6 limbered' }).act('order l5 turn').act('face 1').act('end-phase')
    table.act('react xi1')
    expect(table.whyNot('volley l5 0')).toBe('es.fire.who limbered')
    table.act('unlimber-in-reaction')
    expect(table.unit('xi1')).toMatchObject({ formation: 'unlimbered' })
  })

  it('es.reaction.counter-charge: cavalry that does not come within two inches takes a chit', () => {
    const units = { ul10: '1200,500 6 line' }
    const start = () =>
      position({ phase: 1, units: { l5: '1200,800 0 line', ...units } })
        .act('order l5 turn')
        .act('face 1')
        .act('end-phase')
        .act('react ul10')
    const failed = start().act('counter-charge l5 6', 2, 2, 2)
    expect(failed.unit('ul10')).toMatchObject({ chits: 1, at: '1200,596' })
    const home = start()
    expect(home.whyNot('counter-charge l5 9')).toBe('es.reaction.counter-charge too-far-round')
    home.roll('hold-on')
    expect(home.asked).toBe('french command-phase')
  })

  it('es.assault.order: charges of a command phase are fought out after the fire, in the order of who acts', () => {
    const table = position({
      phase: 1,
      units: { l5: '1200,656 0 line', ir80: '1200,600 6 line', l37: '1500,656 0 line', ir87: '1500,600 6 line' },
    })
    table.act('order l5 charge').act('charge ir80').act('order l37 charge').act('charge ir87')
    table.act('end-phase', 6).act('stand', 6).act('stand').act('no-reactions')
    expect(table.asked).toBe('french assaults')
    expect(table.actions()).toEqual(['fight-now ir80', 'fight-now ir87'])
    table.roll('fight-now ir87')
    expect(table.told('fought')).not.toHaveLength(0)
  })
})

describe('odds before they are taken', () => {
  it('a charge and a volley are asked for even with one target: no question with dice is answered automatically', () => {
    for (const [order, answer] of [
      ['order ir80 charge', 'charge l5'],
      ['order ir80 fire', 'fire l5'],
    ] as const) {
      const { game } = near().act(order)
      expect(game.decision()?.actions).toEqual([answer])
      expect(obviousAnswer(game, game.decision()!)).toBeUndefined()
    }
  })

  it('a charge: the check of who charges, of who is outnumbered, and the combat', () => {
    const weak = near({}, ['1200,600 6 line', { figures: 8 }])
    // Two stands need a four.
    const atOnce = weak.odds('order ir80 charge')
    expect(atOnce).toMatchObject({ charges: { l5: { passes: 0.5 } } })
    expect(atOnce).toEqual({ charges: { l5: weak.act('order ir80 charge').odds('charge l5') } })
    const even = near({}, ['1200,600 6 line', { figures: 4 }], ['1200,656 0 line', { figures: 4 }])
    even.act('order ir80 charge')
    // One stand against one, the German at one more; the French have the initiative and win ties: 21 of 36.
    const { passes, wins, stands } = even.odds('charge l5')
    expect([passes, stands]).toEqual([expect.closeTo(2 / 6), undefined])
    expect(wins).toBeCloseTo(21 / 36)
    const twice = near({}, ['1200,600 6 line', { figures: 8 }], ['1200,656 0 line', { figures: 4 }])
    twice.act('order ir80 charge')
    expect(twice.odds('charge l5')['stands']).toBeCloseTo(2 / 6)
    twice.act('charge l5', 6)
    expect(twice.odds('stand')['stands']).toBeCloseTo(2 / 6)
  })

  it('a rally: certain, and left out, but in skirmish order or in rout', () => {
    const units: Record<string, Standing> = {
      l5: ['1200,656 0 skirmish', { figures: 8, chits: 1 }],
      l37: ['1500,656 0 line', { chits: 1 }],
    }
    const table = position({ units })
    expect(table.odds('order l5 rally')).toEqual({ passes: expect.closeTo(2 / 6) })
    expect(table.game.odds().map(({ action }) => action)).not.toContain('order l37 rally')
  })
})

describe('charges that meet or lapse', () => {
  it('es.assault.lapse: who routs under fire before the charge is fought out is not followed', () => {
    const table = position({
      side: 'german',
      phase: 1,
      units: {
        ir80: '1200,600 6 line',
        l5: ['1200,656 0 line', { chits: 5 }],
        xi1: '1500,450 6 unlimbered',
      },
    })
    table.act('order ir80 charge').act('charge l5')
    table.act('end-phase', 6).act('stand')
    table.g.unit.chits.set(table.row('l5'), 6)
    // With six chits it routs when the fire is resolved: nobody fights, and the Germans stay.
    table.act('no-reactions', 1, 1, 1, 1)
    expect(table.unit('l5')).toMatchObject({ routing: true })
    expect(table.told('fought')).toHaveLength(0)
    expect(table.where('ir80')).toBe('1200,600 6')
    expect(table.unit('ir80')).toMatchObject({ charges: '-' })
  })

  it('es.assault.met: cavalry that charges back fights once, after a check of its own, with what charging adds', () => {
    const table = position({
      phase: 1,
      units: { ca1: '1200,664 0 line', ul10: '1200,600 6 line' },
    })
    table.act('order ca1 charge').act('charge ul10')
    table.act('end-phase', 1).act('stand').act('react ul10')
    // Six dice for the way, which is none; then the check; 1+1-1 each against 4+1-1.
    table.act('counter-charge ca1 6', 1, 1, 1, 1, ...[2, 2, 2, 2, 2, 2], ...[4, 4, 4, 4, 4, 4], 6, 1, 1, 1, 1)
    expect(table.told('fought')).toHaveLength(1)
    expect(table.last('fought')).toMatchObject({ target: 'ul10', attackers: 12, defenders: 24, attackersWin: false })
  })

  it('es.assault.guns: guns in position that withdraw before a charge are left too', () => {
    const table = position({ side: 'german', units: { ir80: '1200,600 6 line', fb1: '1200,668 0 unlimbered' } })
    table.act('order ir80 charge').act('charge fb1', 1).act('withdraw', 4)
    expect(table.unit('fb1')).toMatchObject({ fate: 2 })
    expect(table.unit('ir80')).toMatchObject({ chits: 0, charges: '-' })
  })

  it('es.assault.winner: at a one the commander with the winner is tested in addition to its leader', () => {
    const table = position({
      side: 'german',
      units: { ir80: ['1200,600 6 line', { leader: true }], l5: '1200,656 0 line' },
      leaders: { gersdorff: { at: '1200,600', unit: 'ir80', moved: true } },
    })
    table.act('order ir80 charge').act('charge l5', 1)
    // Six stands, the leader and the commander; at the one of the winner both are tested, then the loser goes its way.
    table.act('stand', ...[5, 5, 5, 5, 5, 5, 5, 5], ...[1, 1, 1, 1, 1, 1], 1, 6, 2, 1, 1, 1, 1)
    expect(table.last('leader-hit')).toMatchObject({ unit: 'ir80', die: 6, dead: false })
    expect(table.last('general-hit')).toMatchObject({ leader: 'gersdorff', die: 2, dead: false })
    expect(table.leader('gersdorff')).toMatchObject({ silentUntil: 2 })
  })
})

describe('the Emperor', () => {
  it('es.emperor.move: six dice, and those of cavalry on the ground', () => {
    const table = position({ units: { l5: '1200,800 0 line' } }).act('ride emperor', 6, 6, 6, 6, 6, 6)
    expect(table.about).toMatchObject({ left: 36 })
    expect(table.whyNot('leg 0 624')).toBe('es.emperor.move too-far')
    const under = position({ units: { l5: '600,800 0 line', ir80: '2000,980 6 line' } }).act('ride emperor', 6, 6, 6)
    expect(under.about).toMatchObject({ left: 18 })
  })

  it('es.emperor.capture: a German unit within two inches of him captures him, on its way too', () => {
    const table = position({ side: 'german', units: { ir80: '2000,1000 6 line' } }).act('order ir80 move', 6, 6)
    table.act('advance 32')
    expect(table.g.emperor).toBe(1)
    table.act('advance 64')
    expect(table.g.emperor).toBe(2)
  })

  it('es.emperor.exit, es.victory.significant: out by a road end; with 24 stands gone it is a significant victory', () => {
    const sides = { chits: 1, stands: 0, won: 0, wonBefore: 0, routs: 0, routsBefore: 0 }
    const table = position({
      units: { l5: '1200,800 0 line' },
      leaders: { emperor: { at: '2100,100' } },
      state: { side: { french: { ...sides, exited: 24 }, german: { ...sides, exited: 0 } } },
    })
    table.act('ride emperor', 2, 2, 2, 2, 2, 2).act('leg 0 96')
    expect(table.g.emperor).toBe(3)
    table.act('end-phase').act('end-phase')
    expect(table.ending).toBe('french significant')
  })

  it('es.victory.lesser: after the last turn the Germans win with 24 stands gone, else the French', () => {
    const end = (exited: number) => {
      const sides = { chits: 1, stands: 0, won: 0, wonBefore: 0, routs: 0, routsBefore: 0 }
      const table = position({
        turn: 12,
        side: 'german',
        units: { l5: '1200,800 0 line', ir80: '1200,300 6 line' },
        state: { side: { french: { ...sides, exited: 0 }, german: { ...sides, exited } } },
      })
      while (table.ending === undefined) table.roll('end-phase')
      return table.ending
    }
    expect(end(24)).toBe('german lesser')
    expect(end(23)).toBe('french lesser')
  })
})
