import { setAxis } from '#engine/gaiter-button/state/places.ts'
import { arrivals } from '#engine/gaiter-button/day/arrivals.ts'
import { daytime } from '#engine/gaiter-button/activation/impulse.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { night } from '#engine/gaiter-button/night/night.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { fight } from '../rulebook/gaiter-button/battles.ts'
import { FR, GE, scene, type Names, type Scene, type Table } from '../rulebook/gaiter-button/table.ts'

/** A dozen small positions of which every line of play is counted to a few acts' depth. */
export interface Counted {
  readonly name: string
  readonly depth: number
  readonly open: () => Table
}

/** A day with the French to begin. */
const day = (wanted: Omit<Scene, 'begin'>): Table =>
  scene({
    ...wanted,
    begin(g) {
      g.call(days, {})
      g.call(daytime, { side: FR })
    },
  })

/** The enemy of whoever came in holds these connections of a zone. */
function contest(g: G, names: Names, zone: string, intruder: number, from: readonly string[]): void {
  g.zone.intruder.set(names.zone(zone), intruder + 1)
  for (const other of from) setAxis(g, names.connection(zone, other), names.zone(zone), intruder)
}

export const positions: readonly Counted[] = [
  {
    name: 'one division on the road',
    depth: 10,
    open: () => day({ counters: { rethel: ['fr-1-1'], 'bar-le-duc': ['moltke'] } }),
  },
  {
    name: 'a corps with its marshal',
    depth: 9,
    open: () => day({ counters: { rethel: ['mac-mahon', 'fr-5-1', 'fr-5-2'], 'bar-le-duc': ['moltke'] } }),
  },
  {
    name: 'cavalry in the rain',
    depth: 10,
    open: () => day({ rain: true, counters: { rethel: ['fr-r-1'], 'bar-le-duc': ['moltke'] } }),
  },
  {
    name: 'a decoy before a division',
    depth: 8,
    open: () => day({ counters: { rethel: ['french-decoy-1'], amagne: ['ge-c-6'], 'bar-le-duc': ['moltke'] } }),
  },
  {
    name: 'two divisions in one zone',
    depth: 8,
    open: () =>
      day({
        counters: { vouziers: ['fr-7-1', 'ge-5-9'], 'bar-le-duc': ['moltke'] },
        arrange: (g, names) => contest(g, names, 'vouziers', GE, ['grandpre']),
      }),
  },
  {
    name: 'encircled',
    depth: 8,
    open: () =>
      day({
        counters: { vouziers: ['fr-7-1', 'ge-5-9'], 'bar-le-duc': ['moltke'] },
        arrange(g, names) {
          g.zone.intruder.set(names.zone('vouziers'), GE + 1)
          g.zone.encircled.set(names.zone('vouziers'), FR + 1)
        },
      }),
  },
  {
    name: 'Sedan blockaded on one bank',
    depth: 8,
    open: () =>
      day({
        counters: { sedan: ['fr-13-3', 'ge-g-1'], 'bar-le-duc': ['moltke'] },
        arrange: (g, names) => g.counter.inside.set(names.counter('fr-13-3'), true),
      }),
  },
  {
    name: 'the way out to Metz',
    depth: 9,
    open: () => day({ counters: { longwy: ['fr-1-1', 'fr-1-2'], 'bar-le-duc': ['moltke'] } }),
  },
  {
    name: 'a battle is engaged',
    depth: 8,
    open: () => fight({ french: ['fr-1-1', 'fr-1-c'], german: ['ge-5-9', 'ge-c-4'] }),
  },
  {
    name: 'an assault',
    depth: 8,
    open: () =>
      fight({
        zone: 'sedan',
        attacker: GE,
        kind: 'assault',
        french: ['fr-13-1'],
        inside: ['fr-13-1'],
        german: ['ge-5-9', 'ge-b-1-c'],
      }),
  },
  {
    name: 'decoys are placed',
    depth: 7,
    open: () =>
      scene({
        counters: { rethel: ['fr-1-1'], vouziers: ['fr-7-1'], 'bar-le-duc': ['moltke', 'ge-5-9'] },
        begin(g) {
          g.call(days, {})
          g.call(arrivals, {})
        },
      }),
  },
  {
    name: 'a night in touch with the enemy',
    depth: 6,
    open: () =>
      scene({
        counters: { vouziers: ['fr-7-1', 'fr-7-c', 'ge-5-9'], 'bar-le-duc': ['moltke'] },
        arrange: (g, names) => contest(g, names, 'vouziers', GE, ['grandpre']),
        begin(g) {
          g.call(days, {})
          g.call(night, {})
        },
      }),
  },
]
