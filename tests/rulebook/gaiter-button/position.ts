import type { Scripted } from '#engine/kernel/play/chance.ts'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { placeForces } from '#engine/gaiter-button/ground/setup.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { campaign, names, type Standing } from './table.ts'

/** A position without any question: rules that ask nobody are called on it by hand. */
export function position(
  wanted: {
    readonly scenario?: string
    readonly switches?: Readonly<Record<string, boolean>>
    readonly counters?: Standing
  } = {},
): G {
  const { scenario = 'august-1870', switches = {}, counters } = wanted
  const g = campaign.layout.newPlay() as G // the campaign is one of Gaiter Button
  g.wipe('position')
  const standard = campaign.scenarios.find(({ id }) => id === scenario)!.switches
  placeForces(g, scenario, Object.fromEntries(standard.map(({ id, value }) => [id, switches[id] ?? value])))
  g.turn = 1
  g.initiative = 0
  if (counters === undefined) return g
  const table = names(g)
  for (let counter = 0; counter < g.counter.rows; counter++) {
    g.counter.zone.set(counter, NONE)
    g.counter.outOfSupply.set(counter, false)
  }
  for (const [zone, who] of Object.entries(counters))
    for (const name of who) {
      g.counter.zone.set(table.counter(name), table.zone(zone))
      g.counter.fate.set(table.counter(name), FATE.inPlay)
    }
  return g
}

/** Does something with draws laid down in advance; every one of them has to be used. Returns how many there were. */
export function scripted(g: G, draws: readonly Scripted[], act: () => void): number {
  g.chance.follow(draws)
  let used: number
  try {
    act()
  } finally {
    used = g.chance.release()
  }
  if (used !== draws.length) throw new Error(`${used} of ${draws.length} scripted draws were used`)
  return used
}
