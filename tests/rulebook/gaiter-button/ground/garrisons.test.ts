import { describe, expect, it } from 'vitest'
import { ARTILLERY, INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { armPoints, armyOf, moraleOf } from '#engine/gaiter-button/state/counters.ts'
import { detaching } from '#engine/gaiter-button/ground/detachments.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { isHeld } from '#engine/gaiter-button/state/places.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { isRowSound } from '#engine/gaiter-button/ground/strength.ts'
import { FR, GE, scene, type Names, type Standing, type Table } from '../table.ts'
import { bled, detached, expectRefused, reduced, working } from '../works.ts'

function night(side: number, zone: string, counters: Standing, arrange?: (g: G, names: Names) => void): Table {
  return scene({
    turn: 10,
    counters,
    ...(arrange ? { arrange } : {}),
    begin(g, names) {
      g.call(days, {})
      g.call(detaching, { side, zone: names.zone(zone), night: true })
    },
  })
}
const held = (table: Table, garrison: string) => table.g.garrison.points.of(table.names.garrison(garrison))
const infantry = (table: Table, counter: string) => armPoints(table.g, table.names.counter(counter), INFANTRY)

describe('GB 14.2 – filling garrisons', () => {
  it('gb.garrisons.fill: a unit hands infantry to a garrison that is not complete, and keeps its morale', () => {
    const table = night(FR, 'longwy', { longwy: ['fr-1-1'] }, reduced('french-longwy', 1))
    expect(table.options.filter((option) => option.startsWith('fill'))).toEqual(['fill-garrison fr-1-1 1'])
    table.do('fill-garrison fr-1-1 1')
    expect([held(table, 'french-longwy'), infantry(table, 'fr-1-1')]).toEqual([2, 4])
    expect(moraleOf(table.g, table.names.counter('fr-1-1'))).toBe(5)
    expect(isRowSound(table.g, table.names.counter('fr-1-1'))).toBe(true)
    expectRefused(table, 'fill-garrison fr-1-1 1', 'gb.garrisons.fill full')
  })
  it('gb.garrisons.fill: boxes that were lost are not filled again', () => {
    const table = night(FR, 'longwy', { longwy: ['fr-1-1'] }, reduced('french-longwy', 1, 'lost'))
    expectRefused(table, 'fill-garrison fr-1-1 1', 'gb.garrisons.fill full')
  })
  it('gb.garrisons.fill: on the conditions of a detachment: half of its SP at most, and 1 of its type stays', () => {
    const table = night(FR, 'verdun', { verdun: ['fr-5-2'] }, (g, names) => {
      reduced('french-verdun', 0)(g, names)
      bled(g, names, 'fr-5-2', 2, ARTILLERY)
    })
    // 2 infantry and 1 mitrailleuses.
    expectRefused(table, 'fill-garrison fr-5-2 2', 'gb.detachments.limits half')
    const guns = night(FR, 'verdun', { verdun: ['fr-5-2'] }, reduced('french-verdun', 0))
    expectRefused(guns, 'fill-garrison fr-5-2 2', 'gb.detachments.limits keeps')
    expect(guns.can('fill-garrison fr-5-2 1')).toBe(true)
  })
  it('gb.garrisons.fill: a detachment does so too, and then joins its unit with what it has left', () => {
    const table = night(FR, 'longwy', { longwy: ['fr-1-1'] }, (g, names) => {
      reduced('french-longwy', 1)(g, names)
      detached(g, names, 'fr-1-1', 'fr-d-5', 2)
      g.counter.zone.set(names.counter('fr-d-5'), names.zone('longwy'))
    })
    expectRefused(table, 'fill-garrison fr-d-5 2', 'gb.garrisons.fill full')
    table.do('fill-garrison fr-d-5 1')
    expect([held(table, 'french-longwy'), infantry(table, 'fr-d-5')]).toEqual([2, 1])
    expect(isRowSound(table.g, table.names.counter('fr-d-5'))).toBe(true)
    const before = infantry(table, 'fr-1-1')
    table.do('join fr-d-5 fr-1-1')
    expect(infantry(table, 'fr-1-1')).toBe(before + 1)
  })
  it('gb.garrisons.fill: Germans put a garrison into an empty French fortress', () => {
    const table = night(GE, 'vitry-le-francois', { 'vitry-le-francois': ['ge-5-9'] })
    table.do('fill-garrison ge-5-9 1')
    expect(held(table, 'german-vitry-le-francois')).toBe(1)
    expect(isHeld(table.g, GE, table.names.zone('vitry-le-francois'))).toBe(true)
    expect(table.told('garrison-placed', FR)).toEqual([
      { kind: 'garrison-placed', side: 'german', fortress: 'vitry-le-francois' },
    ])
    expect(table.told('garrison-filled', FR)).toEqual([])
  })
  it('gb.garrisons.fill: not while enemies hold it or are there, on either bank', () => {
    const sedan = (others: Standing, arrange: (g: G, names: Names) => void = () => undefined) =>
      night(GE, 'sedan', { ...others, sedan: ['ge-5-9', ...(others['sedan'] ?? [])] }, arrange)
    const gone = reduced('french-sedan', 0)
    expectRefused(sedan({}), 'fill-garrison ge-5-9 1', 'gb.garrisons.fill enemy-fortress')
    expectRefused(sedan({ torcy: ['fr-1-1'] }, gone), 'fill-garrison ge-5-9 1', 'gb.garrisons.fill enemies')
    expectRefused(sedan({ sedan: ['french-decoy-1'] }, gone), 'fill-garrison ge-5-9 1', 'gb.garrisons.fill enemies')
    expect(sedan({}, gone).can('fill-garrison ge-5-9 1')).toBe(true)
  })
  it('gb.garrisons.fill: only where the order of battle has boxes, and as far as the fortress has room', () => {
    expectRefused(
      night(FR, 'vitry-le-francois', { 'vitry-le-francois': ['fr-1-1'] }),
      'fill-garrison fr-1-1 1',
      'gb.garrisons.fill no-boxes',
    )
    // Montmédy holds 3 SP: Michel inside has 3.
    const full = night(FR, 'montmedy', { montmedy: ['fr-1-1', 'fr-1-c'] }, (g, names) => {
      reduced('french-montmedy', 0)(g, names)
      g.counter.inside.set(names.counter('fr-1-c'), true)
    })
    expectRefused(full, 'fill-garrison fr-1-1 1', 'gb.fortress.capacity full')
  })
  it('gb.garrisons.fill: who is inside takes no more room as a garrison', () => {
    const table = night(FR, 'montmedy', { montmedy: ['fr-13-1'] }, (g, names) => {
      reduced('french-montmedy', 0)(g, names)
      bled(g, names, 'fr-13-1', 1, ARTILLERY)
      g.counter.inside.set(names.counter('fr-13-1'), true)
    })
    table.do('fill-garrison fr-13-1 1')
    expect(held(table, 'french-montmedy')).toBe(1)
  })
  it('gb.garrisons.fill: by day units of the acting stack do; neither demoralised units nor cavalry', () => {
    const table = working({
      side: FR,
      stack: ['fr-1-1'],
      counters: { longwy: ['fr-1-1', 'fr-1-2', 'fr-1-c'] },
      fresh: false,
      arrange: reduced('french-longwy', 0),
    })
    expectRefused(table.do('detachments'), 'fill-garrison fr-1-2 1', 'gb.garrisons.fill not-in-stack')
    table.do('fill-garrison fr-1-1 2')
    expect(held(table, 'french-longwy')).toBe(2)
    const broken = night(FR, 'longwy', { longwy: ['fr-1-1', 'fr-1-c'] }, (g, names) => {
      reduced('french-longwy', 0)(g, names)
      g.counter.demoralised.set(names.counter('fr-1-1'), true)
    })
    expectRefused(broken, 'fill-garrison fr-1-1 1', 'gb.garrisons.fill demoralised')
    expectRefused(broken, 'fill-garrison fr-1-c 1', 'gb.detachments.limits keeps')
    expectRefused(broken, 'fill-garrison fr-1-2 1', 'gb.garrisons.fill not-here')
    expectRefused(broken, 'fill-garrison fr-d-5 1', 'gb.garrisons.fill not-here')
    expectRefused(broken, 'fill-garrison mac-mahon 1', 'gb.garrisons.fill no-unit')
  })
})

describe('GB 14.2 – SP from garrisons', () => {
  // Another detachment, far away, has them.
  const hungry = (given: number) => (g: G, names: Names) => detached(g, names, 'fr-1-1', 'fr-d-6', given)

  it('gb.garrisons.give: a garrison gives some or all of its SP to a unit that has given as many', () => {
    const table = night(FR, 'verdun', { verdun: ['fr-1-1'] }, hungry(2))
    expect(table.options.filter((option) => option.startsWith('take'))).toEqual([
      'take-garrison fr-1-1 1',
      'take-garrison fr-1-1 2',
    ])
    table.do('take-garrison fr-1-1 1')
    expect([held(table, 'french-verdun'), infantry(table, 'fr-1-1')]).toEqual([2, 4])
    expect(table.told('garrison-gave', GE)).toEqual([])
    expect(table.told('garrison-gone', GE)).toEqual([])
    expectRefused(table, 'take-garrison fr-1-1 2', 'gb.garrisons.give no-room')
  })
  it('gb.garrisons.give: the last of it leaves the fortress empty, and both sides see that', () => {
    const table = night(FR, 'longwy', { longwy: ['fr-1-1'] }, hungry(2)).do('take-garrison fr-1-1 2')
    expect(held(table, 'french-longwy')).toBe(0)
    expect(table.told('garrison-gone', GE)).toEqual([{ kind: 'garrison-gone', side: 'french', fortress: 'longwy' }])
    // It can be filled again.
    expect(table.can('fill-garrison fr-1-1 2')).toBe(true)
  })
  it('gb.garrisons.give: not to who has lost, not given; nor to who is demoralised or elsewhere', () => {
    const table = night(FR, 'verdun', { verdun: ['fr-1-2'], 'verdun-rive-droite': ['fr-1-1'] }, (g, names) => {
      hungry(1)(g, names)
      bled(g, names, 'fr-1-2', 1)
    })
    expectRefused(table, 'take-garrison fr-1-2 1', 'gb.garrisons.give no-room')
    expectRefused(table, 'take-garrison fr-1-1 1', 'gb.garrisons.give not-here')
    expectRefused(table, 'take-garrison fr-1-2 4', 'gb.garrisons.give no-garrison')
    // The garrison is on the other bank as well.
    const other = night(FR, 'verdun-rive-droite', { 'verdun-rive-droite': ['fr-1-1'] }, hungry(1))
    expect(other.can('take-garrison fr-1-1 1')).toBe(true)
    const broken = night(FR, 'verdun', { verdun: ['fr-1-1'] }, (g, names) => {
      hungry(1)(g, names)
      g.counter.demoralised.set(names.counter('fr-1-1'), true)
    })
    expectRefused(broken, 'take-garrison fr-1-1 1', 'gb.garrisons.give demoralised')
  })
  it('gb.garrisons.give: by night it forms an infantry detachment of its own, which any leader may command', () => {
    const table = night(FR, 'longwy', { longwy: ['ge-5-9'] })
    expectRefused(table, 'detach-garrison fr-d-5 3', 'gb.garrisons.give no-garrison')
    expectRefused(table, 'detach-garrison fr-d-c 1', 'gb.garrisons.give no-infantry')
    table.do('detach-garrison fr-d-5 1')
    const five = table.names.counter('fr-d-5')
    expect([table.where('fr-d-5'), table.g.counter.inside.of(five), infantry(table, 'fr-d-5')]).toEqual([
      'longwy',
      true,
      1,
    ])
    expect([held(table, 'french-longwy'), armyOf(table.g, five), isRowSound(table.g, five)]).toEqual([1, -1, true])
    expectRefused(table, 'detach-garrison fr-d-5 1', 'gb.garrisons.give no-spare')
  })
  it('gb.garrisons.give: a detachment from a garrison joins any unit as if it came from it', () => {
    const table = night(FR, 'longwy', { longwy: ['fr-1-1'] }, hungry(2))
    table.do('detach-garrison fr-d-5 2').do('join fr-d-5 fr-1-1')
    expect([infantry(table, 'fr-1-1'), held(table, 'french-longwy')]).toEqual([5, 0])
  })
  it('gb.garrisons.give: by day it forms none', () => {
    const table = working({ side: FR, stack: ['fr-1-1'], counters: { longwy: ['fr-1-1'] }, fresh: false })
    expectRefused(table.do('detachments'), 'detach-garrison fr-d-5 1', 'gb.garrisons.give by-night')
  })
  it('gb.garrisons.give: not from a bank that was stormed', () => {
    const stormed = (g: G, names: Names) => {
      hungry(1)(g, names)
      g.zone.stormed.set(names.zone('verdun'), GE + 1)
    }
    const table = night(FR, 'verdun', { verdun: ['fr-1-1', 'ge-5-9'] }, stormed)
    expectRefused(table, 'take-garrison fr-1-1 1', 'gb.garrisons.give no-garrison')
  })
})
