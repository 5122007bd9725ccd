import cytoscape, { type Core } from 'cytoscape'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { fitSheet, keys, zoomBy, zoomByWheel } from '../camera/camera.ts'

type Props = {
  readonly label: string
  readonly describedBy: string
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string }
  /** Takes the map library's instance over when it is made, and says how to let go of it. */
  readonly attach: (cy: Core) => () => void
  /** Keys with a meaning of their own on this map; true when it was one of them. */
  readonly onKey?: (event: KeyboardEvent) => boolean
  readonly children?: ReactNode
}

/** Owns the map library's instance and its camera: moving the map draws nothing anew in React. */
export function MapFrame({ label, describedBy, words, attach, onKey, children }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<Core | null>(null)
  // Until somebody moves the map it follows the size of its frame.
  const moved = useRef(false)
  const attached = useEffectEvent(attach)
  const ownKey = useEffectEvent((event: KeyboardEvent) => onKey?.(event) ?? false)

  function steer(move: (cy: Core) => void): void {
    if (map.current === null) return
    moved.current = move !== fitSheet
    move(map.current)
  }
  const steerByKey = useEffectEvent(steer)

  useLayoutEffect(() => {
    if (container.current === null) return
    const element = container.current
    const cy = cytoscape({
      container: element,
      autoungrabify: true,
      autounselectify: true,
      boxSelectionEnabled: false,
    })
    map.current = cy
    moved.current = false
    cy.on('dragpan pinchzoom steered', () => {
      moved.current = true
    })
    const letGo = attached(cy)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const move = keys[event.key]
      if (!ownKey(event)) {
        if (move === undefined) return
        steerByKey(move)
      }
      event.preventDefault()
    }
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      // The map library would turn the wheel so slowly that nobody reaches the other end of the scale.
      event.stopPropagation()
      zoomByWheel(cy, event)
    }
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('wheel', onWheel, { capture: true, passive: false })
    const frame = new ResizeObserver(() => {
      cy.resize()
      if (!moved.current) fitSheet(cy)
    })
    frame.observe(element)
    return () => {
      frame.disconnect()
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('wheel', onWheel, { capture: true })
      letGo()
      map.current = null
      cy.destroy()
    }
  }, [])

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
      {children}
      <div className="map-buttons">
        <MapButton words={words.zoomIn} drawing="M10 4v12M4 10h12" onClick={() => steer((cy) => zoomBy(cy, 1.25))} />
        <MapButton words={words.zoomOut} drawing="M4 10h12" onClick={() => steer((cy) => zoomBy(cy, 0.8))} />
        <MapButton words={words.fit} drawing="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" onClick={() => steer(fitSheet)} />
      </div>
    </div>
  )
}

type ButtonProps = { readonly words: string; readonly drawing: string; readonly onClick: () => void }

function MapButton({ words, drawing, onClick }: ButtonProps) {
  return (
    <button type="button" title={words} aria-label={words} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  )
}
