import type { Editing } from '../../kernel/system/editing.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import type { Facts } from '../../kernel/values/explain.ts'
import { fill, type Words } from '../../kernel/system/words.ts'
import { both } from '../problems.ts'
import { numberAt } from './loose.ts'

/** The turns of a scenario with a given number of them, each in the words of `calendar`. */
export function numberedTurns(
  document: JsonObject,
  most: number,
  { en, fr }: { readonly en: Words; readonly fr: Words },
  factsOf: (turn: number) => Facts = (turn) => ({ turn }),
): ReturnType<Editing['calendar']> {
  const turns = Math.max(0, Math.min(most, numberAt(document, 'turns') ?? 0))
  return Array.from({ length: turns }, (_, index) => {
    const facts = factsOf(index + 1)
    const title = both(fill(en['calendar']!, facts), fill(fr['calendar']!, facts, 'fr'))
    return { turn: index + 1, title, weather: null }
  })
}
