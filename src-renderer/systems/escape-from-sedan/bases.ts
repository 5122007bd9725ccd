import type { BaseOnTable, Files, View } from '#engine/escape-from-sedan/window-types.ts'
import type { Setting } from '../../../src-main/contract/games.ts'
import type { Base, Stands, TableSpot, Troops } from '../../counters/base.ts'
import type { CounterFace, Sign } from '../../counters/face.ts'
import type { Piece } from '../../counters/piles.ts'
import { counterTitle } from '../../counters/title.ts'
import type { CounterWords } from '../../counters/words.ts'
import { fileIn } from './reads/reads.ts'
import { uniformOf } from './uniforms.ts'
import { type MarkId, tableWords } from './words.ts'

type Unit = Files['order-of-battle.json']['units'][number]
type Row = View['unit'][string]

/** How a view writes that a unit or commander is not on the table. */
const nothing = '-'
/** Commanders and the Emperor have round bases of two inches. */
const discRadius = 16
const emperor = 'emperor'

const sideOf = (side: Unit['side']): 0 | 1 => (side === 'french' ? 0 : 1)

const signs: Readonly<Record<Unit['kind'], Sign>> = {
  line: 'infantry',
  light: 'infantry',
  guard: 'infantry',
  militia: 'infantry',
  landwehr: 'infantry',
  cavalry: 'cavalry',
  armoured: 'cavalry',
  'foot-guns': 'artillery',
  'horse-guns': 'artillery',
  'siege-guns': 'artillery',
  mitrailleuse: 'artillery',
}

/** Makes the pieces of a table from views; a unit that has not changed keeps the same piece object. */
export function piecesFor({ files, names, dress }: Setting, words: CounterWords): (view: View) => readonly Piece[] {
  const order = fileIn(files, 'order-of-battle.json')
  const { language } = words
  const nameOf = (id: string): string => names[id]?.[language] ?? id
  const said = tableWords[language]
  const known = new WeakMap<BaseOnTable, WeakMap<Row, Piece>>()
  const pieceOf = (unit: Unit, row: Row, base: BaseOnTable): Piece => {
    const made = known.get(base) ?? new WeakMap<Row, Piece>()
    known.set(base, made)
    const before = made.get(row)
    if (before !== undefined) return before
    const marks = said.marks.filter(({ id }) => isMarked[id](row))
    const face: CounterFace = {
      livery: dress[sideOf(unit.side)],
      sign: signs[unit.kind],
      name: nameOf(unit.id),
      figure: row.figures,
      ...(row.acted ? { turned: true } : {}),
      marks,
    }
    const title = [counterTitle(face, words), said.formation[row.formation] ?? row.formation, said.facing(row.facing)]
    const piece: Piece = {
      id: unit.id,
      place: base.near,
      side: sideOf(unit.side),
      face,
      title: title.join(', '),
      base: { at: pointIn(row.at), bearing: row.facing * 30, shape: standsOf(unit, row, base) },
    }
    made.set(row, piece)
    return piece
  }
  return (view) => [
    ...(order?.units ?? []).flatMap((unit): Piece[] => {
      const [row, base] = [view.unit[unit.id], view.base[unit.id]]
      if (row === undefined || base === undefined) return []
      // A unit still on its way has not finished acting.
      const isInHand = row.acted && view.agenda.some((frame) => 'unit' in frame && frame.unit === unit.id)
      return [pieceOf(unit, isInHand ? { ...row, acted: false } : row, base)]
    }),
    ...[...(order?.commanders ?? []), { id: emperor, side: 'french' as const }].flatMap(({ id, side }): Piece[] => {
      const leader = view.leader[id]
      if (leader === undefined || leader.at === nothing) return []
      const name = id === emperor ? said.emperor : nameOf(id)
      // A leader still riding has not finished acting.
      const isRiding = view.agenda.some((frame) => 'leader' in frame && frame.leader === id)
      const face: CounterFace = {
        livery: dress[sideOf(side)],
        sign: 'leader',
        name,
        ...(leader.moved && !isRiding ? { turned: true } : {}),
      }
      const base = discOf(id, name, pointIn(leader.at))
      return [{ id, place: view.near[id] ?? '', side: sideOf(side), face, title: counterTitle(face, words), base }]
    }),
  ]
}

/** The round base of a single figure. */
export const discOf = (id: string, name: string, at: TableSpot): Base => ({
  at,
  bearing: 0,
  shape: {
    is: 'disc',
    radius: discRadius,
    letter: id === emperor ? 'E' : name.slice(0, 1),
    isCrowned: id === emperor,
  },
})

const isMarked: Readonly<Record<MarkId, (row: Row) => boolean>> = {
  routing: ({ routing }) => routing,
  chits: ({ chits }) => chits > 0,
  dismounted: ({ dismounted }) => dismounted,
}

/** A point as views write it: its two numbers. */
export function pointIn(text: string): TableSpot {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x, y]
}

/** How a unit is drawn with this many figures left. */
export function standsOf(
  { kind, ...unit }: Unit,
  row: Pick<Row, 'formation' | 'dismounted' | 'figures'>,
  base: Omit<BaseOnTable, 'near'>,
): Stands {
  const { outline } = base
  return {
    is: 'stands',
    troops: troopsOf(signs[kind], row),
    uniform: uniformOf({ kind, ...unit }),
    outline: [0, 2, 4, 6].map((at): TableSpot => [outline[at] ?? 0, outline[at + 1] ?? 0]),
    across: base.across,
    deep: base.deep,
    stands: base.stands,
    each: base.figures,
    left: row.figures,
  }
}

function troopsOf(sign: Sign, { formation, dismounted }: Pick<Row, 'formation' | 'dismounted'>): Troops {
  if (sign === 'cavalry') return dismounted ? 'foot' : 'horse'
  if (sign === 'artillery') return formation === 'limbered' ? 'limbered' : 'guns'
  return 'foot'
}
