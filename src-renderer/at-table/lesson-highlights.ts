import { createStore, useStore } from '../state/kit/store.ts'

/** The answer a lesson is about, as it is sent: `hinted` highlights it on the map, `shown` on the map and in the list. */
type LessonHighlights = { readonly hinted: string | null; readonly shown: string | null }

const highlights = createStore<LessonHighlights>({ hinted: null, shown: null })

export const useLessonHighlights = <T>(select: (highlights: LessonHighlights) => T): T => useStore(highlights, select)

export function highlightLesson(part: Partial<LessonHighlights>): void {
  highlights.change((now) => {
    Object.assign(now, part)
  })
}
