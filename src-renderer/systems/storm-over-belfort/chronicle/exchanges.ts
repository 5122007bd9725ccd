import type { NamedThing } from '../../../journal/lines.ts'
import { namesIn } from '../../../system-ui/chronicle-plan.ts'
import type { VisibleDay, ReportLine } from '../../../system-ui/system-chronicle.ts'
import { entryIn } from '../reads/reads.ts'
import { wordsIn } from './words.ts'

/** A bombardment or an assault, assembled from its entries. */
type Exchange = {
  readonly title: string
  readonly stop: number
  readonly about: NamedThing
  readonly parts: string[]
}

const lineOf = ({ naming }: VisibleDay, { title, parts, stop, about }: Exchange): ReportLine => ({
  words: wordsIn(naming.language).told(title, parts),
  stop,
  things: [about],
})

const zone = (name: string): NamedThing => ({ noun: 'zone', name })
const unit = (name: string): NamedThing => ({ noun: 'unit', name })

/** Each bombardment in one line: gun and target, counter-battery fire, hits, and what fell. */
export function bombardments(day: VisibleDay): ReportLine[] {
  const words = wordsIn(day.naming.language)
  const nameOf = namesIn(day)
  const fired: Exchange[] = []
  let counter: string[] = []
  let isUnderFire = false
  for (const { entry } of day.lines) {
    const told = entryIn(entry.entry)
    switch (told.kind) {
      case 'cancelled':
        fired.push({ title: words.cancelled(nameOf(told.unit)), stop: entry.stop, about: unit(told.unit), parts: [] })
        break
      case 'countered':
        counter.push(words.counteredBy(nameOf(told.unit), told.result))
        break
      case 'bombarded': {
        const title = words.bombardment(nameOf(told.unit), nameOf(told.zone), told.hits)
        fired.push({ title, stop: entry.stop, about: zone(told.zone), parts: counter })
        counter = []
        isUnderFire = true
        break
      }
      case 'fort-damaged':
        fired.at(-1)?.parts.push(words.fortDamaged(told.bonus))
        break
      case 'marker-lost':
        if (isUnderFire) fired.at(-1)?.parts.push(words.markerLost)
        break
      case 'went-into-action':
        isUnderFire = false
        break
      default:
    }
  }
  return fired.map((one) => lineOf(day, one))
}

/** Each assault in one line: its zone and source, the fire, the result, and the cost. */
export function assaults(day: VisibleDay): ReportLine[] {
  const words = wordsIn(day.naming.language)
  const nameOf = namesIn(day)
  const fought: Exchange[] = []
  let fire: string[] = []
  let underWay = ''
  for (const { entry } of day.lines) {
    const told = entryIn(entry.entry)
    switch (told.kind) {
      case 'went-into-action':
        fire = []
        underWay = ''
        break
      case 'fired':
        fire.push(words.fire(told.hits))
        break
      case 'called-off':
      case 'assaulted': {
        const title = words.assault(
          day.sideOf(told.side === 'french' ? 0 : 1),
          nameOf(told.target),
          nameOf(told.source),
        )
        const ended =
          told.kind === 'called-off'
            ? [words.calledOff]
            : [told.won ? words.won : words.beaten, words.hits(told.onDefender, told.onAttacker)]
        fought.push({ title, stop: entry.stop, about: zone(told.target), parts: [...fire, ...ended] })
        underWay = told.target
        fire = []
        break
      }
      case 'taken': {
        // A zone taken without an assault: only artillery was there, or a battalion that refused to obey.
        if (underWay === told.zone) break
        const title = words.walkover(day.sideOf(told.side === 'french' ? 0 : 1), nameOf(told.zone))
        fought.push({ title, stop: entry.stop, about: zone(told.zone), parts: fire })
        fire = []
        break
      }
      case 'guns-lost':
        fought.at(-1)?.parts.push(words.guns(nameOf(told.unit)))
        break
      case 'no-advance':
        fought.at(-1)?.parts.push(words.noAdvance)
        break
      default:
    }
  }
  return fought.map((one) => lineOf(day, one))
}
