import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useAtTable } from '../at-table/at-table.ts'
import { focusQuestionIfLost } from '../at-table/focus-question.ts'
import { useHighlights } from '../at-table/highlights.ts'
import type { DraftedOrder } from '../at-table/use-order.ts'
import { useThingName } from '../at-table/use-thing-name.ts'
import { useEscape } from '../parts/use-escape.ts'
import { useFocusLeft } from '../parts/use-focus-left.ts'
import { useKeysAt } from '../parts/use-keys-at.ts'
import { useText } from '../state/use-app.ts'
import type { Text } from '../text/en.ts'
import type { OrderShown } from '../system-ui/ordering.ts'
import { FindingItem } from './FindingItem.tsx'

/** Time in ms after which Escape is meant for a card that a question opened, for example after a film. */
const settled = 500

type Props = {
  /** The notice that the enemy's program thinks: it responds to an order before its side has to decide again. */
  readonly notice: ReactNode
}

/**
 * The card of the order being given by hand, in place of the question: its forecast, who carries it out and how, and the button
 * that gives it. It covers nothing of the map.
 */
export function OrderCard({ notice }: Props) {
  const text = useText()
  const { order, map, busy, armed } = useAtTable()
  const nameOf = useThingName()
  const { draft, shown, isCurrent, isRefused, confirm, cancel } = order
  const card = useRef<HTMLElement>(null)
  const given = useRef<HTMLButtonElement>(null)
  const pointed = useHighlights((highlights) => (highlights.pointed?.kind === 'zone' ? highlights.pointed.id : null))
  // Once the order is aimed, Enter gives it. A card opened by a question is read first from its heading, where Enter also gives it.
  const to = draft?.to ?? null
  const isAsked = draft?.isAsked ?? false
  const isReady = shown !== null
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (to !== null && isReady) (isAsked ? heading : given).current?.focus()
  }, [to, isReady, isAsked])
  // With nothing to aim at, there is nothing to do on the map: the focus moves to the orders on the spot.
  const isStill = to === null && !isAsked && shown !== null && shown.targets.length === 0 && shown.here.length > 0
  useEffect(() => {
    if (isStill) card.current?.querySelector<HTMLButtonElement>('.order-others button')?.focus()
  }, [isStill])
  useFocusLeft(card, () => {
    if (isAsked) requestAnimationFrame(focusQuestionIfLost)
    else map.current?.focus()
  })
  useEscape(cancel, isAsked ? settled : 0)
  useTurning((by) => order.turn(pointed, by))
  const forecast = shown === null ? null : shown.forecastOf(to ?? pointed ?? '')
  // For a place without a forecast, the card says at least that.
  const meant = to ?? pointed
  const isOut = forecast !== null && forecast.title === '' && forecast.findings.length === 0 && meant !== draft?.from
  const strikes = shown?.strikes ?? null
  const isPlaced = to !== null && isCurrent && forecast !== null
  const isAimed = isPlaced && forecast.order !== null
  // Orders given by keys or by a program are never misplaced by a card appearing under the pointer.
  const give = (isByKey: boolean): void => {
    if (isAimed && !busy && (armed || isByKey)) confirm()
  }
  // Enter also gives the order while the focus is nowhere, or on the map without a cursor that takes Enter.
  useKeysAt('#order-heading, .game-map-frame, body', /^Enter$/, () => give(true))
  if (draft === null) return null
  return (
    <section className="question order-card" aria-labelledby="order-heading" ref={card}>
      <h2 id="order-heading" aria-live="polite" tabIndex={-1} ref={heading}>
        {shown?.title ?? (isRefused ? text.ordering.refused : text.ordering.working)}
        {to !== null && !isAsked && !draft.strikes && forecast !== null && (
          // The forecast for the place is announced below.
          <span className="order-to" aria-live="off">
            {' '}
            {forecast.title}
          </span>
        )}
      </h2>
      {shown !== null && (
        <>
          <ul className="findings">
            <FindingItem finding={shown.summary} />
          </ul>
          <div className="order-forecast" aria-live="polite">
            {to === null && (pointed === null || pointed === draft.from) ? (
              <p className="hint">{hintOf(shown, text.ordering)}</p>
            ) : (
              <>
                {/* Announced once: after aiming, it is in the heading, and nothing new is announced. */}
                {forecast?.title !== '' && (
                  <p className={to === null ? 'order-pointed' : 'announced'}>{forecast?.title}</p>
                )}
                {isOut && meant !== null && (
                  <p className="hint">{text.ordering.outOfReach(nameOf({ kind: 'zone', id: meant }))}</p>
                )}
                <ul className="findings">
                  {forecast?.findings.map((finding) => (
                    <FindingItem key={finding.words} finding={finding} />
                  ))}
                </ul>
              </>
            )}
          </div>
          <div className="order-body">
            <Who draft={draft} shown={shown} />
            {to === null && (shown.here.length > 0 || strikes !== null) && (
              <Buttons title={text.ordering.here} orders={shown.here}>
                {strikes !== null && (
                  <li>
                    <button type="button" className="plain" onClick={() => order.strike(strikes.place)}>
                      {strikes.words}
                    </button>
                  </li>
                )}
              </Buttons>
            )}
            {isPlaced && forecast.others.length > 0 && <Buttons title={null} orders={forecast.others} />}
            <How shown={shown} />
          </div>
        </>
      )}
      {notice}
      <p className="buttons order-buttons">
        <button
          ref={given}
          type="button"
          className="plain strong"
          aria-disabled={!isAimed || busy || !armed}
          onClick={({ detail }) => give(detail === 0)}
        >
          {shown?.confirm ?? text.ordering.give}
          <kbd aria-hidden="true">{text.ordering.enter}</kbd>
        </button>
        <button type="button" className="plain" aria-keyshortcuts="Escape" onClick={cancel}>
          {isAsked ? text.ordering.oneByOne : text.ordering.cancel}
          <kbd aria-hidden="true">{text.ordering.escape}</kbd>
        </button>
      </p>
    </section>
  )
}

