import type { Layout } from '../kernel/play/layout.ts'
import type { Play } from '../kernel/play/play.ts'
import { HEAD } from '../kernel/values/head.ts'
import { framesPart } from './frames.ts'
import { RowReader, rowsPart } from './rows.ts'
import type { Part } from './shared-views.ts'
import { endingPart, fact, openField, secretsPart } from './values.ts'

/**
 * The parts of a view for games without hidden information: the content of `stateAsJson`, rebuilt only where something
 * has changed. All sides see the same, and `readState` can read it.
 */
export function openParts<G extends Play>(layout: Layout): Part<G>[] {
  const fields = Object.entries(layout.fields.shape).map(([field, definition]) =>
    definition.is === 'table' && definition.noun !== undefined
      ? allRows<G>(layout, field, definition.noun)
      : openField<G>(layout, field),
  )
  return [
    ...fields,
    framesPart(layout, { privates: {}, isKept: () => false, keptBy: [] }),
    endingPart(layout),
    fact('acts', [{ at: HEAD.acts, length: 1 }], ({ words }) => words[HEAD.acts]!),
    secretsPart(),
  ]
}

/** A table with all its rows and columns. */
export function allRows<G extends Play>(layout: Layout, table: string, noun: string): Part<G> {
  const reader = new RowReader<'all'>(layout, table, { [table]: 'all' })
  const whole = reader.seenBy(() => true)
  return rowsPart(layout, {
    key: table,
    reads: reader.spans,
    count: reader.rows,
    nameOf: (row) => layout.language.nameOf(noun, row),
    touched: (word, _before, _words, mark) => mark(reader.rowOf(word)),
    of: ({ words }, side, row) => reader.read(words, row, whole, side),
    put: (json, into, name) => reader.put(json, into, into.numberOf(noun, name)),
  })
}
