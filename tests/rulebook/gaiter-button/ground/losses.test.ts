import { describe, expect, it } from 'vitest'
import {
  ARTILLERY,
  CAVALRY,
  HEAVY_CAVALRY,
  INFANTRY,
  MITRAILLEUSES,
  NONE,
} from '#engine/gaiter-button/campaign/campaign.ts'
import { BATTLE } from '#engine/gaiter-button/combat/engaged.ts'
import { combatLosses } from '#engine/gaiter-button/combat/losses.ts'
import { resultOf } from '#engine/gaiter-button/combat/results.ts'
import { moraleOf } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { unitLosses } from '#engine/gaiter-button/ground/losses.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { loseOne, recoverable } from '#engine/gaiter-button/ground/strength.ts'
import { afterBattle, flagOf, left, marked, without, type Fought } from '../after-battle.ts'
import { FR, GE, scene, wholeGame, type Names, type Table } from '../table.ts'

/** One unit has to lose some of its strength; the last day ends when it has. */
function losing(
  name: string,
  count: number,
  more: { spareLast?: boolean; permanent?: boolean; arrange?: (g: G, names: Names) => void } = {},
): Table {
  return scene({
    turn: 10,
    counters: { rethel: [name], 'bar-le-duc': ['ge-g-1'] },
    ...(more.arrange ? { arrange: more.arrange } : {}),
    begin(g, names) {
      g.call(days, {})
      const { permanent = false, spareLast = false } = more
      g.call(unitLosses, { counter: names.counter(name), count, permanent, spareLast })
    },
  })
}
/** One side bears its losses, and nothing else happens. */
const bearing = (side: number, fought: Fought): Table =>
  afterBattle({ ...fought, begin: (g) => void g.call(combatLosses, { side }) })

const over = (table: Table): boolean => table.question === undefined
const fate = (table: Table, name: string): number => table.g.counter.fate.of(table.names.counter(name))

describe('GB 1.2, 8.3 – losses of a unit', () => {
  it('gb.losses.mitrailleuses: a unit loses infantry or artillery as its owner likes, never mitrailleuses', () => {
    const table = losing('fr-1-1', 2)
    expect(table.options).toEqual(['lose fr-1-1 infantry', 'lose fr-1-1 artillery', 'lose fr-1-1 heavy-artillery'])
    table.refuses('lose fr-1-1 mitrailleuses', 'gb.losses.mitrailleuses never')
    table.do('lose fr-1-1 infantry').do('lose fr-1-1 artillery')
    expect([left(table, 'fr-1-1', INFANTRY), left(table, 'fr-1-1', ARTILLERY)]).toEqual([4, 0])
    expect(over(table)).toBe(true)
  })

  it('gb.losses.mitrailleuses: they go with the last other SP of their unit', () => {
    const table = losing('fr-5-2', 9)
    expect(fate(table, 'fr-5-2')).toBe(FATE.eliminated)
    expect(left(table, 'fr-5-2', MITRAILLEUSES)).toBe(0)
  })

  it('gb.counters.losses: the second loss of a division is infantry, and morale falls, or artillery, and it stays (GB 1.2)', () => {
    const table = losing('fr-12-3', 1, {
      arrange: (g, names) => loseOne(g, names.counter('fr-12-3'), INFANTRY, true),
    })
    const division = table.names.counter('fr-12-3')
    table.do('lose fr-12-3 infantry')
    expect([left(table, 'fr-12-3', INFANTRY), moraleOf(table.g, division)]).toEqual([4, 4])
    const other = losing('fr-12-3', 1, {
      arrange: (g, names) => loseOne(g, names.counter('fr-12-3'), INFANTRY, true),
    })
    other.do('lose fr-12-3 artillery')
    expect([left(other, 'fr-12-3', INFANTRY), moraleOf(other.g, division)]).toEqual([5, 5])
  })

  it('gb.counters.losses: one kind left is lost without a question', () => {
    const table = losing('fr-5-3', 2, { arrange: without('fr-5-3', 'artillery') })
    expect(over(table)).toBe(true)
    expect(left(table, 'fr-5-3', INFANTRY)).toBe(2)
  })

  it('gb.counters.losses: another unit does not bear them', () => {
    const table = losing('fr-1-1', 1)
    table.refuses('lose fr-1-2 infantry', 'gb.counters.losses other-unit')
    table.refuses('lose fr-1-1 cavalry', 'gb.counters.losses none-left')
    expect(table.can('lose fr-1-1 infantry')).toBe(true)
  })

  it('gb.fatigue.last-point: with the last SP spared, one that would be destroyed keeps 1 SP of its owner’s choice', () => {
    const table = losing('fr-r-1', 5, { spareLast: true })
    table.do('lose fr-r-1 cavalry').do('lose fr-r-1 cavalry')
    expect(over(table)).toBe(true)
    expect([left(table, 'fr-r-1', CAVALRY), left(table, 'fr-r-1', ARTILLERY)]).toEqual([0, 1])
  })

  it('gb.counters.losses: only its owner learns what a unit lost', () => {
    const table = losing('fr-1-1', 1)
    table.do('lose fr-1-1 infantry')
    expect(table.told('point-lost', FR)).toHaveLength(1)
    expect(table.told('point-lost', GE)).toEqual([])
  })
})

