import { z } from 'zod'
import type { GameRow } from '../../simulating/results.ts'

/** Maximum size of the games of a result as JSON. Larger ones are not kept, only their results. */
const MOST_CHARACTERS = 4_000_000

/**
 * The single games of a result: those of its own set-up, and of the one it was compared with; and the summaries as the
 * command line makes them.
 */
export interface KeptGames {
  readonly rows: readonly (readonly GameRow[])[]
  readonly summaries: readonly unknown[]
}

/** The games to store with a result; nothing when they are too large. */
export const gamesToKeep = (games: KeptGames): { readonly kept?: KeptGames } =>
  JSON.stringify(games.rows).length <= MOST_CHARACTERS ? { kept: games } : {}

const Row = z.looseObject({ game: z.int(), seed: z.string(), sides: z.tuple([z.string(), z.string()]) })
const Kept = z.object({
  kept: z.object({ rows: z.array(z.array(Row)).min(1), summaries: z.array(z.unknown()) }),
})

/** The games stored with a result; undefined where there are none. */
export function gamesIn(content: unknown): KeptGames | undefined {
  const read = Kept.safeParse(content)
  return read.success ? (read.data.kept as unknown as KeptGames) : undefined // written by `gamesToKeep`, under a sum
}
