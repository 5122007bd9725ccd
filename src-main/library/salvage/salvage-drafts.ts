import { type DraftRow, isWholeDocument, isWholeRow, sumAfter, type GestureRow } from '../tables/drafts-table.ts'
import { type Finds, inserter } from './finds.ts'
import type { Value } from './tree-pages.ts'

type Found<Row> = Row & { readonly age: number; readonly sum: number }
type FoundDraft = Found<Omit<DraftRow, 'foreign'> & { readonly foreign: number }>
type FoundDocument = { readonly draft: number; readonly part: string; readonly content: Buffer; readonly sum: number }
type FoundGesture = Found<GestureRow & { readonly draft: number }>

/**
 * Takes over the drafts whose rows are what was written, with their documents, and with their gestures up to the first that is not there.
 * One that lacks more tells so when it is opened; no other suffers from it.
 */
export function takeDrafts(finds: Finds): void {
  const { found } = finds
  const put = {
    draft: inserter(finds, 'draft'),
    document: inserter(finds, 'document'),
    gesture: inserter(finds, 'gesture'),
  }
  const drafts = found.prepare<[], FoundDraft>('SELECT * FROM draft ORDER BY age, number DESC').all()
  const documents = found.prepare<[number], FoundDocument>('SELECT * FROM document WHERE draft = ? ORDER BY age')
  const gestures = found.prepare<[number], FoundGesture>('SELECT * FROM gesture WHERE draft = ? ORDER BY number, age')
  for (const draft of drafts) {
    if (!isWholeRow(draft) || !put.draft(valuesOf(finds, 'draft', draft))) continue
    for (const one of documents.all(draft.id)) if (isWholeDocument(one)) put.document(valuesOf(finds, 'document', one))
    let sum = 0
    let next = 1
    for (const one of gestures.all(draft.id)) {
      if (one.number !== next || one.sum !== sumAfter(sum, one)) continue
      if (!put.gesture(valuesOf(finds, 'gesture', one))) break
      sum = one.sum
      next += 1
    }
  }
}

/** A row as the library stores it. */
function valuesOf({ shapes }: Finds, table: string, row: object): Value[] {
  const { columns } = shapes.find((shape) => shape.table === table)!
  return columns.map(({ name }) => Reflect.get(row, name) as Value) // it was found as a row of this table
}
