import { useCallback, useMemo } from 'react'
import type { Entry } from '../../src-main/contract/games.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { drawLabel, isDraw, kindOf, linesOf, type NamedThing, ruleOf, thingsOf } from '../journal/lines.ts'
import { isEcho, isNews } from '../journal/news.ts'
import { type BriefLine, mergeDice } from '../journal/equal-lines.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import { type Naming, throwInWords } from '../journal/words.ts'
import { useNaming } from './use-naming.ts'
import { usePlay, useShownTable, useSideName, useSideWord } from './use-play.ts'
import { useSystem, useSystemJournal } from './use-system.ts'

/** A brief line, made from one or several journal entries. */
export type LineInWords = {
  readonly words: string
  /** A shorter form for a narrow column, if there is one. */
  readonly short?: string
  readonly things: readonly NamedThing[]
  readonly rule: string | undefined
  /** It reports dice or a draw; their result has a line of its own. */
  readonly isDraw: boolean
  /** It only repeats the act that caused it. */
  readonly isEcho: boolean
  /** A loss, or other news that no player should miss. */
  readonly isNews: boolean
}

/** A line of the journal as a brief line. */
export const lineInWords = (line: BriefLine, system: SystemJournal, naming: Naming): LineInWords => ({
  words: throwInWords(line, naming),
  things: thingsOf(line.entry, system),
  rule: ruleOf(line.entry, system),
  isDraw: isDraw(line.entry),
  isEcho: isEcho(line.entry, system),
  isNews: isNews(line.entry, system),
})

const noFiles: Readonly<Record<string, Json>> = {}

/** Puts entries in brief: each march with all its entries in one line, everything else as in the journal. */
export function useEntriesInWords(): (told: readonly Entry[]) => readonly LineInWords[] {
  const { chronicle } = useSystem()
  const system = useSystemJournal()
  const naming = useNaming()
  const sideOf = useSideWord()
  const sideName = useSideName()
  const eyes = useShownTable()?.eyes ?? null
  const files = usePlay((play) => play.setting?.files ?? noFiles, noFiles)
  const sidesOf = useMemo(() => system.sidesOf(files), [system, files])
  return useCallback(
    (told) => {
      const { lines } = linesOf(told, [], system, sidesOf)
      const day = {
        lines,
        eyes: eyes === null ? [] : eyes === 'both' ? ([0, 1] as const) : [eyes],
        naming,
        sideOf,
        sideName,
      }
      const marches = (chronicle?.marchesOf?.(day) ?? []).map(({ words, short, way }): LineInWords => ({
        words,
        short,
        things: way.map((name) => ({ noun: 'zone', name })),
        rule: undefined,
        isDraw: false,
        isEcho: false,
        isNews: false,
      }))
      const inMarches = chronicle?.kindsInMarches ?? []
      const others = lines.filter(
        ({ entry }) => !inMarches.includes(isDraw(entry) ? `draw ${drawLabel(entry)}` : kindOf(entry)),
      )
      const counted = mergeDice(others).map((line) => lineInWords(line, system, naming))
      return [...marches, ...counted]
    },
    [chronicle, system, naming, sideOf, sideName, eyes, sidesOf],
  )
}
