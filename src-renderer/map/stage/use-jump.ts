import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Piece } from '../../counters/piles.ts'

/**
 * Remembers that another component has put the cursor on a place, and calls `giveUp` when the game goes on. A cursor
 * that the player moves by keys stays.
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
