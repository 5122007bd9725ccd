import { DayNotice } from '../chronicle/DayNotice.tsx'
import { useFilmMarks } from '../film/use-film-marks.ts'
import { TableMap } from '../playing-map/TableMap.tsx'

/** The map with the marks of the running film, and the notice that a day is over. */
export function FilmedMap() {
  return (
    <TableMap film={useFilmMarks()}>
      <DayNotice />
    </TableMap>
  )
}
