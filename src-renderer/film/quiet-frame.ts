import type { Frame } from '../../src-main/contract/games.ts'
import type { Naming } from '../journal/words.ts'

/** Maximum number of counters named: with more the player could not tell them apart. */
const few = 3

/**
 * The words for a frame without entries, such as an inch of a move: names the units that changed on the map, if it can.
 */
export function wordsOfQuietFrame({ changed }: Pick<Frame, 'changed'>, { text, names, language }: Naming): string {
  const rows = new Set(Object.values(changed).flat())
  const named = [...rows].flatMap((row) => names[row]?.[language] ?? [])
  return named.length === 0 || named.length > few ? text.film.quiet : text.film.changed(named.join(', '))
}
