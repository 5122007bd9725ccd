import { describe, expect, it } from 'vitest'
import { isFit, isInCommand } from '#engine/escape-from-sedan/cards/command.ts'
import { tally } from '#engine/escape-from-sedan/glance.ts'
import { passesCheck, withdraw } from '#engine/escape-from-sedan/morale/morale.ts'
import { strengthOf, strengthWithGeneral } from '#engine/escape-from-sedan/state/strength.ts'
import { obviousAnswer } from '#engine/kernel/game/carry-out.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { begin, position, type Standing } from './table.ts'

describe('cards', () => {
  it('es.cards.deal: both sides say how many each commander has before a card is drawn', () => {
    const table = begin('charges-of-floing')
    expect(table.asked).toBe('french deal')
    expect(table.about).toEqual({ commander: 'liebert', left: 18, fair: 10, isLast: true })
    expect(table.whyNot('give margueritte 3')).toBe('es.cards.deal not-now')
    expect(table.whyNot('give liebert 19')).toBe('es.cards.deal too-many')
    table.roll('give liebert 11')
    expect(table.told('dealt').map(({ commander, cards }) => [commander, cards])).toEqual([
      ['liebert', 11],
      ['margueritte', 7],
    ])
    const { ace, number, face, joker } = table.hand('liebert')
    expect(Number(ace) + Number(number) + Number(face) + Number(joker)).toBe(11)
  })

  it('es.cards.secret: a side sees its own hands; of the others how many they hold', () => {
    const { game } = position({
      units: { l5: '1200,800 0 line' },
      hands: { liebert: [1, 2, 3, 0], gersdorff: [0, 4, 0, 1] },
    })
    const hands = (side: number) => game.view(side).known['hand'] as Record<string, object>
    expect(hands(0)['liebert']).toEqual({ cards: 6, due: 0, ace: 1, number: 2, face: 3, joker: 0 })
    expect(hands(0)['gersdorff']).toEqual({ cards: 5, due: 0 })
    expect(hands(1)['liebert']).toEqual({ cards: 6, due: 0 })
  })

  it('es.cards.kinds: a number lets infantry fire, guns unlimber but not fire; a face does nothing for cuirassiers', () => {
    const table = position({ units: { l5: '1200,800 0 line' } })
    const fits = (
      unit: string,
      action: 'fire' | 'unlimber' | 'move' | 'charge',
      card: 'ace' | 'number' | 'face' | 'joker',
    ) => isFit(table.g, table.row(unit), action, card)
    expect(fits('l5', 'fire', 'number')).toBe(true)
    expect(fits('fb1', 'fire', 'number')).toBe(false)
    expect(fits('fb1', 'unlimber', 'number')).toBe(true)
    expect(fits('fb1', 'fire', 'ace')).toBe(true)
    expect(fits('cu1', 'move', 'face')).toBe(false)
    expect(fits('ca1', 'charge', 'face')).toBe(true)
    expect(fits('hb1', 'move', 'face')).toBe(true)
    expect(fits('hb1', 'fire', 'face')).toBe(false)
    expect(fits('l5', 'move', 'face')).toBe(false)
    expect(fits('l5', 'move', 'joker')).toBe(false)
  })

  it('es.cards.kinds: the card that can do least is paid unasked; points and the Ace for captured guns are a choice', () => {
    const obvious = (order: string, hands: readonly number[], state: JsonObject = {}, leader: JsonObject = {}) => {
      const { game } = position({
        phase: 1,
        units: { l5: '1200,800 0 line', hu1: '1500,800 0 line' },
        hands: { liebert: hands, margueritte: hands },
        leaders: { liebert: leader },
        state,
      }).act(order)
      const code = obviousAnswer(game, game.decision()!)
      return code === undefined ? undefined : game.play.layout.language.textOf(code)
    }
    expect(obvious('order l5 turn', [1, 1, 1, 0])).toBe('pay number')
    expect(obvious('order hu1 turn', [1, 1, 1, 0])).toBe('pay face')
    expect(obvious('order hu1 turn', [1, 0, 1, 0])).toBe('pay face')
    const trophy = { trophy: { liebert: { aces: 1 } } }
    expect(obvious('order l5 turn', [1, 1, 0, 0], trophy)).toBe('pay number')
    expect(obvious('order l5 turn', [1, 0, 0, 0], trophy)).toBeUndefined()
    expect(obvious('order l5 turn', [0, 1, 0, 0], {}, { unit: 'l5', at: '1200,800' })).toBeUndefined()
  })

  it('es.cards.price, es.turn.command-phases: one card, then two, then three: six for one unit in three phases', () => {
    const table = position({ phase: 1, units: { l5: '1200,800 0 line' }, hands: { liebert: [0, 6, 0, 0] } })
    table.act('order l5 turn').act('face 3').act('end-phase')
    expect(table.hand('liebert')).toMatchObject({ number: 5 })
    table.act('order l5 turn').act('face 6').act('end-phase')
    expect(table.hand('liebert')).toMatchObject({ number: 3 })
    table.act('order l5 turn').act('face 9').act('end-phase')
    expect(table.hand('liebert')).toMatchObject({ number: 0 })
    expect(table.about).toMatchObject({ phase: 4 })
    expect(table.whyNot('order l5 turn')).toBe('es.cards.price too-few')
    table.act('end-phase')
    expect(table.asked).toBe('german free-phase')
  })

  it('es.cards.price: where several cards fit, the player says which', () => {
    const table = position({ phase: 1, units: { l5: '1200,800 0 line' }, hands: { liebert: [1, 1, 1, 0] } }).act(
      'order l5 turn',
    )
    expect(table.actions()).toEqual(['pay ace', 'pay number'])
    expect(table.whyNot('pay face')).toBe('es.cards.kinds unfit')
    table.act('pay ace').act('face 3')
    expect(table.hand('liebert')).toMatchObject({ ace: 0, number: 1 })
  })

  it('es.cards.joker: as one of the cards of its phase it brings a destroyed unit of its commander back, whole', () => {
    const units = { l5: '1200,800 0 line', l37: ['0,0 0 line', { fate: 2, at: '-', figures: 0, chits: 3 }] } as const
    const table = position({ phase: 2, units, hands: { liebert: [0, 1, 0, 1] } })
    expect(table.whyNot('bring-back l5')).toBe('es.cards.joker not-destroyed')
    table.act('bring-back l37')
    expect(table.hand('liebert')).toMatchObject({ number: 0, joker: 0 })
    expect(table.last('returned')).toMatchObject({ commander: 'liebert', unit: 'l37' })
    expect(table.unit('l37')).toMatchObject({ fate: 1, figures: 24, chits: 0 })
    const poor = position({ phase: 2, units, hands: { liebert: [0, 0, 0, 1] } })
    expect(poor.whyNot('bring-back l37')).toBe('es.cards.joker too-few')
    const faces = position({ phase: 2, units, hands: { liebert: [0, 0, 3, 1] } })
    expect(faces.whyNot('bring-back l37')).toBe('es.cards.joker too-few')
  })
})

