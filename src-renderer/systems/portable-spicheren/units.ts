import type { Setting, GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { CounterFace, Livery, Mark, Sign } from '../../counters/face.ts'
import type { Piece } from '../../counters/piles.ts'
import { counterTitle } from '../../counters/title.ts'
import { counterWords } from '../../counters/words.ts'
import { bearings } from './facings.ts'
import type { ZoneNote } from '../../map/board/overlay.ts'

type Known = GameSnapshot['views'][number]['known']
type Json = Known[string]

/** What stands on a unit's counter. */
export type Unit = { readonly side: 0 | 1; readonly sign: Sign; readonly name: string }
export type Units = ReadonlyMap<string, Unit>

/** Reads the order of battle; the process has checked it, and what is not as it should be is left out. */
export function readUnits(order: Json, { names }: Setting, language: Language): Units {
  const list = fieldOf(order, 'units')
  const units = new Map<string, Unit>()
  for (const one of Array.isArray(list) ? list : []) {
    const [id, type] = [unitText(one, 'id'), unitText(one, 'type')]
    const sign: Sign = type === 'cavalry' ? 'cavalry' : type.endsWith('artillery') ? 'artillery' : 'infantry'
    units.set(id, {
      side: unitText(one, 'side') === 'french' ? 1 : 0,
      sign,
      name: names[id]?.[language] ?? id,
    })
  }
  return units
}

/** The units that are on the map. */
export function unitPieces(
  known: Known,
  units: Units,
  liveries: readonly [Livery, Livery],
  names: (id: string) => string,
  language: Language,
): Piece[] {
  const turn = numberOf(known, 'turn')
  return rowsOf(known, 'unit').flatMap(([id, row]): Piece[] => {
    const [unit, place] = [units.get(id), unitText(row, 'hex')]
    if (unit === undefined || place === '-' || place === '') return []
    const face: CounterFace = {
      livery: liveries[unit.side],
      sign: unit.sign,
      name: unit.name,
      figure: numberOf(row, 'strength'),
      ...(fieldOf(row, 'tried') === true ? { turned: true } : {}),
      ...facingIn(row, names),
      marks: marksIn(row, turn),
    }
    return [{ id, place, side: unit.side, face, title: counterTitle(face, counterWords[language]) }]
  })
}

function facingIn(row: Json, names: (id: string) => string): Pick<CounterFace, 'facing'> {
  const direction = unitText(row, 'facing')
  const bearing = bearings[direction]
  return bearing === undefined ? {} : { facing: { bearing, towards: names(direction) } }
}

/** What has happened to it; a unit that is to be suppressed next turn shows it already. */
const marksIn = (row: Json, turn: number): Mark[] => [
  ...(unitText(row, 'attacks') === '-' ? [] : ['engaged' as const]),
  ...(turn > 0 && numberOf(row, 'suppressedIn') >= turn ? ['suppressed' as const] : []),
  ...(fieldOf(row, 'fired') === true ? ['fired' as const] : []),
]

/** Whose the places are that count at dark. */
export function placesHeld(
  known: Known,
  sides: readonly [string, string],
  liveries: readonly [Livery, Livery],
): ZoneNote[] {
  return rowsOf(known, 'place').flatMap(([hex, row]): ZoneNote[] => {
    const side = sides.indexOf(unitText(row, 'holder'))
    return side < 0 ? [] : [{ id: hex, tone: liveries[side === 0 ? 0 : 1] }]
  })
}

// --- Reading JSON ---------------------------------------------------------------------------------------------------

function fieldOf(json: Json | undefined, key: string): Json | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json[key] : undefined
}
export function unitText(json: Json | undefined, key: string): string {
  const value = fieldOf(json, key)
  return typeof value === 'string' ? value : ''
}
function numberOf(json: Json | undefined, key: string): number {
  const value = fieldOf(json, key)
  return typeof value === 'number' ? value : 0
}
function rowsOf(json: Json | undefined, key: string): readonly (readonly [string, Json])[] {
  const value = fieldOf(json, key)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}
