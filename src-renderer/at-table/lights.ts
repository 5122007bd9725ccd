import type { Thing } from '../state/thing.ts'
import { createStore, useStore } from '../state/store.ts'

/** What is pointed at, on the map or among the answers: each lights the other. */
type Lights = {
  /** On the map. */
  readonly pointed: Thing | null
  /** An answer, as it is sent. */
  readonly answer: string | null
  /** What a finding of a layer is about, or something that could be thought away. */
  readonly thing: Thing | null
}

const lights = createStore<Lights>({ pointed: null, answer: null, thing: null })

export const useLights = <T>(select: (lights: Lights) => T): T => useStore(lights, select)

export function pointAt(thing: Thing | null): void {
  lights.change((now) => {
    now.pointed = thing
  })
}

export function lightAnswer(action: string | null): void {
  lights.change((now) => {
    now.answer = action
  })
}

export function lightThing(thing: Thing | null): void {
  lights.change((now) => {
    now.thing = thing
  })
}
