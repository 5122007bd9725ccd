import { type PointerEvent, useEffect, useRef } from 'react'
import { onSheet, seenOf } from './camera/camera-view.ts'
import type { Stage } from './stage/stage.ts'

type Props = {
  readonly stage: Stage
  readonly sheet: { readonly width: number; readonly height: number }
  readonly label: string
}

/** Of the longer side, in pixels. */
const side = 148
/** Of the sheet, as an area. */
const nearlyAll = 0.7

/**
 * The whole sheet in a corner of the map, with the part that is seen. It covers nothing while nearly all is seen anyway, nor
 * before somebody has moved the map: it begins with all that stands on it in sight.
 */
export function Overview({ stage, sheet, label }: Props) {
  const inset = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const seen = useRef<HTMLDivElement>(null)
  const scale = side / Math.max(sheet.width, sheet.height)
  const [width, height] = [Math.round(sheet.width * scale), Math.round(sheet.height * scale)]

  useEffect(() => {
    stage.setOverview(canvas.current)
    // Moved without React: it follows the camera in every frame.
    const follow = () => {
      const { view, atHome } = stage.camera
      const [from, to] = [onSheet(view, { x: 0, y: 0 }), onSheet(view, { x: view.width, y: view.height })]
      // It keeps its room while it is not seen: what the map is to show does not come to lie where it will be.
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
    // The keyboard has its own ways about the map: this is one more for the pointer.
    <div
      className="map-overview"
      ref={inset}
      title={label}
      aria-hidden="true"
      // It takes the focus from nobody.
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
