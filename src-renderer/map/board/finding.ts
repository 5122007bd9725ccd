import type { Piece } from '../../counters/piles.ts'
import type { MapPlace } from './board.ts'
import { searchable as folded } from '../../../src-main/contract/searchable.ts'
import type { Thing } from '../../state/known/thing.ts'

export type Match = {
  readonly thing: Thing
  readonly name: string
  /** The place of a counter; empty for a place. */
  readonly detail: string
  readonly piece?: Piece
}

const most = 12

/** Folds case and accents and drops hyphens, because names are often typed without them. */
const plain = (text: string): string => folded(text).replaceAll(/[-']/g, ' ')

/** Places and counters whose names contain the query, those that begin with it first. Unknown counters have no name. */
export function matchesOf(asked: string, places: readonly MapPlace[], pieces: readonly Piece[]): Match[] {
  const wanted = plain(asked)
  if (wanted === '') return []
  const names = new Map(places.map(({ id, name }) => [id, name]))
  const all: Match[] = [
    ...places.map(({ id, name }): Match => ({ thing: { kind: 'zone', id }, name, detail: '' })),
    ...pieces.flatMap((piece): Match[] => {
      const { name, fullName, band } = piece.face
      if (name === undefined) return []
      const called = [fullName ?? name, band?.label ?? ''].filter((part) => part !== '').join(' · ')
      return [{ thing: { kind: 'piece', id: piece.id }, name: called, detail: names.get(piece.place) ?? '', piece }]
    }),
  ]
  const rank = (name: string): number => {
    const text = plain(name)
    if (text.startsWith(wanted)) return 0
    if (text.includes(` ${wanted}`) || text.includes(`(${wanted}`)) return 1
    return text.includes(wanted) ? 2 : 3
  }
  return (
    all
      // A hex with a name is also found by its number.
      .map((match) => ({ match, order: plain(match.thing.id) === wanted ? -1 : rank(match.name) }))
      .filter(({ order }) => order < 3)
      .toSorted((one, other) => one.order - other.order || one.match.name.localeCompare(other.match.name))
      .slice(0, most)
      .map(({ match }) => match)
  )
}
