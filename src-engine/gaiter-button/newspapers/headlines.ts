import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Sentence } from '../../kernel/system/glance.ts'
import { type ReportedDay, factsOf, sentenceOf } from './sentences.ts'

/** Kinds of entries that make a headline, the most important first. */
const news = [
  'leader-captured',
  'fortress-fell',
  'surrendered',
  'battle-won',
  'encircled',
  'encirclement-broken',
  'interned',
  'unit-destroyed',
  'battle-drawn',
  'left-map',
  'source-taken',
  'passage-forced',
  'bridge-destroyed',
  'railway-destroyed',
  'reconnoitred',
  'arrived',
  'moved',
] as const

/** The maximum number of headlines above the articles. */
const MOST_HEADLINES = 3

/** The most important news of a day, of each kind the latest. The judgement of the campaign precedes everything. */
export function headlines(day: ReportedDay): readonly Sentence[] {
  const judged = day.entries.find(({ kind }) => kind === 'judged')
  const found = news.flatMap((kind) => {
    const latest = day.entries.findLast((entry) => entry.kind === kind)
    return latest === undefined ? [] : [headlineOf(day, latest)]
  })
  const all = [...(judged === undefined ? [] : [judgement(day, judged)]), ...found]
  return all.length === 0 ? [{ key: 'newspaper.headline.quiet', facts: {} }] : all.slice(0, MOST_HEADLINES)
}

/** A drawn battle has no winner, so both sides use the same headline. */
const headlineOf = (day: ReportedDay, entry: JournalEntry): Sentence =>
  entry.kind === 'battle-drawn'
    ? { key: 'newspaper.headline.battle-drawn', facts: factsOf(entry) }
    : sentenceOf(day, 'headline', entry)

function judgement({ isOwn }: ReportedDay, entry: JournalEntry): Sentence {
  const [french, german] = [Number(entry['frenchLevel']), Number(entry['germanLevel'])]
  const isWon = french === german ? null : isOwn(french > german ? 'french' : 'german')
  const result = isWon === null ? 'draw' : isWon ? 'own' : 'enemy'
  return { key: `newspaper.headline.judged.${result}`, facts: {} }
}
