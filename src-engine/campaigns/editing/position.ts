import type { OpenObject, Placement } from '../../kernel/system/editing.ts'
import { isJsonObject, type JsonObject } from '../../kernel/values/result.ts'
import { isOpenObject, objectAt, textAt } from './loose.ts'

/** The value in a state for a thing that is nowhere. */
const NOWHERE = '-'

/**
 * Placements after a scenario's position has overridden its set-up. `table` and `column` say where in the state places
 * are found.
 */
export function placementsAfterPosition(
  placements: readonly Placement[],
  document: JsonObject,
  table: string,
  column: string,
  isThing: (id: string) => boolean,
): readonly Placement[] {
  const rows = objectAt(objectAt(document, 'position'), table)
  const places = new Map(
    Object.entries(rows).flatMap(([thing, row]): (readonly [string, string])[] => {
      const place = isJsonObject(row) ? textAt(row, column) : undefined
      return place === undefined || !isThing(thing) ? [] : [[thing, place]]
    }),
  )
  if (places.size === 0) return placements
  const moved = [...places].flatMap(([thing, place]): Placement[] => {
    if (place === NOWHERE) return []
    const path = `position.${table}.${thing}`
    const how = placements.find((one) => one.thing === thing)?.how ?? {}
    return [{ thing, key: `${thing} ${path}`, at: 'map', place, turn: null, how, path }]
  })
  // Things that the position takes off the map keep their placement if they were to arrive or took no part.
  const stays = ({ thing, at }: Placement): boolean =>
    !places.has(thing) || (places.get(thing) === NOWHERE && at !== 'map')
  return [...placements.filter(stays), ...moved]
}

/** The position overrides the set-up, so the places of newly placed things are removed from it. */
export function forgetPlaces(
  document: OpenObject,
  things: readonly string[],
  table: string,
  columns: readonly string[],
): void {
  const position = document['position']
  const rows = isOpenObject(position) ? position[table] : undefined
  if (!isOpenObject(position) || !isOpenObject(rows)) return
  for (const thing of things) {
    const row = rows[thing]
    if (!isOpenObject(row)) continue
    for (const column of columns) delete row[column]
    if (Object.keys(row).length === 0) delete rows[thing]
  }
  if (Object.keys(rows).length === 0) delete position[table]
  if (Object.keys(position).length === 0) delete document['position']
}
