import {
  type FaultyPlace,
  type RemedyMaker,
  leavingOut,
  outerLine,
  remedy,
} from '../../campaigns/editing/remedy-makers.ts'
import { objectAt, openList, putAt, rowsAt, textAt, textsAt, valueAt } from '../../campaigns/editing/loose.ts'
import type { OpenObject, Remedy } from '../../kernel/system/editing.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { isJsonObject, textIn } from '../../kernel/values/result.ts'
import { type Side, sides } from '../campaign/schemas/common-schema.ts'
import { lift, place } from './placing.ts'
import { rosterOf } from './roster.ts'
import { placements } from './standing.ts'

/* Remedies for faults of position: moving things elsewhere, or leaving them out of the scenario. */

/** Leaves things out of the scenario, and adds them to the list of absent units if there is one. */
function leaveOut(open: OpenObject, things: readonly string[]): void {
  lift(open, things, true)
  if (Array.isArray(open['absent'])) openList(open, 'absent').push(...things)
}

export const leaveOutOf = (files: CampaignFiles, things: readonly string[]): readonly Remedy[] =>
  leavingOut(
    things.map((thing) => rosterOf(files).nameOf(thing)),
    (open) => leaveOut(open, things),
  )

/** The things on the line that has the fault. */
function thingsOfLine({ document, path }: FaultyPlace): readonly string[] {
  const row = valueAt(document, outerLine(path))
  if (!isJsonObject(row)) return []
  return [
    ...textsAt(row, 'leaders'),
    ...textsAt(row, 'units'),
    ...[textAt(row, 'detachment')].flatMap((id) => id ?? []),
  ]
}

/** The nearest zone to `near` where a side may stand without enemies; any such zone if `near` is unknown. */
function freeZone({ files, document }: FaultyPlace, side: Side, near: string): string | undefined {
  const { ground, map, roll } = rosterOf(files)
  if (ground === undefined || map === undefined) return undefined
  const area = Array.isArray(document['area']) ? new Set(textsAt(document, 'area')) : undefined
  const enemies = new Set(
    rowsAt(objectAt(document, 'setUp'), side === 'french' ? 'german' : 'french').map(({ row }) => row['zone']),
  )
  const countries = new Set(sides.map((one) => roll?.battle.sides[one].country))
  const mayStand = (id: string): boolean => {
    const zone = ground.zone(id)
    return (
      zone !== undefined &&
      (area === undefined || area.has(id)) &&
      countries.has(zone.country) &&
      !enemies.has(id) &&
      zone.terrain !== 'mountainous'
    )
  }
  for (let steps = 1; steps < 30; steps += 1) {
    const found = [...ground.within(near, steps)].filter(mayStand).toSorted()[0]
    if (found !== undefined) return found
  }
  return map.zones.map(({ id }) => id).find(mayStand)
}

/** Moves everything on a line of the set-up or of the reinforcements to another zone. */
export const toAnotherZone: RemedyMaker = (one) => {
  const { files, document, path } = one
  const line = outerLine(path)
  const row = valueAt(document, line)
  if (!isJsonObject(row)) return []
  const things = thingsOfLine(one)
  const side = rosterOf(files).sideOf(things[0] ?? '')
  const zone = side && freeZone(one, side, textIn(row['zone']))
  const name = zone === undefined ? '' : rosterOf(files).placeName(zone)
  const move =
    zone === undefined
      ? []
      : [remedy(`Move to ${name}`, `Déplacer à ${name}`, (open) => putAt(open, `${line}.zone`, zone))]
  return [...move, ...leaveOutOf(files, things)]
}

/** The unit at the path of the fault. */
export const thingAt = ({ document, path }: FaultyPlace): string => textIn(valueAt(document, path))

export const stepOutside: RemedyMaker = (one) => {
  const thing = thingAt(one)
  const line = valueAt(one.document, outerLine(one.path))
  const zone = isJsonObject(line) ? textIn(line['zone']) : ''
  return [
    remedy('Leave it outside', 'La laisser dehors', (open) => {
      place(one.files, open, { do: 'place', things: [{ thing, place: zone, how: { inside: false } }] })
    }),
  ]
}