describe('GB 15.5 – the combat result table', () => {
  const table = wholeGame()
  const at = (difference: number, amplitude: number, { rain = false, assault = false } = {}): (number | string)[] => {
    table.g.rain = rain
    const { winner, loser, rout } = resultOf(table.g, difference, amplitude, assault)
    return [`${winner}/${loser}`, rout]
  }

  it('gb.losses.table: rows by difference, columns by amplitude, each with both its ends', () => {
    expect(at(0, 30)).toEqual(['0/0', 0])
    expect(at(0, 31)).toEqual(['1/1', 0])
    expect(at(1, 15)).toEqual(['0/0', 1])
    expect(at(2, 16)).toEqual(['1/1', 1])
    expect(at(4, 46)).toEqual(['1/2', 1])
    expect(at(5, 1)).toEqual(['0/1', 2])
    expect(at(7, 45)).toEqual(['1/2', 2])
    expect(at(9, 120)).toEqual(['3/4', 3])
    expect(at(10, 60)).toEqual(['1/2', 3])
    expect(at(11, 60)).toEqual(['0/2', 3])
    expect(at(30, 61)).toEqual(['1/3', 3])
  })

  it('gb.losses.table: rain goes one column left, not beyond the first; an assault one right', () => {
    expect(at(3, 46, { rain: true })).toEqual(['0/1', 1])
    expect(at(5, 10, { rain: true })).toEqual(['0/1', 2])
    expect(at(3, 45, { assault: true })).toEqual(['1/2', 1])
    expect(at(3, 45, { assault: true, rain: true })).toEqual(['0/1', 1])
  })

  it('gb.losses.table: above 120 the last column counts, and that of the rest besides', () => {
    expect(at(5, 121)).toEqual(['4/5', 2])
    expect(at(5, 136)).toEqual(['5/5', 2])
    expect(at(5, 240)).toEqual(['8/8', 2])
  })

  it('gb.losses.table: a shift passes from the first column of the rest to the last one', () => {
    expect(at(5, 121, { rain: true })).toEqual(['4/4', 2])
    expect(at(5, 120, { assault: true })).toEqual(['4/5', 2])
  })
})

