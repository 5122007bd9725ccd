import { useEffect, useMemo } from 'react'
import { indexBoard } from '../map/board/board.ts'
import { noOverlay, type Overlay } from '../map/board/overlay.ts'
import type { Thing } from '../state/known/thing.ts'
import { useView } from '../state/use-app.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { usePlay } from '../at-table/use-play.ts'
import { useSystemJournal } from '../at-table/use-system.ts'
import { changedPieces, frameOverlay, journeyTime, thingsToShow } from './frame-marks.ts'

export type FilmMarks = { readonly overlay: Overlay; readonly lit: readonly Thing[]; readonly journeyTime: number }

const nothing: readonly Thing[] = []

/**
 * The marks of the current frame on the map. Also moves the map to where the frame happens, and back when the film is
 * over.
 */
export function useFilmMarks(): FilmMarks {
  const film = usePlay((play) => play.film, null)
  const pace = useView((view) => view.filmSettings.filmPace)
  const system = useSystemJournal()
  const { ui, pieces, map } = useAtTable()
  const board = ui?.sheet?.board ?? null
  const index = useMemo(() => (board === null ? null : indexBoard(board)), [board])
  const frame = film?.frames[film.at - 1] ?? null
  const lit = useMemo(() => (frame === null ? nothing : changedPieces(frame, pieces)), [frame, pieces])
  const overlay = useMemo(
    () => (frame === null || index === null ? noOverlay : frameOverlay(frame, system, index)),
    [frame, system, index],
  )
  const isRunning = film !== null
  useEffect(() => (isRunning ? map.current?.lookAway() : undefined), [isRunning, map])
  useEffect(() => {
    if (frame !== null && board !== null) map.current?.bring(thingsToShow(frame, system, board, lit))
  }, [frame, system, board, lit, map])
  // Counters move only on a step forward; after a step back or a jump they are placed at once.
  const isStepForward = film !== null && film.at === film.from + 1
  return { overlay, lit, journeyTime: isStepForward ? journeyTime(pace) : 0 }
}
