import { describe, expect, it } from 'vitest'
import { isFit } from '#engine/escape-from-sedan/cards/command.ts'
import { modifiersOf } from '#engine/escape-from-sedan/combat/modifiers.ts'
import { aimAt } from '#engine/escape-from-sedan/fire/aim.ts'
import { saveNeeded } from '#engine/escape-from-sedan/fire/saves.ts'
import { pipsLeft } from '#engine/escape-from-sedan/ground/dice.ts'
import { position, type Standing, type Table } from './table.ts'

/** Positions that were reckoned by hand from the words of the rulebook before they were tried. */

const sides = { chits: 1, stands: 0, exited: 0, won: 0, wonBefore: 0, routs: 0, routsBefore: 0 }
const aim = (table: Table, unit: string, target: string) => aimAt(table.g, table.row(unit), table.row(target), 'own')

describe('initiative', () => {
  it('es.turn.initiative: 3 and 1 for having had it, 2 for combats, less 1 for a rout, against 4 and 1: a tie, rolled again', () => {
    const table = position({
      turn: 2,
      side: 'german',
      units: { l5: '1200,900 0 line', ir80: '1200,200 6 line' },
      state: { side: { french: { ...sides, won: 2, routs: 1 }, german: { ...sides, won: 1 } } },
    })
    table.act('end-phase').act('end-phase').act('end-phase')
    table.act('end-phase', 3, 4, 3, 5)
    expect(table.told('initiative-rolled')).toHaveLength(4)
    expect(table.asked).toBe('german who-is-first')
  })

  it('es.turn.initiative: a unit that routs twice in a turn costs its side one', () => {
    const table = position({
      side: 'german',
      units: { ir80: '1200,460 6 line', l5: ['1200,600 0 line', { chits: 5 }] },
    })
    table.act('order ir80 fire').act('fire l5', 6, 6, 1, 1, 1, 1, /* saves */ 1, 1, /* the way */ 1, 1, 1, 1)
    table.act('end-phase').act('end-phase', /* its check fails, and it routs again */ 1, 1, 1, 1, 1)
    table.act('end-phase').act('end-phase', /* 3 and 1, less 1, against 2 */ 3, 2)
    expect(table.asked).toBe('french who-is-first')
  })
})

describe('chits, routs, rallies', () => {
  it('es.morale.rally: six chits on six stands in rout: a five routs again, a six brings it back', () => {
    const start = () =>
      position({ units: { l5: ['1200,600 6 line', { chits: 6, routing: true }], ir80: '1200,200 6 line' } })
    expect(start().act('order l5 rally', 5, 1, 1, 1, 1).unit('l5')).toMatchObject({ routing: true, at: '1200,664' })
    expect(start().act('order l5 rally', 6).unit('l5')).toMatchObject({ routing: false, chits: 5, at: '1200,600' })
  })

  it('es.general.stand: a commander with a unit counts for the chits it bears', () => {
    const table = position({
      side: 'german',
      units: { ir80: '1200,460 6 line', l5: ['1200,600 0 line', { chits: 5 }] },
      leaders: { liebert: { unit: 'l5', at: '1200,600' } },
    })
    table.act('order ir80 fire').act('fire l5', 6, 6, 1, 1, 1, 1, 1, 1)
    expect(table.unit('l5')).toMatchObject({ chits: 6, routing: false })
  })

  it('es.assault.morale: two stands with a chit fail at four, withdraw, and with the second chit rout', () => {
    const table = position({
      side: 'german',
      units: { ir80: ['1200,600 6 line', { figures: 8, chits: 1 }], l5: '1200,656 0 line' },
    })
    table.act('order ir80 charge').act('charge l5', 4, 1, 1, 1, 1, 1, 1, 1, 1)
    expect(table.unit('ir80')).toMatchObject({ chits: 2, at: '1200,472', facing: 0, routing: true })
  })

  it('es.victory.army-morale: a failed counter-charge costs two chits at that level too', () => {
    const table = position({
      phase: 1,
      units: { l5: ['1200,800 0 line', { chits: 1 }], ul10: '1200,600 6 line' },
      state: { side: { french: sides, german: { ...sides, chits: 2 } } },
    })
    table.act('order l5 rally').act('end-phase').act('react ul10').act('counter-charge l5 6', 1, 1, 1)
    expect(table.unit('ul10')).toMatchObject({ chits: 2 })
  })
})

