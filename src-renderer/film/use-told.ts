import { useCallback } from 'react'
import type { Frame } from '../../src-main/contract/games.ts'
import { type Brief, useInBrief } from '../at-table/use-in-brief.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { useSystemJournal } from '../at-table/use-system.ts'
import { ruleOf, shownEntries, thingsOf } from '../journal/lines.ts'
import { entryInWords } from '../journal/words.ts'
import type { FilmView } from '../state/known/film-view.ts'

/** What a step of the film tells: an operation in brief, a single frame entry by entry. */
export function useTold({ byOperation }: Pick<FilmView, 'byOperation'>): (frame: Frame) => readonly Brief[] {
  const inBrief = useInBrief()
  const system = useSystemJournal()
  const naming = useNaming()
  return useCallback(
    (frame) =>
      byOperation
        ? inBrief(frame.told)
        : shownEntries(frame, system).map((entry) => ({
            words: entryInWords(entry, naming),
            things: thingsOf(entry, system),
            rule: ruleOf(entry, system),
          })),
    [byOperation, inBrief, system, naming],
  )
}
