import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Article, Sentence } from '../../kernel/system/glance.ts'
import { type ReportedDay, factsOf, isOfOwn } from './sentences.ts'

/** Columns of short news: the subject of each, by kinds of entries. */
const all: readonly {
  readonly id: string
  readonly kinds: readonly string[]
  /** Whose entries the column contains; default: those of both sides. */
  readonly of?: 'own'
}[] = [
  {
    id: 'scouts',
    kinds: ['screened', 'reconnoitred', 'shown', 'strength-shown', 'decoy-unmasked', 'surprised'],
  },
  {
    id: 'fates',
    kinds: [
      'leader-captured',
      'fortress-fell',
      'bank-stormed',
      'surrendered',
      'fell-with-fortress',
      'interned',
      'encircled',
      'encirclement-broken',
      'left-map',
      'corps-cavalry-lost',
    ],
  },
  {
    id: 'works',
    kinds: [
      'bridge-destroyed',
      'bridge-repaired',
      'repair-destroyed',
      'pontoon-built',
      'pontoon-lost',
      'pontoon-wrecked',
      'pontoon-recovered',
      'railway-destroyed',
      'railway-repaired',
      'source-taken',
    ],
  },
  { id: 'arrivals', kinds: ['arrived', 'garrison-placed', 'abandoned'] },
  { id: 'army', kinds: ['hesitates', 'exhausted', 'straggled', 'recovered', 'supply-checked'], of: 'own' },
  { id: 'weather', kinds: ['weather'] },
]

/**
 * Kinds that a newspaper reports in its own words, because the journal's words mention counters and dice. All others
 * use the words of the journal.
 */
const ownWords: ReadonlySet<string> = new Set([
  'screened',
  'reconnoitred',
  'strength-shown',
  'decoy-unmasked',
  'surprised',
  'encircled',
  'left-map',
  'bridge-destroyed',
  'repair-destroyed',
  'pontoon-lost',
  'pontoon-wrecked',
  'pontoon-recovered',
  'railway-destroyed',
  'railway-repaired',
  'hesitates',
  'exhausted',
  'straggled',
  'supply-checked',
  'source-taken',
  'weather',
])

/** The maximum number of lines in a column. */
const MOST_LINES = 8

export const columns = (day: ReportedDay): readonly Article[] =>
  all.flatMap(({ id, kinds, of }) => {
    const lines = day.entries.filter((entry) => kinds.includes(entry.kind) && (of === undefined || isOfOwn(day, entry)))
    if (lines.length === 0) return []
    return [{ heading: { key: `newspaper.column.${id}`, facts: {} }, lines: once(lines).slice(0, MOST_LINES) }]
  })

/** Removes sentences that repeat another in the same words. */
function once(entries: readonly JournalEntry[]): Sentence[] {
  const lines = new Map<string, Sentence>()
  for (const entry of entries) {
    const line = {
      key: `${ownWords.has(entry.kind) ? 'newspaper.line' : 'journal'}.${entry.kind}`,
      facts: factsOf(entry),
    }
    lines.set(JSON.stringify(line), line)
  }
  return [...lines.values()]
}