describe('cards', () => {
  it('es.cards.kinds: of every kind of unit, for fire and for all else', () => {
    const { g, row } = withRows()
    const fit = (unit: string, action: 'fire' | 'limber' | 'charge' | 'move') =>
      (['ace', 'number', 'face'] as const).filter((card) => isFit(g, row(unit), action, card)).join(' ')
    expect(['l5', 'fb1', 'mg1', 'hb1', 'hu1', 'cu1', 'kur5', 'sg'].map((unit) => fit(unit, 'fire'))).toEqual([
      'ace number',
      'ace',
      'ace',
      'ace',
      'ace number face',
      'ace number',
      'ace number',
      'ace',
    ])
    expect(['l5', 'fb1', 'hb1', 'ghb', 'hu1', 'cu1'].map((unit) => fit(unit, 'move'))).toEqual([
      'ace number',
      'ace number',
      'ace number face',
      'ace number face',
      'ace number face',
      'ace number',
    ])
  })

  it('es.cards.price: guns that fire in the second phase need two Aces; who has done nothing in the first pays two as well', () => {
    const units = { fb1: '1200,800 0 unlimbered', ir80: '1200,500 6 line' }
    expect(position({ phase: 2, units, hands: { liebert: [1, 5, 0, 0] } }).whyNot('order fb1 fire')).toBe(
      'es.cards.price too-few',
    )
    expect(position({ phase: 2, units, hands: { liebert: [2, 0, 0, 0] } }).may('order fb1 fire')).toBe(true)
    const table = position({ phase: 1, units: { l5: '1200,800 0 line', l37: '1500,800 0 line' } })
    table.act('order l5 turn').act('face 3').act('end-phase').act('order l37 turn').act('face 3')
    expect(table.hand('liebert')).toMatchObject({ number: 2 })
  })

  it('es.general.points: three points are two phases; none for a commander who has helped others, and the refusal says so', () => {
    const start = (cards: number) =>
      position({
        phase: 1,
        units: { l5: '1200,800 0 line', l37: '1500,800 0 line' },
        leaders: { liebert: { unit: 'l5', at: '1200,800' } },
        hands: { liebert: [0, cards, 0, 0] },
      })
    const alone = start(0)
    alone.act('order l5 turn').act('face 3').act('end-phase').act('order l5 turn').act('face 6').act('end-phase')
    expect(alone.leader('liebert')).toMatchObject({ points: 0 })
    expect(alone.whyNot('order l5 turn')).toBe('es.cards.price too-few')
    const others = start(1).act('order l37 turn').act('face 3')
    expect(others.whyNot('order l5 turn')).toBe('es.general.points helped-others')
    expect(others.sentence('order l5 turn')).toMatch(/another unit this turn.*1 card needed, and 0 fit/)
    expect(others.whyNot('order l5 fire')).toBe('es.cards.price too-few')
  })

  it('es.cards.joker: not for a commander who is hurt or helps his own; with the leader it had, and nothing of what it did before', () => {
    const gone = { fate: 2, at: '-', figures: 0, led: true, moving: true, active: true, still: 3 }
    const units = { l5: '1200,800 0 line', l37: ['0,0 0 line', gone] } as const
    const start = (liebert: Record<string, number | string | boolean>) =>
      position({ phase: 1, turn: 3, units, hands: { liebert: [0, 1, 0, 1] }, leaders: { liebert } })
    expect(start({ silentUntil: 3 }).whyNot('bring-back l37')).toBe('es.general.hurt silent')
    const helping = start({ unit: 'l5', at: '1200,800', helpedOwn: true })
    expect(helping.whyNot('bring-back l37')).toBe('es.general.points helps-own')
    const back = start({}).act('bring-back l37')
    expect(back.unit('l37')).toMatchObject({ leader: true, figures: 24, moving: false, active: false, still: 0 })
    expect(back.leader('liebert')).toMatchObject({ helpedOthers: true })
  })

  it('es.command.out: out of command a Dreyse fires at eight inches, not at a sixteenth more', () => {
    const may = (gap: number) =>
      position({
        side: 'german',
        units: { ir80: '1200,300 6 line', l5: `1200,${324 + gap} 0 line` },
        leaders: { gersdorff: { at: '2200,1100' } },
      }).may('order ir80 fire')
    expect([may(128), may(129)]).toEqual([true, false])
  })
})

