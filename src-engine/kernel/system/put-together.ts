import type { JournalEntry } from '../play/journal.ts'
import type { JsonObject } from '../values/result.ts'
import type { Report } from './glance.ts'

/** An entry as its rule system told it; undefined of dice, which are told again with what they were thrown for. */
export const entryOf = <Entry>(line: JournalEntry): Entry | undefined =>
  line.kind === 'draw' ? undefined : (line as unknown as Entry) // an entry of the system that asks

/** What an entry is to reports: it begins one, adds to the open one, closes it, or passes by. */
export type ReportStep<Told> = { readonly begins: Told } | { readonly adds: Told } | 'closes' | 'passes'

/** Puts reports together from what was told, entry by entry. `open` is the report that may still go on. */
export function putTogether<Entry, Told extends JsonObject>(
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
