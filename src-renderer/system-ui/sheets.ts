import type { Setting } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import { boardOfZones, type MapBoard } from '../map/board/board.ts'
import { boardOfHexes } from '../map/plate/hex-sheet.ts'
import type { Sheet } from './system-ui.ts'

/** Of a hex as wide as it is high between two sides, so much is the hex itself: the rest is the way to the next. */
const held = 0.43

/** The board of a setting as the playing map takes it. */
export function sheetOf({ board }: Setting, language: Language): Sheet | null {
  if (board === null) return null
  if (board.kind === 'hexes') {
    const sheet = boardOfHexes(board, language)
    return { ...sheet, board: pointedAtWhole(sheet.board) }
  }
  const zones = boardOfZones(board)
  return zones === undefined ? null : { board: zones, svg: null }
}

/** A hex is pointed at wherever in it one points; what joins two hexes is no thing of its own. */
function pointedAtWhole(board: MapBoard): MapBoard {
  const [first] = board.ways
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = first?.line ?? []
  const reach = Math.hypot(ax - bx, ay - by) * held
  return { ...board, places: board.places.map((place) => ({ ...place, reach })) }
}
