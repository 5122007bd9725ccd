import type { Zone, ZoneBoard } from '../../src-main/contract/zone-board.ts'
import type { ZoneIndex } from '../map/board/zones.ts'
import { useText, useView } from '../state/use-app.ts'
import { MapInWords, WordTable } from './MapInWords.tsx'
import { crossingsInWords, waysInWords, edgesOf, terrainOf } from './zone-words.ts'

/** Everything the map of zones shows, as tables. */
export function ZonesInWords({ board, index }: { readonly board: ZoneBoard; readonly index: ZoneIndex }) {
  const tables = () => (
    <>
      <ZoneTable zones={board.zones} />
      <ConnectionTable board={board} index={index} />
    </>
  )
  return <MapInWords tables={tables} />
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
  const { zonesHeading, zone, modern, terrainIs, special: specialIs } = text.zones
  return (
    <WordTable
      caption={zonesHeading}
      heads={[zone, modern, terrainIs, specialIs]}
      rows={zones.map((one) => ({
        key: one.id,
        cells: [one.name, one.modern, terrainOf(one, text), special(one).join(' · ')],
      }))}
    />
  )
}

function ConnectionTable({ board, index }: { readonly board: ZoneBoard; readonly index: ZoneIndex }) {
  const text = useText()
  const name = (id: string) => index.byId.get(id)?.name ?? id
  const { connections, between, length, by, across, kilometres } = text.zones
  return (
    <WordTable
      caption={connections}
      heads={[between, length, by, across]}
      rows={board.connections.map((connection) => ({
        key: `${connection.a} ${connection.b}`,
        cells: [
          `${name(connection.a)} – ${name(connection.b)}`,
          kilometres(connection.km),
          waysInWords(connection, text),
          crossingsInWords(connection, text).join(' · '),
        ],
      }))}
    />
  )
}
