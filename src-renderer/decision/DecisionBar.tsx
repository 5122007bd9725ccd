import { useRef } from 'react'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { PartGuard } from '../parts/PartGuard.tsx'
import { capital } from '../parts/times.ts'
import { handOverTo, isPerson } from '../state/table/seats.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import type { Text } from '../text/en.ts'
import { openChronicle } from '../at-table/open-chronicle.ts'
import { Answers } from './Answers.tsx'
import { useAtTable } from '../at-table/at-table.ts'
import { ReleaseAnswer, useFocusNextQuestion } from './focus-next-question.ts'
import { StoredOrders } from './StoredOrders.tsx'
import { LastOutcome } from './LastOutcome.tsx'
import { OrderLine } from './OrderLine.tsx'
import { QuickOrders } from './QuickOrders.tsx'
import { ThinkingNotice } from './ThinkingNotice.tsx'
import { WhyAsked } from './WhyAsked.tsx'
import { SystemPart } from '../at-table/SystemPart.tsx'
import { useReservedHeight } from './use-reserved-height.ts'
import { useIsSealed, usePlay, useSideWord, useTable, wordsIn } from '../at-table/use-play.ts'

/** The bar of the present question: who must decide what and why, the answers, the odds, undo and redo. */
export function DecisionBar() {
  const text = useText()
  const language = useView((view) => view.language)
  const table = useTable()
  const isPast = usePlay((play) => play.past !== null, false)
  const { ui, order, odds, showsOdds } = useAtTable()
  const sideOf = useSideWord()
  const panel = useRef<HTMLElement>(null)
  const aside = table === null ? undefined : ui?.asideFor?.(table)
  useFocusNextQuestion(panel, table)
  const thoughts = usePlay((play) => play.thoughts?.at ?? null, null)
  const hasFailed = thoughts === 'failed'
  const { place, hold, release } = useReservedHeight(table?.question ?? null, odds !== null)
  if (table === null) return null
  const { question, ending, decider, eyes } = table
  const turn = decider === null ? text.table.question : turnOf(table, decider, sideOf(decider), hasFailed, text)
  const sentence = table.readOnly === null ? question?.sentence[language] : text.table.readOnly.nothing
  const heading = ending?.title[language] ?? sentence ?? turn
  const isTurnShown = decider !== null && heading !== turn
  // A strip over the map shows the date already.
  const when = ui?.strip === undefined ? wordsIn(table.when, language) : ''
  const looksAs =
    eyes === 'both' ? text.table.seesAll : eyes === null || eyes === decider ? '' : text.table.looksAs(sideOf(eyes))
  const why = question === null || ui === null ? null : ui.whyNow(question, order.starts.length > 0)
  const hasQuestion = question !== null && table.readOnly === null
  // The old answers are still shown, while the program decides.
  const isAnswered = thoughts === 'thinking' && hasQuestion
  const asked = hasQuestion ? `${table.stop} ${question.kind} ${JSON.stringify(question.about)}` : ''
  return (
    <section
      className={thoughts === 'thinking' ? 'question is-answered' : 'question'}
      aria-labelledby="question-heading"
      ref={panel}
      inert={isPast}
      onPointerMove={hold}
      onPointerLeave={release}
    >
      <ReleaseAnswer question={asked} />
      {isAnswered && <ThinkingNotice isLine />}
      {!isAnswered && (isTurnShown || when !== '' || looksAs !== '') && (
        <p className="who">
          {isTurnShown && <strong>{capital(turn)} </strong>}
          {when !== '' && <span>{when} </span>}
          {looksAs !== '' && <span className={eyes === 'both' ? 'quiet sees-all' : 'quiet'}>{looksAs}</span>}
        </p>
      )}
      {/* After the end the debriefing shows the outcome. */}
      {ending === null && (
        <PartGuard of={table}>
          <LastOutcome key={`${table.id} ${table.eyes}`} table={table} />
        </PartGuard>
      )}
      <OrderLine table={table} />
      <h2 id="question-heading" tabIndex={-1} aria-live="polite">
        {heading}
      </h2>
      {!isAnswered && <ThinkingNotice />}
      {hasQuestion && <WhyAsked key={`why ${asked}`} words={why?.[language] ?? ''} />}
      {aside !== undefined && (
        <div className="beside-question">
          <div ref={place}>
            <div>
              <SystemPart part={aside} table={table} odds={odds} studyFor={ui?.studyFor} />
            </div>
          </div>
        </div>
      )}
      <StoredOrders table={table} />
      {hasQuestion && <Answers key={asked} />}
      {hasQuestion && <QuickOrders />}
      {showsOdds && odds !== null && odds.length === 0 && <p className="hint">{text.table.bar.noOdds}</p>}
      {ending !== null && (
        <p className="buttons">
          <button type="button" className="plain strong" onClick={() => openChronicle('course')}>
            {text.chronicle.openDebriefing}
          </button>
        </p>
      )}
      <HandOverButton table={table} />
      <UndoButtons table={table} hasOdds={hasQuestion} />
    </section>
  )
}

function turnOf(
  table: GameSnapshot,
  decider: number,
  side: string,
  hasFailed: boolean,
  { table: words }: Text,
): string {
  if (isPerson(table, decider)) return words.decides(side)
  return hasFailed ? words.couldNotDecide(side) : words.thinks(side)
}

function HandOverButton({ table }: { readonly table: GameSnapshot }) {
  const app = useApp()
  const text = useText()
  const sideOf = useSideWord()
  const other = handOverTo(table)
  const sealed = useIsSealed(other ?? 0)
  if (other === null || table.question !== null) return null
  return (
    <>
      <p className="buttons">
        <button type="button" className="plain strong hand-over" onClick={() => app.play.handOver(other)}>
          {text.table.handOver(sideOf(other))}
        </button>
        {!sealed && (
          <button type="button" className="plain" onClick={() => app.play.cover(other)}>
            {text.table.cover}
          </button>
        )}
      </p>
      <p className="hint">{sealed ? text.table.handOverHint : text.table.handOverAtOnce}</p>
    </>
  )
}

type UndoProps = {
  readonly table: GameSnapshot
  readonly hasOdds: boolean
}

/** Undo, redo and the odds switch, and why nothing can be undone. */
function UndoButtons({ table, hasOdds }: UndoProps) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const { showsOdds, showOdds } = useAtTable()
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
        {hasOdds && (
          <button type="button" className="plain" aria-pressed={showsOdds} onClick={() => showOdds(!showsOdds)}>
            {text.table.bar.odds}
          </button>
        )}
        {hasOdds && (
          <button type="button" className="plain" aria-keyshortcuts="A" onClick={() => app.play.advise()}>
            {text.counsel.ask}
          </button>
        )}
      </p>
      {/* In games with fair undo the line keeps its height while it is empty. */}
      {(!canUndo || !table.players.open) && (
        <p id="why-no-undo" className="hint">
          {!canUndo && (barrier === null ? text.table.nothingToUndo : barrier[language])}
        </p>
      )}
    </div>
  )
}
