import { numberAt, objectAt } from '../../campaigns/editing/loose.ts'
import { both } from '../../campaigns/problems.ts'
import type { Editing } from '../../kernel/system/editing.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { fill } from '../../kernel/system/words.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'

/** Upper limit of a siege's length, whatever a document says. */
const MOST = 20

const turnAt = (document: JsonObject, which: 'first' | 'last', meant: number): number =>
  Math.max(1, Math.min(MOST, numberAt(objectAt(document, 'turns'), which) ?? meant))
const firstTurn = (document: JsonObject): number => turnAt(document, 'first', 1)
export const lastTurn = (document: JsonObject): number => turnAt(document, 'last', 7)

/** The fortnights of a scenario. */
export const calendar: Editing['calendar'] = (_files, document) => {
  const first = firstTurn(document)
  return Array.from({ length: Math.max(0, lastTurn(document) - first + 1) }, (_, index) => {
    const turn = first + index
    const title = both(
      english[`date.${turn}`] ?? fill(english['calendar']!, { turn }),
      french[`date.${turn}`] ?? fill(french['calendar']!, { turn }, 'fr'),
    )
    return { turn, title, weather: null }
  })
}
