import { useRef, useState } from 'react'
import { useAtTable } from '../at-table/at-table.ts'
import { useText } from '../state/use-app.ts'
import { ReadOn } from './ReadOn.tsx'
import { useIsTextCut } from './use-is-text-cut.ts'

/** The reason for the question, cut in a low window until the player reads on, and a link to its place on the map. */
export function WhyAsked({ words }: { readonly words: string }) {
  const text = useText()
  const { asked, ui, map } = useAtTable()
  const said = useRef<HTMLSpanElement>(null)
  const [isWhole, setWhole] = useState(false)
  const isCut = useIsTextCut(said, `${isWhole} ${words}`)
  const [thing] = asked === null || ui === null || ui.sheet === null ? [] : ui.subjectsOf(asked).toReversed()
  return (
    <p className={isWhole ? 'why hint is-whole' : 'why hint'}>
      <span ref={said}>{words}</span> {isCut && !isWhole && <ReadOn show={() => setWhole(true)} />}{' '}
      {thing !== undefined && (
        <button type="button" className="link" onClick={() => map.current?.goTo(thing)}>
          {text.table.bar.inHand}
        </button>
      )}
    </p>
  )
}
