import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { settingsTable } from './settings-table.ts'

/*
 * A long game is inserted into the library in several transactions, so that others can write in between. It stays
 * hidden until the last one, and if that never comes the next start erases it: its expected final size is stored in the
 * settings.
 */
const NAME = 'arriving'
const Arrivals = z.record(z.string(), z.object({ acts: z.int(), visits: z.int() }))
type Whole = z.infer<typeof Arrivals>[string]

const arriving = new WeakMap<Database, Set<number>>()

/** The games of an open library that are still being inserted. */
export function arrivingIn(database: Database): Set<number> {
  const there = arriving.get(database) ?? new Set()
  arriving.set(database, there)
  return there
}

const readArrivals = (database: Database): Record<string, Whole> =>
  Arrivals.safeParse(settingsTable(database).get(NAME)).data ?? {}

/** `whole`: the final size of the game; null when it is reached. */
export function noteArrival(database: Database, uid: string, whole: Whole | null): void {
  const { [uid]: _, ...others } = readArrivals(database)
  settingsTable(database).put({ [NAME]: whole === null ? others : { ...others, [uid]: whole } })
}

/** Erases the games that were never completed. Called when the library is opened. */
export function eraseUnfinished(database: Database, erase: (id: number) => void): void {
  const arrivals = Object.entries(readArrivals(database))
  if (arrivals.length === 0) return
  const found = database.prepare<[string], { id: number; acts: number; visits: number }>(
    `SELECT id, (SELECT count(*) FROM moment WHERE game = id) AS acts, (SELECT count(*) FROM visit WHERE game = id) AS visits
     FROM game WHERE uid = ?`,
  )
  for (const [uid, whole] of arrivals) {
    const game = found.get(uid)
    if (game !== undefined && (game.acts < whole.acts || game.visits < whole.visits)) erase(game.id)
    noteArrival(database, uid, null)
  }
}
