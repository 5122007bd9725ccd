import type { BattleOrder } from './battle-choices.ts'
import { aboutOf, mayAnswer, type Moment, entriesSinceOrder } from './moment.ts'

/** Retreats by a standing choice: whether a beaten defender goes, who follows whom, and which axis a winner takes. */

/** Whether to try a retreat, and who goes; undefined if the player decides himself. */
export function retreatAnswer(moment: Moment, { retreat }: BattleOrder): string | undefined {
  if (mayAnswer(moment, 'try-retreat'))
    return { 'by-hand': undefined, ask: undefined, try: 'try-retreat', stand: 'stand-fast' }[retreat]
  if (retreat === 'by-hand') return undefined
  const { actions } = moment.question
  return (
    actions.find((action) => action.startsWith('pull-out ')) ?? actions.find((action) => action === 'begin-retreat')
  )
}

/**
 * Follows the previous unit while there is room, then takes the way with most room left; if no way has room, follows it
 * anyway. Undefined if no unit has gone from here yet.
 */
export function nextOnTheWay(moment: Moment): string | undefined {
  const { actions, prompt } = moment.question
  if (prompt === 'retreat') return actions.find((action) => action.startsWith('goes-next '))
  const about = aboutOf(moment, 'retreat')
  const last = entriesSinceOrder(moment).findLast((entry) => entry.kind === 'went-back' && entry.from === about.zone)
  const before = last?.kind === 'went-back' ? last.connection : undefined
  const ways = actions.flatMap((action) => (action.startsWith('retreat-by ') ? [action.split(' ')[2]!] : []))
  if (before === undefined) return undefined
  const roomOn = (way: string): number => {
    const row = 'capacities' in about ? about.capacities[way] : undefined
    return row === undefined ? 0 : Math.max(0, row.capacity - row.used)
  }
  const [roomiest] = ways.toSorted((a, b) => roomOn(b) - roomOn(a))
  const way = roomOn(before) === 0 && roomiest !== undefined && roomOn(roomiest) > 0 ? roomiest : before
  return actions.find((action) => action === `retreat-by ${about.unit} ${way}`)
}

/** The connection with the largest capacity; the first among equals. */
export function widest(moment: Moment): string | undefined {
  const { capacities } = aboutOf(moment, moment.question.kind === 'break-out' ? 'break-out' : 'axis-loss')
  const roomOf = (action: string): number => capacities[action.split(' ')[1] ?? ''] ?? 0
  const [first] = moment.question.actions.toSorted((a, b) => roomOf(b) - roomOf(a))
  return first
}
