import { type PointerEvent, useEffect, useRef } from 'react'
import { onSheet, seenOf } from './camera/camera-view.ts'
import type { Stage } from './stage/stage.ts'

type Props = {
  readonly stage: Stage
  readonly sheet: { readonly width: number; readonly height: number }
  readonly label: string
}

/** Length of the longer side, in pixels. */
const side = 148
/** Share of the sheet's area that counts as nearly all of it. */
const nearlyAll = 0.7

/**
 * The whole sheet in a corner of the map, with the visible part framed. It is hidden while nearly all of the sheet is
 * in sight, and until the player first moves the map, because the first view shows all occupied places.
 */
export function Overview({ stage, sheet, label }: Props) {
  const inset = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const seen = useRef<HTMLDivElement>(null)
  const scale = side / Math.max(sheet.width, sheet.height)
  const [width, height] = [Math.round(sheet.width * scale), Math.round(sheet.height * scale)]

  useEffect(() => {
    stage.setOverview(canvas.current)
    // Updated without React, because it follows the camera in every frame.
    const follow = () => {
      const { view, atHome } = stage.camera
      const [from, to] = [onSheet(view, { x: 0, y: 0 }), onSheet(view, { x: view.width, y: view.height })]
      // Hidden, not removed: it keeps its room, so that nothing is placed where it will reappear.
      const isIdle = atHome || seenOf(view, sheet) > nearlyAll
      if (inset.current !== null) inset.current.style.visibility = isIdle ? 'hidden' : 'visible'
      const frame = seen.current
      if (frame === null) return
      const [left, top] = [Math.max(0, from.x * scale), Math.max(0, from.y * scale)]
      frame.style.transform = `translate(${left}px, ${top}px)`
      frame.style.width = `${Math.max(4, Math.min(width, to.x * scale) - left)}px`
      frame.style.height = `${Math.max(4, Math.min(height, to.y * scale) - top)}px`
    }
    follow()
    const stop = stage.camera.follow(follow)
    return () => {
      stop()
      stage.setOverview(null)
    }
  }, [stage, sheet, scale, width, height])

  function go(event: PointerEvent<HTMLDivElement>): void {
    if (event.buttons !== 1) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const box = event.currentTarget.getBoundingClientRect()
    const { view } = stage.camera
    const [x, y] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale]
    stage.camera.place(view.zoom, view.width / 2 - x * view.zoom, view.height / 2 - y * view.zoom)
  }

  const density = Math.min(2, window.devicePixelRatio)
  return (
    // For pointers only; the keyboard has its own ways to move about the map.
    <div
      className="map-overview"
      ref={inset}
      title={label}
      aria-hidden="true"
      // Keeps the focus where it is.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={go}
      onPointerMove={go}
      data-covers-map=""
    >
      <canvas ref={canvas} width={width * density} height={height * density} style={{ width, height }} />
      <div className="map-overview-seen" ref={seen} />
    </div>
  )
}
