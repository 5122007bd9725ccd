import cytoscape, { type Core } from 'cytoscape'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { fitSheet, keys, zoomBy } from './camera.ts'
import type { Palette } from './palette.ts'
import type { SceneElement } from './scene.ts'
import { mapStyle } from './style.ts'
import { fitLabels, sync } from './sync.ts'

type Props = {
  readonly elements: readonly SceneElement[]
  readonly palette: Palette
  /** How much larger than usual the text of the window is. */
  readonly textScale: number
  readonly label: string
  readonly describedBy: string
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string }
  /** The hex under the pointer, or null when there is none. */
  readonly onPoint: (hex: string | null) => void
}

/** Owns the map library's instance: nothing else in the window touches it, and moving the map draws nothing anew here. */
export function MapCanvas({ elements, palette, textScale, label, describedBy, words, onPoint }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<Core | null>(null)
  // Until somebody moves the map it follows the size of its frame.
  const moved = useRef(false)
  const pointed = useEffectEvent(onPoint)
  const rescaled = useEffectEvent((cy: Core) => fitLabels(cy, textScale))

  function steer(move: (cy: Core) => void): void {
    if (map.current === null) return
    moved.current = move !== fitSheet
    move(map.current)
  }
  const steerByKey = useEffectEvent(steer)

  useLayoutEffect(() => {
    if (container.current === null) return
    const cy = cytoscape({
      container: container.current,
      autoungrabify: true,
      autounselectify: true,
      boxSelectionEnabled: false,
    })
    map.current = cy
    moved.current = false
    cy.on('dragpan scrollzoom pinchzoom', () => {
      moved.current = true
    })
    cy.on('zoom', () => rescaled(cy))
    cy.on('mouseover', 'node[kind = "hex"]', (event) => {
      cy.nodes('.pointed').removeClass('pointed')
      event.target.addClass('pointed')
      pointed(event.target.data('hex'))
    })
    cy.on('mouseout', 'node[kind = "hex"]', (event) => {
      event.target.removeClass('pointed')
      pointed(null)
    })
    const onKey = (event: KeyboardEvent) => {
      const move = keys[event.key]
      if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      steerByKey(move)
    }
    const element = container.current
    element.addEventListener('keydown', onKey)
    const frame = new ResizeObserver(() => {
      cy.resize()
      if (!moved.current) fitSheet(cy)
    })
    frame.observe(element)
    return () => {
      frame.disconnect()
      element.removeEventListener('keydown', onKey)
      map.current = null
      cy.destroy()
    }
  }, [])

  useEffect(() => {
    map.current?.style(mapStyle(palette))
  }, [palette])

  useEffect(() => {
    const cy = map.current
    if (cy === null) return
    const first = cy.elements().empty()
    sync(cy, elements, textScale)
    if (first) fitSheet(cy)
  }, [elements, textScale])

  return (
    <div className="map">
      <div
        className="map-canvas"
        ref={container}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys that move the map need its focus
        tabIndex={0}
      />
      <div className="map-buttons">
        <button
          type="button"
          title={words.zoomIn}
          aria-label={words.zoomIn}
          onClick={() => steer((cy) => zoomBy(cy, 1.25))}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 4v12M4 10h12" />
          </svg>
        </button>
        <button
          type="button"
          title={words.zoomOut}
          aria-label={words.zoomOut}
          onClick={() => steer((cy) => zoomBy(cy, 0.8))}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10h12" />
          </svg>
        </button>
        <button type="button" title={words.fit} aria-label={words.fit} onClick={() => steer(fitSheet)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" />
          </svg>
        </button>
      </div>
    </div>
  )
}
