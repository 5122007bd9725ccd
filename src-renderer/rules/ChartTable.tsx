import type { Chart } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import { useView } from '../state/use-app.ts'

type Cell = Chart['rows'][number][number]

/** A table of the player aid. The first cell of a row says what the row is about. */
export function ChartTable({ chart: { title, columns, rows } }: { readonly chart: Chart }) {
  const language = useView((view) => view.language)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is moved sideways by keys too
    <section className="chart" tabIndex={0} aria-label={title[language]}>
      <table>
        <caption>{title[language]}</caption>
        <thead>
          <tr>
            {columns.map((cell, column) => (
              <th key={column} scope="col" className={isFigure(rows[0]?.[column]) ? 'figure' : undefined}>
                {inWords(cell, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={isFigure(cell) ? 'figure' : undefined}>
                    {inWords(cell, language)}
                  </th>
                ) : (
                  <td key={column} className={isFigure(cell) ? 'figure' : undefined}>
                    {inWords(cell, language)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const isFigure = (cell: Cell | undefined): boolean => cell !== undefined && typeof cell !== 'object'

function inWords(cell: Cell, language: Language): string {
  if (typeof cell === 'object') return cell[language]
  return typeof cell === 'number' ? String(cell).replace('-', '−') : cell
}
