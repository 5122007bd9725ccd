import { useEffect, useState } from 'react'

/** A hand that rests on a mouse moves it by no more than so many pixels. */
const atRest = 6
/** A click so many ms after the answers came up is meant for them, wherever the hand rests: nobody is left with a button that does nothing. */
const meantAfter = 1000

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

/** Whether a click can no longer be meant for the answers that were there before: the hand has gone somewhere since, or rested for a second. */
export function useIsMeant(): boolean {
  const [isMeant, setIsMeant] = useState(false)
  useEffect(() => {
    const meant = (): void => setIsMeant(true)
    const unwatch = watchHand(window, meant)
    const waiting = setTimeout(meant, meantAfter)
    return () => {
      unwatch()
      clearTimeout(waiting)
    }
  }, [])
  return isMeant
}
