import type { GameSnapshot } from '../../../../src-main/contract/games.ts'
import type { Piece } from '../../../../src-renderer/counters/piles.ts'
import type { MapBoard } from '../../../../src-renderer/map/board/board.ts'
import { layered, noOverlay, type Overlay } from '../../../../src-renderer/map/board/overlay.ts'
import { escapeFromSedanUi } from '../../../../src-renderer/systems/escape-from-sedan/system-ui.ts'
import type { TableScene } from './scenes.ts'

/** A measured table as the window shows it, with all its layers at once. */
export function tableShown({ setting, known, studies }: TableScene): {
  readonly ground: MapBoard
  readonly on: readonly Piece[]
  readonly overlay: Overlay
} {
  const ui = escapeFromSedanUi(setting, 'en')
  if (ui.sheet === null) throw new Error('the table has no sheet')
  // Of a game at rest: what the window reads of it besides the view is not looked at here.
  const table = { views: [{ side: 0, known }], question: null, decider: null } as unknown as GameSnapshot
  const on = ui.piecesOf(table)
  const request = { table, side: 0, picked: null, pieces: on, without: [] }
  const layers = (ui.layers ?? []).map((layer) => layer.show(studies[layer.id] ?? {}, request).overlay)
  return { ground: ui.sheet.board, on, overlay: layered(noOverlay, ui.overlayOf(table), ...layers) }
}