describe('reactions', () => {
  it('es.reaction.who: who rallies for a card is fired at where it stands, who does nothing is not', () => {
    const table = position({
      phase: 1,
      units: { l5: ['1200,800 0 line', { chits: 1 }], l37: '1360,800 0 line', ir80: '1280,600 6 line' },
    })
    table.act('order l5 rally').act('end-phase').act('react ir80')
    expect(table.actions('volley')).toEqual(['volley l5 0'])
    expect(table.whyNot('volley l37 0')).toBe('es.reaction.who not-active')
  })

  it('es.reaction.fire, es.fire.columns: horsemen on foot fire in the second column, mounted ones not at all', () => {
    const table = position({
      phase: 1,
      units: {
        l5: ['1200,800 0 line', { chits: 1 }],
        ul10: ['1200,650 6 line', { dismounted: true }],
        dr5: '1500,650 6 line',
      },
    })
    table.act('order l5 rally').act('end-phase')
    expect(table.actions('react')).toEqual(['react ul10'])
    table.act('react ul10').act('volley l5 0', 4, 5, 5, 1, 1, 1, /* saves at five */ 1, 5)
    expect(table.last('volley-fired')).toMatchObject({ needed: 5, possible: 2 })
  })

  it('es.reaction.fire: who comes from 17 inches to 14 is fired at from the first inch on', () => {
    const table = position({ phase: 1, units: { l5: '1200,800 0 line', ir80: '1200,504 6 line' } })
    table.act('order l5 move', 1, 2).act('advance 48').act('halt').act('end-phase').act('react ir80')
    expect(table.actions('volley')).toEqual(['volley l5 1', 'volley l5 2', 'volley l5 3'])
  })

  it('es.reaction.counter-charge: eight inches off, five pips are a chit, six a close combat', () => {
    const start = () =>
      position({ phase: 1, units: { l5: ['1200,800 0 line', { chits: 1 }], ul10: '1200,644 6 line' } })
        .act('order l5 rally')
        .act('end-phase')
        .act('react ul10')
    // Of 216 ways that three dice fall ten show five pips or fewer; with a pivot the lowest is dropped.
    expect(start().odds('counter-charge l5 6')).toEqual({ gap: 8, reaches: expect.closeTo(206 / 216) })
    expect(start().act('counter-charge l5 6', 1, 2, 2).unit('ul10')).toMatchObject({ chits: 1 })
    const home = start()
    // It has come six inches, so it is moving: one more on each die for charging in line.
    home.act('counter-charge l5 6', 2, 2, 2, 1, ...[1, 1, 1, 1, 1, 1], ...[6, 6, 6, 6, 6, 6], 6, 1, 1, 1, 1)
    expect(home.last('fought')).toMatchObject({ target: 'l5', attackers: 12, defenders: 36 })
  })

  it('es.fire.together: who falls to the last figure has fired with all it had', () => {
    const table = position({ phase: 1, units: { l5: '1200,800 0 line', ir80: ['1200,620 6 line', { figures: 1 }] } })
    table.act('order l5 fire').act('fire ir80').act('end-phase').act('react ir80')
    table.act('volley l5 0', 4, 1, 1, 1, 1, 1, /* the Germans */ 4, /* the French save */ 5)
    expect(table.unit('ir80')).toMatchObject({ fate: 2 })
    expect(table.told('losses-taken')).toHaveLength(2)
  })
})

