import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import type { Casebook } from './casebook.ts'
import { those, type Moment } from './clues.ts'
import { fieldText } from './sights.ts'

/** What was seen of the acting stack since the start of its activation. */
export interface MarchSeen {
  /** A lower bound for the MP it has spent. */
  readonly spent: number
  readonly connections: number
  /** Fatigue markers kept for marching or working. */
  readonly markers: number
}
export const noMarch: MarchSeen = { spent: 0, connections: 0, markers: 0 }

/** The updated record after an action, ignoring whether the activation has ended. */
export function marchAfter(campaign: Campaign, last: MarchSeen, moment: Moment): MarchSeen {
  const { tables } = campaign
  let { spent, connections, markers } = last
  for (const entry of moment.told) {
    if (entry['side'] !== sides[moment.enemy]) continue
    if (entry.kind === 'activated') {
      spent = connections = 0
      // In rain a stack keeps extra markers when its activation begins; they do not count for marching.
      markers = moment.known['rain'] === true ? -tables.rain.fatigueMarkers : 0
    } else if (entry.kind === 'moved') {
      spent += leastCost(campaign, entry)
      connections += 1
    } else if (entry.kind === 'marker-kept' && entry['marker'] !== 'stop') markers += 1
    else if (entry.kind === 'screened' || entry.kind === 'reconnoitred') spent += tables.reconnaissance.mp
  }
  return { spent, connections, markers }
}

export const hasEnded = ({ told: entries, enemy }: Moment): boolean =>
  entries.some((entry) => entry.kind === 'activation-ended' && entry['side'] === sides[enemy])

/**
 * The minimum cost of the cheapest way between two zones, assuming several bridges wherever possible. A single bridge,
 * crowding and the zone entered may increase it.
 */
function leastCost({ board, connections, tables }: Campaign, entry: JournalEntry): number {
  const { march, severalBridges } = tables
  const between = board.connectionsBetween(board.zoneOf(fieldText(entry, 'from')), board.zoneOf(fieldText(entry, 'to')))
  const costs = [...between].map((connection) => {
    const { way, water } = connections[connection]!
    const walked = way === 'road' ? march.road : way === 'path' ? march.path : march.railway
    return water === 'major' ? Math.min(walked, severalBridges.mp) : walked
  })
  return costs.length === 0 ? 0 : Math.min(...costs)
}

/**
 * The tokens of the stack after its action: all of them while it acts; if its last march ended the activation, those
 * that were seen to arrive, unless they may have been mixed with others there.
 */
export function marchers(moment: Moment, stack: readonly number[]): readonly number[] {
  if (stack.length > 0) return stack
  const moved = moment.told.findLast(({ kind, side }) => kind === 'moved' && side === sides[moment.enemy])
  if (moved === undefined) return []
  const [from, to] = [fieldText(moved, 'from'), fieldText(moved, 'to')]
  const came = moment.after.flatMap(({ zone }, token) =>
    zone === to && moment.before[token]!.zone === from ? [token] : [],
  )
  const all = came.flatMap((token) => moment.group(token))
  return all.every((token) => moment.before[token]!.zone === from) ? came : []
}

/** Every counter of a stack can afford the march, and only fast ones cross two connections per marker. */
export function paceOfMarch(book: Casebook, moment: Moment, march: MarchSeen, stack: readonly number[]): void {
  const rain = moment.known['rain'] === true
  const { paces } = book.roll
  const { fatigue } = moment.campaign.tables
  const [first] = stack
  if (first === undefined) return
  const facts = { zone: moment.after[first]!.zone, mp: march.spent, rain, count: stack.length }
  const able = those(book, (counter) => paces(counter, rain).some((mp) => mp >= march.spent))
  for (const token of stack) book.narrow(token, able, { key: 'marched', rule: 'gb.counters.allowance', facts })
  if (march.connections <= Math.max(0, march.markers) * fatigue.connectionsPerMarker) return
  const fast = those(book, (counter) => paces(counter, false).some((mp) => mp >= fatigue.fast.mp))
  const more = { ...facts, connections: march.connections, markers: Math.max(0, march.markers) }
  for (const token of stack) book.narrow(token, fast, { key: 'fast', rule: 'gb.fatigue.fast', facts: more })
}
