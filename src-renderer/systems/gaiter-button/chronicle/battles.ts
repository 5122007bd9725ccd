import { namesIn } from '../../../system-ui/chronicle-plan.ts'
import type { VisibleDay, ReportLine } from '../../../system-ui/system-chronicle.ts'
import { entryIn } from '../reads/reads.ts'
import { wordsIn } from './words.ts'

type Battle = {
  readonly title: string
  readonly zone: string
  readonly stop: number
  result: string
  readonly more: string[]
  readonly losses: [number, number]
}

/** Reports each battle in one line: where, who attacked, who won, and its cost, as far as known. */
export function battles({ lines, naming, sideOf }: VisibleDay): ReportLine[] {
  const words = wordsIn(naming.language)
  const nameOf = namesIn({ naming })
  const fought: Battle[] = []
  for (const { entry, side } of lines) {
    const told = entryIn(entry.entry)
    const battle = fought.at(-1)
    switch (told.kind) {
      case 'battle-began':
      case 'assault-began':
      case 'sally-began': {
        const { zone } = told
        const name = words.battle[told.kind](nameOf(zone))
        const title = side === null ? name : words.attacks(name, sideOf(side))
        fought.push({ title, zone, stop: entry.stop, result: words.notFought, more: [], losses: [0, 0] })
        break
      }
      case 'battle-won':
        if (battle && side !== null) battle.result = words.won(sideOf(side), told.difference)
        break
      case 'battle-drawn':
        if (battle) battle.result = words.drawn
        break
      case 'rout-began':
        if (side !== null) battle?.more.push(words.routed(sideOf(side)))
        break
      case 'pursued':
        if (told.losses > 0) battle?.more.push(words.pursued(told.losses))
        break
      case 'battle-loss':
      case 'garrison-loss':
        if (battle && side !== null) battle.losses[side] += 1
        break
      case 'guns-lost':
        if (battle && side !== null) battle.losses[side] += told.count
        break
      default:
    }
  }
  return fought.map(({ title, zone, stop, result, more, losses }) => {
    const lost = losses.map((count, side) => words.lost(sideOf(side), count)).join(', ')
    const some = losses.some((count) => count > 0) ? [words.losses(lost)] : []
    return {
      words: words.told(title, [result, ...more, ...some]),
      stop,
      things: [{ noun: 'zone', name: zone }],
    }
  })
}
