import { useMemo } from 'react'
import type { Entry } from '../../src-main/contract/games.ts'
import { useEntriesInWords } from '../at-table/use-entries-in-words.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { mergeDice } from '../journal/equal-lines.ts'
import { type Line, type NamedThing, thingsOf } from '../journal/lines.ts'
import { type Operation, operationsIn } from '../journal/operations.ts'
import { throwInWords } from '../journal/words.ts'
import { useJournal } from './use-journal.ts'

/** Number of rows shown beside the map; the record has all lines. */
const shownRows = 30
/** Number of entries read: enough for that many rows. */
const lookedAt = 500

/** A row of the latest events. */
export type LatestRow = {
  readonly key: string
  readonly words: string
  /** The full words, if `words` is shortened. */
  readonly whole: string
  readonly things: readonly NamedThing[]
  /** Whether it is the first row of an act, or of a finished operation. */
  readonly leads: boolean
}

/** The latest events, newest first: finished operations in brief, the current operation line by line. */
export function useLatest(): readonly LatestRow[] {
  const { lines, system } = useJournal(lookedAt)
  const inBrief = useEntriesInWords()
  const naming = useNaming()
  const rowsOf = useMemo(() => {
    const over = (lines: readonly Line[], first: number): readonly LatestRow[] =>
      inBrief(lines.map(({ entry }) => entry))
        .toReversed()
        .map(({ words, short = words, things }, row) => ({
          key: `${first} ${row}`,
          words: short,
          whole: words,
          things,
          leads: row === 0,
        }))
    const goingOn = (lines: readonly Line[], first: number): readonly LatestRow[] =>
      mergeDice(lines)
        .toReversed()
        .map((line, row, all) => {
          const words = throwInWords(line, naming)
          return {
            key: `${first} ${line.at}`,
            words,
            whole: words,
            things: thingsOf(line.entry, system),
            leads: line.entry.stop !== all[row - 1]?.entry.stop,
          }
        })
    return rowsKept(over, goingOn)
  }, [inBrief, naming, system])
  return useMemo(() => {
    const rows: LatestRow[] = []
    for (const operation of operationsIn(lines, system).toReversed()) {
      if (rows.length >= shownRows) break
      rows.push(...rowsOf(operation))
    }
    return rows.slice(0, shownRows)
  }, [lines, system, rowsOf])
}

type RowsOf = (lines: readonly Line[], first: number) => readonly LatestRow[]

/**
 * The rows of an operation. Those of finished operations are cached by their last entry, because most of them stay from
 * act to act.
 */
function rowsKept(over: RowsOf, goingOn: RowsOf): (operation: Operation) => readonly LatestRow[] {
  const known = new WeakMap<Entry, { readonly lines: readonly Line[]; readonly rows: readonly LatestRow[] }>()
  return ({ lines, isOver }) => {
    const [first, last] = [lines[0]!, lines.at(-1)!] // an operation has a line with which it begins
    if (!isOver) return goingOn(lines, first.at)
    const before = known.get(last.entry)
    if (before?.lines.length === lines.length && before.lines[0]?.at === first.at) return before.rows
    const rows = over(lines, first.at)
    known.set(last.entry, { lines, rows })
    return rows
  }
}
