import type { GameEntry } from '../../src-main/contract/library.ts'

/** The game played last that can be opened, can be played on, and is not over; one that was taken in and never opened comes after those that were. */
export function gameToGoOn(games: readonly GameEntry[]): GameEntry | undefined {
  const goOn = games.filter(({ trouble, ending, record }) => trouble === null && ending === null && !record)
  return goOn.find(({ opened }) => opened) ?? goOn[0]
}
