import type { JournalEntry } from '../play/journal.ts'
import type { JsonObject } from '../values/result.ts'
import type { Report } from './glance.ts'

/** An entry in its rule system's type; undefined for draws, because the entry about their purpose repeats them. */
export const entryOf = <Entry>(line: JournalEntry): Entry | undefined =>
  line.kind === 'draw' ? undefined : (line as unknown as Entry) // an entry of the caller's system

/** The effect of an entry on reports: it begins one, adds to the open one, closes it, or is irrelevant. */
export type ReportStep<Told> = { readonly begins: Told } | { readonly adds: Told } | 'closes' | 'passes'

/** Assembles reports from journal entries. `open` is the report that may still continue. */
export function assembleReports<Entry, Told extends JsonObject>(
  told: readonly JournalEntry[],
  stepOf: (entry: Entry, open: Told | undefined) => ReportStep<Told>,
): readonly Report[] {
  const found: { readonly first: number; last: number; told: Told }[] = []
  let isOpen = false
  told.forEach((line, index) => {
    const entry = entryOf<Entry>(line)
    if (entry === undefined) return
    const latest = isOpen ? found.at(-1) : undefined
    const step = stepOf(entry, latest?.told)
    if (step === 'passes') return
    isOpen = step !== 'closes'
    if (step === 'closes') return
    if ('begins' in step) found.push({ first: index, last: index, told: step.begins })
    else if (latest !== undefined) Object.assign(latest, { last: index, told: step.adds })
  })
  return found
}
