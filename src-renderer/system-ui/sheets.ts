import type { Setting } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import { boardOfAreas, boardOfTable, boardOfZones } from '../map/board/board.ts'
import { boardOfHexes } from '../map/plate/hex-sheet.ts'
import type { Sheet } from './system-ui.ts'

/** The board of a setting as the playing map takes it. */
export function sheetOf({ board }: Pick<Setting, 'board'>, language: Language): Sheet | null {
  if (board === null) return null
  if (board.kind === 'hexes') return boardOfHexes(board, language)
  if (board.kind === 'areas') return { board: boardOfAreas(board, language), svg: null }
  if (board.kind === 'table') return { board: boardOfTable(board, language), svg: null }
  const zones = boardOfZones(board)
  return zones === undefined ? null : { board: zones, svg: null }
}
