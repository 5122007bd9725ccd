import type { SetUpPlayed } from '../../src-main/contract/simulations.ts'
import { useText, useView } from '../state/use-app.ts'
import { useFigures } from './use-figures.ts'

type Props = {
  readonly places: SetUpPlayed['places']
  readonly onPoint: (place: string | null) => void
  readonly onGo: (place: string) => void
}

/** Maximum number of places listed; the map shows all of them. */
const listed = 12

/** The places of combat, the most contested first. Hovering highlights a place on the map; a click goes there. */
export function PlacesFought({ places, onPoint, onGo }: Props) {
  const { results: words } = useText().simulations
  const language = useView((view) => view.language)
  const { exact } = useFigures()
  if (places.length === 0) return <p className="hint">{words.noPlaces}</p>
  return (
    <table className="tabular simulation-places">
      <caption>
        <span className="label">{words.places}</span>
        <span id="simulation-places" className="hint">
          {words.placesWhat}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.placeTurns}</th>
          <th scope="col">{words.lost}</th>
        </tr>
      </thead>
      <tbody>
        {places.slice(0, listed).map(({ place, name, turns, lost }) => (
          <tr key={place} onPointerEnter={() => onPoint(place)} onPointerLeave={() => onPoint(null)}>
            <th scope="row">
              <button type="button" className="link" onClick={() => onGo(place)}>
                {name[language]}
              </button>
            </th>
            <td className="figure">{exact(turns)}</td>
            <td className="figure">{exact(lost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
