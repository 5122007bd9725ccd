import { askJournal } from '../at-table/ask-journal.ts'
import { lightLesson } from '../at-table/lesson-lights.ts'
import { forgetRules } from '../rule-links/open-rule.ts'
import { lightAnswer, lightThing, pointAt } from '../at-table/lights.ts'

/** Clears the previous viewer's hover, journal search and open rule, before the next side sits down. */
export function clearViewerState(): void {
  pointAt(null)
  lightAnswer(null)
  lightThing(null)
  lightLesson({ hinted: null, shown: null })
  askJournal(null)
  forgetRules()
}
