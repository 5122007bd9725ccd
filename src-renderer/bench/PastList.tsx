import { useId, useRef } from 'react'
import { useApp, useText } from '../state/use-app.ts'
import { useAtBench } from './at-bench/at-bench.ts'

/** The last gestures by name, the latest first; a click undoes one and all later ones. */
export function PastList() {
  const app = useApp()
  const { bar } = useText().bench
  const { draft, language } = useAtBench()
  const { number, past } = draft
  const id = useId()
  const list = useRef<HTMLElement>(null)
  function undo(many: number): void {
    list.current?.hidePopover()
    for (let done = 0; done < many; done += 1) app.bench.undo()
  }
  return (
    <>
      <button
        type="button"
        className="plain"
        aria-label={bar.past}
        title={bar.past}
        disabled={past.length === 0}
        popoverTarget={id}
      >
        ▾
      </button>
      <section ref={list} id={id} popover="auto" aria-label={bar.past} className="bench-past">
        <p className="hint">{bar.pastWhat}</p>
        <ol className="bench-lines">
          {past.map((title, index) => (
            <li key={`${number} ${index}`}>
              <button type="button" className="link" onClick={() => undo(index + 1)}>
                {title[language]}
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
