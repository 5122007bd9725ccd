import type { GameEntry } from '../../src-main/contract/library.ts'

/** The game played last that can be opened, can be played on, and is not over. */
export const gameToGoOn = (games: readonly GameEntry[]): GameEntry | undefined =>
  games.find(({ trouble, ending, record }) => trouble === null && ending === null && !record)
