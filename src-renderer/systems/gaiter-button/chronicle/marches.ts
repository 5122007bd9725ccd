import type { DayTold, ReportLine } from '../../../system-ui/system-chronicle.ts'
import type { NamedThing } from '../../../journal/lines.ts'
import { capital } from '../../../parts/times.ts'
import { entryIn } from '../reads/reads.ts'
import { wordsIn } from './words.ts'

/** An activation, put together from the entries that tell it. */
type March = {
  readonly who: string
  readonly way: string[]
  readonly stop: number
  markers: number
  fatigue: number
}

/** Reports who marched where: each activation, battle movement and night march in one line, one side after the other. */
export const marches = (day: DayTold, sides: readonly number[]): ReportLine[] =>
  sides.flatMap((side) => marchesOf(day, side))

function marchesOf(day: DayTold, whose: number): ReportLine[] {
  const words = wordsIn(day.naming.language)
  const nameOf = (id: string): string => day.naming.names[id]?.[day.naming.language] ?? id
  const placed = (...names: readonly string[]): NamedThing[] => names.map((name) => ({ noun: 'zone', name }))
  const reported: (March | ReportLine)[] = []
  let underWay: March | null = null
  for (const { entry, side } of day.lines) {
    if (side === null || side !== whose) continue
    const { stop } = entry
    const told = entryIn(entry.entry)
    // Names are told only of one's own counters.
    const named = (count: number, who = ''): string => {
      const names = who.split(', ').filter(Boolean).map(nameOf).join(', ')
      const prefix = day.eyes.length > 1 ? `${capital(day.sideOf(side))}, ` : ''
      return `${prefix}${names === '' ? words.counters(count) : names}`
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
        const line = words.battleMove(capital(named(count, who)), nameOf(zone), nameOf(to))
        reported.push({ words: line, stop, things: placed(zone, to) })
        break
      }
      case 'withdrew': {
        const { from, zone, counters, who } = told
        const line = words.nightMarch(capital(named(counters, who)), nameOf(from), nameOf(zone))
        reported.push({ words: line, stop, things: placed(from, zone) })
        break
      }
      default:
    }
  }
  return reported.map((one) => {
    if (!('way' in one)) return one
    const { who, way, markers, fatigue, stop } = one
    const goes = way.length > 1 ? way.map(nameOf).join(' – ') : words.stays(nameOf(way[0] ?? ''))
    return { words: words.march(capital(who), goes, markers, fatigue), stop, things: placed(...way) }
  })
}