describe('commanders', () => {
  it('es.command.range: 592 sixteenths from the centre of the disc to the footprint are in command, 593 not', () => {
    const at = (y: number) => {
      const table = position({ units: { l5: `1150,${y} 0 line` }, leaders: { liebert: { at: '1150,100' } } })
      return isInCommand(table.g, table.row('l5'))
    }
    expect([at(100 + 592 + 12), at(100 + 593 + 12)]).toEqual([true, false])
  })

  it('es.command.out: out of command no cards, no charge, and long fire only at who has fired', () => {
    const leaders = { liebert: { at: '100,576' } }
    const units = { l5: '1200,800 0 line', ir80: '1200,500 6 line' }
    expect(position({ phase: 1, units, leaders }).whyNot('order l5 turn')).toBe('es.command.range too-far')
    expect(position({ units, leaders }).whyNot('order l5 charge')).toBe('es.command.out no-charge')
    expect(position({ units, leaders }).whyNot('order l5 fire')).toBe('es.fire.who no-target')
    const shot = { ...units, l5: ['1200,800 0 line', { shotBy: 1 << 1 }] } as const
    expect(position({ units: shot, leaders }).may('order l5 fire')).toBe(true)
  })

  it('es.general.move: four dice in the free phase, whatever the ground; two inches from enemies', () => {
    const table = position({
      units: { l5: '1200,800 0 line', ir80: '1200,300 6 line' },
      leaders: { liebert: { at: '1200,500' } },
    })
    table.act('ride liebert', 6, 6, 6, 6)
    expect(table.may('leg 3 384')).toBe(true)
    expect(table.whyNot('leg 3 432')).toBe('es.general.move too-far')
    expect(table.whyNot('leg 0 192')).toBe('es.general.move barred')
    table.act('leg 3 48').act('stop-riding')
    expect(table.leader('liebert')).toMatchObject({ at: '1248,500' })
    expect(table.whyNot('ride liebert')).toBe('es.general.move moved')
  })

  it('es.general.attach, es.general.stand: within two inches he joins, for this turn at least, and counts for morale, not for fire', () => {
    const table = position({
      units: { l5: '1200,800 0 line', l37: '1200,600 0 line' },
      leaders: { liebert: { at: '1200,850' } },
    })
    expect(table.whyNot('attach liebert l37')).toBe('es.general.attach too-far')
    table.act('attach liebert l5')
    expect(strengthOf(table.g, table.row('l5'))).toBe(6)
    expect(strengthWithGeneral(table.g, table.row('l5'))).toBe(7)
    expect(table.whyNot('detach liebert')).toBe('es.general.attach this-turn')
    table.act('order l5 move', 1, 1).act('advance 32').act('halt')
    expect(table.leader('liebert')).toMatchObject({ at: '1200,768' })
  })

  it('es.general.points: three points for the unit he is with, not for fire; then none of his cards for others', () => {
    const units = { l5: '1200,800 0 line', l37: '1200,600 0 line', ir80: '1200,450 6 line' }
    const leaders = { liebert: { unit: 'l5', at: '1200,800' } }
    const table = position({ phase: 1, units, leaders, hands: { liebert: [0, 0, 0, 0] } })
    expect(table.whyNot('order l37 turn')).toBe('es.cards.price too-few')
    table.act('order l5 turn').act('face 1')
    expect(table.leader('liebert')).toMatchObject({ points: 2, helpedOwn: true })
    const rich = position({ phase: 1, units, leaders: { liebert: { ...leaders.liebert, helpedOwn: true } } })
    expect(rich.whyNot('order l37 turn')).toBe('es.general.points helps-own')
    expect(isFit(table.g, table.row('l5'), 'fire', 'point')).toBe(false)
  })

  it('es.general.hurt: hit like a leader; wounded he gives no cards this turn and the next, dead he loses some too', () => {
    const hit = (die: number, ...more: number[]) => {
      const table = position({
        turn: 3,
        side: 'german',
        units: { ir80: '1200,600 6 line', l5: '1200,740 0 line' },
        leaders: { liebert: { unit: 'l5', at: '1200,740' } },
        hands: { liebert: [1, 1, 0, 0] },
      })
      return table.act('order ir80 fire').act('fire l5', 6, 6, 6, 1, 1, 1, 5, 5, 5, die, ...more)
    }
    expect(hit(3).leader('liebert')).toMatchObject({ silentUntil: 4, unit: 'l5' })
    const dead = hit(2, 1, 1)
    expect(dead.leader('liebert')).toMatchObject({ silentUntil: 4, unit: '-' })
    expect(dead.hand('liebert')).toMatchObject({ ace: 0, number: 1 })
    const silent = position({
      turn: 3,
      phase: 1,
      units: { l5: '1200,800 0 line' },
      leaders: { liebert: { silentUntil: 3 } },
    })
    expect(silent.whyNot('order l5 turn')).toBe('es.general.hurt silent')
  })

  it('es.general.disturbed: an enemy within two inches sends a commander alone to his nearest unit', () => {
    const table = position({
      side: 'german',
      units: { ir80: '1200,600 6 line', l5: '1200,900 0 line' },
      leaders: { liebert: { at: '1200,700' } },
    })
    table.act('order ir80 move', 6, 6).act('advance 80').act('halt').act('end-phase')
    expect(table.leader('liebert')).toMatchObject({ at: '1200,900' })
  })
})

