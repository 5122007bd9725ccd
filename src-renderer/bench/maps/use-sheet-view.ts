import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Scale, Spot } from './sketching.ts'

/** The visible part of the sketch, in its own units. */
export type SheetView = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The limits of zoom, relative to the whole sheet. */
const closest = 40
const furthest = 0.5

type Seen = { readonly zoom: number; readonly middle: Spot }

/** The visible part of the sketch, and the functions that change it. */
export type SheetViewState = ReturnType<typeof useSheetView>

/** Pans and zooms the sketch. `pixel` is the size of a pixel on the sketch. */
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
  /** The size of a pixel in units of the sketch. */
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
  /** Keeps the middle of the view on the sheet, so that some of it is always in sight. */
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
  /** Pans by pixels. */
  function panBy(x: number, y: number): void {
    look((now) => {
      const by = pixelAt(now.zoom)
      return { zoom: now.zoom, middle: { x: now.middle.x - x * by, y: now.middle.y - y * by } }
    })
  }
  return {
    ...{ view, pixel, at, zoomBy, panBy },
    fit: (): void => setSeen(whole),
    /** Scrolls a point into sight if it is not. */
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
