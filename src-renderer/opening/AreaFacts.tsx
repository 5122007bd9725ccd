import type { Area } from '../../src-main/contract/area-board.ts'
import type { BoardIndex } from '../map/board/board.ts'
import { windOf } from '../map/board/zones.ts'
import { useText, useView } from '../state/use-app.ts'

type Props = { readonly area: Area; readonly index: BoardIndex; readonly onChoose: (id: string) => void }

/** Everything the map shows about one area. */
export function AreaFacts({ area, index, onChoose }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  return (
    <>
      <h3>{index.places.get(area.id)?.name}</h3>
      {area.facts.map((fact) => (
        <p key={fact.en}>{fact[language]}</p>
      ))}
      <h4>{text.zones.bordersOn}</h4>
      <ul className="links">
        {(index.links.get(area.id) ?? []).map(({ to, bearing }) => (
          <li key={to}>
            <button type="button" className="link" onClick={() => onChoose(to)}>
              {index.places.get(to)?.name}
            </button>{' '}
            <span className="quiet">{text.zones.bearings[windOf(bearing)]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
