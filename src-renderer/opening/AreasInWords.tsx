import type { AreaBoard } from '../../src-main/contract/area-board.ts'
import type { BoardIndex } from '../map/board/board.ts'
import { useText, useView } from '../state/use-app.ts'
import { MapInWords, WordTable } from './MapInWords.tsx'

/** Everything the map of areas shows, as a table. */
export function AreasInWords({ board, index }: { readonly board: AreaBoard; readonly index: BoardIndex }) {
  const text = useText()
  const language = useView((view) => view.language)
  const rows = () => {
    const labels = new Map(board.areas.map(({ id, label }) => [id, label]))
    return board.areas.map(({ id, facts }) => ({
      key: id,
      cells: [
        index.places.get(id)?.name,
        facts.map((fact) => fact[language]).join(' · '),
        // A place without a number, such as one off the map, is named.
        (index.links.get(id) ?? []).map(({ to }) => labels.get(to) || index.places.get(to)?.name).join(', '),
      ] as const,
    }))
  }
  const { zonesHeading, zone, special, bordersOn } = text.zones
  return (
    <MapInWords tables={() => <WordTable caption={zonesHeading} heads={[zone, special, bordersOn]} rows={rows()} />} />
  )
}
