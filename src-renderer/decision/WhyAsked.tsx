import { useRef, useState } from 'react'
import { useAtTable } from '../at-table/at-table.ts'
import { focusQuestionIfLost } from '../at-table/focus-question.ts'
import { useText } from '../state/use-app.ts'
import { useIsCut } from './use-is-cut.ts'

/** Why it is asked now, in a low window cut until one reads on, and a link to the place on the map that the question is about. */
export function WhyAsked({ words }: { readonly words: string }) {
  const text = useText()
  const { asked, ui, map } = useAtTable()
  const said = useRef<HTMLSpanElement>(null)
  const [isWhole, setWhole] = useState(false)
  const isCut = useIsCut(said, `${isWhole} ${words}`)
  const [thing] = asked === null || ui === null || ui.sheet === null ? [] : ui.inHandOf(asked).toReversed()
  return (
    <p className={isWhole ? 'why hint is-whole' : 'why hint'}>
      <span ref={said}>{words}</span>{' '}
      {isCut && !isWhole && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setWhole(true)
            requestAnimationFrame(focusQuestionIfLost)
          }}
        >
          {text.table.readOn}
        </button>
      )}{' '}
      {thing !== undefined && (
        <button type="button" className="link" onClick={() => map.current?.goTo(thing)}>
          {text.table.bar.inHand}
        </button>
      )}
    </p>
  )
}
