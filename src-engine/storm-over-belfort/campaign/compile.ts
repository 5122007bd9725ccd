import { add, emptySet, has, setOf, type Bits } from '../../board/bitset.ts'
import type { Campaign, Counter, Scenario, Unit, Zone } from './campaign.ts'
import {
  divisions,
  sides,
  stratagems,
  type MapFile,
  type OrderOfBattleFile,
  type ScenarioFile,
  type TablesFile,
} from './files.ts'

const NONE = -1

/** Turns names into numbers, once. The files are already checked, so all references exist. */
export function compileCampaign(
  map: MapFile,
  { units: unitRows, counters: counterRows }: OrderOfBattleFile,
  tables: TablesFile,
  scenarioFiles: readonly ScenarioFile[],
): Omit<Campaign, 'warnings' | 'lessons'> {
  const ids = [...map.zones.map(({ id }) => id), map.headquarters.id]
  const zoneOf = (id: string): number => ids.indexOf(id)
  const size = ids.length
  const beside = ids.map(() => emptySet(size))
  for (const [a, b] of map.borders) {
    add(beside[zoneOf(a)]!, zoneOf(b)) // both ends are checked
    add(beside[zoneOf(b)]!, zoneOf(a))
  }
  const neighbours = beside.map((set) => ids.flatMap((_, zone) => (has(set, zone) ? [zone] : [])))
  const where = (holds: (zone: MapFile['zones'][number]) => boolean): Bits =>
    setOf(
      size,
      [...map.zones.keys()].filter((zone) => holds(map.zones[zone]!)),
    ) // keys of the list
  const printed = where(({ bonus }) => bonus > 0)
  // Zones with a printed bonus of one are high ground or woods that Prussian guns do not fire over.
  const crest = where(({ bonus }) => bonus === 1)
  const { field, heavy, fromCitadel } = tables.range
  const shotsOf = (crossing: (zone: number) => boolean): Bits[][] =>
    Array.from({ length: Math.max(field, heavy) + fromCitadel + 1 }, (_, range) =>
      ids.map((_zone, from) => withinRange(neighbours, from, range, crossing, size)),
    )
  const units = unitRows.map((row): Unit => {
    const isGun = row.kind === 'field' || row.kind === 'heavy' || row.kind === 'flying'
    return {
      id: row.id,
      name: row.name,
      regiment: row.regiment,
      side: sides.indexOf(row.side),
      kind: row.kind,
      division: row.division === undefined ? NONE : divisions.indexOf(row.division),
      fire: row.fire ?? 0,
      attack: row.attack ?? 0,
      defence: row.defence ?? 0,
      value: row.value ?? 0,
      unreliable: row.unreliable === true,
      fortress: row.fortress === true,
      isInfantry: !isGun,
      takesRoom: row.kind !== 'scouts' && row.kind !== 'uhlans' && row.kind !== 'flying',
      hasSteps: !isGun && row.kind !== 'scouts',
    }
  })
  const unitsOf = (holds: (unit: Unit) => boolean): number[] => [...units.keys()].filter((unit) => holds(units[unit]!)) // keys of the list
  const citadel = zoneOf(map.citadel)
  const limitsOf = (kind: 'battalions' | 'guns'): number[] =>
    ids.map((_id, zone) => (zone === citadel ? tables.stacking.citadel : tables.stacking)[kind])
  return {
    zones: map.zones.map(({ id, number, bonus, edge, fort }): Zone => ({ id, number, bonus, edge, fort })),
    placeIds: ids,
    headquarters: zoneOf(map.headquarters.id),
    citadel,
    neighbours,
    beside,
    ground: where(() => true),
    edge: where(({ edge }) => edge),
    forts: where(({ fort }) => fort),
    heavyTargets: where(({ heavyTarget }) => heavyTarget),
    printed,
    shots: [shotsOf(() => true), shotsOf((zone) => !has(crest, zone))],
    units,
    unitsOf: [unitsOf(({ side }) => side === 0), unitsOf(({ side }) => side === 1)],
    gunsOf: [
      unitsOf(({ side, isInfantry }) => side === 0 && !isInfantry),
      unitsOf(({ side, isInfantry }) => side === 1 && !isInfantry),
    ],
    alike: units.map((unit) => units.findIndex((other) => standsAlike(unit, other))),
    limits: { battalions: limitsOf('battalions'), guns: limitsOf('guns') },
    counters: counterRows.map((row): Counter => ({
      id: row.id,
      side: sides.indexOf(row.side),
      black: stratagems.indexOf(row.black),
      red: row.red === undefined ? NONE : stratagems.indexOf(row.red),
    })),
    tables: { ...tables, victory: { ...tables.victory, forts: tables.victory.forts.map(zoneOf) } },
    scenarios: scenarioFiles.map((file): Scenario => {
      const places = new Map(file.start.flatMap(({ zone, units: there }) => there.map((id) => [id, zoneOf(zone)])))
      const turns = new Map(file.arrivals.flatMap(({ turn, units: there }) => there.map((id) => [id, turn])))
      return {
        id: file.id,
        title: file.title,
        description: file.description,
        aims: file.aims,
        turns: file.turns,
        switches: file.switches,
        position: file.position,
        free: file.free && setOf(size, file.free.french.map(zoneOf)),
        start: units.map(({ id }) => places.get(id) ?? NONE),
        status: units.map(({ id }) => (file.exhausted.includes(id) ? 2 : file.diminished.includes(id) ? 1 : 0)),
        arrives: units.map(({ id }) => turns.get(id) ?? 0),
        absent: units.map(({ id }) => file.absent.includes(id)),
        fortifications: file.markers.fortifications.map(zoneOf),
        trenches: file.markers.trenches.map(zoneOf),
        damaged: file.damaged.map(zoneOf),
        points: [file.points?.french ?? 0, file.points?.prussian ?? 0],
      }
    }),
  }
}

/** Whether the rules on where a unit may stand treat both units the same. */
const standsAlike = (one: Unit, other: Unit): boolean =>
  one.side === other.side &&
  one.division === other.division &&
  one.isInfantry === other.isInfantry &&
  one.takesRoom === other.takesRoom &&
  one.fortress === other.fortress &&
  (one.kind === 'uhlans') === (other.kind === 'uhlans')

/** The zones within so many steps, where no step leads on from a zone that cannot be fired over. */
function withinRange(
  neighbours: readonly (readonly number[])[],
  from: number,
  range: number,
  crossing: (zone: number) => boolean,
  size: number,
): Bits {
  const found = emptySet(size)
  let rim = [from]
  for (let step = 0; step < range; step++) {
    const next: number[] = []
    for (const zone of rim) {
      if (zone !== from && !crossing(zone)) continue
      for (const beyond of neighbours[zone]!) {
        if (beyond === from || has(found, beyond)) continue
        add(found, beyond)
        next.push(beyond)
      }
    }
    rim = next
  }
  return found
}
