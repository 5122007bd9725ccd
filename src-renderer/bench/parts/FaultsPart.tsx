import type { Fault } from '../../../src-main/contract/drafts.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { partOf, sheetWith } from '../at-bench/sheet-with.ts'
import { faultKinds } from './fault-kinds.ts'
import { Finding } from './Finding.tsx'

const noFaults: readonly Fault[] = []

/** The current faults: where they are, in the file and on the map, and what fixes them. */
export function FaultsPart() {
  const { check: words } = useText().bench
  const { draft } = useAtBench()
  const faults = useView((view) => view.bench?.faults ?? null)
  // Old faults stay until the next check; “no faults” is shown only if the check is of the current draft.
  const isKnown = faults !== null && (faults.number === draft.number || faults.faults.length > 0)
  if (!isKnown) return <p className="hint">{words.checking}</p>
  if (faults.faults.length === 0) return <p className="bench-sound">{words.next}</p>
  return (
    <ul className="findings bench-faults">
      {faultKinds(faults.faults).map(({ first, others }) => (
        <FaultItem key={first.key} fault={first} others={others} />
      ))}
    </ul>
  )
}

type ItemProps = {
  readonly fault: Fault
  /** More faults of its kind, folded away. */
  readonly others: readonly Fault[]
  /** The hint of the first of its kind, which is not repeated. */
  readonly hintAbove?: string
}

function FaultItem({ fault, others, hintAbove }: ItemProps) {
  const app = useApp()
  const { check: words } = useText().bench
  const { language, draft } = useAtBench()
  // During another gesture or check the faults may be stale: a second click does nothing.
  const isNow = useView(({ bench }) => bench?.waiting === 0 && bench.faults?.number === draft.number)
  const { key, problem, things, places, values, desk, remedies } = fault
  const { message, remedy } = language === 'fr' ? problem.inFrench : problem
  const buttons = remedies.map((one, index) => (
    <button
      key={one.key}
      type="button"
      className={index === 0 ? 'plain strong' : 'plain'}
      aria-disabled={!isNow}
      onClick={() => {
        if (isNow) app.bench.remedy(key, one.key)
      }}
    >
      {one.title[language]}
    </button>
  ))
  const [first] = values
  if (first !== undefined)
    buttons.push(
      <button key="values" type="button" className="plain" onClick={() => app.bench.seek(first, desk ?? 'tables')}>
        {desk === 'tables' ? words.showInTables : desk === 'armies' ? words.showInArmies : words.showOnMap}
      </button>,
    )
  const sheet = sheetWith(draft.sheets, fault.fields)
  if (sheet !== undefined)
    buttons.push(
      <button key="sheet" type="button" className="plain" onClick={() => app.bench.showPart(partOf(sheet))}>
        {words.showIn(sheet.title[language])}
      </button>,
    )
  // The file is offered only for a fault that no form and no place shows.
  const isOfFile = sheet === undefined && things.length === 0 && places.length === 0 && first === undefined
  return (
    <Finding
      tone={problem.severity === 'error' ? 'bad' : 'middle'}
      things={things}
      places={places}
      buttons={buttons.length > 0 ? buttons : null}
      more={
        others.length > 0 && (
          <details className="bench-alike">
            <summary>{words.alike(others.length)}</summary>
            <ul className="findings bench-faults">
              {others.map((one) => (
                <FaultItem key={one.key} fault={one} others={noFaults} hintAbove={remedy} />
              ))}
            </ul>
          </details>
        )
      }
    >
      <p>{message}</p>
      <p className="hint">
        {remedy !== hintAbove && remedy}{' '}
        {isOfFile && problem.line !== undefined && words.at(problem.file, problem.line)}
      </p>
    </Finding>
  )
}
