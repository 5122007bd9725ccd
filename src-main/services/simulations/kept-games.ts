import { z } from 'zod'
import type { GameRow } from '../../simulating/results.ts'

/** More than this of games, as JSON, is not kept: what came of them is. */
const MOST_CHARACTERS = 4_000_000

/** The games of a result one by one: of its own set-up, and of what that was compared with; and what the command line sums up of them. */
export interface KeptGames {
  readonly rows: readonly (readonly GameRow[])[]
  readonly summaries: readonly unknown[]
}

/** What is put beside a result; nothing where it is too much. */
export const gamesToKeep = (games: KeptGames): { readonly kept?: KeptGames } =>
  JSON.stringify(games.rows).length <= MOST_CHARACTERS ? { kept: games } : {}

const Row = z.looseObject({ game: z.int(), seed: z.string(), sides: z.tuple([z.string(), z.string()]) })
const Kept = z.object({
  kept: z.object({ rows: z.array(z.array(Row)).min(1), summaries: z.array(z.unknown()) }),
})

/** The games beside a result; undefined where there are none. */
export function gamesIn(content: unknown): KeptGames | undefined {
  const read = Kept.safeParse(content)
  return read.success ? (read.data.kept as unknown as KeptGames) : undefined // written by `gamesToKeep`, under a sum
}
