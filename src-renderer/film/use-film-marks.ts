import { useEffect, useMemo } from 'react'
import { indexBoard } from '../map/board/board.ts'
import { noOverlay, type Overlay } from '../map/board/overlay.ts'
import type { Thing } from '../state/thing.ts'
import { useView } from '../state/use-app.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { usePlay } from '../at-table/use-play.ts'
import { useSystem } from '../at-table/use-system.ts'
import { journeyTime, marksIn, sightOf, thingsIn } from './frame-marks.ts'

export type FilmMarks = { readonly overlay: Overlay; readonly lit: readonly Thing[]; readonly journeyTime: number }

const nothing: readonly Thing[] = []

/** What a frame of the film shows on the map besides the counters; and the map is moved to where it happens. */
export function useFilmMarks(): FilmMarks {
  const film = usePlay((play) => play.film, null)
  const pace = useView((view) => view.filmTaste.filmPace)
  const { journal: system } = useSystem()
  const { ui, pieces, map } = useAtTable()
  const board = ui?.sheet?.board ?? null
  const index = useMemo(() => (board === null ? null : indexBoard(board)), [board])
  const frame = film?.frames[film.at - 1] ?? null
  const lit = useMemo(() => (frame === null ? nothing : thingsIn(frame, pieces)), [frame, pieces])
  const overlay = useMemo(
    () => (frame === null || index === null ? noOverlay : marksIn(frame, system, index)),
    [frame, system, index],
  )
  useEffect(() => {
    const sight = frame === null || board === null ? undefined : sightOf(frame, system, board, lit)
    if (sight !== undefined) map.current?.bring(sight)
  }, [frame, system, board, lit, map])
  // Only forward: whoever goes back or leaps sees at once how things stood.
  const moves = film !== null && film.at === film.from + 1
  return { overlay, lit, journeyTime: moves ? journeyTime(pace) : 0 }
}
