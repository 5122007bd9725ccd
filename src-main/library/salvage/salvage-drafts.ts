import type { Words } from '../../contract/words.ts'
import { words } from '../../wording/bilingual.ts'
import type { DraftTally } from '../tables/draft-tally.ts'
import { countDraft, draftTallies } from '../tables/draft-tally-table.ts'
import { type DraftRow, isWholeDocument, isWholeRow, sumAfter, type GestureRow } from '../tables/drafts-table.ts'
import { keyOf } from '../tables/tally.ts'
import { type Finds, inserter } from './finds.ts'
import type { DraftInPart, Salvaged } from './salvaged.ts'
import type { Value } from './tree-pages.ts'

type Found<Row> = Row & { readonly age: number; readonly sum: number }
type FoundDraft = Found<Omit<DraftRow, 'foreign'> & { readonly foreign: number }>
type FoundDocument = { readonly draft: number; readonly part: string; readonly content: Buffer; readonly sum: number }
type FoundGesture = Found<GestureRow & { readonly draft: number }>

/**
 * Copies the drafts with undamaged rows, with their documents and the longest line of gestures that follow from the
 * first. Reports what their tallies know of and is missing.
 */
export function takeDrafts(finds: Finds, tallies: ReadonlyMap<string, DraftTally>): Salvaged['drafts'] {
  const { found, into } = finds
  const kept = draftTallies(into)
  const rows = found.prepare<[], FoundDraft>('SELECT * FROM draft ORDER BY age, number DESC').all().filter(isWholeRow)
  const byKey = Map.groupBy(rows, ({ uid }) => keyOf(uid))
  const told = { parts: [] as DraftInPart[], lost: [] as { name: string | null; gestures: number | null }[] }
  const known = new Set<number>()
  for (const key of new Set([...byKey.keys(), ...tallies.keys()])) {
    const tally = tallies.get(key)
    const copies = byKey.get(key) ?? []
    for (const { id } of copies) known.add(id)
    if (tally !== undefined) known.add(tally.draft)
    if (tally?.erased === true) {
      kept.keep(tally)
      continue
    }
    const row = copies.find(({ sum }) => sum === tally?.row) ?? copies[0]
    const taken = row && takeDraft(finds, row, tally)
    if (taken === undefined)
      told.lost.push({ name: tally?.name ?? row?.name ?? null, gestures: tally?.gestures ?? null })
    else if (taken !== 'whole') told.parts.push(taken)
  }
  const ownerless = found.prepare<[], number>('SELECT DISTINCT draft FROM document').pluck().all()
  for (const draft of ownerless) if (!known.has(draft)) told.lost.push({ name: null, gestures: null })
  return told
}

/** Copies one draft as far as possible; undefined when it cannot be opened at all. */
function takeDraft(finds: Finds, row: FoundDraft, tally: DraftTally | undefined): DraftInPart | 'whole' | undefined {
  const { found, into } = finds
  const id = tally?.draft ?? row.id
  if (!inserter(finds, 'draft')(valuesOf(finds, 'draft', { ...row, id }))) return undefined
  const putDocument = inserter(finds, 'document')
  const documents = found.prepare<[number], FoundDocument>('SELECT * FROM document WHERE draft = ? ORDER BY age')
  for (const one of documents.all(id)) if (isWholeDocument(one)) putDocument(valuesOf(finds, 'document', one))
  const putGesture = inserter(finds, 'gesture')
  for (const one of gesturesOf(finds, id, tally)) putGesture(valuesOf(finds, 'gesture', one))
  const counted = countDraft(into, id)!
  draftTallies(into).keep({ ...counted, turn: (tally?.turn ?? 0) + 1 })
  const reason = whyNotWhole(counted, tally)
  if (reason === undefined) return 'whole'
  return { name: counted.name, gestures: counted.gestures, of: tally?.gestures ?? null, reason }
}

interface Step {
  readonly row: FoundGesture
  readonly before: Step | undefined
}

/**
 * The gestures of a draft, each following from the one before it. Replaced gestures may have been found as well: of
 * lines of equal length the one that the tally knows is taken, or else the newest.
 */
function gesturesOf({ found }: Finds, draft: number, tally: DraftTally | undefined): FoundGesture[] {
  const rows = found
    .prepare<[number], FoundGesture>('SELECT * FROM gesture WHERE draft = ? AND number > 0 ORDER BY number, age')
    .all(draft)
  let ends: Step[] = []
  let known: Step | undefined
  for (const [number, here] of Map.groupBy(rows, (row) => row.number)) {
    const reached = ends.at(0)?.row.number ?? 0
    if (number !== reached + 1) break
    const steps = new Map<number, Step>()
    for (const row of here) {
      const before = number === 1 ? undefined : ends.find(({ row: { sum } }) => row.sum === sumAfter(sum, row))
      const follows = before !== undefined || (number === 1 && row.sum === sumAfter(0, row))
      if (follows && !steps.has(row.sum)) steps.set(row.sum, { row, before })
    }
    if (steps.size === 0) break
    ends = [...steps.values()]
    if (number === tally?.gestures) known = steps.get(tally.sum)
  }
  const line: FoundGesture[] = []
  for (let step = known ?? ends[0]; step !== undefined; step = step.before) line.push(step.row)
  return line.toReversed()
}

/** What is missing of a draft, as far as it can be known. */
function whyNotWhole(counted: DraftTally, tally: DraftTally | undefined): Words | undefined {
  if (tally === undefined) return OPEN_END
  if (counted.gestures < tally.gestures) return MISSING
  if (counted.documents !== tally.documents) return LOST_DOCUMENTS
  if (counted.row !== tally.row || counted.sum !== tally.sum) return CHANGED
  return undefined
}

export const OPEN_END = words(
  'whether it was changed further cannot be told',
  'on ne peut dire si elle a été modifiée depuis',
)
const MISSING = words('the changes after these are gone', 'les modifications qui suivaient ont disparu')
const CHANGED = words(
  'its name, its last changes or how far they were undone may not be as they were',
  'son nom, ses dernières modifications ou ce qui en était annulé ne sont peut-être pas tels qu’ils étaient',
)
const LOST_DOCUMENTS = words(
  'files that belong to it are gone, or are not the last ones',
  'des fichiers qui en font partie ont disparu, ou ne sont pas les derniers',
)

/** The values of a row in the order of the table's columns. */
function valuesOf({ shapes }: Finds, table: string, row: object): Value[] {
  const { columns } = shapes.find((shape) => shape.table === table)!
  return columns.map(({ name }) => Reflect.get(row, name) as Value) // it was found as a row of this table
}
