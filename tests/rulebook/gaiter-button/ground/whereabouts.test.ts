import { describe, expect, it } from 'vitest'
import { has, type Bits } from '#engine/board/bitset.ts'
import { countersIn, isDecoy, isUnit } from '#engine/gaiter-button/state/counters.ts'
import { sideOf, type G } from '#engine/gaiter-button/state/kit.ts'
import { whereabouts } from '#engine/gaiter-button/state/whereabouts.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { pickFrom } from '../../../kernel/table.ts'
import { actKeenly } from '../keen-play.ts'
import { campaign } from '../table.ts'

/** The counters of a side in a zone, from a look at all of them. */
function standing(g: G, side: number, zone: number, inside?: boolean): number[] {
  const found: number[] = []
  for (let counter = 0; counter < g.counter.rows; counter++)
    if (sideOf(g, counter) === side && g.counter.zone.of(counter) === zone)
      if (inside === undefined || g.counter.inside.of(counter) === inside) found.push(counter)
  return found
}

/** What is wrong with the lists and sets of who is where. */
function faults(g: G): string[] {
  const wrong: string[] = []
  for (const side of [0, 1] as const)
    for (let zone = -1; zone < g.campaign.zones.length; zone++) {
      const [field, inside] = [standing(g, side, zone, false), standing(g, side, zone, true)]
      const same = (what: string, found: unknown, wanted: unknown): void => {
        if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push(`${what} of ${side} in ${zone}`)
      }
      same('field', countersIn(g, side, zone), field)
      same('inside', countersIn(g, side, zone, 'inside'), inside)
      same('all', countersIn(g, side, zone, 'all'), standing(g, side, zone))
      if (zone < 0) continue
      const sets = whereabouts(g)
      const isIn = (set: readonly [Bits, Bits]): boolean => has(set[side], zone)
      same('set of the field', isIn(sets.field), field.length > 0)
      same(
        'set of units',
        isIn(sets.units),
        field.some((counter) => isUnit(g, counter)),
      )
      same(
        'set of the solid',
        isIn(sets.solid),
        field.some((counter) => !isDecoy(g, counter)),
      )
      same(
        'set of holders',
        isIn(sets.holders),
        inside.some((counter) => isUnit(g, counter)),
      )
    }
  return wrong
}

describe('the lists of who is where', () => {
  it.each([1, 2])(
    'say what a look at all counters says, on forks and after undoing too (%i)',
    { timeout: 60_000 },
    (number) => {
      const pick = pickFrom(number)
      const scenario = campaign.scenarios[number % campaign.scenarios.length]!.id
      const begun = Game.begin(campaign, { scenario, switches: {}, seed: `where ${number}`, freeUndo: true })
      if (!begun.ok) throw new Error(begun.error.message)
      const game = begun.value
      const g = game.play as G
      const wrong: string[] = []
      for (let acts = 0; acts < 1_500 && actKeenly(game, pick); acts++) {
        if (acts % 15 !== 0) continue
        wrong.push(...faults(g))
        const fork = g.fork() as G
        if (fork.decider >= 0) fork.act(fork.actions.at(pick(fork.actions.length)))
        fork.counter.zone.set(pick(fork.counter.rows), pick(fork.campaign.zones.length))
        fork.counter.inside.set(pick(fork.counter.rows), pick(2) === 1)
        wrong.push(...faults(fork))
        fork.drop()
        wrong.push(...faults(g))
        if (acts % 60 !== 0) continue
        game.goTo(pick(game.history.current + 1))
        wrong.push(...faults(g))
        game.goTo(game.history.moments.length - 1)
      }
      expect(wrong).toEqual([])
    },
  )

  it('are not changed once they were handed out', () => {
    const begun = Game.begin(campaign, { scenario: 'august-1870', switches: {}, seed: 'handed out' })
    if (!begun.ok) throw new Error(begun.error.message)
    const g = begun.value.play as G
    const counter = Array.from({ length: g.counter.rows }, (_, row) => row).find((row) => g.counter.zone.of(row) >= 0)!
    const [side, zone] = [sideOf(g, counter), g.counter.zone.of(counter)]
    const before = countersIn(g, side, zone, 'all')
    const copy = [...before]
    g.counter.zone.set(counter, -1)
    expect(countersIn(g, side, zone, 'all')).toEqual(copy.filter((other) => other !== counter))
    expect(before).toEqual(copy)
  })
})
