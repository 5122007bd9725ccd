import type { TableBoard } from '../../src-main/contract/table-board.ts'
import { contains } from '../map/board/lines.ts'
import { windOf } from '../map/board/zones.ts'
import { useText, useView } from '../state/use-app.ts'

type Place = TableBoard['places'][number]
type Props = { readonly board: TableBoard; readonly place: Place; readonly onChoose: (id: string) => void }

/** Maximum distance in inches of the names listed as near. */
const near = 12

/** The ground at a named place of the table, and the places near it. */
export function GroundFacts({ board, place, onChoose }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const { left, top, scale, inch } = board.table
  const inches = (units: number): number => Math.round(units / inch)
  const onTable = ({ at: { x, y } }: Place) => ({ x: (x - left) / scale, y: (y - top) / scale })
  const here = onTable(place)
  const ground = board.areas.filter(({ points }) => contains(points, here))
  const about = board.places
    .filter((other) => other !== place)
    .map((other) => {
      const { x, y } = onTable(other)
      const bearing = (Math.atan2(x - here.x, here.y - y) * 180) / Math.PI
      return { other, away: inches(Math.hypot(x - here.x, y - here.y)), bearing: (bearing + 360) % 360 }
    })
    .filter(({ away }) => away <= near)
    .toSorted((one, other) => one.away - other.away)
  return (
    <>
      <h3>{place.name[language]}</h3>
      <p>{text.ground.at(inches(here.x), inches(here.y))}</p>
      {ground.map(({ id, name, look }) => (
        <p key={id}>{text.saidOf(name[language], text.ground.looks[look] ?? look)}</p>
      ))}
      {about.length > 0 && <h4>{text.ground.near}</h4>}
      <ul className="links">
        {about.map(({ other, away, bearing }) => (
          <li key={other.id}>
            <button type="button" className="link" onClick={() => onChoose(other.id)}>
              {other.name[language]}
            </button>{' '}
            <span className="quiet">{`${text.ground.inches(away)} ${text.zones.bearings[windOf(bearing)]}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
