import type { Moment } from '#engine/kernel/game/history.ts'
import { scoutFor } from '#engine/kernel/system/scout.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import type { Entry } from '../../contract/games.ts'
import { stopsOf } from './stops.ts'
import type { OpenGame } from '../open/open-game.ts'
import { timeSlicer } from './time-slices.ts'

/*
 * What a side can conclude about the enemy's hidden information. The rule system's scout takes notes moment by moment
 * along the line. Notes of a moment never change, so they are cached with it, and only new moments are read.
 */

/** Notes are cached at every this many moments, and at the last. */
const CACHE_EVERY = 32

/** Cached notes of a side, by their last moment. */
type Kept = WeakMap<Moment, JsonObject>
const kept = new WeakMap<object, readonly [Kept, Kept]>()

/** The conclusions of a side at a moment; moments in them are given as stops of the viewer. */
export async function intelligenceAt(
  game: OpenGame,
  eyes: number,
  side: number,
  moment: number,
): Promise<Entry['entry'] | null> {
  const scout = scoutOf(game.game)
  if (scout === undefined) return null
  // Another call may switch to another line meanwhile.
  const stops = stopsOf(game, eyes)
  const notes = await notesAt(game, eyes, side, moment)
  return asStops(scout.book(game.game.loaded.campaign, notes), stops) as Entry['entry'] // JSON of the system's own
}

const scoutOf = ({ loaded, start }: OpenGame['game']) =>
  scoutFor(loaded.system.knowledge.scout, loaded.campaign, start.scenario)

async function notesAt(table: OpenGame, eyes: number, side: number, moment: number): Promise<JsonObject> {
  const { game } = table
  const { history, loaded, start } = game
  const { campaign } = loaded
  const scout = scoutOf(game)!
  const written = keptOf(game)[side]!
  const line = history.lineTo(moment)
  const from = line.findLastIndex((one) => written.has(history.at(one)))
  const asPrinted = start.position === undefined
  let notes =
    from < 0
      ? scout.begin(campaign, { scenario: start.scenario, asPrinted, side })
      : written.get(history.at(line[from]!))!
  const pause = timeSlicer(table, eyes)
  // Starts at the last noted moment, so that the next one is replayed from it.
  const seen = game.along(
    line.slice(Math.max(0, from)),
    (play, at) => [at, loaded.system.knowledge.view(play, side)] as const,
  )
  for (const [at, known] of seen) {
    if (from >= 0 && at === line[from]) continue
    notes = scout.watch(campaign, notes, { moment: at, known, told: game.toldTo(side, at) })
    if (at === moment || history.at(at).depth % CACHE_EVERY === 0) written.set(history.at(at), notes)
    await pause()
  }
  return notes
}

function keptOf(game: object): readonly [Kept, Kept] {
  let both = kept.get(game)
  if (both === undefined) kept.set(game, (both = [new WeakMap(), new WeakMap()]))
  return both
}

/** Replaces each moment by the stop it leads to, as in the journal, so that the number of enemy acts stays hidden. */
function asStops(json: JsonObject, stops: readonly number[]): JsonObject {
  const known = new Map<number, number>()
  const stopOf = (moment: number): number => {
    let stop = known.get(moment)
    if (stop === undefined) {
      const found = stops.findIndex((one) => one >= moment)
      known.set(moment, (stop = found < 0 ? stops.length : found))
    }
    return stop
  }
  const told = (value: Json): Json => {
    if (Array.isArray(value)) return value.map((one: Json) => told(one))
    if (!isJsonObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        key === 'moment' ? ['stop', stopOf(Number(inner))] : [key, told(inner!)],
      ),
    )
  }
  return told(json) as JsonObject // an object stays one
}
