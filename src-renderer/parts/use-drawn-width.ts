import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * The displayed width of a drawing, in sixteenths of the window’s text size. In a view box of that many units, text in the
 * drawing is as large as the text around it, however wide the drawing is. `usual` until it is measured.
 */
export function useDrawnWidth<E extends Element>(usual: number): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const shown = element.current
    if (shown === null) return undefined
    const measure = (): void => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      // A folded drawing has no width.
      if (shown.clientWidth > 0) setWidth(Math.round(shown.clientWidth / unit))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