/** The units of one side in a zone in excess of `most`. */
export function unitsInExcess(
  { files, document }: FaultyPlace,
  zone: string,
  side: Side | undefined,
  most: number,
): readonly string[] {
  const roster = rosterOf(files)
  return placements(files, document)
    .filter(
      ({ thing, at, place: there }) =>
        at === 'map' && there === zone && roster.kindOf(thing) !== 'leader' && roster.sideOf(thing) === side,
    )
    .map(({ thing }) => thing)
    .slice(most)
}

export function placeWith(one: FaultyPlace, thing: string, with_: string): readonly Remedy[] {
  const zone = placements(one.files, one.document).find((other) => other.thing === with_ && other.at === 'map')?.place
  if (zone === undefined || zone === null) return []
  const name = rosterOf(one.files).placeName(zone)
  return [
    remedy(
      `Place ${rosterOf(one.files).nameOf(thing).en} at ${name}`,
      `Placer à ${name} : ${rosterOf(one.files).nameOf(thing).fr}`,
      (open) => {
        place(one.files, open, { do: 'place', things: [{ thing, place: zone, how: {} }] })
      },
    ),
  ]
}

/** Sets up the first unit and leader of a side with nothing on the map, at one of its edges. */
export const firstOnMap: RemedyMaker = (one) => {
  const side = sides.find((each) => one.path === `setUp.${each}`)
  const { map, roll } = rosterOf(one.files)
  const own = side && roll?.battle.sides[side]
  const [unit] = own?.units ?? []
  if (side === undefined || unit === undefined) return []
  const gate = map?.zones.find(({ edges = [] }) => edges.some((edge) => map.edges[edge] === side))
  const zone = freeZone(one, side, gate?.id ?? '')
  if (zone === undefined) return []
  const things = [...(own?.leaders.slice(0, 1) ?? []), unit].map(({ id }) => ({ thing: id, place: zone, how: {} }))
  const [name, where] = [rosterOf(one.files).nameOf(unit.id), rosterOf(one.files).placeName(zone)]
  return [
    remedy(`Begin with ${name.en} at ${where}`, `Commencer avec une unité à ${where} : ${name.fr}`, (open) => {
      place(one.files, open, { do: 'place', things })
    }),
  ]
}

/** Moves arrivals to a zone on a friendly edge without enemies. */
export const byFriendlyEdge: RemedyMaker = (one) => {
  const { files, document, path } = one
  const line = outerLine(path)
  const row = valueAt(document, line)
  if (!isJsonObject(row)) return []
  const side: Side = row['side'] === 'german' ? 'german' : 'french'
  const edges = textsAt(objectAt(objectAt(document, 'sides'), side), 'edges')
  const { map, ground } = rosterOf(files)
  const held = (zone: string): boolean => {
    const fortress = ground?.fortressIn(zone)
    const holder = fortress && rosterOf(files).roll?.holderOf(fortress.id)
    return holder !== undefined && holder !== side
  }
  const enemies = new Set(
    rowsAt(objectAt(document, 'setUp'), side === 'french' ? 'german' : 'french').map((other) => other.row['zone']),
  )
  const area = Array.isArray(document['area']) ? new Set(textsAt(document, 'area')) : undefined
  const gate = map?.zones.find(
    ({ id, edges: own = [], terrain }) =>
      own.some((edge) => edges.includes(edge)) &&
      !enemies.has(id) &&
      !held(id) &&
      terrain !== 'mountainous' &&
      (area === undefined || area.has(id)),
  )
  const move =
    gate === undefined
      ? []
      : [
          remedy(`Let them come in at ${gate.name}`, `Les faire arriver à ${gate.name}`, (open) =>
            putAt(open, `${line}.zone`, gate.id),
          ),
        ]
  return [...move, ...leaveOutOf(files, thingsOfLine(one))]
}
