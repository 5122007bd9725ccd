import { type PointerEvent as Press, useEffect, useRef } from 'react'
import type { Spot } from '../../map/board/board.ts'
import { useApp } from '../../state/use-app.ts'
import { setDrag, dropTargetAt } from './drag-state.ts'
import { usePlaceUnder } from './use-place-under.ts'

/** Distance in pixels beyond which a press on a unit becomes a drag. */
const steady = 5

/** Drags things from a list and drops them anywhere; Escape cancels. */
export function useDrag(things: readonly string[], onDrop: (things: readonly string[], at: Spot) => void) {
  const app = useApp()
  const placeUnder = usePlaceUnder()
  const carried = useRef(false)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  function onPointerDown(press: Press): void {
    carried.current = false
    if (press.button !== 0 || !press.isPrimary) return
    const from = { x: press.clientX, y: press.clientY }
    const letGo = new AbortController()
    const end = (): void => {
      letGo.abort()
      if (carried.current) setDrag(null)
      stop.current = () => undefined
    }
    stop.current = end
    const listening = { signal: letGo.signal, capture: true }
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        if (!carried.current && Math.hypot(x - from.x, y - from.y) < steady) return
        if (!carried.current) app.bench.select(things)
        carried.current = true
        setDrag({ things, over: placeUnder({ x, y }) ?? dropTargetAt(x, y) })
      },
      listening,
    )
    window.addEventListener(
      'pointerup',
      ({ clientX: x, clientY: y }) => {
        // Sends the gesture before anything is redrawn.
        try {
          if (carried.current) onDrop(things, { x, y })
        } finally {
          end()
        }
      },
      listening,
    )
    window.addEventListener('pointercancel', end, listening)
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !carried.current) return
        end()
        event.preventDefault()
        event.stopPropagation()
      },
      listening,
    )
  }
  return { onPointerDown, hasCarried: () => carried.current }
}
