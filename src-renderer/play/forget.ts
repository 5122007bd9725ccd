import { askJournal } from '../journal/ask-journal.ts'
import { lightLesson } from '../lesson/lesson-lights.ts'
import { forgetRules } from '../rules/open-rule.ts'
import { lightAnswer, lightThing, pointAt } from './lights.ts'

/** Whoever comes to the table next finds nothing of what the one before him pointed at, asked for or read. */
export function forgetWhoLooked(): void {
  pointAt(null)
  lightAnswer(null)
  lightThing(null)
  lightLesson({ hinted: null, shown: null })
  askJournal(null)
  forgetRules()
}
