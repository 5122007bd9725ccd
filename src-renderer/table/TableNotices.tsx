import { FaultWords } from '../parts/FaultWords.tsx'
import { InWords } from '../parts/InWords.tsx'
import { Notices } from '../parts/Notices.tsx'
import { RuleLink } from '../rule-links/RuleLink.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { focusQuestion } from '../at-table/focus-question.ts'
import { usePlay, useTable, wordsIn } from '../at-table/use-play.ts'

/** The notices above the table: a refused or unsaved act, a fault, a game that is read-only, a moment of the past. */
export function TableNotices() {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const keeping = usePlay((play) => play.keeping, 'kept')
  const fault = usePlay((play) => play.fault, null)
  const refusal = usePlay((play) => play.refusal, null)
  const interruptedAct = usePlay((play) => play.interruptedAct, null)
  const forkedFrom = usePlay((play) => play.forkedFrom, null)
  const close = (
    <button type="button" className="plain" onClick={() => app.play.clearNotices()}>
      {text.games.dismiss}
    </button>
  )
  return (
    <>
      <Notices />
      <div className="notices" aria-live="assertive">
        {keeping === 'unsure' && <p className="notice">{text.table.lost.unsure}</p>}
        {interruptedAct !== null && (
          <div className="notice calm">
            <p>{text.table.lost[interruptedAct]}</p>
            {close}
          </div>
        )}
        {fault !== null && (
          <div className="notice">
            <FaultWords fault={fault} />
            <p className="buttons">
              {fault.code === 'LIBRARY_GONE' ? (
                <SaveGame />
              ) : (
                <button type="button" className="plain strong" onClick={() => app.play.refresh()}>
                  {text.table.retry}
                </button>
              )}
              {close}
            </p>
          </div>
        )}
        {refusal !== null && (
          <div className="notice">
            <p>{wordsIn(refusal.sentence, language)}</p>
            {refusal.rule !== null && <RuleLink rule={refusal.rule} titled />}
            {close}
          </div>
        )}
        {forkedFrom !== null && (
          <div className="notice calm">
            <p>{text.table.forkDone(forkedFrom)}</p>
            {close}
          </div>
        )}
      </div>
      <ReadOnlyNotice />
      <PastBanner />
    </>
  )
}

function ReadOnlyNotice() {
  const app = useApp()
  const text = useText()
  const table = useTable()
  const isFilm = usePlay((play) => play.film !== null, false)
  if (table === null || table.readOnly === null) return null
  const { why, moment, reason } = table.readOnly
  if (why === 'record') return isFilm ? null : <RecordNotice stop={table.stop} />
  return (
    <div className="notice">
      <p className="notice-heading">{text.table.readOnly[why](moment)}</p>
      <p className="hint">
        {text.games.reason} <InWords said={reason} />
      </p>
      <button type="button" className="plain strong" onClick={() => app.play.fork(table.stop)}>
        {text.table.readOnly.fork}
      </button>
    </div>
  )
}

/** For a recorded game after its film: buttons to watch it again, or to continue it as a new game. */
function RecordNotice({ stop }: { readonly stop: number }) {
  const app = useApp()
  const text = useText()
  return (
    <div className="notice">
      <p>{text.table.readOnly.record()}</p>
      <p className="buttons">
        <button type="button" className="plain strong" onClick={() => app.play.watch(0)}>
          {text.film.whole}
        </button>
        <button type="button" className="plain" onClick={() => app.play.fork(stop)}>
          {text.table.fork}
        </button>
      </p>
    </div>
  )
}

function PastBanner() {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const past = usePlay((play) => play.past, null)
  const title = usePlay((play) => play.stops.find(({ stop }) => stop === play.past?.stop)?.title ?? null, null)
  if (past === null) return null
  const when = [wordsIn(past.table?.when, language), wordsIn(title, language)].filter(Boolean).join(', ')
  return (
    <div className="past-banner">
      <output>{text.table.past.banner(when || text.table.past.begin)}</output>
      <p className="buttons">
        <button
          type="button"
          className="plain strong"
          onClick={() => {
            app.play.lookAt(null)
            requestAnimationFrame(focusQuestion)
          }}
        >
          {text.table.past.back}
        </button>
        <button type="button" className="plain" onClick={() => app.play.fork(past.stop)}>
          {text.table.fork}
        </button>
      </p>
    </div>
  )
}

/** If saving fails: saves the game that is still in memory to a file. */
function SaveGame() {
  const app = useApp()
  const text = useText()
  const id = usePlay((play) => play.id, null)
  if (id === null) return null
  return (
    <button type="button" className="plain strong" onClick={() => app.games.export(id)}>
      {text.games.faults.saveGame}
    </button>
  )
}
