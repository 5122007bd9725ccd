import type { Spot } from '../../map/board/board.ts'
import { dropTargetAt } from './drag-state.ts'
import { useGestures } from './gestures.ts'
import { usePlaceUnder } from './use-place-under.ts'

/** Handles a drop of things at a point of the window; a drop without a target does nothing. */
export function useDrop(onArrive: (things: readonly string[], turn: number) => void) {
  const placeUnder = usePlaceUnder()
  const { place, lift } = useGestures()
  return (things: readonly string[], { x, y }: Spot): void => {
    const taker = dropTargetAt(x, y)
    const at = placeUnder({ x, y })
    if (taker === 'list') lift(things)
    else if (taker !== null) onArrive(things, Number(taker))
    else if (at !== undefined) place(things, at)
  }
}
