import { namesIn } from '../../../system-ui/chronicle-plan.ts'
import type { VisibleDay, MarchReport, ReportLine } from '../../../system-ui/system-chronicle.ts'
import type { NamedThing } from '../../../journal/lines.ts'
import { capital } from '../../../parts/times.ts'
import { entryIn } from '../reads/reads.ts'
import { wordsIn } from './words.ts'

/** Who marches: all names, and for a narrow column one name or their number. */
type Who = { readonly all: string; readonly few: string }

/** An activation, assembled from its entries. */
type March = {
  readonly who: Who
  readonly way: string[]
  readonly stop: number
  markers: number
  fatigue: number
}

/** Kinds of entry of a march, all covered by its line in brief reports. */
export const coveredByMarches: readonly string[] = [
  ...['activated', 'command-points', 'command-points-secret', 'moved', 'activation-ended'],
  ...['draw fatigue', 'marker-kept', 'marker-returned', 'stopped', 'dropped-off'],
  ...['battle-moved', 'draw battle-move', 'withdrew', 'draw withdrawal'],
]

/** Reports who marched where: each activation, battle movement and night march in one line, one side after the other. */
export const marches = (day: VisibleDay, sides: readonly (0 | 1)[]): ReportLine[] =>
  marchReports(day, sides).map(({ words, stop, way }) => ({
    words,
    stop,
    things: way.map((name): NamedThing => ({ noun: 'zone', name })),
  }))

export const marchReports = (day: VisibleDay, sides: readonly (0 | 1)[]): MarchReport[] =>
  sides.flatMap((side) => marchesOf(day, side))

function marchesOf(day: VisibleDay, whose: 0 | 1): MarchReport[] {
  const words = wordsIn(day.naming.language)
  const nameOf = namesIn(day)
  const reported: (March | MarchReport)[] = []
  let underWay: March | null = null
  for (const { entry, side } of day.lines) {
    if (side === null || side !== whose) continue
    const { stop } = entry
    const told = entryIn(entry.entry)
    // Names are known only for one's own counters.
    const named = (count: number, who = ''): Who => {
      const names = who.split(', ').filter(Boolean).map(nameOf)
      const prefix = day.eyes.length > 1 ? `${day.sideName(side)}, ` : ''
      const few = names.length === 1 ? names[0]! : words.counters(count)
      return { all: `${prefix}${names.length === 0 ? few : names.join(', ')}`, few: `${prefix}${few}` }
    }
    switch (told.kind) {
      case 'activated':
        underWay = { who: named(told.count, told.who), way: [told.zone], stop, markers: 0, fatigue: 0 }
        reported.push(underWay)
        break
      case 'moved':
        underWay?.way.push(told.to)
        break
      case 'activation-ended':
        if (underWay !== null) {
          underWay.markers = told.markers
          underWay.fatigue = told.sum
        }
        break
      case 'battle-moved': {
        const { zone, to, count, who } = told
        const inWords = (who: string): string => words.battleMove(capital(who), nameOf(zone), nameOf(to))
        reported.push(marchReported(named(count, who), inWords, { side, way: [zone, to], stop }))
        break
      }
      case 'withdrew': {
        const { from, zone, counters, who } = told
        const inWords = (who: string): string => words.nightMarch(capital(who), nameOf(from), nameOf(zone))
        reported.push(marchReported(named(counters, who), inWords, { side, way: [from, zone], stop }))
        break
      }
      default:
    }
  }
  return reported.map((one) => {
    if ('words' in one) return one
    const { who, way, markers, fatigue, stop } = one
    const goes = (by: readonly string[]): string =>
      way.length > 1 ? by.map(nameOf).join(' – ') : words.stays(nameOf(way[0] ?? ''))
    const inWords = (named: string, by: readonly string[]): string =>
      words.march(capital(named), goes(by), markers, fatigue)
    return {
      side: whose,
      way,
      words: inWords(who.all, way),
      short: inWords(who.few, [way[0]!, way.at(-1)!]), // a march begins somewhere
      stop,
    }
  })
}

const marchReported = (
  { all, few }: Who,
  inWords: (who: string) => string,
  march: Pick<MarchReport, 'side' | 'way' | 'stop'>,
): MarchReport => ({ ...march, words: inWords(all), short: inWords(few) })