describe('the turn', () => {
  it('es.turn.initiative, es.turn.sequence: a die, one more for having had it, for combats won, less for routs; the winner chooses', () => {
    const table = begin('one-battalion')
    const [french, german] = table.told('initiative-rolled').slice(-2)
    expect([french?.['side'], german?.['side']]).toEqual(['french', 'german'])
    expect(table.asked.endsWith('who-is-first')).toBe(true)
    const winner = table.asked.split(' ')[0]!
    table.roll('go-second')
    expect(table.asked).toBe(`${winner === 'french' ? 'german' : 'french'} free-phase`)
  })

  it('es.turn.length, es.victory.hold: the lesson lasts six turns; with no unit on the crest it is drawn', () => {
    const table = begin('one-battalion')
    while (table.ending === undefined) table.roll(table.may('go-first') ? 'go-first' : 'end-phase')
    expect(table.told('turn-began')).toHaveLength(6)
    expect(table.ending).toBe('nobody held')
  })

  it('es.victory.hold: both sides see how many units hold the crest now; in a battle for an exit none are counted', () => {
    const told = (scenario: string) => {
      const { game, g } = begin(scenario)
      const { known } = game.view(1)
      const figures = tally(g.campaign, known).filter(({ key }) => key === 'on-crest')
      return { known: known['onCrest'], figures: figures.map(({ value }) => value) }
    }
    expect(told('charges-of-floing')).toEqual({ known: { french: 1, german: 0 }, figures: [1, 0] })
    expect(told('escape')).toEqual({ known: null, figures: [] })
  })

  it('es.turn.side-turn, es.turn.free-phase: the free phase is over when the side says so, and a unit acts once in it', () => {
    const table = position({ units: { l5: '1200,800 0 line' } })
      .act('order l5 turn')
      .act('face 3')
    expect(table.whyNot('order l5 turn')).toBe('es.turn.free-phase acted')
    expect(table.whyNot('order ir80 turn')).toBe('es.turn.side-turn not-yours')
    table.act('end-phase')
    expect(table.asked).toBe('french command-phase')
  })

  it('es.leaders.roll: who may have a leader has one on five or six', () => {
    const table = begin('charges-of-floing')
    const rolls = table.told('draw').filter(({ label }) => label === 'elite-leader')
    const rolled = 'l5 l37 l89 fb1 ca1 ca3 hu1 cc6 ir80 ir87 ir88 xi1 ir46 ir50 v1'.split(' ')
    expect(rolls).toHaveLength(rolled.length)
    expect(table.unit('ch6')).toMatchObject({ leader: true })
    expect(rolled.map((unit) => table.unit(unit)['leader'])).toEqual(rolls.map(({ value }) => Number(value) >= 5))
  })
})

