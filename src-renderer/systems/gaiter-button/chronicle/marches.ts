import type { DayTold, ReportLine } from '../../../system-ui/system-chronicle.ts'
import { kindOf, type Line, type NamedThing, textOf } from '../../../journal/lines.ts'
import { capital } from '../../../parts/times.ts'
import { wordsIn } from './words.ts'

/** An activation as the journal tells it, piece by piece. */
type March = {
  readonly side: 0 | 1 | null
  readonly who: string
  readonly count: number
  readonly way: string[]
  readonly stop: number
  markers: number
  fatigue: number
}

const numberOf = (value: Line['entry']['entry'][string] | undefined): number => (typeof value === 'number' ? value : 0)

/** Who marched where: every activation in one line, battle movements and marches by night; one side after the other. */
export const marches = (day: DayTold, sides: readonly number[]): ReportLine[] =>
  sides.flatMap((side) => marchesOf(day, side))

function marchesOf(day: DayTold, whose: number): ReportLine[] {
  const words = wordsIn(day.naming.language)
  const nameOf = (id: string): string => day.naming.names[id]?.[day.naming.language] ?? id
  const placed = (...names: readonly string[]): NamedThing[] => names.map((name) => ({ noun: 'zone', name }))
  const told: (March | ReportLine)[] = []
  let now: March | null = null
  for (const { entry, side } of day.lines) {
    if (side === null || side !== whose) continue
    const { entry: fields, stop } = entry
    const [from, to] = [textOf(fields['from'] ?? fields['zone']), textOf(fields['to'] ?? fields['zone'])]
    const whoGoes = day.eyes.length > 1 ? `${capital(day.sideOf(side))}, ` : ''
    // By name where one may know who it was.
    const named = (count: number): string => {
      const names = textOf(fields['who']).split(', ').filter(Boolean).map(nameOf).join(', ')
      return `${whoGoes}${names === '' ? words.counters(count) : names}`
    }
    switch (kindOf(entry)) {
      case 'activated': {
        const count = numberOf(fields['count'])
        now = { side, who: named(count), count, way: [from], stop, markers: 0, fatigue: 0 }
        told.push(now)
        break
      }
      case 'moved':
        now?.way.push(to)
        break
      case 'activation-ended':
        if (now !== null) {
          now.markers = numberOf(fields['markers'])
          now.fatigue = numberOf(fields['sum'])
        }
        break
      case 'battle-moved': {
        const said = words.battleMove(capital(named(numberOf(fields['count']))), nameOf(from), nameOf(to))
        told.push({ words: said, stop, things: placed(from, to) })
        break
      }
      case 'withdrew': {
        const end = textOf(fields['zone'])
        const said = words.nightMarch(capital(named(numberOf(fields['counters']))), nameOf(from), nameOf(end))
        told.push({ words: said, stop, things: placed(from, end) })
        break
      }
    }
  }
  return told.map((one) => {
    if (!('way' in one)) return one
    const { who, way, markers, fatigue, stop } = one
    const goes = way.length > 1 ? way.map(nameOf).join(' – ') : words.stays(nameOf(way[0] ?? ''))
    return { words: words.march(capital(who), goes, markers, fatigue), stop, things: placed(...way) }
  })
}
