import { useCallback } from 'react'
import type { Frame } from '../../src-main/contract/games.ts'
import { type LineInWords, lineInWords, useEntriesInWords } from '../at-table/use-entries-in-words.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { useSystemJournal } from '../at-table/use-system.ts'
import { mergeDice } from '../journal/equal-lines.ts'
import { joinMarches } from '../journal/joined-marches.ts'
import { linesOf } from '../journal/lines.ts'
import type { FilmView } from '../state/known/film-view.ts'

/** The sides of entries are not used here. */
const noFiles = {}

/**
 * The lines of a step of the film: an operation in brief, or a single frame entry by entry, with simultaneous dice and
 * each march merged into one line.
 */
export function useLinesOfStep({
  byOperation,
}: Pick<FilmView, 'byOperation'>): (frame: Frame) => readonly LineInWords[] {
  const inBrief = useEntriesInWords()
  const system = useSystemJournal()
  const naming = useNaming()
  return useCallback(
    (frame) =>
      byOperation
        ? inBrief(frame.told)
        : mergeDice(joinMarches(linesOf(frame.told, [], system, system.sidesOf(noFiles)).lines, system, naming)).map(
            (line) => lineInWords(line, system, naming),
          ),
    [byOperation, inBrief, system, naming],
  )
}
