import { askJournal } from '../at-table/ask-journal.ts'
import { lightLesson } from '../at-table/lesson-lights.ts'
import { forgetRules } from '../rule-links/open-rule.ts'
import { lightAnswer, lightThing, pointAt } from '../at-table/lights.ts'

/** Whoever comes to the table next finds nothing of what the one before him pointed at, asked for or read. */
export function forgetWhoLooked(): void {
  pointAt(null)
  lightAnswer(null)
  lightThing(null)
  lightLesson({ hinted: null, shown: null })
  askJournal(null)
  forgetRules()
}
