import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Piece } from '../../counters/piles.ts'

/**
 * Remembers that the cursor was put where it is from beside the map, and gives it up when the game goes on: what was
 * shown there was of the moment. Whoever walks the map by keys goes on from there himself.
 */
export function useJump(frame: RefObject<HTMLElement | null>, pieces: readonly Piece[], giveUp: () => void) {
  const jumped = useRef(false)
  function letGo(): void {
    if (!jumped.current || document.activeElement === frame.current) return
    jumped.current = false
    giveUp()
  }
  const onGoingOn = useEffectEvent(letGo)
  useEffect(() => onGoingOn(), [pieces])
  return {
    letGo,
    note(isJump: boolean): void {
      jumped.current = isJump
    },
  }
}
