import type { OpenObject, Placement } from '../../kernel/system/editing.ts'
import { isJsonObject, type JsonObject } from '../../kernel/values/result.ts'
import { isOpenObject, objectAt, textAt } from './loose.ts'

/** How a state writes that something is nowhere. */
const NOWHERE = '-'

/**
 * Placements as the position of a scenario leaves them, which goes before its set-up: rows of a table of the state, and the column that
 * says where things are.
 */
export function asPositioned(
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
  // What is not on the map any more and was to come or took no part is told as it was.
  const stays = ({ thing, at }: Placement): boolean =>
    !places.has(thing) || (places.get(thing) === NOWHERE && at !== 'map')
  return [...placements.filter(stays), ...moved]
}

/** A place that play had before it begins goes before the set-up: for what is placed anew it is forgotten. */
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