describe('leaving the table', () => {
  it('es.victory.exits: in a command phase the enemy fires at who leaves before it is gone', () => {
    const table = position({ phase: 1, units: { l5: '1200,60 0 line', ir80: '1400,60 9 line' } })
    table.act('order l5 move', 2, 1).act('leave-table')
    expect(table.side('french')).toMatchObject({ exited: 0 })
    table.act('end-phase').act('react ir80')
    expect(table.actions('volley')).toEqual([0, 1, 2, 3].map((inch) => `volley l5 ${inch}`))
    table.act('volley l5 3', 4, 4, 1, 1, 1, 1, 5, 4)
    expect(table.unit('l5')).toMatchObject({ fate: 4, figures: 23 })
    expect(table.side('french')).toMatchObject({ exited: 6 })
  })

  it('es.victory.exits: who breaks under that fire does not leave', () => {
    const table = position({ phase: 1, units: { l5: ['1200,28 0 line', { chits: 5 }], ir80: '1400,60 9 line' } })
    table.act('order l5 move', 6, 6).act('leave-table').act('end-phase').act('react ir80')
    table.act('volley l5 1', 6, 6, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1)
    expect(table.unit('l5')).toMatchObject({ routing: true, leaving: false })
    expect(table.side('french')).toMatchObject({ exited: 0 })
  })

  it('es.victory.exits, es.move.road: a road column follows the road out, as far as its dice go', () => {
    const start = (y: number, phase: number) =>
      position({
        phase,
        units: { l5: `2100,${y} 0 road-column` },
        leaders: { liebert: { at: '2100,300' } },
      }).act('order l5 road', 1, 1, 1, 1)
    // Its front is 72 ahead of its centre, and four inches are 64.
    expect(start(137, 0).whyNot('leave-table')).toBe('es.victory.exits too-far')
    expect(start(136, 0).act('leave-table').side('french')).toMatchObject({ exited: 6 })
    expect(start(136, 1).act('leave-table').act('end-phase').side('french')).toMatchObject({ exited: 6 })
  })
})

