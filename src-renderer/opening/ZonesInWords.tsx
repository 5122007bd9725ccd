import { useState } from 'react'
import type { Zone, ZoneBoard } from '../../src-main/contract/zone-board.ts'
import type { ZoneIndex } from '../map/board/zones.ts'
import { useText, useView } from '../state/use-app.ts'
import { crossingsInWords, waysInWords, edgesOf, terrainOf } from './zone-words.ts'

/** Everything the map of zones shows, as tables. They are long, so they are drawn only when opened. */
export function ZonesInWords({ board, index }: { readonly board: ZoneBoard; readonly index: ZoneIndex }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <details className="in-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.board.inWords}</summary>
      {open && (
        <>
          <ZoneTable zones={board.zones} />
          <ConnectionTable board={board} index={index} />
        </>
      )}
    </details>
  )
}

function ZoneTable({ zones }: { readonly zones: readonly Zone[] }) {
  const text = useText()
  const language = useView((view) => view.language)
  const special = (zone: Zone) => [
    ...(zone.abroad === null ? [] : [zone.abroad[language]]),
    ...(zone.fortress === null
      ? []
      : [
          `${text.zones.fortress} ${text.zones.fortressIs(zone.fortress.name, zone.fortress.value, zone.fortress.capacity)}`,
        ]),
    ...(zone.edges.length === 0 ? [] : [edgesOf(zone, text, language)]),
    ...zone.leads.map((lead) => `${text.zones.off} – ${lead.to} (${waysInWords(lead, text)})`),
    ...(zone.exit === null ? [] : [zone.exit[language]]),
  ]
  return (
    <table>
      <caption>{text.zones.zonesHeading}</caption>
      <thead>
        <tr>
          <th scope="col">{text.zones.zone}</th>
          <th scope="col">{text.zones.modern}</th>
          <th scope="col">{text.zones.terrainIs}</th>
          <th scope="col">{text.zones.special}</th>
        </tr>
      </thead>
      <tbody>
        {zones.map((zone) => (
          <tr key={zone.id}>
            <th scope="row">{zone.name}</th>
            <td>{zone.modern}</td>
            <td>{terrainOf(zone, text)}</td>
            <td>{special(zone).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ConnectionTable({ board, index }: { readonly board: ZoneBoard; readonly index: ZoneIndex }) {
  const text = useText()
  const name = (id: string) => index.byId.get(id)?.name ?? id
  return (
    <table>
      <caption>{text.zones.connections}</caption>
      <thead>
        <tr>
          <th scope="col">{text.zones.between}</th>
          <th scope="col">{text.zones.length}</th>
          <th scope="col">{text.zones.by}</th>
          <th scope="col">{text.zones.across}</th>
        </tr>
      </thead>
      <tbody>
        {board.connections.map((connection) => (
          <tr key={`${connection.a} ${connection.b}`}>
            <th scope="row">
              {name(connection.a)} – {name(connection.b)}
            </th>
            <td>{text.zones.kilometres(connection.km)}</td>
            <td>{waysInWords(connection, text)}</td>
            <td>{crossingsInWords(connection, text).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
