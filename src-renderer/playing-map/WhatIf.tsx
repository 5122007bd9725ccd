import { useEffect, useRef, useState } from 'react'
import { useApp, useText } from '../state/use-app.ts'
import type { LayerShown, Removable } from '../system-ui/system-ui.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { Findings } from './LayerFindings.tsx'
import { highlightThing } from '../at-table/highlights.ts'

type Props = { readonly shown: LayerShown; readonly without: readonly string[] }

/** The what-if part of a layer: what can be removed, what has been removed, and what is lost by it. */
export function WhatIf({ shown: { removable, findings }, without }: Props) {
  const app = useApp()
  const text = useText()
  const words = text.layers
  const removed = removable.filter(({ id }) => without.includes(id))
  const left = removable.filter(({ id }) => !without.includes(id))
  // If the layer gives no costs, all things count as costly and are listed first.
  const costly = left.filter(({ costs }) => costs !== 0)
  const others = left.filter(({ costs }) => costs === 0)
  const [isOpen, setIsOpen] = useState(without.length > 0)
  const root = useRef<HTMLDetailsElement>(null)
  // A toggled thing moves to another list; the focus follows it there.
  const toggled = useRef<string | null>(null)
  useEffect(() => {
    if (toggled.current === null || document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(toggled.current)}"]`)?.focus()
  })
  const toggle = (id: string): void => {
    toggled.current = id
    app.play.layers.toggle(id)
  }
  if (removable.length === 0) return null
  return (
    <details
      ref={root}
      className="what-if"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="label">{words.couldGo(left.length)}</summary>
      {removed.length > 0 && (
        <div>
          <h4>{words.away}</h4>
          <RemovableList things={removed} label={words.putBack} onToggle={toggle} isPressed />
          {removed.length > 1 && (
            <button
              type="button"
              className="plain"
              onClick={() => {
                root.current?.querySelector('summary')?.focus()
                app.play.layers.putBack()
              }}
            >
              {words.putAllBack}
            </button>
          )}
          <section aria-label={words.lost} aria-live="polite">
            <Findings findings={findings.filter(({ lost }) => lost === true)} />
          </section>
        </div>
      )}
      <PickOnMap label={words.pickAway} />
      {costly.length > 0 && (
        <div>
          <p className="hint">{words.most}</p>
          <RemovableList things={costly} label={words.think} onToggle={toggle} />
        </div>
      )}
      {others.length > 0 && (
        <details open={costly.length === 0 && others.length <= 8}>
          <summary>{words.others(others.length)}</summary>
          <RemovableList things={others} label={words.think} onToggle={toggle} />
        </details>
      )}
    </details>
  )
}

/** A toggle: while it is on, choices on the map go to the layer instead of the question. */
export function PickOnMap({ label }: { readonly label: string }) {
  const app = useApp()
  const text = useText()
  const { layer, map } = useAtTable()
  const isPicking = layer?.view.picking ?? false
  function onClick(): void {
    app.play.layers.setPicking(!isPicking)
    // Players who use keys choose on the map too.
    if (!isPicking) map.current?.focus()
  }
  return (
    <div className="tools">
      <button type="button" className="plain" aria-pressed={isPicking} onClick={onClick}>
        {label}
      </button>
      {isPicking && <span className="hint">{text.layers.picking}</span>}
    </div>
  )
}

type ListProps = {
  readonly things: readonly Removable[]
  readonly label: (words: string) => string
  readonly onToggle: (id: string) => void
  readonly isPressed?: boolean
}

function RemovableList({ things, label, onToggle, isPressed = false }: ListProps) {
  const text = useText()
  return (
    <ul className="what-if-things">
      {things.map(({ id, thing, words, costs = 0 }) => (
        <li key={id}>
          <button
            type="button"
            data-thing={id}
            className={isPressed ? 'plain is-away' : 'plain'}
            aria-label={[label(words), costs > 0 ? text.layers.costs(costs) : ''].filter(Boolean).join(text.apart)}
            title={costs > 0 ? text.layers.costs(costs) : undefined}
            aria-pressed={isPressed}
            onPointerEnter={() => highlightThing(thing)}
            onPointerLeave={() => highlightThing(null)}
            onFocus={() => highlightThing(thing)}
            onBlur={() => highlightThing(null)}
            onClick={() => onToggle(id)}
          >
            {words}
            {costs > 0 && <b className="what-if-costs">−{costs}</b>}
          </button>
        </li>
      ))}
    </ul>
  )
}
