import { DayNotice } from '../chronicle/DayNotice.tsx'
import { useFilmMarks } from '../film/use-film-marks.ts'
import { TableMap } from '../playing-map/TableMap.tsx'

/** The map with what a running film shows on it, and the notice of a day that is over. */
export function FilmedMap() {
  return (
    <TableMap film={useFilmMarks()}>
      <DayNotice />
    </TableMap>
  )
}
