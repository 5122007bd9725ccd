import { openJournal } from '../at-table/open-journal.ts'
import { highlightLesson } from '../at-table/lesson-highlights.ts'
import { forgetRules } from '../rule-links/open-rule.ts'
import { highlightAnswer, highlightThing, highlightThought, pointAt } from '../at-table/highlights.ts'

/** Clears the previous viewer's hover, journal search and open rule, before the next side sits down. */
export function clearViewerState(): void {
  pointAt(null)
  highlightAnswer(null)
  highlightThing(null)
  highlightThought(0)
  highlightLesson({ hinted: null, shown: null })
  openJournal(null)
  forgetRules()
}
