import { DayNotice } from '../chronicle/DayNotice.tsx'
import { ResultCards } from '../decision/ResultCards.tsx'
import { useFilmMarks } from '../film/use-film-marks.ts'
import { TableMap } from '../playing-map/TableMap.tsx'

/** The map with the marks of the running film, the notice that a day is over, and the result cards. */
export function FilmedMap() {
  return (
    <TableMap film={useFilmMarks()}>
      <DayNotice />
      <ResultCards />
    </TableMap>
  )
}
