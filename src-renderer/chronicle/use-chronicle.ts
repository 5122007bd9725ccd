import { useMemo } from 'react'
import type { Chronicle } from '../../src-main/contract/chronicle.ts'
import type { Entry, Stop } from '../../src-main/contract/games.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { linesOf, type Line } from '../journal/lines.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { useSystem, useSystemJournal } from '../at-table/use-system.ts'
import type { Naming } from '../journal/words.ts'
import type { Dresses } from '../../src-main/contract/words.ts'
import { usePlay, useSideName, useSideWord } from '../at-table/use-play.ts'
import { type Day, linesByDay } from './days.ts'
import type { SystemChronicle } from '../system-ui/system-chronicle.ts'
import { plainChronicle } from './plain-chronicle.ts'

/** The data for all parts of the chronicle. */
export type ChronicleData = {
  readonly chronicle: Chronicle
  readonly plan: SystemChronicle
  readonly system: SystemJournal
  readonly byDay: readonly (readonly Line[])[]
  readonly eyes: readonly (0 | 1)[]
  readonly naming: Naming
  readonly dress: Dresses
  /** “German”, inside a sentence. */
  readonly sideOf: (side: number) => string
  /** “Germans”, standing alone. */
  readonly sideName: (side: number) => string
  readonly titleOf: (key: string) => string
  /** “French: strength points on the map” */
  readonly figureOf: (key: string, side: number) => string
  readonly dayOf: (day: Day) => string
}

const noEntries: readonly Entry[] = []
const noStops: readonly Stop[] = []
const noFiles: Readonly<Record<string, Json>> = {}
const bothSides = [0, 1] as const

/** The course of the game as far as the viewer knows it; null until it is loaded. */
export function useChronicle(): ChronicleData | null {
  const chronicle = usePlay((play) => play.chronicle, null)
  const journal = usePlay((play) => play.journal, noEntries)
  const stops = usePlay((play) => play.stops, noStops)
  const setting = usePlay((play) => play.setting, null)
  const files = setting?.files ?? noFiles
  const { chronicle: systemPlan } = useSystem()
  const system = useSystemJournal()
  const naming = useNaming()
  const sideWord = useSideWord()
  const sideName = useSideName()
  const lines = useMemo(
    () => linesOf(journal, stops, system, system.sidesOf(files)).lines,
    [journal, stops, system, files],
  )
  const byDay = useMemo(
    () => (chronicle === null ? [] : linesByDay(lines, chronicle.days, system.beginnings)),
    [lines, chronicle, system],
  )
  const plan = useMemo(
    () => (chronicle === null ? null : (systemPlan ?? plainChronicle(chronicle))),
    [systemPlan, chronicle],
  )
  if (chronicle === null || plan === null) return null
  const { language, text } = naming
  const titleOf = (key: string): string => chronicle.titles[key]?.[language] ?? key
  return {
    chronicle,
    plan,
    system,
    byDay,
    eyes: chronicle.eyes === 'both' ? bothSides : [chronicle.eyes],
    naming,
    dress: setting?.dress ?? ['blue', 'grey'],
    sideOf: sideWord,
    sideName,
    titleOf,
    figureOf: (key, side) => text.chronicle.named(sideName(side), titleOf(key)),
    dayOf: ({ title, turn }) => title?.[language] ?? text.chronicle.dayNumber(turn ?? 1),
  }
}
