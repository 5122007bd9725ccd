import type { Thing } from '../state/known/thing.ts'
import { createStore, useStore } from '../state/kit/store.ts'

/** What the pointer is on. Pointing at the map highlights answers in the list, and the other way round. */
type Highlights = {
  /** The thing under the pointer on the map. */
  readonly pointed: Thing | null
  /** The answer pointed at in the list, as it is sent. */
  readonly answer: string | null
  /** The thing that the finding or the removable row of a layer pointed at is about. */
  readonly thing: Thing | null
  /** The index of the advised action being viewed: 0 is the best, then the others. */
  readonly thought: number
}

const highlights = createStore<Highlights>({ pointed: null, answer: null, thing: null, thought: 0 })

export const useHighlights = <T>(select: (highlights: Highlights) => T): T => useStore(highlights, select)

export function pointAt(thing: Thing | null): void {
  highlights.change((now) => {
    now.pointed = thing
  })
}

export function highlightAnswer(action: string | null): void {
  highlights.change((now) => {
    now.answer = action
  })
}

export function highlightThing(thing: Thing | null): void {
  highlights.change((now) => {
    now.thing = thing
  })
}

export function highlightThought(thought: number): void {
  highlights.change((now) => {
    now.thought = thought
  })
}
