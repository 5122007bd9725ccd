import { useEffect, useState } from 'react'

/** A hand at rest on a mouse moves it by at most this many pixels. */
const atRest = 6
/** Time in ms after which a click counts even if the hand is at rest, so that no button stays dead. */
const meantAfter = 1000

/** Calls `onMoved` once the pointer has moved on purpose; every touch counts as that. Returns a function that stops watching. */
export function watchPointer(pointer: EventTarget, onMoved: () => void): () => void {
  const watch = new AbortController()
  const moved = (): void => {
    watch.abort()
    onMoved()
  }
  let way = 0
  const onMove = (event: Event): void => {
    const { movementX, movementY } = event as PointerEvent // the event's name determines the type
    way += Math.hypot(movementX, movementY)
    if (way > atRest) moved()
  }
  const onPress = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') moved() // as above
  }
  pointer.addEventListener('pointermove', onMove, { signal: watch.signal })
  pointer.addEventListener('pointerdown', onPress, { capture: true, signal: watch.signal })
  return () => watch.abort()
}

/** Whether a click cannot be meant for the previous answers any more: the pointer has moved since, or a second has passed. */
export function useIsClickDeliberate(): boolean {
  const [isMeant, setIsMeant] = useState(false)
  useEffect(() => {
    const meant = (): void => setIsMeant(true)
    const unwatch = watchPointer(window, meant)
    const waiting = setTimeout(meant, meantAfter)
    return () => {
      unwatch()
      clearTimeout(waiting)
    }
  }, [])
  return isMeant
}
