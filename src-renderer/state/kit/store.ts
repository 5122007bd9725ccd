import { type Draft, produce } from 'immer'
import { useSyncExternalStore } from 'react'

export type Store<S> = {
  get(): S
  change(recipe: (draft: Draft<S>) => void): void
  subscribe(tell: () => void): () => void
}

/** Holds one immutable value. Recipes change it, and subscribers are notified of every change. */
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

/** Reads a part of a store in a component. `select` may pick a part but must not build a new object. */
export function useStore<S, T>(store: Store<S>, select: (state: S) => T): T {
  const selected = (): T => select(store.get())
  // The third argument serves tests that render components to text, without a page.
  return useSyncExternalStore(store.subscribe, selected, selected)
}