describe('morale', () => {
  it('es.morale.check: six stands and a leader pass on any die; three stands with a chit need a four', () => {
    const table = position({
      units: { l5: ['1200,800 0 line', { leader: true }], l37: ['1200,600 0 line', { figures: 12, chits: 1 }] },
    })
    const check = (unit: string, die: number) => {
      const { g } = table
      g.chance.follow([die])
      const passed = passesCheck(g, table.row(unit))
      g.chance.release()
      return passed
    }
    expect(check('l5', 1)).toBe(true)
    expect([check('l37', 3), check('l37', 4)]).toEqual([false, true])
  })

  it('es.morale.rally: at once, but by a check in skirmish order unless the infantry is light', () => {
    const units = {
      l5: ['1200,800 0 skirmish', { chits: 2, figures: 8 }],
      ch6: ['1200,600 0 skirmish', { chits: 2 }],
      l37: ['1200,400 0 line', { chits: 2 }],
    } as const
    expect(position({ units }).act('order l37 rally').unit('l37')).toMatchObject({ chits: 1 })
    expect(position({ units }).act('order ch6 rally').unit('ch6')).toMatchObject({ chits: 1 })
    expect(position({ units }).act('order l5 rally', 5).unit('l5')).toMatchObject({ chits: 2 })
    expect(position({ units }).act('order l5 rally', 6).unit('l5')).toMatchObject({ chits: 1 })
    expect(position({ units: { l89: '1200,800 0 line' } }).whyNot('order l89 rally')).toBe('es.morale.rally no-chit')
  })

  it('es.morale.chits, es.morale.rout, es.morale.contagion, es.withdraw.way: six chits on six stands: 15 inches, and a chit for the friend six inches off', () => {
    const fire = (leader: boolean, friend: number) =>
      position({
        side: 'german',
        units: {
          ir80: '1200,460 6 line',
          l5: ['1200,600 0 line', { chits: 5, leader }],
          l37: `${friend},760 0 column`,
        },
      }).act('order ir80 fire')
    const routed = fire(false, 1200 - 72 - 96 - 24).act('fire l5', 6, 6, 1, 1, 1, 1, 1, 1, /* four dice */ 3, 5, 1, 6)
    expect(routed.unit('l5')).toMatchObject({ routing: true, at: '1200,840', facing: 6, chits: 6 })
    expect(routed.unit('l37')).toMatchObject({ chits: 1 })
    expect(
      fire(false, 1200 - 72 - 97 - 24)
        .act('fire l5', 6, 6, 1, 1, 1, 1, 1, 1, 3, 5, 1, 6)
        .unit('l37'),
    ).toMatchObject({ chits: 0 })
    expect(fire(true, 1000).act('fire l5', 6, 6, 1, 1, 1, 1, 1, 1).unit('l5')).toMatchObject({
      routing: false,
      chits: 6,
    })
  })

  it('es.withdraw.way: straight away from the foe; where no way is free to its end, the farthest', () => {
    const back = (more: Record<string, Standing>) => {
      const table = position({ units: { l5: '1200,656 0 line', ir80: '1200,600 6 line', ...more } })
      table.g.chance.follow([1, 1, 1, 1])
      withdraw(table.g, table.row('l5'), table.row('ir80'))
      table.g.chance.release()
      return table.where('l5')
    }
    expect(back({})).toBe('1200,720 6')
    // Five inches off stands an enemy: nowhere does it go the whole way, and straight away three inches, to two from him.
    expect(back({ ir87: '1200,760 0 line' })).toBe('1200,704 6')
  })

  it('TV16: a side that has lost 80 stands takes four chits for a lost close combat, two for each of its causes', () => {
    const sides = { stands: 80, exited: 0, won: 0, wonBefore: 0, routs: 0, routsBefore: 0 }
    const table = position({
      side: 'german',
      units: { ir80: '1200,600 6 line', l5: '1200,656 0 line' },
      state: { side: { french: { ...sides, chits: 2 }, german: { ...sides, stands: 0, chits: 1 } } },
    })
    table.act('order ir80 charge').act('charge l5', 1)
    // Thirty-six and six more against six: the loser takes no hits, and goes its way.
    table.act('stand', ...[6, 6, 6, 6, 6, 5], ...[1, 1, 1, 1, 1, 1], 4, 1, 1, 1, 1)
    expect(table.unit('l5')).toMatchObject({ chits: 4 })
  })

  it('es.victory.army-morale: 80 stands lost, and each cause brings two chits; 120, three', () => {
    const end = (stands: number) => {
      const table = position({
        side: 'german',
        units: { l5: '1200,800 0 line', ir80: '1200,300 6 line' },
        state: {
          side: {
            french: { chits: 1, stands, exited: 0, won: 0, wonBefore: 0, routs: 0, routsBefore: 0 },
            german: { chits: 1, stands: 0, exited: 0, won: 0, wonBefore: 0, routs: 0, routsBefore: 0 },
          },
        },
      })
      for (let phase = 0; phase < 4; phase++)
        table.game.act(table.game.play.actions.at(table.game.play.actions.length - 1))
      return table
    }
    expect(end(79).side('french')).toMatchObject({ chits: 1 })
    expect(end(80).side('french')).toMatchObject({ chits: 2 })
    expect(end(120).side('french')).toMatchObject({ chits: 3 })
  })
})

