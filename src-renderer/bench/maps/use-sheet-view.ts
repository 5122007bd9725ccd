import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Scale, Spot } from './sketching.ts'

/** The part of the sketch that is seen, in its own units. */
export type SheetView = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** How much closer than the whole sheet one may look, and how much further off. */
const closest = 40
const furthest = 0.5

type Seen = { readonly zoom: number; readonly middle: Spot }

/** What is seen of the sketch, and how that is changed. */
export type SheetSeen = ReturnType<typeof useSheetView>

/** What is seen of the sketch: moved, made larger and smaller. `pixel` is the size of one on the sketch. */
export function useSheetView(frame: RefObject<SVGSVGElement | null>, { width, height }: Scale) {
  const [size, setSize] = useState({ width: 800, height: 600 })
  const whole = { zoom: 1, middle: { x: width / 2, y: height / 2 } }
  const [{ zoom, middle }, setSeen] = useState<Seen>(whole)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const measure = (): void => {
      if (element.clientWidth > 0 && element.clientHeight > 0)
        setSize({ width: element.clientWidth, height: element.clientHeight })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame])
  /** So many units of the sketch a pixel is. */
  const pixelAt = (scale: number): number => Math.max(width / size.width, height / size.height) / scale
  const pixel = pixelAt(zoom)
  const view: SheetView = {
    x: middle.x - (size.width * pixel) / 2,
    y: middle.y - (size.height * pixel) / 2,
    width: size.width * pixel,
    height: size.height * pixel,
  }
  function at({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot {
    const box = frame.current?.getBoundingClientRect()
    return { x: view.x + (clientX - (box?.left ?? 0)) * pixel, y: view.y + (clientY - (box?.top ?? 0)) * pixel }
  }
  /** The middle of what is seen stays on the sheet: so some of it is always in sight. */
  const onSheet = ({ x, y }: Spot): Spot => ({
    x: Math.min(width, Math.max(0, x)),
    y: Math.min(height, Math.max(0, y)),
  })
  const look = (change: (now: Seen) => Seen): void =>
    setSeen((now) => {
      const next = change(now)
      return { zoom: next.zoom, middle: onSheet(next.middle) }
    })
  function zoomBy(factor: number, about?: Spot): void {
    look((now) => {
      const next = Math.min(closest, Math.max(furthest, now.zoom * factor))
      const part = now.zoom / next
      const { x, y } = about ?? now.middle
      return { zoom: next, middle: { x: x + (now.middle.x - x) * part, y: y + (now.middle.y - y) * part } }
    })
  }
  /** By pixels. */
  function panBy(x: number, y: number): void {
    look((now) => {
      const by = pixelAt(now.zoom)
      return { zoom: now.zoom, middle: { x: now.middle.x - x * by, y: now.middle.y - y * by } }
    })
  }
  return {
    ...{ view, pixel, at, zoomBy, panBy },
    fit: (): void => setSeen(whole),
    /** Brings a point into sight where it is out of it. */
    bring(to: Spot): void {
      const room = 20 * pixel
      const isSeen =
        to.x > view.x + room &&
        to.y > view.y + room &&
        to.x < view.x + view.width - room &&
        to.y < view.y + view.height - room
      if (!isSeen) look((now) => ({ ...now, middle: to }))
    },
  }
}
