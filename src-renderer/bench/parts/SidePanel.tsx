import { type KeyboardEvent, useId } from 'react'
import type { Spot } from '../../map/board/board.ts'
import { PartGuard } from '../../parts/PartGuard.tsx'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { BalancePart } from './BalancePart.tsx'
import { CalendarPart } from './CalendarPart.tsx'
import { CommentsPart } from './CommentsPart.tsx'
import { DifferencePart } from './DifferencePart.tsx'
import { FaultsPart } from './FaultsPart.tsx'
import { FilePart } from './FilePart.tsx'
import { ReportPart } from './ReportPart.tsx'
import { SheetPart } from './SheetPart.tsx'
import './panel.css'

type Props = {
  readonly onArrive: (things: readonly string[], turn: number) => void
  readonly onDrop: (things: readonly string[], at: Spot) => void
}

/** Everything about the scenario except positions: the check, its days, its words, its victory. */
export function SidePanel({ onArrive, onDrop }: Props) {
  const app = useApp()
  const { bench, simulations } = useText()
  const { parts: words } = bench
  const { draft, language } = useAtBench()
  const id = useId()
  const open = useView((view) => view.bench?.part ?? 'faults')
  // The calendar shows the days.
  const sheets = draft.sheets.filter((sheet) => sheet.id !== 'days')
  const parts = [
    { id: 'faults', title: words.faults },
    { id: 'calendar', title: words.calendar },
    ...sheets.map((sheet) => ({ id: sheet.id, title: sheet.title[language] })),
    { id: 'report', title: words.report },
    { id: 'balance', title: simulations.tab },
    { id: 'comments', title: words.comments },
    { id: 'difference', title: words.difference },
    { id: 'text', title: words.text },
  ]
  const shown = parts.some((part) => part.id === open) ? open : 'faults'
  const sheet = sheets.find((one) => one.id === shown)

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const at = parts.findIndex((part) => part.id === shown)
    const next = parts[(at + step + parts.length) % parts.length]
    if (next === undefined) return
    app.bench.showPart(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
    event.preventDefault()
  }

  return (
    <section className="bench-panel" aria-label={words.label}>
      <Verdict />
      <div role="tablist" aria-label={words.label} className="bench-tabs" tabIndex={-1} onKeyDown={onKeyDown}>
        {parts.map((part) => (
          <button
            key={part.id}
            id={`${id}-${part.id}`}
            type="button"
            role="tab"
            aria-selected={part.id === shown}
            aria-controls={`${id}-part`}
            tabIndex={part.id === shown ? 0 : -1}
            onClick={() => app.bench.showPart(part.id)}
          >
            {part.title}
          </button>
        ))}
      </div>
      <select
        className="bench-tab-choice"
        aria-label={words.label}
        value={shown}
        onChange={({ target }) => app.bench.showPart(target.value)}
      >
        {parts.map((part) => (
          <option key={part.id} value={part.id}>
            {part.title}
          </option>
        ))}
      </select>
      <div id={`${id}-part`} role="tabpanel" aria-labelledby={`${id}-${shown}`} className="bench-part" tabIndex={0}>
        <PartGuard of={draft}>
          {shown === 'faults' && <FaultsPart />}
          {shown === 'calendar' && <CalendarPart onArrive={onArrive} onDrop={onDrop} />}
          {shown === 'report' && <ReportPart />}
          {shown === 'balance' && <BalancePart />}
          {shown === 'comments' && <CommentsPart />}
          {shown === 'difference' && <DifferencePart />}
          {shown === 'text' && <FilePart />}
          {sheet !== undefined && <SheetPart key={sheet.id} sheet={sheet} />}
        </PartGuard>
      </div>
    </section>
  )
}

/** Shows whether the draft can be played, always in sight; busy until the check has finished. */
function Verdict() {
  const app = useApp()
  const { check: words } = useText().bench
  const { draft } = useAtBench()
  const faults = useView((view) => view.bench?.faults ?? null)
  const isNow = faults !== null && faults.number === draft.number
  const { errors, warnings } = draft
  const told = errors > 0 ? words.errors(errors) : warnings > 0 ? words.warnings(warnings) : words.none
  const tone = errors > 0 ? 'bad' : warnings > 0 ? 'middle' : 'good'
  return (
    <output className={`bench-verdict ${tone}`} data-of={draft.number} aria-busy={!isNow}>
      <button type="button" className="link" onClick={() => app.bench.showPart('faults')}>
        {told}
      </button>
    </output>
  )
}
