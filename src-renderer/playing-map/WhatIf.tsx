import { useEffect, useRef, useState } from 'react'
import { useApp, useText } from '../state/use-app.ts'
import type { LayerShown, Removable } from '../system-ui/system-ui.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { Findings } from './LayerFindings.tsx'
import { lightThing } from '../at-table/lights.ts'

type Props = { readonly shown: LayerShown; readonly without: readonly string[] }

/** What could be thought away, and what has been, with what would be lost by it. */
export function WhatIf({ shown: { removable, findings }, without }: Props) {
  const app = useApp()
  const text = useText()
  const words = text.layers
  const away = removable.filter(({ id }) => without.includes(id))
  const left = removable.filter(({ id }) => !without.includes(id))
  // A layer that weighs nothing offers all it has.
  const weighty = left.filter(({ costs }) => costs !== 0)
  const others = left.filter(({ costs }) => costs === 0)
  const [open, setOpen] = useState(without.length > 0)
  const all = useRef<HTMLDetailsElement>(null)
  // What is thought away or put back goes to another list; the focus that was on it goes along.
  const toggled = useRef<string | null>(null)
  useEffect(() => {
    if (toggled.current === null || document.activeElement !== document.body) return
    all.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(toggled.current)}"]`)?.focus()
  })
  const toggle = (id: string): void => {
    toggled.current = id
    app.play.layers.toggle(id)
  }
  if (removable.length === 0) return null
  return (
    <details ref={all} className="what-if" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="label">{words.couldGo(left.length)}</summary>
      {away.length > 0 && (
        <div>
          <h4>{words.away}</h4>
          <Things things={away} label={words.putBack} onToggle={toggle} pressed />
          {away.length > 1 && (
            <button
              type="button"
              className="plain"
              onClick={() => {
                all.current?.querySelector('summary')?.focus()
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
      {weighty.length > 0 && (
        <div>
          <p className="hint">{words.most}</p>
          <Things things={weighty} label={words.think} onToggle={toggle} />
        </div>
      )}
      {others.length > 0 && (
        <details open={weighty.length === 0 && others.length <= 8}>
          <summary>{words.others(others.length)}</summary>
          <Things things={others} label={words.think} onToggle={toggle} />
        </details>
      )}
    </details>
  )
}

/** While it is pressed, what is chosen on the map is for the layer. */
export function PickOnMap({ label }: { readonly label: string }) {
  const app = useApp()
  const text = useText()
  const { layer, map } = useAtTable()
  const picking = layer?.view.picking ?? false
  function onClick(): void {
    app.play.layers.setPicking(!picking)
    // There it is chosen, by keys as well.
    if (!picking) map.current?.focus()
  }
  return (
    <div className="tools">
      <button type="button" className="plain" aria-pressed={picking} onClick={onClick}>
        {label}
      </button>
      {picking && <span className="hint">{text.layers.picking}</span>}
    </div>
  )
}

type ThingsProps = {
  readonly things: readonly Removable[]
  readonly label: (words: string) => string
  readonly onToggle: (id: string) => void
  readonly pressed?: boolean
}

function Things({ things, label, onToggle, pressed = false }: ThingsProps) {
  const text = useText()
  return (
    <ul className="what-if-things">
      {things.map(({ id, thing, words, costs = 0 }) => (
        <li key={id}>
          <button
            type="button"
            data-thing={id}
            className={pressed ? 'plain is-away' : 'plain'}
            aria-label={[label(words), costs > 0 ? text.layers.costs(costs) : ''].filter(Boolean).join(text.apart)}
            title={costs > 0 ? text.layers.costs(costs) : undefined}
            aria-pressed={pressed}
            onPointerEnter={() => lightThing(thing)}
            onPointerLeave={() => lightThing(null)}
            onFocus={() => lightThing(thing)}
            onBlur={() => lightThing(null)}
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
