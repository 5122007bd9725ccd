import { type Draft, produce } from 'immer'
import { useSyncExternalStore } from 'react'

export type Store<S> = {
  get(): S
  change(recipe: (draft: Draft<S>) => void): void
  subscribe(tell: () => void): () => void
}

/** View state: one immutable value, changed by recipes; whoever draws from it is told when it is another. */
export function createStore<S>(initial: S): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    change(recipe) {
      const next = produce(state, (draft) => {
        recipe(draft)
      })
      if (next === state) return
      state = next
      for (const tell of listeners) tell()
    },
    subscribe(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

/** `select` must give the same value for the same state, so it may pick a part but not build a new object. */
export function useStore<S, T>(store: Store<S>, select: (state: S) => T): T {
  const selected = (): T => select(store.get())
  // The second for where there is no page: tests draw parts of the window as text.
  return useSyncExternalStore(store.subscribe, selected, selected)
}
