import type { Database } from 'better-sqlite3'

/** Number of acts of a game, and the checksum of its last act. */
export type Head = { readonly acts: number; readonly sum: number | null }

/** The heads of all games of a library, by uid. */
export function headsIn(database: Database): ReadonlyMap<string, Head> {
  const games = database.prepare<[], { id: number; uid: string }>('SELECT id, uid FROM game').all()
  const last = database.prepare<[number], { acts: number; sum: number }>(
    'SELECT number AS acts, sum FROM moment WHERE game = ? ORDER BY number DESC LIMIT 1',
  )
  return new Map(games.map(({ id, uid }) => [uid, last.get(id) ?? { acts: 0, sum: null }]))
}
