import { FaultWords } from '../parts/FaultWords.tsx'
import { Notices } from '../parts/Notices.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { useAtBench } from './at-bench/at-bench.ts'

/** The notices of the bench: refused gestures, what a draft made from a game's position lost, and changes from outside. */
export function BenchNotices() {
  const app = useApp()
  const text = useText()
  const words = text.bench
  const { language, draft } = useAtBench()
  const fault = useView((view) => view.bench?.fault ?? view.drafts.fault)
  const dropped = useView((view) => view.bench?.dropped ?? null)
  function dismiss(): void {
    app.bench.put({ fault: null })
    app.bench.dismiss()
  }
  return (
    <div className="notices bench-notices" aria-live="polite">
      <Notices />
      {fault !== null && (
        <div className="notice bench-denied">
          <FaultWords fault={fault} />
          {fault.code === 'noDraft' ? (
            <button type="button" className="plain strong" onClick={() => app.go({ at: 'drafts' })}>
              {words.bar.back}
            </button>
          ) : (
            <button type="button" className="plain" onClick={dismiss}>
              {text.games.dismiss}
            </button>
          )}
        </div>
      )}
      {dropped !== null && dropped.length > 0 && (
        <div className="notice calm">
          <p className="notice-heading">{words.fromGame.dropped}</p>
          <ul className="bench-lines">
            {dropped.map((one, index) => (
              <li key={index}>{one[language]}</li>
            ))}
          </ul>
          <button type="button" className="plain" onClick={() => app.bench.put({ dropped: [] })}>
            {words.fromGame.droppedClose}
          </button>
        </div>
      )}
      {draft.outside !== null && <OutsideNotice />}
    </div>
  )
}

/** The file was changed outside the bench: keep both versions, or one of them. */
function OutsideNotice() {
  const app = useApp()
  const { outside: words } = useText().bench
  const { language, draft } = useAtBench()
  if (draft.outside === null) return null
  const { state, clashes } = draft.outside
  return (
    <div className="notice">
      <p className="notice-heading">{words.heading}</p>
      <p>{words[state]}</p>
      {clashes.length > 0 && (
        <ul className="bench-lines">
          {clashes.map((one, index) => (
            <li key={index}>{one[language]}</li>
          ))}
        </ul>
      )}
      {state !== 'gone' && (
        <p className="buttons">
          {state === 'mergeable' && (
            <button type="button" className="plain strong" onClick={() => app.bench.settle('merge')}>
              {words.merge}
            </button>
          )}
          <button type="button" className="plain" onClick={() => app.bench.settle('mine')}>
            {words.mine}
          </button>
          <button type="button" className="plain" onClick={() => app.bench.settle('theirs')}>
            {words.theirs}
          </button>
        </p>
      )}
    </div>
  )
}
