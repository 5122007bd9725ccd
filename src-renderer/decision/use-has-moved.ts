import { useEffect, useState } from 'react'

/** A hand that rests on a mouse moves it by no more than so many pixels. */
const atRest = 6

/** Tells once that the hand has gone somewhere; a finger on glass has with each touch. Gives what ends the watch. */
export function watchHand(hand: EventTarget, onMoved: () => void): () => void {
  const watch = new AbortController()
  const moved = (): void => {
    watch.abort()
    onMoved()
  }
  let way = 0
  const onMove = (event: Event): void => {
    const { movementX, movementY } = event as PointerEvent // the name of the event says so
    way += Math.hypot(movementX, movementY)
    if (way > atRest) moved()
  }
  const onPress = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') moved() // as above
  }
  hand.addEventListener('pointermove', onMove, { signal: watch.signal })
  hand.addEventListener('pointerdown', onPress, { capture: true, signal: watch.signal })
  return () => watch.abort()
}

/** Whether the hand has gone somewhere since the answers came up. */
export function useHasMoved(): boolean {
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => watchHand(window, () => setHasMoved(true)), [])
  return hasMoved
}
