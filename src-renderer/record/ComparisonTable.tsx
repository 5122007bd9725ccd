import type { Branch, Comparison } from '../../src-main/contract/games.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { branchName } from './branch-names.ts'
import { useSideName, wordsIn } from '../at-table/use-play.ts'

type Props = { readonly comparison: Comparison; readonly branches: readonly Branch[] }

/** Compares two branches: where they fork, and how each side stands at their ends. */
export function ComparisonTable({ comparison, branches }: Props) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const sideName = useSideName()
  const { lines } = text.table
  const { a, b, parting } = comparison
  const names = [branchName(branches, a.tip, text), branchName(branches, b.tip, text)] as const
  const figures = a.figures.map((figure) => ({
    ...figure,
    other: b.figures.find(({ key, side }) => key === figure.key && side === figure.side)?.value,
  }))
  const endingWords = (words: typeof a.ending) => (words === null ? lines.goesOn : words[language])
  return (
    <div className="comparison in-words">
      <table>
        <caption>
          {lines.result(...names)}. {lines.parting(parting)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{lines.figure}</th>
            {([a, b] as const).map(({ tip, when }, index) => (
              <th key={tip} scope="col">
                {names[index]} <span className="comparison-when">{wordsIn(when, language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{lines.length}</th>
            <td>{a.acts}</td>
            <td>{b.acts}</td>
          </tr>
          <tr>
            <th scope="row">{lines.ending}</th>
            <td>{endingWords(a.ending)}</td>
            <td>{endingWords(b.ending)}</td>
          </tr>
          {figures.map(({ key, side, title, value, other }) => (
            <tr key={`${key} ${side}`} className={value === other ? undefined : 'differs'}>
              <th scope="row">
                {title[language]}, {sideName(side)}
              </th>
              <td>{value}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="plain" onClick={() => app.play.closeComparison()}>
        {lines.close}
      </button>
    </div>
  )
}
