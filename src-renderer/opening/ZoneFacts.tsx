import type { Zone } from '../../src-main/contract/zone-board.ts'
import { type Link, windOf } from '../map/board/zones.ts'
import { useText, useView } from '../state/use-app.ts'
import { crossingsInWords, waysInWords, edgesOf, terrainOf } from './zone-words.ts'

type Props = { readonly zone: Zone; readonly links: readonly Link[]; readonly onChoose: (id: string) => void }

/** Everything the map shows about one zone. */
export function ZoneFacts({ zone, links, onChoose }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const { fortress, edges, leads } = zone
  return (
    <>
      <h3>{zone.name}</h3>
      {zone.modern !== null && <p className="modern">{text.zones.today(zone.modern)}</p>}
      <dl>
        <dt>{text.zones.terrainIs}</dt>
        <dd>{terrainOf(zone, text)}</dd>
        {zone.abroad !== null && (
          <>
            <dt>{text.zones.country}</dt>
            <dd>{zone.abroad[language]}</dd>
          </>
        )}
        {fortress !== null && (
          <>
            <dt>{text.zones.fortress}</dt>
            <dd>{text.zones.fortressIs(fortress.name, fortress.value, fortress.capacity)}</dd>
          </>
        )}
        {edges.length > 0 && (
          <>
            <dt>{text.zones.edge}</dt>
            <dd>{edgesOf(zone, text, language)}</dd>
          </>
        )}
        {leads.length > 0 && (
          <>
            <dt>{text.zones.off}</dt>
            {leads.map((lead) => (
              <dd key={lead.to}>
                {lead.to} <span className="quiet">{waysInWords(lead, text)}</span>
              </dd>
            ))}
          </>
        )}
      </dl>
      {zone.exit !== null && <p>{zone.exit[language]}</p>}
      <h4>{text.zones.connections}</h4>
      <ul className="links">
        {links.map(({ to, connection, bearing }) => (
          <li key={to.id}>
            <button type="button" className="link" onClick={() => onChoose(to.id)}>
              {to.name}
            </button>{' '}
            <span className="quiet">
              {text.zones.bearings[windOf(bearing)]} · {text.zones.kilometres(connection.km)}
            </span>
            <span className="link-ways">
              {[waysInWords(connection, text), ...crossingsInWords(connection, text)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
