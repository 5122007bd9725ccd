import type { DayTold, ReportLine } from '../../../system-ui/system-chronicle.ts'
import { kindOf, textOf } from '../../../journal/lines.ts'
import { wordsIn } from './words.ts'

type Battle = {
  readonly title: string
  readonly zone: string
  readonly stop: number
  result: string
  readonly more: string[]
  readonly losses: [number, number]
}

const begins = ['battle-began', 'assault-began', 'sally-began'] as const

/** Each battle in one line: where, who attacked, who won, and what it cost, as far as it was told. */
export function battles(day: DayTold): ReportLine[] {
  const words = wordsIn(day.naming.language)
  const nameOf = (id: string): string => day.naming.names[id]?.[day.naming.language] ?? id
  const told: Battle[] = []
  for (const { entry, side } of day.lines) {
    const kind = kindOf(entry)
    const { entry: fields, stop } = entry
    const began = begins.find((one) => one === kind)
    if (began !== undefined) {
      const zone = textOf(fields['zone'])
      const title = words.battle[began](nameOf(zone))
      const attacker = side === null ? title : words.attacks(title, day.sideOf(side))
      told.push({ title: attacker, zone, stop, result: words.notFought, more: [], losses: [0, 0] })
      continue
    }
    const battle = told.at(-1)
    if (battle === undefined) continue
    const number = (field: string): number => (typeof fields[field] === 'number' ? fields[field] : 0)
    if (kind === 'battle-won' && side !== null) battle.result = words.won(day.sideOf(side), number('difference'))
    else if (kind === 'battle-drawn') battle.result = words.drawn
    else if (kind === 'rout-began' && side !== null) battle.more.push(words.routed(day.sideOf(side)))
    else if (kind === 'pursued' && number('losses') > 0) battle.more.push(words.pursued(number('losses')))
    else if ((kind === 'battle-loss' || kind === 'garrison-loss') && side !== null) battle.losses[side] += 1
    else if (kind === 'guns-lost' && side !== null) battle.losses[side] += number('count')
  }
  return told.map(({ title, zone, stop, result, more, losses }) => {
    const lost = losses.map((count, side) => words.lost(day.sideOf(side), count)).join(', ')
    const some = losses.some((count) => count > 0) ? [words.losses(lost)] : []
    return {
      words: words.told(title, [result, ...more, ...some]),
      stop,
      things: [{ noun: 'zone', name: zone }],
    }
  })
}
