import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Scale, Spot } from './sketching.ts'

/** The part of the sketch that is seen, in its own units. */
export type SheetView = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** How much closer than the whole sheet one may look, and how much further off. */
const closest = 40
const furthest = 0.5

/** What is seen of the sketch, and how that is changed. */
export type SheetSeen = ReturnType<typeof useSheetView>

/** What is seen of the sketch: moved, made larger and smaller. `pixel` is the size of one on the sketch. */
export function useSheetView(frame: RefObject<SVGSVGElement | null>, { width, height }: Scale) {
  const [size, setSize] = useState({ width: 800, height: 600 })
  const [zoom, setZoom] = useState(1)
  const [middle, setMiddle] = useState<Spot>({ x: width / 2, y: height / 2 })
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
  const pixel = Math.max(width / size.width, height / size.height) / zoom
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
  function zoomBy(factor: number, about?: Spot): void {
    const next = Math.min(closest, Math.max(furthest, zoom * factor))
    const part = zoom / next
    setZoom(next)
    if (about !== undefined)
      setMiddle({ x: about.x + (middle.x - about.x) * part, y: about.y + (middle.y - about.y) * part })
  }
  return {
    ...{ view, pixel, at, zoomBy },
    /** By pixels. */
    panBy: (x: number, y: number): void => setMiddle((now) => ({ x: now.x - x * pixel, y: now.y - y * pixel })),
    fit(): void {
      setZoom(1)
      setMiddle({ x: width / 2, y: height / 2 })
    },
    /** Brings a point into sight where it is out of it. */
    bring(to: Spot): void {
      const room = 20 * pixel
      const isSeen =
        to.x > view.x + room &&
        to.y > view.y + room &&
        to.x < view.x + view.width - room &&
        to.y < view.y + view.height - room
      if (!isSeen) setMiddle(to)
    },
  }
}
