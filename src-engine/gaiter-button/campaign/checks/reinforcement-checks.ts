import { writtenIn } from '../../../campaigns/named-files.ts'
import type { Problems } from '../../../campaigns/problems.ts'
import { type Side, sides } from '../schemas/common-schema.ts'
import { dateNamed, dayNumber } from './days.ts'
import type { Ground } from './ground.ts'
import type { Scenario } from '../schemas/scenario-schema.ts'
import type { Known } from './set-up-checks.ts'
import { fault, said } from './said.ts'

/** Checks that reinforcements arrive on a day of the scenario, in a zone where they can enter and stand. */
export function checkReinforcements(scenario: Scenario, file: string, known: Known, problems: Problems): void {
  const { turns, sides: forces } = scenario
  const { ground, roll, tables } = known
  const days = turns.map(({ date }) => dayNumber(date))
  const doors = new Map(sides.map((side) => [side, ground && entrances(ground, side, forces[side].edges)]))
  const [first, last] = [turns[0], turns.at(-1)].map((turn) => turn && dateNamed(turn.date))
  scenario.reinforcements.forEach(({ date, side, zone, units }, index) => {
    const path = `reinforcements.${index}`
    if (!days.includes(dayNumber(date))) {
      const message = fault('no-turn-on-date')`The scenario has no turn on ${dateNamed(date)}.`
      const remedy = said`Choose a day from ${first} to ${last}.`
      problems.error(file, `${path}.date`, message, remedy)
    }
    const place = ground?.zone(zone)
    if (!ground || !place) return
    const most = tables?.stacking.unitsIn.mountainous
    if (place.terrain === 'mountainous' && most !== undefined && units.length > most) {
      const message = fault(
        'too-many-come-to-mountains',
      )`${units.length} units come to mountainous "${zone}", where ${most} may be${writtenIn('tables.json, stacking')}.`
      problems.error(file, `${path}.units.${most}`, message, said`Let the others come elsewhere.`)
    }
    const enemy = scenario.setUp[side === 'french' ? 'german' : 'french'].find((one) => one.zone === zone)
    if (enemy) {
      const message = fault('enemies-in-zone-of-arrival')`Enemies stand in "${zone}" when the game begins.`
      problems.warning(
        file,
        `${path}.zone`,
        message,
        said`Let them come elsewhere, where they are sure to find a place.`,
      )
    }
    const fortress = ground.fortressIn(zone)
    const holder = fortress && scenario.garrisons ? roll?.holderOf(fortress.id) : undefined
    if (holder !== undefined && holder !== side) {
      const message = fault('fortress-held-by-the-other-side')`The ${holder} side holds the fortress of "${zone}".`
      problems.error(file, `${path}.zone`, message, said`Choose another zone.`)
    }
    if (doors.get(side)?.has(zone) !== true) {
      const message = fault(
        'arrival-without-railway',
      )`"${zone}" lies on no friendly edge, and no railway leads there from one or from a source of supply.`
      const remedy = said`Choose a zone of a friendly edge, or one with a railway to it.`
      problems.warning(file, `${path}.zone`, message, remedy)
    }
  })
}

/** Zones of the side's edges and sources of supply, and all zones that railways join to them. */
function entrances(ground: Ground, side: Side, edges: Scenario['sides'][Side]['edges']): ReadonlySet<string> {
  const { zones, supply, connections, sectorLinks } = ground.map
  const found = new Set([
    ...zones.filter((zone) => zone.edges?.some((edge) => edges.includes(edge))).map(({ id }) => id),
    ...supply.flatMap((source) => ('zone' in source && source.side === side ? [source.zone] : [])),
  ])
  const railways = [...connections, ...sectorLinks].filter(({ rail }) => rail)
  // Iterating a set also visits members added during the iteration.
  for (const zone of found) {
    for (const { a, b } of railways) {
      if (a === zone) found.add(b)
      if (b === zone) found.add(a)
    }
  }
  return found
}
