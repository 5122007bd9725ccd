import { isDeepStrictEqual } from 'node:util'
import { beginPlay } from '#engine/kernel/game/start.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'

/** Fields of the state that belong to a game, not to a position. */
const ofTheGame: ReadonlySet<string> = new Set(['acts', 'secrets', 'scenario'])

/**
 * Number of beginnings compared to find what chance decides. A coin falls alike in all of them once in thirty thousand
 * times.
 */
const BEGINNINGS = 16

/**
 * The differences between a game and its set-up: the position of a scenario that begins there. What chance decides in
 * the set-up is copied completely, so that the dice of another game do not mix with it.
 */
export function positionOf(
  loaded: LoadedCampaign,
  scenario: string,
  switches: Record<string, boolean>,
  play: Play,
): JsonObject {
  const begun = Array.from({ length: BEGINNINGS }, (_, seed) => seed).flatMap((seed) => {
    const beginning = beginPlay(loaded, { scenario, switches, seed: `beginning ${seed}` })
    return beginning.ok ? [stateAsJson(beginning.value.play)] : []
  })
  const [first = {}, ...others] = begun
  const now = stateAsJson(play)
  const fields = Object.entries(now).flatMap(([name, value]): (readonly [string, Json])[] => {
    if (ofTheGame.has(name)) return []
    const before = first[name]
    if (!isTable(before) || !isTable(value)) {
      const isAlways = begun.every((one) => isDeepStrictEqual(one[name], value))
      return isAlways ? [] : [[name, value]]
    }
    const drawn = drawnColumns(
      before,
      others.map((other) => other[name]),
    )
    const rows = Object.entries(value).flatMap(([key, row]): (readonly [string, Json])[] => {
      const changed = Object.entries(row).filter(
        ([column, one]) => drawn.has(column) || !isDeepStrictEqual(before[key]?.[column], one),
      )
      return changed.length === 0 ? [] : [[key, Object.fromEntries(changed)]]
    })
    return rows.length === 0 ? [] : [[name, Object.fromEntries(rows)]]
  })
  return Object.fromEntries(fields)
}

type Table = { readonly [row: string]: JsonObject }
const isTable = (value: Json | undefined): value is Table =>
  isJsonObject(value) && Object.values(value).every(isJsonObject)

/** Columns of a table that differ between beginnings. */
function drawnColumns(first: Table, others: readonly (Json | undefined)[]): ReadonlySet<string> {
  const drawn = new Set<string>()
  for (const other of others)
    if (isTable(other))
      for (const [key, row] of Object.entries(first))
        for (const [column, value] of Object.entries(row))
          if (!isDeepStrictEqual(other[key]?.[column], value)) drawn.add(column)
  return drawn
}