describe('fire', () => {
  it('es.fire.needed: 44 pairs of weapon and target come to what the chart says', () => {
    const need = (own: string, target: string, facing: number) => {
      const [unit = '', where = ''] = own.split(': ')
      const [enemy = '', formation = ''] = target.split(' ')
      const units = { [unit]: `1200,800 ${where}`, [enemy]: `1200,600 ${facing} ${formation}` }
      return aim(position({ units }), unit, enemy)?.needed
    }
    const targets: readonly (readonly [string, number])[] = [
      ['ir80 line', 6],
      ['ir80 skirmish', 6],
      ['ir80 line', 3],
      ['ir80 skirmish', 3],
      ['ir80 column', 6],
      ['ir80 column', 3],
      ['ir80 square', 6],
      ['xi1 unlimbered', 6],
      ['xi1 limbered', 6],
      ['ul10 column', 6],
      ['ul10 line', 3],
    ]
    const row = (own: string) => targets.map(([target, facing]) => need(own, target, facing))
    expect(row('l5: 0 line')).toEqual([4, 5, 2, 3, 3, 2, 2, 4, 3, 3, 2])
    expect(row('fb1: 0 unlimbered')).toEqual([5, 6, 3, 4, 4, 3, 3, 5, 4, 4, 3])
    expect(row('hb1: 0 unlimbered')).toEqual([6, 6, 4, 5, 5, 4, 4, 6, 5, 5, 4])
    expect(row('ca1: 0 line')).toEqual([6, 6, 4, 5, 5, 4, 4, 6, 5, 5, 4])
  })

  it('es.fire.siege, es.fire.ranges: 28 inches are too near for siege guns, 56 not too far; mitrailleuses reach 30', () => {
    const siege = (gap: number) =>
      aim(
        position({ side: 'german', units: { sg: '1200,100 6 unlimbered', l5: `1200,${136 + gap} 0 line` } }),
        'sg',
        'l5',
      )
    expect([siege(448), siege(449)?.long, siege(896)?.long, siege(897)]).toEqual([undefined, false, false, undefined])
    const guns = (gap: number) =>
      aim(position({ units: { mg1: '1200,900 0 unlimbered', ir80: `1200,${864 - gap} 6 line` } }), 'mg1', 'ir80')
    expect([guns(480)?.long, guns(481)]).toEqual([true, undefined])
  })

  it('es.fire.sixes: natural sixes that miss because of chits still give chits; both shots of a Krupp count together', () => {
    const tired = position({ units: { hb1: ['1200,800 0 unlimbered', { chits: 2 }], ir80: '1200,620 6 line' } })
    tired.act('order hb1 fire').act('fire ir80', 6, 6, 5, 5, 6, 6)
    expect(tired.last('volley-fired')).toMatchObject({ possible: 0, sixes: 4 })
    expect(tired.unit('ir80')).toMatchObject({ chits: 2 })
    const krupp = position({ side: 'german', units: { xi1: '1200,96 6 unlimbered', l5: '1200,772 0 line' } })
    krupp.act('order xi1 fire').act('fire l5', 6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 5, 5)
    expect(krupp.last('volley-fired')).toMatchObject({ possible: 2, counted: 2, sixes: 2 })
    expect(krupp.unit('l5')).toMatchObject({ chits: 1 })
  })

  it('es.fire.dice, es.fire.arc: a chit and a turn take a pip each of every die', () => {
    const chit = position({ units: { l5: ['1200,800 0 line', { chits: 1 }], ir80: '1200,620 6 line' } })
    chit.act('order l5 fire').act('fire ir80', 4, 4, 5, 5, 6, 6, 4, 4, 4, 4)
    // What a die has to show.
    expect(chit.last('volley-fired')).toMatchObject({ needed: 5, possible: 4, sixes: 2 })
    const aside = position({ units: { l5: '1152,800 0 line', ir80: '1300,700 6 column' } })
    expect(aim(aside, 'l5', 'ir80')?.bearing).toEqual({ straight: [4, 5], turned: [0, 1, 2, 3] })
    aside.act('order l5 fire').act('fire ir80', 3, 2, /* turned, at three */ 3, 4, 5, 6, 4, 4, 4, 4)
    expect(aside.last('volley-fired')).toMatchObject({ needed: 3, possible: 4, sixes: 1 })
  })

  it('es.fire.rows, T11: a column facing east is enfiladed from 173 aside at 300, not from 174', () => {
    const row = (x: number) =>
      aim(position({ units: { ir80: '1000,600 3 column', l5: `${x},264 6 column` } }), 'l5', 'ir80')?.row
    expect([row(1173), row(1174)]).toEqual([2, 1])
  })

  it('es.saves.table, es.leaders.stand: a leader lifts five stands to the column of six; a battery by its guns; a begun stand counts', () => {
    const save = (unit: string, formation: string, figures: number, leader = false) => {
      const table = position({ units: { [unit]: [`1200,600 0 ${formation}`, { figures, leader }] } })
      return saveNeeded(table.g, table.row(unit))
    }
    expect([6, 5, 4, 3, 2, 1].map((guns) => save('fb1', 'unlimbered', guns))).toEqual([4, 4, 5, 5, 6, 6])
    expect([save('ca1', 'line', 10), save('ca1', 'line', 10, true), save('ca1', 'line', 9)]).toEqual([5, 3, 5])
    expect(save('fb1', 'unlimbered', 4, true)).toBe(4)
  })

  it('es.saves.table: a hit costs two figures at 2X; a chit takes a pip of every save', () => {
    const horse = position({ units: { l5: '1200,800 0 line', ul10: ['1200,620 6 line', { figures: 4 }] } })
    expect(horse.act('order l5 fire').act('fire ul10', 4, 1, 1, 1, 1, 1).unit('ul10')).toMatchObject({ figures: 2 })
    const foot = position({ units: { l5: '1200,800 0 line', ir80: ['1200,620 6 line', { chits: 1 }] } })
    foot.act('order l5 fire').act('fire ir80', 4, 5, 1, 1, 1, 1, 4, 5)
    expect(foot.unit('ir80')).toMatchObject({ figures: 23 })
  })
})

