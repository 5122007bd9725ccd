import { useEffect, useRef } from 'react'
import type { Advice, WeighedThought } from '../../src-main/contract/advice.ts'
import { searchable } from '../../src-main/contract/searchable.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { focusQuestionIfLost } from '../at-table/focus-question.ts'
import { namesIn } from '../at-table/use-advice.ts'
import { usePieceName } from '../at-table/use-thing-name.ts'
import { highlightThought, useHighlights } from '../at-table/highlights.ts'
import { usePlay } from '../at-table/use-play.ts'
import { FaultWords } from '../parts/FaultWords.tsx'
import { useEscape } from '../parts/use-escape.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import './advice.css'
import { fewNames } from '../text/few-names.ts'
import { firstOfEqual } from './first-of-equal.ts'
import { WorthInWords } from './WorthInWords.tsx'

/**
 * What an opponent would do in the player's place, shown in place of the question: the best action, the next best, and those
 * ruled out. Pointing at an action shows it on the map; its button carries it out.
 */
export function AdviceCard() {
  const app = useApp()
  const text = useText()
  const { counsel: words } = text
  const advice = usePlay((play) => play.advice, { at: 'none' as const })
  const heading = useRef<HTMLHeadingElement>(null)
  useEscape(() => app.play.dismissAdvice())
  useEffect(() => {
    highlightThought(0)
    heading.current?.focus({ preventScroll: true })
    return () => {
      requestAnimationFrame(focusQuestionIfLost)
    }
  }, [])
  const close = (
    <button type="button" className="plain" aria-keyshortcuts="Escape" onClick={() => app.play.dismissAdvice()}>
      {advice.at === 'working' ? words.stop : words.close}
      <kbd aria-hidden="true">{text.ordering.escape}</kbd>
    </button>
  )
  return (
    <section className="question advice-card" aria-labelledby="advice-heading">
      <h2 id="advice-heading" tabIndex={-1} ref={heading}>
        {words.ask}
      </h2>
      {advice.at === 'working' && (
        <p className="advice-work">
          <output>{words.thinking}</output>
          <progress aria-label={words.thinking} {...(advice.share !== null && { value: advice.share })} />
        </p>
      )}
      {advice.at === 'failed' && (
        <p className="notice" role="alert">
          <FaultWords fault={advice.fault} />
        </p>
      )}
      {advice.at === 'done' && <Given advice={advice.found} />}
      <p className="buttons order-buttons">
        {advice.at === 'done' && advice.found.deeper !== null && <Deeper by={advice.found.deeper} />}
        {close}
      </p>
    </section>
  )
}

function Deeper({ by }: { readonly by: string }) {
  const app = useApp()
  const { counsel: words } = useText()
  return (
    <button type="button" className="plain" onClick={() => app.play.advise(by)}>
      {words.deeper}
    </button>
  )
}

function Given({ advice }: { readonly advice: Advice }) {
  const { counsel: words } = useText()
  const language = useView((view) => view.language)
  const wordsOf = useDeedInWords()
  const { by, best, others, ruledOut } = advice
  // An action that reads the same as a better one is left out.
  const isTold = firstOfEqual([best, ...others].map(wordsOf))
  return (
    <div className="advice-given">
      <p className="hint">{words.by(by.name[language])}</p>
      <ol className="advice-list" aria-label={words.list}>
        <Thought at={0} thought={best} worth={best.worth === null ? null : { ...best, worth: best.worth }} />
        {others.map(
          (one, index) =>
            isTold[index + 1] && <Thought key={JSON.stringify(one.does)} at={index + 1} thought={one} worth={one} />,
        )}
      </ol>
      {ruledOut.length > 0 && (
        <>
          <h3>{words.ruledOut}</h3>
          <ul className="advice-list ruled-out">
            {ruledOut.slice(0, MOST_RULED_OUT).map((one, index) => (
              <Thought
                key={JSON.stringify(one.does)}
                at={index + 1 + others.length}
                thought={one}
                worth={null}
                why={one.why?.[language]}
              />
            ))}
          </ul>
        </>
      )}
      {best.worth !== null && <p className="hint">{words.scale}</p>}
    </div>
  )
}

const MOST_RULED_OUT = 2

type InWords = { readonly deed: string; readonly who: string | null; readonly purpose: string | null }

/** An advised action in words: what it is, who does it if that is not clear, and its purpose. */
function useDeedInWords(): (thought: Pick<Advice['best'], 'does' | 'title' | 'purpose'>) => InWords {
  const { counsel: words } = useText()
  const language = useView((view) => view.language)
  const { ui, pieces } = useAtTable()
  const nameOf = usePieceName()
  return ({ does, title, purpose }) => {
    const who = 'order' in does ? namesIn(does.order).filter((id) => pieces.some((piece) => piece.id === id)) : []
    const deed = ('order' in does ? ui?.orderInWords?.(does.order) : null) ?? title[language]
    const names = who.map(nameOf)
    const isNamed = names.length < 2 && names.every((name) => searchable(deed).includes(searchable(name)))
    return { deed, who: isNamed ? null : fewNames(names, words.more), purpose: purpose?.[language] ?? null }
  }
}

type ThoughtProps = {
  readonly at: number
  readonly thought: Pick<Advice['best'], 'does' | 'title' | 'purpose'>
  readonly worth: Pick<WeighedThought, 'worth' | 'error' | 'samples'> | null
  readonly why?: string | undefined
}

/** One advised action. Pointing at it, or focusing it with keys, shows it on the map. */
function Thought({ at, thought, worth, why }: ThoughtProps) {
  const app = useApp()
  const { counsel: words } = useText()
  const { busy, armed } = useAtTable()
  const isShown = useHighlights((highlights) => highlights.thought === at)
  const { does } = thought
  const { deed, who, purpose } = useDeedInWords()(thought)
  const carryOut = (): void => {
    if (busy || !armed) return
    if ('act' in does) app.play.act(does.act)
    else app.play.order({ order: does.order })
  }
  const show = (): void => highlightThought(at)
  return (
    <li className={isShown ? 'is-shown' : ''}>
      <p className="advice-deed">
        <button
          type="button"
          className="link"
          title={words.show}
          aria-pressed={isShown}
          onPointerEnter={show}
          onFocus={show}
          onClick={show}
        >
          {deed}
        </button>
        {worth !== null && <WorthInWords {...worth} />}
      </p>
      {who !== null && <p className="hint">{who}</p>}
      {purpose !== null && <p>{purpose}</p>}
      {why !== undefined && <p className="bad">{why}</p>}
      <button
        type="button"
        className={at === 0 ? 'plain strong' : 'plain'}
        aria-label={words.doWhat(deed)}
        aria-disabled={busy || !armed}
        onPointerEnter={show}
        onFocus={show}
        onClick={carryOut}
      >
        {words.doIt}
      </button>
    </li>
  )
}
