import { describe, expect, it } from 'vitest'
import { INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { armColumn } from '#engine/gaiter-button/state/counters.ts'
import { invariants } from '#engine/gaiter-button/knowledge/invariants.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { setAxis } from '#engine/gaiter-button/state/places.ts'
import { loseOne } from '#engine/gaiter-button/ground/strength.ts'
import { position } from '../position.ts'
import { FR, GE, names, wholeGame, type Standing } from '../table.ts'

const counter = (g: G, name: string) => names(g).counter(name)
const zone = (g: G, name: string) => names(g).zone(name)
const put = (g: G, name: string, where: string) => g.counter.zone.set(counter(g, name), zone(g, where))

/** What every invariant has to say about a position. */
const complaints = (g: G) =>
  invariants.flatMap(({ rule, broken }) => {
    const what = broken(g)
    return what === undefined ? [] : [`${rule}: ${what.en}`]
  })

/** A contested zone, in which the Germans are the intruders. */
function contested(): G {
  const g = position({ counters: { stonne: ['fr-1-1', 'ge-g-1'] } })
  g.zone.intruder.set(zone(g, 'stonne'), GE + 1)
  setAxis(g, names(g).connection('stonne', 'buzancy'), zone(g, 'stonne'), GE)
  return g
}

/** Breaks a sound position and tells what is complained of. */
function broken(change: (g: G) => void, counters?: Standing): string {
  const g = counters === undefined ? contested() : position({ counters })
  expect(complaints(g)).toEqual([])
  change(g)
  return complaints(g).join('; ')
}

describe('invariants', () => {
  it('holds when each scenario begins', () => {
    for (const scenario of ['august-1870', 'beaumont-sedan', 'first-march'])
      expect(complaints(wholeGame(scenario).g)).toEqual([])
  })

  it('gb.counters.losses: no SP is made, and none is lost unnoticed', () => {
    expect(broken((g) => loseOne(g, counter(g, 'fr-1-1'), INFANTRY, true))).toBe('')
    expect(broken((g) => armColumn(g, 3).add(counter(g, 'fr-1-1'), 1))).toMatch(
      /^gb.counters.losses: "french" began with \d+ SP, and there are \d+$/,
    )
    expect(
      broken((g) => {
        const garrison = names(g).garrison('french-verdun')
        g.garrison.points.add(garrison, -1)
        g.garrison.right.add(garrison, 1)
      }),
    ).toContain('gb.counters.losses: "french"')
  })

  it('gb.counters.removed: no unit on the map has zero SP or fewer', () => {
    expect(
      broken((g) => {
        for (const [arm, count] of [
          [0, 5],
          [3, 1],
          [4, 1],
        ] as const)
          for (let times = 0; times < count; times++) loseOne(g, counter(g, 'fr-1-1'), arm, true)
      }),
    ).toBe('gb.counters.removed: "fr-1-1" is on the map without SP')
    expect(broken((g) => loseOne(g, counter(g, 'fr-5-1'), 1, true))).toBe(
      'gb.counters.removed: "fr-5-1" has less than nothing',
    )
  })

  it('gb.counters.morale: boxes are full, or crossed off from one end or the other', () => {
    expect(broken((g) => g.counter.right.set(counter(g, 'fr-1-1'), 1))).toBe(
      'gb.counters.morale: "fr-1-1" has 5 SP in a row of 5, 0 of it crossed off from the left and 1 from the right',
    )
    expect(broken((g) => g.garrison.left.set(names(g).garrison('french-verdun'), 1))).toBe(
      'gb.counters.morale: "french-verdun" fills 4 of its 3 boxes',
    )
  })

  it('gb.fatigue.draw: there are twelve markers, in the bowl or kept', () => {
    expect(broken((g) => g.bowl.count.add(0, -1))).toBe('gb.fatigue.draw: 1 markers are out of the bowl')
    expect(broken((g) => g.bowl.count.add(4, 1))).toBe('gb.fatigue.draw: there are 3 of 2 markers stop in the bowl')
  })

  it('gb.counters.fog: a counter is in one place, and the enemy sees a token for each', () => {
    expect(broken((g) => g.counter.fate.set(counter(g, 'fr-1-1'), 2))).toBe(
      'gb.counters.fog: "fr-1-1" is on the map and not in play',
    )
    expect(broken((g) => g.counter.inside.set(counter(g, 'fr-1-1'), true))).toContain(
      'gb.counters.fog: "fr-1-1" is inside where there is no fortress',
    )
    expect(broken((g) => g.counter.token.set(counter(g, 'fr-1-2'), g.counter.token.of(0)))).toBe(
      'gb.counters.fog: "fr-1-2" shares its token with "fr-1-1"',
    )
    expect(broken((g) => g.counter.token.set(0, g.counter.token.of(counter(g, 'moltke'))))).toContain(
      'gb.counters.fog: "fr-1-1" has a token of the other side',
    )
  })

  it('gb.map.sectors: no counter is in a sector of the enemy', () => {
    expect(broken((g) => put(g, 'fr-1-2', 'chaumont'))).toBe('')
    expect(broken((g) => put(g, 'ge-g-2', 'chaumont'))).toBe('gb.map.sectors: "ge-g-2" is in a sector of the enemy')
  })

  it('gb.map.stacking: in the mountains there is one unit of each camp', () => {
    const counters: Standing = { montherme: ['fr-1-1', 'mac-mahon', 'ge-g-1'] }
    expect(broken((g) => put(g, 'french-decoy-1', 'montherme'), counters)).toBe('')
    expect(broken((g) => put(g, 'fr-1-2', 'montherme'), counters)).toContain(
      'gb.map.stacking: "montherme" holds 2 units',
    )
  })

  it('gb.fortress.capacity: a fortress holds what it can hold, on both banks together', () => {
    // Sedan holds 8 SP, one of them its garrison.
    const inside = (g: G, ...who: string[]) => who.forEach((name) => g.counter.inside.set(counter(g, name), true))
    const counters: Standing = { sedan: ['fr-5-2'], torcy: ['fr-r-2', 'fr-5-c'] }
    expect(broken((g) => inside(g, 'fr-5-2', 'fr-r-2'), counters)).toBe('')
    expect(broken((g) => inside(g, 'fr-5-2', 'fr-r-2', 'fr-5-c'), counters)).toBe(
      'gb.fortress.capacity: "sedan" has 9 SP inside and holds 8',
    )
  })

  it('gb.counters.hierarchy: a detachment is of a unit of its own side', () => {
    const mother = (child: string, name: string) =>
      broken((g) => g.counter.mother.set(counter(g, child), counter(g, name)))
    expect(mother('ge-d-5', 'ge-g-1')).toBe('')
    expect(mother('ge-d-5', 'fr-1-1')).toBe('gb.counters.hierarchy: "ge-d-5" is of "fr-1-1", an enemy')
    expect(mother('ge-d-5', 'moltke')).toBe('gb.counters.hierarchy: "ge-d-5" is of "moltke", which is no unit')
    expect(mother('ge-g-2', 'ge-g-1')).toBe('gb.counters.hierarchy: "ge-g-2" is no detachment and has a mother')
  })

  it('gb.axes.cleared: there are axes and encirclements in contested zones only', () => {
    expect(broken((g) => put(g, 'ge-g-1', 'nouart'))).toBe(
      'gb.axes.cleared: "stonne" has markers, though nothing is contested there',
    )
    const elsewhere = (g: G) => setAxis(g, names(g).connection('nouart', 'buzancy'), zone(g, 'nouart'), FR)
    expect(broken(elsewhere)).toContain('gb.axes.cleared: "nouart" has an axis of retreat on')
  })

  it('gb.entry.axis: only the camp that came in has axes of retreat', () => {
    expect(broken((g) => setAxis(g, names(g).connection('stonne', 'le-chesne'), zone(g, 'stonne'), FR))).toBe(
      'gb.entry.axis: "stonne" has an axis of retreat of a camp that did not come in',
    )
    expect(broken((g) => g.zone.edgeAxis.set(zone(g, 'stonne'), FR + 1))).toContain('gb.entry.axis: "stonne"')
  })

  it('gb.entry.encirclement: who is encircled has no axis of retreat', () => {
    expect(broken((g) => g.zone.encircled.set(zone(g, 'stonne'), FR + 1))).toBe('')
    expect(broken((g) => g.zone.encircled.set(zone(g, 'stonne'), GE + 1))).toBe(
      'gb.entry.encirclement: "stonne" has an axis of retreat of the camp that is encircled',
    )
  })

  it('gb.night.markers: off the map no counter bears a marker', () => {
    expect(broken((g) => g.counter.combatted.set(counter(g, 'fr-1-1'), true))).toBe('')
    expect(broken((g) => g.counter.combatted.set(counter(g, 'fr-1-2'), true))).toBe(
      'gb.night.markers: "fr-1-2" bears a marker off the map',
    )
    expect(broken((g) => g.counter.fate.set(counter(g, 'fr-1-2'), 9))).toBe(
      'gb.night.markers: "fr-1-2" has no known fate',
    )
  })

  it('gb.combat.engage: no counter is engaged without a battle', () => {
    const engage = (g: G) => g.counter.engaged.set(counter(g, 'fr-1-1'), true)
    expect(broken(engage)).toBe('gb.combat.engage: "fr-1-1" is engaged without a battle')
    expect(
      broken((g) => {
        engage(g)
        g.battleZone = zone(g, 'stonne')
      }),
    ).toBe('')
    expect(broken((g) => g.garrison.engaged.set(names(g).garrison('french-verdun'), true))).toBe(
      'gb.combat.engage: "french-verdun" is engaged without a battle',
    )
  })
})
