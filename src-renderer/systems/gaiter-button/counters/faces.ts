import type { Json, JsonObject } from '#engine/kernel/result.ts'
import { type Arm, arms, type CounterFace, type Mark } from '../../../counters/face.ts'
import type { Piece } from '../../../counters/piles.ts'
import { counterTitle } from '../../../counters/title.ts'
import type { CounterWords } from '../../../counters/words.ts'
import {
  entries,
  field,
  figure,
  is,
  liveryOf,
  type OrderOfBattle,
  type Printed,
  type PrintedGarrison,
  text,
} from './order-of-battle.ts'

/** The view of one side, as the table has it. */
export type SideView = { readonly side: number; readonly known: JsonObject }

/**
 * The counters that views show on the map. One view shows its side's own counters by name and the enemy's as tokens; of
 * two, when everything lies open, each shows its own.
 */
export function piecesOf(views: readonly SideView[], book: OrderOfBattle, words: CounterWords): Piece[] {
  const open = views.length > 1
  return views.flatMap(({ side, known }) => [
    ...ownPieces(side, known, book, words),
    ...(open ? [] : tokenPieces(1 - side, known, book, words)),
    ...garrisonPieces(known, book, words, open ? side : undefined),
  ])
}

function ownPieces(side: number, known: JsonObject, book: OrderOfBattle, words: CounterWords): Piece[] {
  return entries(known, 'counter').flatMap(([id, row]): Piece[] => {
    const printed = book.counters.get(id)
    // Of the enemy's counters the view has those that are gone; they are not on the map.
    if (printed !== undefined && printed.side !== side) return []
    return pieceAt(id, side, row, printed === undefined ? unknownFace(side, row) : faceOf(printed, row), words)
  })
}

function tokenPieces(side: number, known: JsonObject, book: OrderOfBattle, words: CounterWords): Piece[] {
  return entries(known, 'token').flatMap(([id, row]): Piece[] => {
    const printed = book.counters.get(text(row, 'counter'))
    const face = printed === undefined ? unknownFace(side, row) : faceOf(printed, row)
    return pieceAt(id, side, row, face, words)
  })
}

/** A counter is on the map while it has a zone. */
function pieceAt(id: string, side: number, row: Json, face: CounterFace, words: CounterWords): Piece[] {
  const place = text(row, 'zone')
  return place === '' || place === '-' ? [] : [{ id, place, side, face, title: counterTitle(face, words) }]
}

function garrisonPieces(
  known: JsonObject,
  book: OrderOfBattle,
  words: CounterWords,
  only: number | undefined,
): Piece[] {
  return entries(known, 'garrison').flatMap(([id, row]): Piece[] => {
    const printed = book.garrisons.get(id)
    if (printed === undefined || !is(row, 'manned') || (only !== undefined && printed.side !== only)) return []
    const face = garrisonFace(printed, row)
    return [{ id: `garrison ${id}`, place: printed.place, side: printed.side, face, title: counterTitle(face, words) }]
  })
}

// --- Faces ----------------------------------------------------------------------------------------------------------

/** A counter whose name is known; its strength and morale as far as the row tells them. */
function faceOf(printed: Printed, row: Json): CounterFace {
  const { kind, name, fullName, detached, band, movement, stars } = printed
  const strength = strengthOf(row)
  const known = field(row, 'infantry') !== undefined
  const morale = known ? moraleOf(printed.row, row) : undefined
  const heavy = kind === 'cavalry' && isHeavy(row)
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
    ...stateOf(row),
  }
}

/** A counter as it is printed: nothing of how it stands now. */
export const printedFace = (printed: Printed): CounterFace => faceOf(printed, null)

/** The back of a counter: whose it is, how it is turned, and what lies on it. */
const unknownFace = (side: number, row: Json): CounterFace => ({
  livery: liveryOf(side),
  sign: 'unknown',
  ...stateOf(row),
})

function garrisonFace({ side, name, row: morales }: PrintedGarrison, row: Json): CounterFace {
  const known = field(row, 'points') !== undefined
  const morale = known ? moraleOf(morales, row) : undefined
  return {
    livery: liveryOf(side),
    sign: 'garrison',
    name,
    ...(known ? { figure: figure(row, 'points') } : {}),
    ...(morale === undefined ? {} : { morale }),
    ...(is(row, 'engaged') ? { marks: ['engaged' as const] } : {}),
  }
}

function stateOf(row: Json): Pick<CounterFace, 'turned' | 'marks'> {
  const marks: Mark[] = (
    ['outOfSupply', 'demoralised', 'combatted', 'backToRiver', 'engaged', 'inside'] as const
  ).filter((mark) => is(row, mark))
  // Only the owner's row has the token by which the enemy sees the counter.
  if (field(row, 'token') !== undefined && figure(row, 'seen') > 0) marks.push('seen')
  return { ...(is(row, 'activated') ? { turned: true } : {}), ...(marks.length === 0 ? {} : { marks }) }
}

/** The rightmost box of the morale row that is not crossed off; none when all are. */
function moraleOf(morales: readonly number[], row: Json): number | undefined {
  const at = morales.length - 1 - figure(row, 'right')
  return at >= figure(row, 'left') ? morales[at] : undefined
}

const lostName = (arm: Arm): string => `lost${arm.charAt(0).toUpperCase()}${arm.slice(1)}`

function strengthOf(row: Json): { arm: Arm; left: number; lost: number }[] {
  return arms
    .map((arm) => ({ arm, left: figure(row, arm), lost: figure(row, lostName(arm)) }))
    .filter(({ left, lost }) => left + lost > 0)
}

function isHeavy(row: Json): boolean {
  const of = (arm: Arm): number => figure(row, arm) + figure(row, lostName(arm))
  return of('heavyCavalry') > of('cavalry')
}