describe('close combat', () => {
  it('es.assault.modifiers: what they come to, all that apply', () => {
    const sum = (
      standing: Standing,
      unit: string,
      charging = false,
      rear = false,
      more: Record<string, Standing> = {},
    ) => {
      const table = position({ units: { [unit]: standing, ...more } })
      return modifiersOf(table.g, table.row(unit), { charging, obstacle: false, rear }).total
    }
    const moving = { moving: true }
    expect(sum('1200,600 0 line', 'g1')).toBe(2)
    expect(sum('1200,600 0 skirmish', 'gj')).toBe(1)
    expect(sum('250,250 0 skirmish', 'gj')).toBe(2)
    expect(sum('250,250 0 line', 'ch6')).toBe(0)
    expect(sum('250,250 0 skirmish', 'l5')).toBe(-2)
    expect(sum('1200,600 0 skirmish', 'ir80')).toBe(-1)
    expect(sum('1200,600 0 skirmish', 'lw1')).toBe(-2)
    expect(sum('1200,600 0 square', 'ir80')).toBe(2)
    expect(sum('1200,600 0 line', 'hu1', true)).toBe(0)
    expect(sum(['1200,600 0 line', moving], 'hu1', true)).toBe(1)
    expect(sum(['1200,600 0 line', moving], 'hu1')).toBe(0)
    expect(sum('1200,600 0 skirmish', 'hu1')).toBe(-3)
    expect(sum(['1200,600 0 line', moving], 'kur5', true, false, { ul10: '1200,640 0 line' })).toBe(3)
    expect(sum('250,710 0 line', 'l5', true)).toBe(1)
    expect(sum(['1200,600 0 line', { chits: 2 }], 'gm1')).toBe(-3)
    expect(sum(['1200,600 0 line', { routing: true, chits: 6 }], 'l5')).toBe(-8)
    expect(sum('1200,600 0 line', 'l5', false, true)).toBe(-1)
  })

  it('es.assault.withdraw: foot from foot and horse from horse may withdraw, guns from horse, foot from horse not', () => {
    const may = (charger: string, charged: string, gap: string) => {
      const table = position({ side: 'german', units: { [charger]: '1200,600 6 line', [charged]: gap } })
      table.roll(`order ${charger} charge`).roll(`charge ${charged}`)
      return table.asked === 'french charge-morale' && table.may('withdraw')
    }
    expect(may('ir80', 'l5', '1200,656 0 line')).toBe(true)
    expect(may('ul10', 'ca1', '1200,664 0 line')).toBe(true)
    expect(may('ul10', 'fb1', '1200,672 0 unlimbered')).toBe(true)
    expect(may('ul10', 'l5', '1200,660 0 line')).toBe(false)
  })

  const near = (enemy: Standing, more: Record<string, Standing> = {}) =>
    position({ side: 'german', units: { ir80: '1200,600 6 line', l5: enemy, ...more } })
      .act('order ir80 charge')
      .act('charge l5', 1)

  it('es.assault.losses, es.assault.winner: 28 against 21, three hits and a third of them back, three sixes try the leader', () => {
    const beaten = (leader: number) =>
      near(['1200,656 0 line', { leader: true }])
        .act('stand', 6, 6, 6, 2, 1, 1, ...[3, 3, 3, 3, 3, 3, 3], 4, /* saves */ 5, 5, 4, 4, leader, 1, 1, 1, 1)
        .unit('l5')
    expect(beaten(3)).toMatchObject({ figures: 23, chits: 2, leader: true })
    expect(beaten(1)).toMatchObject({ figures: 23, chits: 3, leader: false })
  })

  it('es.assault.morale: twelve figures are outnumbered twice by six stands, thirteen are not', () => {
    const odds = (figures: number) => Object.keys(near(['1200,656 0 line', { figures }]).odds('stand'))
    expect([odds(12).includes('stands'), odds(13).includes('stands')]).toEqual([true, false])
  })

  it('es.assault.lock: 28 is twice 14, 27 is not', () => {
    const may = (last: number) =>
      near(['1200,656 0 line', { figures: 16 }])
        .act('stand', 6, 5, 4, 4, last, 1, ...[5, 5, 3, 1], 4, /* two hits and one back, saved */ 5, 5, 4, 1, 1, 1, 1)
        .may('lock')
    expect([may(2), may(1)]).toEqual([true, false])
  })

  it('es.assault.touching: a neighbour who is touched fights with all its stands, and loses with who was charged', () => {
    // Two lines side by side, and a German one before where they meet.
    const units = { ir80: '1272,600 6 line', l5: '1200,656 0 line', l37: '1344,656 0 line' }
    const start = (more: Standing) =>
      position({ side: 'german', units: { ...units, l37: more } })
        .act('order ir80 charge')
        .act('charge l5', 1)
    const table = start(units.l37)
    table.act('stand', ...[6, 6, 6, 6, 6, 5], ...[1, 1, 1, 1, 1, 1], ...[1, 1, 1, 1, 1, 1], 4, 1, 1, 1, 1, 1, 1, 1, 1)
    expect(table.last('fought')).toMatchObject({ attackers: 41, defenders: 12 })
    // Each straight away from him: 72 aside and 24 behind is nearest to facing 4, and to 8.
    expect(table.unit('l5')).toMatchObject({ chits: 2, facing: 8 })
    expect(table.unit('l37')).toMatchObject({ chits: 2, facing: 4 })
    // Three sixes try the leader of the one that has one.
    const led = start(['1344,656 0 line', { leader: true }])
    led.act(
      'stand',
      ...[6, 6, 6, 5, 5, 5],
      ...[1, 1, 1, 1, 1, 1],
      ...[1, 1, 1, 1, 1, 1, 1],
      4,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
    )
    expect(led.unit('l37')).toMatchObject({ leader: false, chits: 3 })
    // An eighth of an inch behind the front of the other is touching, a sixteenth more is not.
    const close = start('1344,658 0 line')
    close.act('stand', ...[6, 6, 6, 6, 6, 5], ...[1, 1, 1, 1, 1, 1], ...[1, 1, 1, 1, 1, 1], 4, 1, 1, 1, 1, 1, 1, 1, 1)
    expect(close.last('fought')).toMatchObject({ defenders: 12 })
    const apart = start('1344,659 0 line').act('stand')
    apart.act('no-more', ...[6, 6, 6, 6, 6, 5], ...[1, 1, 1, 1, 1, 1], 4, 1, 1, 1, 1)
    expect(apart.last('fought')).toMatchObject({ defenders: 6 })
  })

  it('es.assault.touching: a friend of the charger who touches who is charged attacks with all its stands, one a sixteenth too far does not', () => {
    const start = (neighbour: string) =>
      position({
        side: 'german',
        units: { ir80: '1128,600 6 line', ir87: [neighbour, { acted: true }], l5: '1200,656 0 line' },
      })
        .act('order ir80 charge')
        .act('charge l5', 1)
    // The neighbour brings twelve stands against six: the charged battalion is not tested for it, as it did not charge.
    const table = start('1290,632 6 line')
    table.act('stand', ...[3, 3, 3, 3, 3, 3], ...[4, 4, 4, 4, 4, 4], ...[5, 5, 5, 5, 5, 5], 4, 1, 1, 1, 1)
    expect(table.last('fought')).toMatchObject({ attackers: 54, defenders: 30, attackersWin: true })
    const apart = start('1290,629 6 line')
    apart.act('stand', ...[3, 3, 3, 3, 3, 3], ...[3, 3, 3, 3, 3, 4], 4, 1, 1, 1, 1)
    expect(apart.last('fought')).toMatchObject({ attackers: 24, defenders: 19 })
  })

  it('es.assault.lock: of two negative totals the higher wins, but it is never twice the other', () => {
    const table = position({
      side: 'german',
      units: { ir80: ['1200,600 6 line', { chits: 5 }], l5: ['1200,656 0 line', { chits: 5 }] },
    })
    table.act('order ir80 charge').act('charge l5', 5)
    table.act('stand', ...[3, 3, 3, 3, 3, 3], ...[4, 3, 3, 3, 3, 3], 4, /* falls back */ 1, 1, 1, 1)
    expect(table.last('fought')).toMatchObject({ attackers: -6, defenders: -11, attackersWin: true })
    expect(table.whyNot('lock')).toBe('es.assault.lock not-double')
  })

  it('es.assault.guns: a unit that beats the last gun of a battery takes the chit although no gunner is left', () => {
    const table = position({
      side: 'german',
      units: { ir80: '1200,600 6 line', fb1: ['1200,668 0 unlimbered', { figures: 1 }] },
    })
    table.act('order ir80 charge').act('charge fb1', 1)
    table.act('stand', /* outnumbered */ 6, ...[6, 6, 5, 5, 5, 1], 1, 4, /* no save at six */ 1, 6)
    expect(table.unit('fb1')).toMatchObject({ fate: 2, at: '-' })
    expect(table.unit('ir80')).toMatchObject({ chits: 1 })
    expect(table.told('guns-lost')).toEqual([])
  })

  it('es.assault.guns: who beats limbered guns takes a chit too; they withdraw as others do', () => {
    const table = position({ side: 'german', units: { ir80: '1200,600 6 line', fb1: '1200,676 0 limbered' } })
    table.act('order ir80 charge').act('charge fb1', 1)
    table.act('stand', 6, 6, 6, 6, 6, 5, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1)
    expect(table.last('fought')).toMatchObject({ attackers: 41, defenders: -6 })
    expect(table.unit('fb1')).toMatchObject({ fate: 1, chits: 2, facing: 6 })
    expect(table.unit('ir80')).toMatchObject({ chits: 1 })
  })
})

