import type { GameEntry } from '../../src-main/contract/library.ts'

/**
 * The unfinished game played last that can be opened and played on. Imported games that were never opened come after
 * the others.
 */
export function gameToGoOn(games: readonly GameEntry[]): GameEntry | undefined {
  const goOn = games.filter(({ trouble, ending, record }) => trouble === null && ending === null && !record)
  return goOn.find(({ opened }) => opened) ?? goOn[0]
}
