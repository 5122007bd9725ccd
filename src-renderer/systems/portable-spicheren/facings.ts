import type { Table } from '../../../src-main/contract/games.ts'
import type { Livery } from '../../counters/face.ts'
import type { BoardIndex } from '../../map/board.ts'
import type { MarkNote } from '../../map/overlay.ts'
import { rowsOf, type Units, unitText } from './units.ts'

/** In degrees, clockwise from the north of the sheet. */
const bearings: Readonly<Record<string, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 }

/** The hex beside one in a direction; none at the rim of the board. */
export function hexTowards({ links }: BoardIndex, hex: string, direction: string): string[] {
  const wanted = bearings[direction]
  if (wanted === undefined) return []
  const near = links.get(hex)?.find(({ bearing }) => Math.abs(((bearing - wanted + 540) % 360) - 180) < 20)
  return near === undefined ? [] : [near.to]
}

/** Which way units look: an arrow at the side of the hex. */
export function facings(
  known: Table['views'][number]['known'],
  units: Units,
  liveries: readonly [Livery, Livery],
  index: BoardIndex,
): MarkNote[] {
  return rowsOf(known, 'unit').flatMap(([id, row]): MarkNote[] => {
    const [unit, hex] = [units.get(id), unitText(row, 'hex')]
    const [to] = hexTowards(index, hex, unitText(row, 'facing'))
    if (unit === undefined || to === undefined) return []
    return [{ at: { from: hex, to, part: 0.44 }, sign: 'axis', tone: liveries[unit.side] }]
  })
}
