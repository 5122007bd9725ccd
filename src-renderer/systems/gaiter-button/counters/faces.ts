import type { CounterSeen, GarrisonSeen, TokenSeen, View } from '#engine/gaiter-button/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { type Arm, arms, type CounterFace } from '../../../counters/face.ts'
import type { Piece } from '../../../counters/piles.ts'
import { counterTitle } from '../../../counters/title.ts'
import type { CounterWords } from '../../../counters/words.ts'
import { type MarkId, marks } from './marks.ts'
import { liveryOf, type OrderOfBattle, type Printed, type PrintedGarrison } from './order-of-battle.ts'
import { viewIn } from '../reads/reads.ts'

/** The view of one side, as a game snapshot holds it. */
export type SideView = { readonly side: number; readonly known: JsonObject }

/**
 * The counters that views show on the map. One view shows its side's own counters by name and the enemy's as tokens; of
 * two, when everything lies open, each shows its own.
 */
export function piecesOf(views: readonly SideView[], book: OrderOfBattle, words: CounterWords): Piece[] {
  const open = views.length > 1
  return views.flatMap(({ side, known }) => {
    const view = viewIn(known)
    return [
      ...ownPieces(side, view.counter, book, words),
      ...(open ? [] : tokenPieces(1 - side, view.token, book, words)),
      ...garrisonPieces(view.garrison, book, words, open ? side : undefined),
    ]
  })
}

/** The pieces of some counters of a side, as its own view shows them. */
export function ownPieces(side: number, counters: View['counter'], book: OrderOfBattle, words: CounterWords): Piece[] {
  return Object.entries(counters).flatMap(([id, row]): Piece[] => {
    const printed = book.counters.get(id)
    // The view also lists enemy counters that have left play; they are not on the map.
    if (printed !== undefined && printed.side !== side) return []
    return pieceAt(
      id,
      side,
      row,
      printed === undefined ? unknownFace(side, row, words) : faceOf(printed, row, words),
      words,
    )
  })
}

function tokenPieces(side: number, tokens: View['token'], book: OrderOfBattle, words: CounterWords): Piece[] {
  return Object.entries(tokens).flatMap(([id, row]): Piece[] => {
    const printed = book.counters.get(row.counter ?? '')
    const face = printed === undefined ? unknownFace(side, row, words) : faceOf(printed, row, words)
    return pieceAt(id, side, row, face, words)
  })
}

/** What a view says about a counter of either side. */
type Row = CounterSeen | TokenSeen
/** The zone of a counter that is not on the map. */
const nowhere = '-'

/** A counter is on the map while it has a zone. */
function pieceAt(id: string, side: number, row: Row, face: CounterFace, words: CounterWords): Piece[] {
  const place = 'zone' in row ? row.zone : nowhere
  return place === nowhere ? [] : [{ id, place, side, face, title: counterTitle(face, words) }]
}

function garrisonPieces(
  garrisons: View['garrison'],
  book: OrderOfBattle,
  words: CounterWords,
  only: number | undefined,
): Piece[] {
  return Object.entries(garrisons).flatMap(([id, row]): Piece[] => {
    const printed = book.garrisons.get(id)
    if (printed === undefined || !row.manned || (only !== undefined && printed.side !== only)) return []
    const face = garrisonFace(printed, row, words)
    return [{ id: `garrison ${id}`, place: printed.place, side: printed.side, face, title: counterTitle(face, words) }]
  })
}

// --- Faces ----------------------------------------------------------------------------------------------------------

/** The face of a known counter, with strength and morale if the row tells them. */
function faceOf(printed: Printed, row: Row | null, words?: CounterWords): CounterFace {
  const { kind, name, fullName, detached, band, movement, stars } = printed
  const counted = row !== null && isCounted(row) ? row : undefined
  const strength = counted === undefined ? [] : strengthOf(counted)
  const morale = counted?.morale
  const heavy = kind === 'cavalry' && counted !== undefined && isHeavy(counted)
  return {
    livery: liveryOf(printed.side),
    sign: kind,
    name,
    fullName,
    ...(heavy ? { heavy } : {}),
    ...(detached ? { detached } : {}),
    ...(band === undefined ? {} : { band }),
    ...(movement === undefined ? {} : { movement }),
    ...(morale === undefined ? {} : { morale }),
    ...(stars === undefined ? {} : { stars }),
    ...(strength.length === 0 ? {} : { strength }),
    ...(row === null || words === undefined ? {} : stateOf(row, words)),
  }
}

/** The face as it is printed, without the state of play. */
export const printedFace = (printed: Printed): CounterFace => faceOf(printed, null)

/** The back of a counter: its side, whether it is turned, and its markers. */
const unknownFace = (side: number, row: Row, words: CounterWords): CounterFace => ({
  livery: liveryOf(side),
  sign: 'unknown',
  ...stateOf(row, words),
})

function garrisonFace(
  { side, name }: PrintedGarrison,
  { points, morale, engaged }: GarrisonSeen,
  { language }: CounterWords,
): CounterFace {
  return {
    livery: liveryOf(side),
    sign: 'garrison',
    name,
    ...(points === undefined ? {} : { figure: points }),
    ...(morale === undefined ? {} : { morale }),
    ...(engaged === true ? { marks: marks[language].filter(({ id }) => id === 'engaged') } : {}),
  }
}

function stateOf(row: Row, { language }: CounterWords): Pick<CounterFace, 'turned' | 'marks'> {
  if (!('zone' in row)) return {}
  const has = (id: MarkId): boolean =>
    // Only the owner's row names the token under which the enemy sees the counter.
    id === 'seen' ? 'token' in row && row.seen > 0 : row[id] === true
  const marked = marks[language].filter(({ id }) => has(id))
  return { ...(row.activated ? { turned: true } : {}), ...(marked.length === 0 ? {} : { marks: marked }) }
}

/** The columns with the strength of a counter. */
export type Counted = Required<Pick<TokenSeen, Arm | LostArm | 'right' | 'left'>>
export const isCounted = (row: Row): row is Row & Counted & { readonly morale?: number } => 'infantry' in row

type LostArm = `lost${Capitalize<Arm>}`
export const lostOf = {
  infantry: 'lostInfantry',
  cavalry: 'lostCavalry',
  heavyCavalry: 'lostHeavyCavalry',
  artillery: 'lostArtillery',
  heavyArtillery: 'lostHeavyArtillery',
  mitrailleuses: 'lostMitrailleuses',
} as const satisfies Readonly<Record<Arm, LostArm>>

const strengthOf = (row: Counted): { arm: Arm; left: number; lost: number }[] =>
  arms.map((arm) => ({ arm, left: row[arm], lost: row[lostOf[arm]] })).filter(({ left, lost }) => left + lost > 0)

const isHeavy = (row: Counted): boolean => row.heavyCavalry + row.lostHeavyCavalry > row.cavalry + row.lostCavalry
