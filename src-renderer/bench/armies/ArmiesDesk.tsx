import { useEffect } from 'react'
import type { ArmyList, DraftArmies } from '../../../src-main/contract/draft-desks.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGestures } from '../at-bench/gestures.ts'
import { ArmySheet } from './ArmySheet.tsx'
import './armies.css'

/** The order of battle as sheets: each line has its counter, and its printed values are edited in place. */
export function ArmiesDesk() {
  const app = useApp()
  const { armies: words } = useText().bench
  const { draft } = useAtBench()
  const armies = useView((view) => view.bench?.armies ?? null)
  const isRead = armies?.ground === draft.ground
  useEffect(() => {
    if (!isRead) app.bench.readArmies()
  }, [app, isRead])
  return (
    <section className="bench-desk army" aria-label={words.heading} aria-busy={!isRead}>
      {armies === null ? <p className="hint">{words.reading}</p> : <Lists armies={armies} />}
    </section>
  )
}

function Lists({ armies }: { readonly armies: DraftArmies }) {
  const app = useApp()
  const { armies: words } = useText().bench
  const { language } = useAtBench()
  const open = useView((view) => view.bench?.army ?? null)
  const shown = armies.lists.find(({ id }) => id === open) ?? armies.lists[0]
  return (
    <>
      <nav className="aid-contents" aria-label={words.lists}>
        <ul>
          {armies.lists.map((list) => (
            <li key={list.id}>
              <button
                type="button"
                className="link"
                aria-current={list === shown ? 'true' : undefined}
                onClick={() => app.bench.showArmy(list.id)}
              >
                {list.title[language]} <span className="quiet">{list.lines.length}</span>
                {changesIn(list) > 0 && <span className="aid-count">{words.changedIn(changesIn(list))}</span>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {shown !== undefined && <ListShown key={shown.id} list={shown} />}
    </>
  )
}

function ListShown({ list }: { readonly list: ArmyList }) {
  const { armies: words } = useText().bench
  const { language } = useAtBench()
  const { addLine, changeLine } = useGestures()
  return (
    <div className="army-list">
      <div className="army-scroll">
        <ArmySheet list={list} />
      </div>
      <p className="buttons">
        {list.mayGrow && (
          <button type="button" className="plain" onClick={() => addLine(list.id)}>
            {words.add}
          </button>
        )}
        {list.gone.map(({ id, name }) => (
          <button key={id} type="button" className="plain" onClick={() => changeLine('put-line-back', list.id, id)}>
            {words.bringBack(name[language])}
          </button>
        ))}
      </p>
    </div>
  )
}

/** The number of lines that are new, removed, or different from the rulebook. */
const changesIn = ({ lines, gone }: ArmyList): number =>
  gone.length + lines.filter(({ values, rulebook }) => JSON.stringify(values) !== JSON.stringify(rulebook)).length
