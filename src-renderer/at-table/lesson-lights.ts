import { createStore, useStore } from '../state/store.ts'

/** The answer a lesson speaks of, as it is sent: lit on the map for its hint, among the answers for whoever wants to be shown. */
type LessonLights = { readonly hinted: string | null; readonly shown: string | null }

const lights = createStore<LessonLights>({ hinted: null, shown: null })

export const useLessonLights = <T>(select: (lights: LessonLights) => T): T => useStore(lights, select)

export function lightLesson(part: Partial<LessonLights>): void {
  lights.change((now) => {
    Object.assign(now, part)
  })
}
