import type { CounterSeen, GarrisonSeen, TokenSeen, View } from '#engine/gaiter-button/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { type Arm, arms, type CounterFace, type Mark } from '../../../counters/face.ts'
import type { Piece } from '../../../counters/piles.ts'
import { counterTitle } from '../../../counters/title.ts'
import type { CounterWords } from '../../../counters/words.ts'
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
    return pieceAt(id, side, row, printed === undefined ? unknownFace(side, row) : faceOf(printed, row), words)
  })
}

function tokenPieces(side: number, tokens: View['token'], book: OrderOfBattle, words: CounterWords): Piece[] {
  return Object.entries(tokens).flatMap(([id, row]): Piece[] => {
    const printed = book.counters.get(row.counter ?? '')
    const face = printed === undefined ? unknownFace(side, row) : faceOf(printed, row)
    return pieceAt(id, side, row, face, words)
  })
}

/** What a view says about a counter of either side. */
type Row = CounterSeen | TokenSeen
/** The zone of what is not on the map. */
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
    const face = garrisonFace(printed, row)
    return [{ id: `garrison ${id}`, place: printed.place, side: printed.side, face, title: counterTitle(face, words) }]
  })
}

// --- Faces ----------------------------------------------------------------------------------------------------------

/** The face of a known counter, with strength and morale if the row tells them. */
function faceOf(printed: Printed, row: Row | null): CounterFace {
  const { kind, name, fullName, detached, band, movement, stars } = printed
  const counted = row !== null && isCounted(row) ? row : undefined
  const strength = counted === undefined ? [] : strengthOf(counted)
  const morale = counted === undefined ? undefined : moraleOf(printed.row, counted)
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
    ...(row === null ? {} : stateOf(row)),
  }
}

/** The face as it is printed, without the state of play. */
export const printedFace = (printed: Printed): CounterFace => faceOf(printed, null)

/** The back of a counter: its side, whether it is turned, and its markers. */
const unknownFace = (side: number, row: Row): CounterFace => ({
  livery: liveryOf(side),
  sign: 'unknown',
  ...stateOf(row),
})

function garrisonFace({ side, name, row: morales }: PrintedGarrison, row: GarrisonSeen): CounterFace {
  const { points, right = 0, left = 0, engaged } = row
  const morale = points === undefined ? undefined : moraleOf(morales, { right, left })
  return {
    livery: liveryOf(side),
    sign: 'garrison',
    name,
    ...(points === undefined ? {} : { figure: points }),
    ...(morale === undefined ? {} : { morale }),
    ...(engaged === true ? { marks: ['engaged' as const] } : {}),
  }
}

function stateOf(row: Row): Pick<CounterFace, 'turned' | 'marks'> {
  if (!('zone' in row)) return {}
  const marks: Mark[] = (
    ['outOfSupply', 'demoralised', 'combatted', 'backToRiver', 'engaged', 'inside'] as const
  ).filter((mark) => row[mark] === true)
  // Only the owner's row names the token under which the enemy sees the counter.
  if ('token' in row && row.seen > 0) marks.push('seen')
  return { ...(row.activated ? { turned: true } : {}), ...(marks.length === 0 ? {} : { marks }) }
}

/** The columns that tell the strength of a counter. */
export type Counted = Required<Pick<TokenSeen, Arm | LostArm | 'right' | 'left'>>
export const isCounted = (row: Row): row is Row & Counted => 'infantry' in row

/** The rightmost box of the morale row that is not crossed off; none when all are. */
function moraleOf(morales: readonly number[], { right, left }: Pick<Counted, 'right' | 'left'>): number | undefined {
  const at = morales.length - 1 - right
  return at >= left ? morales[at] : undefined
}

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
