import type { GameEntry } from '../../src-main/contract/library.ts'

/** The game played last that can be opened and is not over; one that was taken in and never opened comes after those that were. */
export function gameToGoOn(games: readonly GameEntry[]): GameEntry | undefined {
  const goOn = games.filter(({ trouble, ending }) => trouble === null && ending === null)
  return goOn.find(({ opened }) => opened) ?? goOn[0]
}
