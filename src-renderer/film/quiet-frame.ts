import type { Frame } from '../../src-main/contract/games.ts'
import type { Naming } from '../journal/words.ts'

/** Of more that changed at once one could not tell who is meant. */
const few = 3

/** What is said of a frame in which nothing is told, as of an inch of a move: who changed on the map, if he can be named. */
export function quietWords({ changed }: Pick<Frame, 'changed'>, { text, names, language }: Naming): string {
  const rows = new Set(Object.values(changed).flat())
  const named = [...rows].flatMap((row) => names[row]?.[language] ?? [])
  return named.length === 0 || named.length > few ? text.film.quiet : text.film.changed(named.join(', '))
}
