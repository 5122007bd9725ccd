import type { Piece } from '../../../../src-renderer/counters/piles.ts'
import { counterWords } from '../../../../src-renderer/counters/words.ts'
import type { MapBoard, MapPlace, MapWay } from '../../../../src-renderer/map/board/board.ts'
import { piecesOf } from '../../../../src-renderer/systems/gaiter-button/counters/faces.ts'
import { type MarkId, marks } from '../../../../src-renderer/systems/gaiter-button/counters/marks.ts'
import { readOrderOfBattle } from '../../../../src-renderer/systems/gaiter-button/counters/order-of-battle.ts'
import type { Scenes } from './scenes.ts'
import { frenchAndGerman } from '../../../window/sides.ts'

export type Looker = 'french' | 'german' | 'both'

/** The counters of the real set-up, as one looks at them. */
export function setUp(scenes: Scenes, looker: Looker, language: 'en' | 'fr'): Piece[] {
  const views = scenes.views.filter(({ side }) => looker === 'both' || side === (looker === 'french' ? 0 : 1))
  return piecesOf(views, readOrderOfBattle(scenes.orderOfBattle, scenes.map), counterWords(frenchAndGerman, language))
}

/** So many counters: the real ones, and as many more as are wanted, spread over the map. */
export function spreadOut(pieces: readonly Piece[], wanted: number, places: readonly MapPlace[]): Piece[] {
  const copies = Array.from({ length: Math.max(0, wanted - pieces.length) }, (_, i): Piece | undefined => {
    const [piece, place] = [pieces[i % pieces.length], places[(i * 7 + 3) % places.length]]
    return piece && place && { ...piece, id: `${piece.id} again ${i}`, place: place.id }
  })
  return [...pieces.slice(0, wanted), ...copies.filter((piece) => piece !== undefined)]
}

const roundSedan = {
  french: ['sedan', 'torcy', 'vrigne-aux-bois', 'bouillon', 'charleville', 'mezieres'],
  german: ['douzy', 'torcy', 'vrigne-aux-bois', 'raucourt', 'carignan', 'mouzon', 'boulzicourt', 'sedan'],
} as const

/** All armies about Sedan, as on the last day. */
export function atSedan(pieces: readonly Piece[], places: readonly MapPlace[]): Piece[] {
  const known = new Set(places.map(({ id }) => id))
  const [french, german] = [roundSedan.french, roundSedan.german].map((ids) => ids.filter((id) => known.has(id)))
  return pieces.map((piece, i) => {
    if (piece.face.sign === 'garrison') return piece
    const round = (piece.side === 0 ? french : german) ?? []
    const { face } = piece
    const ids: readonly MarkId[] = i % 4 === 1 ? ['outOfSupply'] : i % 9 === 2 ? ['combatted', 'demoralised'] : []
    const marked = marks.en.filter(({ id }) => ids.includes(id))
    const worn = { ...face, ...(i % 3 === 0 ? { turned: true } : {}), ...(marked.length > 0 ? { marks: marked } : {}) }
    return { ...piece, face: worn, place: round[i % round.length] ?? piece.place }
  })
}

/** A board of a thousand places, for measuring: nobody has such a campaign yet. */
export function largeBoard(columns = 40, rows = 25): MapBoard {
  const apart = 180
  // The same every time, and not on a grid that a machine could take advantage of.
  const jitter = (seed: number): number => (((Math.imul(seed, 2654435761) >>> 8) % 1000) / 1000 - 0.5) * 90
  const places: MapPlace[] = []
  const ways: MapWay[] = []
  const at = (column: number, row: number): MapPlace | undefined => places[row * columns + column]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const number = row * columns + column
      const x = 150 + column * apart + jitter(number + 1)
      const y = 150 + row * apart + jitter(number * 3 + 7)
      places.push({ id: `p${number}`, name: `Place ${number}`, x, y, reach: 12 })
    }
  const join = (one: MapPlace | undefined, other: MapPlace | undefined): void => {
    if (!one || !other) return
    const line = [one, other].map(({ x, y }): [number, number] => [x, y])
    ways.push({ id: `${one.id}-${other.id}`, a: one.id, b: other.id, line })
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (column + 1 < columns) join(at(column, row), at(column + 1, row))
      if (row + 1 < rows) join(at(column, row), at(column, row + 1))
      if (column + 1 < columns && row + 1 < rows && (column + row) % 2 === 0)
        join(at(column, row), at(column + 1, row + 1))
    }
  return { sheet: { width: columns * apart + 300, height: rows * apart + 300, paper: '#f6eedb' }, places, ways }
}