describe('dice of moves', () => {
  it('es.move.drops: high dice go first, then low ones, and nothing is left of three on bad ground with a turn and a friend', () => {
    expect(pipsLeft([6, 4, 2], 0, 'high', 1)).toBe(4)
    expect(pipsLeft([6, 4, 1], 0, 'high', 0)).toBe(5)
    expect(pipsLeft([4, 1], 1, 'none', 0)).toBe(3)
    expect(pipsLeft([6, 5, 2], 0, 'two-highest', 2)).toBe(0)
  })

  it('es.move.dice: by arm and formation, on and off the road', () => {
    const count = (unit: string, formation: string, verb = 'move', more = {}) => {
      const table = position({ units: { [unit]: [`2100,600 0 ${formation}`, more] } }).roll(`order ${unit} ${verb}`)
      return (table.about['dice'] as number[]).length // the dice that fell
    }
    const foot = ['line', 'skirmish', 'column', 'road-column'].map((formation) => count('l5', formation))
    expect([...foot, count('l5', 'road-column', 'road')]).toEqual([2, 2, 3, 3, 4])
    expect([count('ca1', 'line'), count('ca1', 'column'), count('ca1', 'road-column', 'road')]).toEqual([3, 4, 5])
    expect(count('ca1', 'line', 'move', { dismounted: true })).toBe(2)
    expect([count('fb1', 'limbered'), count('fb1', 'unlimbered'), count('fb1', 'limbered', 'road')]).toEqual([3, 1, 4])
    expect([count('hb1', 'limbered'), count('hb1', 'unlimbered'), count('hb1', 'limbered', 'road')]).toEqual([4, 1, 5])
  })
})

function withRows(): { g: Table['g']; row: (unit: string) => number } {
  const table = position({ units: { l5: '1200,800 0 line' } })
  return { g: table.g, row: (unit) => table.row(unit) }
}
