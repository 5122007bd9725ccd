import { useState } from 'react'
import type { Branch } from '../../src-main/contract/games.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { branchName } from './branch-names.ts'
import { MarkForm } from './MarkForm.tsx'
import { usePlay, wordsIn } from '../at-table/use-play.ts'

/** All branches of the game; loaded when the player unfolds them. */
export function Branches() {
  const app = useApp()
  const text = useText()
  const branches = usePlay((play) => play.branches, null)
  return (
    <section className="lines" aria-labelledby="lines-heading">
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && branches === null) app.play.readBranches()
        }}
      >
        <summary>
          <h2 id="lines-heading">{text.table.lines.heading}</h2>
        </summary>
        {branches !== null && <BranchList branches={branches} />}
      </details>
    </section>
  )
}

function BranchList({ branches }: { readonly branches: readonly Branch[] }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const [naming, setNaming] = useState<number | null>(null)
  const { lines } = text.table
  return (
    <>
      {branches.length < 2 && <p className="hint">{lines.one}</p>}
      <ul className="tree">
        {branches.map(({ tip, from, length, current, note, when, mark }) => {
          const name = branchName(branches, tip, text)
          return (
            <li key={tip} aria-current={current ? 'true' : undefined} className={from > 0 ? 'side-line' : undefined}>
              <p>
                <strong>{name}</strong>{' '}
                <span className="quiet">
                  {[
                    current ? lines.current : '',
                    lines.acts(length),
                    from > 0 ? lines.from(from) : '',
                    wordsIn(when, language),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              {note !== null && note !== '' && <p className="mark-note">{note}</p>}
              {naming === tip ? (
                <MarkForm
                  name={name}
                  note={note ?? ''}
                  onKeep={(marking) =>
                    mark === null ? app.play.nameBranch(tip, marking) : app.play.changeLine(mark, marking)
                  }
                  onDone={() => setNaming(null)}
                />
              ) : (
                <p className="small-buttons">
                  {!current && (
                    <button
                      type="button"
                      className="link"
                      aria-label={lines.goName(name)}
                      onClick={() => app.play.goTo(tip)}
                    >
                      {lines.go}
                    </button>
                  )}{' '}
                  <button
                    type="button"
                    className="link"
                    aria-label={lines.renameName(name)}
                    onClick={() => setNaming(tip)}
                  >
                    {lines.rename}
                  </button>
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {branches.length > 1 && <BranchComparison branches={branches} />}
    </>
  )
}

function BranchComparison({ branches }: { readonly branches: readonly Branch[] }) {
  const app = useApp()
  const text = useText()
  const comparison = usePlay((play) => play.comparison, null)
  const [first, setFirst] = useState(branches.find(({ current }) => current)?.tip ?? branches[0]?.tip ?? 0)
  const [second, setSecond] = useState(branches.find(({ tip }) => tip !== first)?.tip ?? 0)
  const { lines } = text.table
  const selectFor = (label: string, value: number, choose: (tip: number) => void) => (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => choose(Number(target.value))}>
        {branches.map(({ tip }) => (
          <option key={tip} value={tip}>
            {branchName(branches, tip, text)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div className="compare">
      <h3>{lines.compare}</h3>
      <div className="compare-choice">
        {selectFor(lines.first, first, setFirst)}
        {selectFor(lines.second, second, setSecond)}
        <button
          type="button"
          className="plain"
          aria-disabled={first === second}
          aria-describedby={first === second ? 'same-lines' : undefined}
          onClick={() => {
            if (first !== second) app.play.compare(first, second)
          }}
        >
          {lines.do}
        </button>
      </div>
      {first === second && (
        <p id="same-lines" className="hint">
          {lines.same}
        </p>
      )}
      {comparison !== null && <ComparisonTable comparison={comparison} branches={branches} />}
    </div>
  )
}