describe('what cannot be done', () => {
  it('es.command.range, es.command.out: says who commands the unit, how far he is, and how far he is heard', () => {
    const table = position({ phase: 1, units: { l5: '1900,800 0 line', ir80: '1900,744 6 line' } })
    expect(table.sentence('order l5 move')).toBe('Liebert is 43.4 inches from l5 and is heard to 36.')
    const free = position({ units: { l5: '1900,800 0 line', ir80: '1900,744 6 line' } })
    expect(free.sentence('order l5 charge')).toMatch(/out of command.*liebert is 43\.4 inches away/)
  })

  it('es.assault.declare, es.general.attach: says how far it is', () => {
    const table = position({ units: { l5: '1200,656 0 line', ir80: '1200,600 6 line', ir87: '1200,500 6 line' } })
    expect(table.sentence('attach liebert l5')).toBe('Liebert is 3.3 inches from l5 and joins it within two.')
    table.act('order l5 charge')
    expect(table.sentence('charge ir87')).toBe('Ir87 is 8.3 inches from l5, which charges within two.')
  })

  it('es.fire.priority, es.move.friends, es.move.steps: names the first target, the friend a move would end on, and the distance gone', () => {
    const table = position({ units: { l5: '1200,800 0 line', ir80: '1200,600 6 line', ir87: '1400,560 6 line' } })
    table.act('order l5 fire')
    expect(table.sentence('fire ir87')).toBe('L5 fires before ir87 at: ir80.')
    const march = position({ units: { l5: '1200,800 0 line', l37: '1200,736 0 line' } }).act('order l5 move', 3, 3)
    expect(march.sentence('advance 64')).toBe('L5 would end on l37.')
    march.act('advance 16')
    expect(march.sentence('advance 16')).toMatch(/gone 1 inch already/)
  })
})
