import type { View } from '#engine/portable-spicheren/window-types.ts'
import type { Setting } from '../../../src-main/contract/games.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { CounterFace, Livery, Mark, Sign } from '../../counters/face.ts'
import type { Piece } from '../../counters/piles.ts'
import { counterTitle } from '../../counters/title.ts'
import type { CounterWords } from '../../counters/words.ts'
import type { ZoneNote } from '../../map/board/overlay.ts'
import { bearings } from '../../system-ui/facings.ts'
import { type MarkId, marks } from './marks.ts'
import type { SetUpFace } from '../../system-ui/system-ui.ts'
import { fileIn } from './reads/reads.ts'

type UnitRow = View['unit'][string]

/** How a view writes “none”. */
const nothing = '-'

/** What is printed on a unit's counter. */
export type Unit = { readonly side: 0 | 1; readonly sign: Sign; readonly name: string }
export type Units = ReadonlyMap<string, Unit>

/** The units of the order of battle, by their ids. */
export function readUnits({ files, names }: Setting, language: Language): Units {
  const order = fileIn(files, 'order-of-battle.json')
  return new Map(
    order?.units.map(({ id, side, type }) => [
      id,
      { side: side === 'french' ? 1 : 0, sign: signOf(type), name: names[id]?.[language] ?? id },
    ]),
  )
}
const signOf = (type: string): Sign =>
  type === 'cavalry' ? 'cavalry' : type.endsWith('artillery') ? 'artillery' : 'infantry'

/** The units that are on the map. */
export function unitPieces(
  view: View,
  units: Units,
  liveries: readonly [Livery, Livery],
  names: (id: string) => string,
  words: CounterWords,
): Piece[] {
  const suppressed = new Set(view.suppressed)
  return Object.entries(view.unit).flatMap(([id, row]): Piece[] => {
    const [unit, place] = [units.get(id), row.hex]
    if (unit === undefined || place === nothing) return []
    const face: CounterFace = {
      livery: liveries[unit.side],
      sign: unit.sign,
      name: unit.name,
      figure: row.strength,
      ...(row.tried ? { turned: true } : {}),
      ...facingIn(row, names),
      marks: marksIn(row, suppressed.has(id), words),
    }
    return [{ id, place, side: unit.side, face, title: counterTitle(face, words) }]
  })
}

function facingIn({ facing }: UnitRow, names: (id: string) => string): Pick<CounterFace, 'facing'> {
  const bearing = bearings[facing]
  return bearing === undefined ? {} : { facing: { bearing, towards: names(facing) } }
}

/** The marks on a unit; one that will be suppressed from the next turn on shows it already. */
function marksIn({ attacks, fired }: UnitRow, suppressed: boolean, { language }: CounterWords): readonly Mark[] {
  const has: Readonly<Record<MarkId, boolean>> = { suppressed, engaged: attacks !== nothing, fired }
  return marks[language].filter(({ id }) => has[id])
}

/** The facing of a unit in a set-up. */
export const setUpFace: SetUpFace = (_thing, { facing }) => {
  if (typeof facing !== 'string') return {}
  const bearing = bearings[facing]
  return bearing === undefined ? {} : { facing: { bearing, towards: facing } }
}

/** The places that count for victory at dark, in the colour of the side that holds them. */
export function placesHeld(
  { place }: View,
  sides: readonly [string, string],
  liveries: readonly [Livery, Livery],
): ZoneNote[] {
  return Object.entries(place).flatMap(([hex, { holder }]): ZoneNote[] => {
    const side = sides.indexOf(holder)
    return side < 0 ? [] : [{ id: hex, tone: liveries[side === 0 ? 0 : 1] }]
  })
}
