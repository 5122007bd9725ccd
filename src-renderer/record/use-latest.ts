import { useMemo } from 'react'
import { useInBrief } from '../at-table/use-in-brief.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { gatherDice } from '../journal/equal-lines.ts'
import { type NamedThing, thingsOf } from '../journal/lines.ts'
import { type Operation, operationsIn } from '../journal/operations.ts'
import { throwInWords } from '../journal/words.ts'
import { useJournal } from './use-journal.ts'

/** So many rows are shown beside the map; the record has all lines. */
const shownRows = 30

/** A row of what happened last. */
export type LatestRow = {
  readonly key: string
  readonly words: string
  /** All of it, where the words leave something out. */
  readonly whole: string
  readonly things: readonly NamedThing[]
  /** The first row of an act, or of an operation that is over. */
  readonly leads: boolean
}

/** What happened last, the newest first: an operation that is over in brief, of one that still goes on each line. */
export function useLatest(): readonly LatestRow[] {
  const { lines, system } = useJournal()
  const inBrief = useInBrief()
  const naming = useNaming()
  return useMemo(() => {
    const rowsOf = ({ lines: told, isOver }: Operation): LatestRow[] => {
      const first = told[0]!.at // an operation has a line with which it begins
      if (isOver) {
        const briefs = inBrief(told.map(({ entry }) => entry)).toReversed()
        return briefs.map(({ words, short = words, things }, row) => ({
          key: `${first} ${row}`,
          words: short,
          whole: words,
          things,
          leads: row === 0,
        }))
      }
      return gatherDice(told)
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
    }
    const rows: LatestRow[] = []
    for (const operation of operationsIn(lines, system).toReversed()) {
      if (rows.length >= shownRows) break
      rows.push(...rowsOf(operation))
    }
    return rows.slice(0, shownRows)
  }, [lines, system, inBrief, naming])
}
