import { useEffect } from 'react'
import type { Spot } from '../../map/board/board.ts'
import { createStore, useStore } from '../../state/kit/store.ts'

/** The things being dragged over the bench, and their target: a place, or a part that accepts things. */
export type Drag = { readonly things: readonly string[]; readonly over: string | null } | null

const store = createStore<{ readonly carrying: Drag }>({ carrying: null })

export const setDrag = (carrying: Drag): void =>
  store.change((state) => {
    state.carrying = carrying === null ? null : { things: [...carrying.things], over: carrying.over }
  })

export function useDragState<T>(select: (carrying: Drag) => T): T {
  return useStore(store, (state) => select(state.carrying))
}

/** The drop target at a point of the window, by its attribute: `list`, or the number of a turn. */
export function dropTargetAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest('[data-drop-target]')?.getAttribute('data-drop-target') ?? null
}

/** Where the pointer was last pressed, and where it is now, in window coordinates. */
export type PointerTrack = { readonly from: Spot; readonly to: Spot }
let hand: PointerTrack = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }
export const pointerTrack = (): PointerTrack => hand

/** Tracks the pointer, ahead of all other listeners. */
export function useTrackedPointer(): void {
  useEffect(() => {
    const letGo = new AbortController()
    const listening = { capture: true, signal: letGo.signal }
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      hand = { from: hand.from, to: { x, y } }
    }
    window.addEventListener(
      'pointerdown',
      ({ clientX: x, clientY: y }) => {
        hand = { from: { x, y }, to: { x, y } }
      },
      listening,
    )
    window.addEventListener('pointermove', move, listening)
    window.addEventListener('pointerup', move, listening)
    return () => letGo.abort()
  }, [])
}
