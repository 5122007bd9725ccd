import { useEffect, useRef } from 'react'
import type { Table } from '../../src-main/contract/games.ts'
import { handOverTo, isPerson } from '../state/seats.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import type { Text } from '../text/en.ts'
import { Answers } from './Answers.tsx'
import { usePlay, useSideWord, useTable } from './use-play.ts'

/** The question that is asked now, and its answers; or why none is asked. */
export function QuestionPanel() {
  const text = useText()
  const language = useView((view) => view.language)
  const table = useTable()
  const isPast = usePlay((play) => play.past !== null, false)
  const title = useRef<HTMLHeadingElement>(null)
  const sideOf = useSideWord()
  const panel = useRef<HTMLElement>(null)
  // An answer that was given is gone from the list, and the focus with it.
  const answered = useRef(false)
  useEffect(() => {
    if (!answered.current) return
    answered.current = false
    const next = panel.current?.querySelector<HTMLElement>('.answer[tabindex="0"], .hand-over')
    ;(next ?? title.current)?.focus()
  }, [table])
  if (table === null) return null
  const { question, ending, decider } = table
  const turn = decider === null ? text.table.question : turnOf(table, decider, sideOf(decider), text)
  const asked = table.readOnly === null ? question?.sentence[language] : text.table.readOnly.nothing
  const heading = asked ?? ending?.title[language] ?? turn
  return (
    <section className="question" aria-labelledby="question-heading" ref={panel} inert={isPast}>
      <h2 id="question-heading" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {question !== null && table.readOnly === null && (
        <Answers
          key={`${table.stop} ${question.kind} ${JSON.stringify(question.about)}`}
          question={question}
          onAnswer={() => {
            answered.current = true
          }}
        />
      )}
      <HandOver table={table} />
      <Back table={table} />
    </section>
  )
}

const turnOf = (table: Table, decider: number, side: string, { table: words }: Text): string =>
  isPerson(table, decider) ? words.decides(side) : words.thinks(side)

function HandOver({ table }: { readonly table: Table }) {
  const app = useApp()
  const text = useText()
  const sideOf = useSideWord()
  const other = handOverTo(table)
  if (other === null || table.question !== null) return null
  return (
    <>
      <button type="button" className="plain strong hand-over" onClick={() => app.play.handOver(other)}>
        {text.table.handOver(sideOf(other))}
      </button>
      <p className="hint">{text.table.handOverHint}</p>
    </>
  )
}

/** Taking back and doing again, and why not. */
function Back({ table }: { readonly table: Table }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const { canUndo, canRedo, barrier, readOnly } = table
  if (readOnly !== null) return null
  return (
    <div className="undo">
      <p className="buttons">
        <button
          type="button"
          className="plain"
          aria-disabled={!canUndo}
          aria-describedby={canUndo ? undefined : 'why-no-undo'}
          onClick={() => {
            if (canUndo) app.play.undo()
          }}
        >
          {text.table.undo}
        </button>
        <button
          type="button"
          className="plain"
          aria-disabled={!canRedo}
          onClick={() => {
            if (canRedo) app.play.redo()
          }}
        >
          {text.table.redo}
        </button>
      </p>
      {!canUndo && (
        <p id="why-no-undo" className="hint">
          {barrier === null ? text.table.nothingToUndo : barrier[language]}
        </p>
      )}
    </div>
  )
}