describe('GB 15.5 – who bears losses', () => {
  it('gb.losses.order: the first loss is the lead unit’s, the next any engaged unit’s', () => {
    const table = bearing(FR, { engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'], beside: ['fr-1-4'], due: [2, 0] })
    // Its first loss, on its most numerous arm: resolved without a question.
    expect(left(table, 'fr-1-2', INFANTRY)).toBe(3)
    expect(table.options).toEqual(['lose fr-1-2 infantry', 'lose fr-1-2 artillery', 'lose fr-1-3 infantry'])
    table.refuses('lose fr-1-4 infantry', 'gb.losses.order not-engaged')
    table.refuses('lose ge-g-1 infantry', 'gb.losses.order not-engaged')
    table.do('lose fr-1-3 infantry')
    expect(over(table)).toBe(true)
  })

  it('gb.losses.order: with a choice in the lead unit another unit is refused', () => {
    const table = bearing(FR, {
      engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'],
      due: [1, 0],
      arrange: (g, names) => loseOne(g, names.counter('fr-1-2'), INFANTRY, true),
    })
    table.refuses('lose fr-1-3 infantry', 'gb.losses.order lead-first')
    expect(table.options).toEqual(['lose fr-1-2 infantry', 'lose fr-1-2 artillery'])
  })

  it('gb.losses.numerous: the first loss of each unit falls on the arm of which it has most; of equals the owner chooses', () => {
    const table = bearing(FR, { engaged: ['fr-1-2', 'fr-5-2', 'ge-g-1'], due: [2, 0] })
    table.refuses('lose fr-5-2 mitrailleuses', 'gb.losses.mitrailleuses never')
    expect(table.options).toContain('lose fr-5-2 infantry')
    expect(table.options).toContain('lose fr-5-2 artillery')
    const other = bearing(FR, { engaged: ['fr-1-2', 'fr-1-1', 'ge-g-1'], due: [2, 0] })
    other.refuses('lose fr-1-1 artillery', 'gb.losses.numerous first-loss')
    expect(other.can('lose fr-1-1 infantry')).toBe(true)
  })

  it('gb.losses.numerous: a unit that lost something before, by fatigue too, is free', () => {
    const table = bearing(FR, {
      engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'],
      due: [2, 0],
      arrange: (g, names) => loseOne(g, names.counter('fr-1-3'), INFANTRY, false),
    })
    expect(table.can('lose fr-1-3 artillery')).toBe(true)
  })

  it('gb.losses.artillery: every third loss of the French is artillery, if none was before', () => {
    const table = bearing(FR, {
      engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'],
      due: [3, 0],
      arrange: (g, names) => loseOne(g, names.counter('fr-1-3'), INFANTRY, true),
    })
    table.do('lose fr-1-3 infantry')
    table.refuses('lose fr-1-3 infantry', 'gb.losses.artillery due')
    expect(table.options).toEqual(['lose fr-1-2 artillery', 'lose fr-1-3 artillery'])
  })

  it('gb.losses.artillery: forced, it is resolved at once; borne earlier, the third is free', () => {
    const forced = bearing(FR, { engaged: ['fr-1-2', 'ge-g-1'], due: [3, 0] })
    forced.do('lose fr-1-2 infantry')
    expect(over(forced)).toBe(true)
    expect([left(forced, 'fr-1-2', INFANTRY), left(forced, 'fr-1-2', ARTILLERY)]).toEqual([2, 1])
    const free = bearing(FR, { engaged: ['fr-1-2', 'ge-g-1'], due: [3, 0] })
    free.do('lose fr-1-2 artillery')
    expect(free.options).toEqual(['lose fr-1-2 infantry', 'lose fr-1-2 artillery'])
  })

  it('gb.losses.artillery: for the Germans it is the fourth', () => {
    const table = bearing(GE, { engaged: ['ge-g-1', 'fr-1-1'], due: [0, 4] })
    table.do('lose ge-g-1 infantry')
    expect(table.can('lose ge-g-1 infantry')).toBe(true)
    table.do('lose ge-g-1 infantry')
    expect(over(table)).toBe(true)
    expect(left(table, 'ge-g-1', ARTILLERY)).toBe(3)
  })

  it('gb.losses.artillery: not without engaged artillery', () => {
    const table = bearing(FR, {
      engaged: ['fr-12-3', 'fr-12-2', 'ge-g-1'],
      due: [3, 0],
      arrange(g, names) {
        without('fr-12-3', 'artillery')(g, names)
        without('fr-12-2', 'artillery')(g, names)
      },
    })
    table.do('lose fr-12-2 infantry')
    expect(table.options).toEqual(['lose fr-12-2 infantry', 'lose fr-12-3 infantry'])
  })

  it('gb.losses.cavalry: of three losses cavalry bears one at most', () => {
    const table = bearing(GE, { engaged: ['ge-g-1', 'ge-c-5', 'fr-1-1'], due: [0, 5] })
    table.do('lose ge-c-5 cavalry')
    table.refuses('lose ge-c-5 cavalry', 'gb.losses.cavalry enough')
    table.refuses('lose ge-g-1 cavalry', 'gb.losses.cavalry enough')
    expect(table.can('lose ge-g-1 infantry')).toBe(true)
    const six = bearing(GE, { engaged: ['ge-g-1', 'ge-c-5', 'fr-1-1'], due: [0, 6] })
    six.do('lose ge-c-5 cavalry').do('lose ge-c-5 cavalry').do('lose ge-c-5 artillery')
    six.refuses('lose ge-c-5 cavalry', 'gb.losses.cavalry enough')
  })

  it('gb.losses.cavalry: of one loss or two cavalry bears none', () => {
    const begun = (due: number) => bearing(GE, { engaged: ['ge-g-1', 'ge-c-5', 'fr-1-1'], due: [0, due] })
    begun(2).refuses('lose ge-c-5 cavalry', 'gb.losses.cavalry enough')
    expect(begun(3).can('lose ge-c-5 cavalry')).toBe(true)
  })

  it('gb.losses.cavalry: cavalry alone bears what only it can bear', () => {
    const table = bearing(GE, { engaged: ['ge-c-5', 'fr-1-1'], due: [0, 3], arrange: without('ge-c-5', 'artillery') })
    expect(over(table)).toBe(true)
    expect(left(table, 'ge-c-5', CAVALRY)).toBe(1)
  })

  it('gb.losses.divisional-cavalry: the cavalry of a German division comes after its infantry', () => {
    const table = bearing(GE, {
      engaged: ['ge-g-1', 'ge-g-2', 'fr-1-1'],
      due: [0, 3],
      arrange: (g, names) => loseOne(g, names.counter('ge-g-2'), INFANTRY, true),
    })
    // The lead unit has just lost infantry; the other has not, in this battle.
    expect(table.can('lose ge-g-1 cavalry')).toBe(true)
    table.refuses('lose ge-g-2 cavalry', 'gb.losses.divisional-cavalry infantry-first')
    table.do('lose ge-g-2 infantry')
    expect(table.can('lose ge-g-2 cavalry')).toBe(true)
  })

  it('gb.losses.divisional-cavalry: independent cavalry has no infantry to wait for', () => {
    const table = bearing(GE, { engaged: ['ge-g-1', 'ge-c-5', 'fr-1-1'], due: [0, 3] })
    expect(table.can('lose ge-c-5 cavalry')).toBe(true)
  })

  it('gb.losses.charge: a charge that lost or ended undecided costs a heavy cavalry SP more, a winning one nothing', () => {
    const charging = (winner: number): Table =>
      bearing(GE, { engaged: ['ge-g-1', 'ge-g-c', 'fr-1-1'], attacker: GE, winner, charges: [GE] })
    expect(left(charging(FR), 'ge-g-c', HEAVY_CAVALRY)).toBe(0)
    expect(left(charging(NONE), 'ge-g-c', HEAVY_CAVALRY)).toBe(0)
    expect(left(charging(GE), 'ge-g-c', HEAVY_CAVALRY)).toBe(1)
  })

  it('gb.losses.charge: between two the owner chooses, before his other losses and besides their limits', () => {
    const table = bearing(FR, {
      engaged: ['fr-1-2', 'fr-1-c', 'fr-r-2', 'ge-g-1'],
      winner: GE,
      charges: [FR],
      due: [1, 0],
    })
    expect(table.options).toEqual(['lose fr-1-c heavy-cavalry', 'lose fr-r-2 heavy-cavalry'])
    table.refuses('lose fr-1-2 infantry', 'gb.losses.charge heavy-cavalry')
    table.do('lose fr-r-2 heavy-cavalry')
    expect(left(table, 'fr-1-2', INFANTRY)).toBe(3)
    expect(over(table)).toBe(true)
  })

  it('gb.losses.order: when losses take all, nothing is asked', () => {
    const table = bearing(FR, { engaged: ['fr-5-2', 'fr-5-c', 'ge-g-1'], due: [7, 0] })
    expect(over(table)).toBe(true)
    expect([fate(table, 'fr-5-2'), fate(table, 'fr-5-c')]).toEqual([FATE.eliminated, FATE.eliminated])
  })

  it('gb.losses.order: the list is never empty while there is anything to lose', () => {
    // All that is left is the cavalry of a division whose infantry has not bled, and it has never lost any SP.
    const table = bearing(GE, {
      engaged: ['ge-w-1', 'ge-g-1', 'fr-1-1'],
      due: [0, 2],
      arrange(g, names) {
        without('ge-w-1', 'infantry', 'artillery')(g, names)
        g.counter.cavalry.set(names.counter('ge-w-1'), 3)
        without('ge-g-1', 'infantry', 'artillery')(g, names)
      },
    })
    expect(left(table, 'ge-w-1', CAVALRY)).toBe(2)
    expect(table.options).toEqual(['lose ge-w-1 cavalry', 'lose ge-g-1 cavalry'].sort(byNumber(table)))
  })

  it('gb.assault.resolution: SP of a garrison are lost as those of a unit', () => {
    const table = bearing(FR, {
      zone: 'verdun',
      kind: BATTLE.assault,
      engaged: ['fr-1-2', 'ge-g-1'],
      garrisons: ['french-verdun'],
      due: [2, 0],
      arrange: marked('inside', 'fr-1-2'),
    })
    const garrison = table.names.garrison('french-verdun')
    table.do('lose-garrison french-verdun')
    expect([table.g.garrison.points.of(garrison), table.g.garrison.lost.of(garrison)]).toEqual([2, 1])
  })

  it('gb.losses.guns-only: artillery that defended alone and lost is lost', () => {
    const alone = (winner: number): Table =>
      afterBattle({
        engaged: ['fr-1-2', 'ge-g-1'],
        winner,
        arrange: without('fr-1-2', 'infantry'),
        elsewhere: { rethel: ['fr-1-1'] },
      })
    expect(fate(alone(GE), 'fr-1-2')).toBe(FATE.eliminated)
    expect(fate(alone(FR), 'fr-1-2')).toBe(FATE.inPlay)
    expect(fate(alone(NONE), 'fr-1-2')).toBe(FATE.inPlay)
  })

  it('gb.losses.rallied: only the winner’s demoralised units that fought are rallied', () => {
    const table = afterBattle({
      engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'],
      beside: ['fr-1-4'],
      winner: FR,
      arrange: marked('demoralised', 'fr-1-3', 'fr-1-4', 'ge-g-1'),
    })
    expect(flagOf(table, 'fr-1-3', 'demoralised')).toBe(false)
    expect(flagOf(table, 'fr-1-4', 'demoralised')).toBe(true)
    expect(flagOf(table, 'ge-g-1', 'demoralised')).toBe(true)
  })
})

describe('GB 18.1 – permanent and temporary losses', () => {
  const stray = (table: Table, name: string): number => {
    const counter = table.names.counter(name)
    return recoverable(table.g, counter, INFANTRY) + recoverable(table.g, counter, CAVALRY)
  }
  const lostBefore = (name: string) => (g: G, names: Names) => loseOne(g, names.counter(name), INFANTRY, true)

  it('gb.options.permanent-losses: with the option what combat costs never comes back', () => {
    const table = bearing(FR, { engaged: ['fr-12-3', 'ge-g-1'], due: [1, 0], arrange: lostBefore('fr-12-3') })
    table.do('lose fr-12-3 infantry')
    expect(stray(table, 'fr-12-3')).toBe(0)
  })

  it('gb.options.permanent-losses: without it every loss may be recovered', () => {
    const table = bearing(FR, {
      engaged: ['fr-12-3', 'ge-g-1'],
      due: [1, 0],
      arrange: lostBefore('fr-12-3'),
      permanent: false,
    })
    table.do('lose fr-12-3 infantry')
    expect(stray(table, 'fr-12-3')).toBe(1)
  })

  it('gb.options.permanent-losses: what fatigue costs comes back, the two combat losses do not (the example)', () => {
    const table = bearing(FR, {
      engaged: ['fr-12-3', 'ge-g-1'],
      due: [2, 0],
      arrange(g, names) {
        loseOne(g, names.counter('fr-12-3'), INFANTRY, true)
        loseOne(g, names.counter('fr-12-3'), INFANTRY, false)
      },
    })
    table.do('lose fr-12-3 infantry').do('lose fr-12-3 infantry')
    expect(left(table, 'fr-12-3', INFANTRY)).toBe(2)
    expect(stray(table, 'fr-12-3')).toBe(1)
  })

  it('gb.options.permanent-losses: the first loss of a winner at 6:1 is temporary, the second is not; below 6:1 none is', () => {
    const winning = (infantry: number): Table =>
      bearing(FR, {
        engaged: ['fr-12-1', 'ge-d-5'],
        attacker: FR,
        winner: FR,
        due: [2, 0],
        arrange(g, names) {
          lostBefore('fr-12-1')(g, names)
          g.counter.infantry.set(names.counter('fr-12-1'), infantry)
          g.counter.infantry.set(names.counter('ge-d-5'), 1)
        },
      })
    for (const [infantry, comes] of [
      [6, 1],
      [5, 0],
    ] as const) {
      const table = winning(infantry)
      table.do('lose fr-12-1 infantry').do('lose fr-12-1 infantry')
      expect(stray(table, 'fr-12-1')).toBe(comes)
    }
  })

  it('gb.options.permanent-losses: the loser’s first loss at 6:1 is permanent', () => {
    const table = bearing(FR, {
      engaged: ['fr-12-3', 'ge-d-5'],
      attacker: FR,
      winner: GE,
      due: [1, 0],
      arrange(g, names) {
        lostBefore('fr-12-3')(g, names)
        g.counter.infantry.set(names.counter('ge-d-5'), 1)
      },
    })
    table.do('lose fr-12-3 infantry')
    expect(stray(table, 'fr-12-3')).toBe(0)
  })
})

/** Options come by the numbers of counters. */
const byNumber =
  (table: Table) =>
  (a: string, b: string): number =>
    table.names.counter(a.split(' ')[1]!) - table.names.counter(b.split(' ')[1]!)
