import cytoscape, { type Core } from 'cytoscape'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { fitSheet, keys, zoomBy, zoomByWheel } from '../camera/camera.ts'
import { PlateButtons, type PlateWords } from './PlateButtons.tsx'

type Props = {
  readonly label: string
  readonly describedBy: string
  readonly words: PlateWords
  /** Takes the map library's instance over when it is made, and says how to let go of it. */
  readonly attach: (cy: Core) => () => void
}

/** Owns the map library's instance and its camera: moving the map draws nothing anew in React. */
export function MapFrame({ label, describedBy, words, attach }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<Core | null>(null)
  // Until somebody moves the map it follows the size of its frame.
  const moved = useRef(false)
  const attached = useEffectEvent(attach)

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
      if (move === undefined) return
      steerByKey(move)
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
      <PlateButtons words={words} zoomBy={(factor) => steer((cy) => zoomBy(cy, factor))} fit={() => steer(fitSheet)} />
    </div>
  )
}
