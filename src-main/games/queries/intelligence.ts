import type { Moment } from '#engine/kernel/history.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/result.ts'
import type { Entry } from '../../contract/games.ts'
import { stopsOf } from './stops.ts'
import type { OpenGame } from '../open/open-game.ts'
import { timeSlicer } from './time-slices.ts'

/*
 * The book of what a side can conclude. It is written moment by moment along the line that is looked at; what was written of
 * a moment stays true as long as that moment is in the tree, so it is kept with it, and only what is new has to be read.
 */

/** Notes are kept of one moment in so many, and of the last. */
const KEPT_EVERY = 32

/** The notes of a side by the moment they go up to. */
type Kept = WeakMap<Moment, JsonObject>
const kept = new WeakMap<object, readonly [Kept, Kept]>()

/** The book of a side at a moment, its moments told as stops of the one who looks. */
export async function intelligenceAt(
  game: OpenGame,
  eyes: number,
  side: number,
  moment: number,
): Promise<Entry['entry'] | null> {
  const { scout } = game.game.loaded.system.knowing
  if (scout === undefined) return null
  // While it is read somebody may go to another line.
  const stops = stopsOf(game, eyes)
  const notes = await notesAt(game, eyes, side, moment)
  return asStops(scout.book(game.game.loaded.campaign, notes), stops) as Entry['entry'] // JSON of the system's own
}

async function notesAt(table: OpenGame, eyes: number, side: number, moment: number): Promise<JsonObject> {
  const { game } = table
  const { history, loaded, start } = game
  const { campaign } = loaded
  const scout = loaded.system.knowing.scout!
  const written = keptOf(game)[side]!
  const line = history.lineTo(moment)
  const from = line.findLastIndex((one) => written.has(history.at(one)))
  const asPrinted = start.position === undefined
  let notes =
    from < 0
      ? scout.begin(campaign, { scenario: start.scenario, asPrinted, side })
      : written.get(history.at(line[from]!))!
  const pause = timeSlicer(table, eyes)
  // The last moment that is in the notes is gone through again, for the next one to be played from it.
  const seen = game.along(
    line.slice(Math.max(0, from)),
    (play, at) => [at, loaded.system.knowing.view(play, side)] as const,
  )
  for (const [at, known] of seen) {
    if (from >= 0 && at === line[from]) continue
    notes = scout.watch(campaign, notes, { moment: at, known, told: game.toldTo(side, at) })
    if (at === moment || history.at(at).depth % KEPT_EVERY === 0) written.set(history.at(at), notes)
    await pause()
  }
  return notes
}

function keptOf(game: object): readonly [Kept, Kept] {
  let both = kept.get(game)
  if (both === undefined) kept.set(game, (both = [new WeakMap(), new WeakMap()]))
  return both
}

/** How often the enemy acted must not show: a moment is told as the stop that it leads to, as in the journal. */
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
