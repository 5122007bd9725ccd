import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { faultSentence } from '../parts/FaultWords.tsx'
import { InWords } from '../parts/InWords.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import type { Layer } from '../system-ui/system-ui.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { Findings, LayerKey } from './LayerFindings.tsx'
import { Marches } from './Marches.tsx'
import { highlightThing } from '../at-table/highlights.ts'
import { defaultSide } from '../at-table/use-layer.ts'
import { useThingName } from '../at-table/use-thing-name.ts'
import { useShownTable, useSideName } from '../at-table/use-play.ts'
import { isTypedInto } from '../parts/typing.ts'
import { PickOnMap, WhatIf } from './WhatIf.tsx'
import '../styles/layers.css'

/** The switch on the map that chooses a layer, with the layer's findings and its what-if choices. */
export function Layers({ layers }: { readonly layers: readonly Layer[] }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const { layer, map } = useAtTable()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  // Closing the sheet returns the focus to where it was opened from.
  const openedFrom = useRef<Element | null>(null)

  function unfold(): void {
    openedFrom.current = document.activeElement
    setIsOpen(true)
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('input[type=radio]:checked')?.focus())
  }
  function fold(): void {
    setIsOpen(false)
    highlightThing(null)
    if (openedFrom.current === button.current) button.current?.focus()
    else map.current?.focus()
  }
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return
    if (document.querySelector('dialog:modal') !== null || isTypedInto(event.target)) return
    if (event.key.toLowerCase() === 'l') {
      event.preventDefault()
      if (isOpen) fold()
      else unfold()
    }
    // The map handles Escape itself while it has a cursor.
    if (event.key === 'Escape' && layer?.view.picking === true) app.play.layers.setPicking(false)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => () => highlightThing(null), [])

  return (
    <div className={isOpen ? 'layers is-open' : 'layers'}>
      <button
        ref={button}
        type="button"
        className="plain layers-switch"
        data-covers-map=""
        aria-expanded={isOpen}
        aria-controls={id}
        aria-keyshortcuts="L"
        title={text.layers.openKeys}
        onClick={() => (isOpen ? fold() : unfold())}
      >
        {layer === null ? text.layers.open : text.layers.on(layer.layer.title[language])}
        {isOpen && <span aria-hidden="true"> ✕</span>}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
        <section
          ref={panel}
          id={id}
          className="layers-sheet"
          data-covers-map=""
          aria-label={text.layers.heading}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            fold()
          }}
        >
          <Marches />
          <LayerChoice layers={layers} />
          <LayerResult />
        </section>
      )}
    </div>
  )
}

/** The choice of one layer, or none. */
function LayerChoice({ layers }: { readonly layers: readonly Layer[] }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const { layer } = useAtTable()
  const side = defaultSide(useShownTable())
  const name = useId()
  const chosen = layer?.layer.id ?? null
  const show = (one: Layer | null): void => {
    highlightThing(null)
    app.play.layers.show(one?.id ?? null, layer?.view.side ?? side)
  }
  return (
    <fieldset className="layers-choice">
      <legend className="label">{text.layers.choose}</legend>
      <div className="layers-list">
        <label className={chosen === null ? 'is-on' : undefined}>
          <input type="radio" name={name} checked={chosen === null} onChange={() => show(null)} />
          {text.layers.none}
        </label>
        {layers.map((one) => (
          <label key={one.id} className={chosen === one.id ? 'is-on' : undefined}>
            <input type="radio" name={name} checked={chosen === one.id} onChange={() => show(one)} />
            {one.title[language]}
          </label>
        ))}
      </div>
      {chosen === null && (
        <dl className="layers-what">
          {layers.map((one) => (
            <div key={one.id}>
              <dt>{one.title[language]}</dt>
              <dd>{one.what[language]}</dd>
            </div>
          ))}
        </dl>
      )}
      {layer !== null && <p className="layers-what">{layer.layer.what[language]}</p>}
    </fieldset>
  )
}

/** The result of the layer: for which side, its state, the what-if choices, the findings and the key. */
function LayerResult() {
  const app = useApp()
  const text = useText()
  const { layer } = useAtTable()
  const table = useShownTable()
  const sideName = useSideName()
  const nameOf = useThingName()
  const name = useId()
  if (layer === null || table === null) return null
  const { view, shown, wantsPick } = layer
  const { picked, fault, busy } = view
  const words = text.layers
  const stateWords = (): ReactNode => {
    if (fault?.code === 'gone') return words.gone
    if (fault !== null) {
      return (
        <>
          {words.failed}{' '}
          {fault.said === null ? faultSentence(fault.code, text.games.faults) : <InWords said={fault.said} />}
        </>
      )
    }
    if (wantsPick) return words.wantsPick
    if (shown === null) return busy ? words.working : ''
    return words.ready(shown.findings.length)
  }
  return (
    <>
      {table.views.length > 1 && (
        <fieldset className="layers-list layers-sides">
          <legend>{words.as}</legend>
          {table.views.map(({ side }) => (
            <label key={side} className={side === view.side ? 'is-on' : undefined}>
              <input
                type="radio"
                name={name}
                checked={side === view.side}
                onChange={() => app.play.layers.lookAs(side)}
              />
              {sideName(side)}
            </label>
          ))}
        </fieldset>
      )}
      <output className={fault === null ? 'layers-state' : 'layers-state is-fault'} aria-busy={busy}>
        {stateWords()}
      </output>
      {fault !== null && view.without.length > 0 && (
        <p className="tools">
          <button type="button" className="plain" onClick={() => app.play.layers.putBack()}>
            {words.putAllBack}
          </button>
        </p>
      )}
      {picked !== null && (
        <p className="tools">
          {words.picked(nameOf(picked))}
          <button type="button" className="plain" onClick={() => app.play.layers.pick(null)}>
            {words.unpick}
          </button>
          <PickOnMap label={words.pick} />
        </p>
      )}
      {shown !== null && (
        <>
          <WhatIf key={layer.layer.id} shown={shown} without={view.without} />
          <section aria-label={words.findings}>
            <Findings findings={shown.findings.filter(({ lost }) => lost !== true)} />
          </section>
          <LayerKey lines={shown.key} />
        </>
      )}
    </>
  )
}