/** The hint how to aim the order; with nothing to aim at, that other counters may be chosen, if they may. */
function hintOf({ targets, summary, who }: OrderShown, words: Text['ordering']): string {
  if (targets.length > 0) return words.aim
  return summary.tone === 'bad' && who.length > 1 ? words.nowhere : ''
}

/** After a switch was clicked, Enter still gives the order, as its button says. */
const leaveFocus = (event: MouseEvent): void => event.preventDefault()

/** Switches for who carries it out: each counter, and sets of them. */
function Who({ draft, shown }: { readonly draft: DraftedOrder; readonly shown: OrderShown }) {
  const { take } = useAtTable().order
  const taken = shown.who.filter((one) => one.taken).map(({ id }) => id)
  if (shown.who.length === 0) return null
  // At least one counter must carry it out: the only one cannot be removed.
  const isOnlyOne = shown.sets.length === 0 && shown.who.length === 1
  return (
    <fieldset className="order-who">
      <legend>{shown.whoTitle}</legend>
      <p className="order-sets">
        {shown.sets.map(({ words, who, taken: isTaken }) => (
          <button
            key={words}
            type="button"
            aria-pressed={who === null ? draft.who === null : isTaken}
            onMouseDown={leaveFocus}
            onClick={() => take(who)}
          >
            {words}
          </button>
        ))}
      </p>
      <ul>
        {shown.who.map(({ id, words, taken: isTaken }) => (
          <li key={id}>
            {isOnlyOne ? (
              <span className="order-only">{words}</span>
            ) : (
              <button
                type="button"
                aria-pressed={isTaken}
                onMouseDown={leaveFocus}
                onClick={() => take(isTaken ? taken.filter((one) => one !== id) : [...taken, id])}
              >
                {words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Other orders, each with its button. */
function Buttons({
  title,
  orders,
  children = null,
}: {
  readonly title: string | null
  readonly orders: OrderShown['here']
  readonly children?: ReactNode
}) {
  const { busy, order } = useAtTable()
  return (
    <div className="order-others">
      {title !== null && <p>{title}</p>}
      <ul>
        {orders.map((one) => (
          <li key={one.words}>
            <button
              type="button"
              className="plain"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) order.give(one)
              }}
            >
              {one.words}
            </button>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}

/** How it is carried out; the choices stay for the next order. */
function How({ shown }: { readonly shown: OrderShown }) {
  const { choose } = useAtTable().order
  return (
    <div className="order-how">
      {shown.choices.map(({ key, words, value, options }) => (
        <label key={key}>
          <span>{words}</span>
          <select value={value} onChange={({ target }) => choose(key, target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.words}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

/** R turns the order, wherever the focus is except in a field. */
function useTurning(turn: (by: 1 | -1) => boolean): void {
  const onTurn = useEffectEvent(turn)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'r')
        return
      if (event.target instanceof HTMLSelectElement || document.querySelector('dialog:modal') !== null) return
      if (onTurn(event.shiftKey ? -1 : 1)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
