import type { TableBoard } from '../../src-main/contract/table-board.ts'
import { useText, useView } from '../state/use-app.ts'
import { MapInWords, WordTable } from './MapInWords.tsx'

/** All ground of a measured table, in words. */
export function GroundInWords({ board }: { readonly board: TableBoard }) {
  const text = useText()
  const language = useView((view) => view.language)
  const between = (values: readonly number[]): string => {
    const inches = (units: number): number => Math.round(units / board.table.inch)
    return text.ground.between(inches(Math.min(...values)), inches(Math.max(...values)))
  }
  const rows = () =>
    [...board.areas, ...board.lines].map(({ id, name, look, points }) => ({
      key: id,
      cells: [
        name[language],
        text.ground.looks[look] ?? look,
        between(points.map(([x]) => x)),
        between(points.map(([, y]) => y)),
      ] as const,
    }))
  const { heading, name, kind, from, down } = text.ground
  return <MapInWords tables={() => <WordTable caption={heading} heads={[name, kind, from, down]} rows={rows()} />} />
}
