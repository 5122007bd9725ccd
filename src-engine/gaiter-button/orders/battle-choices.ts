import { good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { Order } from '../../kernel/system/orders.ts'
import type { Moment } from './moment.ts'
import { choiceIn, ownCountersIn, wrong, zoneIn } from './sent.ts'

/**
 * `{ "order": "battle" }`: all decisions of one side in a battle. The attacker names the `zone` and gives the order
 * with the attack; the defender gives it when asked whom he engages. All other fields are optional:
 * - `launch`: `attack` (default), or `assault` on a fortress.
 * - `engage`: the counters that fight; default: all. A garrison that sallies fights with them.
 * - `lead`: the unit that leads; default: the one with the best prospects, that is, the largest expected difference
 *   between enemy and own SP lost, and among equals the better rout test.
 * - `charge`: `best` (default; by the same prospects), `never` or `always`.
 * - `fallBack`: whether cavalry falls back before the battle: `ask` (default), `never` or `always`.
 * - `losses`: `spread` (default) distributes them evenly, infantry first; with `ask` the player takes them by hand.
 * - `rout`: before a rout test, `ask` (default) whether to pay for a better die, or `face` it.
 * - `retreat`: when beaten without a rout, `ask` (default) whether to try a retreat, in which all go if it succeeds;
 *   `try` and `stand` decide that in advance; with `by-hand` the player also chooses who goes.
 * - `ways`: with `follow` (default) the player is asked for the first unit's way back; the others follow it while there
 *   is room, then use the way with most room left. With `ask` the player is asked for each.
 * - `axis`: the winner takes the `widest` axis of retreat (default), the first by which most units could go; or `ask`.
 */
export interface BattleOrder {
  readonly launch: string | undefined
  readonly engage: readonly string[] | 'all'
  readonly lead: string | undefined
  readonly charge: 'best' | 'never' | 'always'
  readonly fallBack: 'ask' | 'never' | 'always'
  readonly losses: 'spread' | 'ask'
  readonly rout: 'ask' | 'face'
  readonly retreat: 'ask' | 'try' | 'stand' | 'by-hand'
  readonly ways: 'follow' | 'ask'
  readonly axis: 'widest' | 'ask'
}

export function readBattle(moment: Moment, sent: Order): Result<BattleOrder> {
  const verb = choiceIn(sent, 'launch', ['attack', 'assault'])
  if (verb === undefined) return wrong('launch', 'A battle is an "attack", or an "assault" on a fortress.')
  const zone = zoneIn(moment, sent, 'zone')
  if (zone === undefined && sent['zone'] !== undefined) return wrong('zone', 'Name the zone of the battle.')
  const engage = sent['engage'] === undefined ? 'all' : ownCountersIn(moment, sent, 'engage')
  if (engage === undefined) return wrong('engage', 'Name the counters of this side that fight, each once.')
  const lead = leadIn(moment, sent)
  if (lead === 'wrong') return wrong('lead', 'Name the unit of this side that leads.')
  const charge = choiceIn(sent, 'charge', ['best', 'never', 'always'])
  if (charge === undefined) return wrong('charge', 'Heavy cavalry charges as is "best", "never" or "always".')
  const fallBack = choiceIn(sent, 'fallBack', ['ask', 'never', 'always'])
  if (fallBack === undefined) return wrong('fallBack', 'Cavalry falls back "never" or "always", or it can "ask".')
  const losses = choiceIn(sent, 'losses', ['spread', 'ask'])
  if (losses === undefined) return wrong('losses', 'Losses are "spread", or it can "ask".')
  const rout = choiceIn(sent, 'rout', ['ask', 'face'])
  if (rout === undefined) return wrong('rout', 'Before a rout test it can "ask" or "face" it.')
  const retreat = choiceIn(sent, 'retreat', ['ask', 'try', 'stand', 'by-hand'])
  if (retreat === undefined)
    return wrong('retreat', 'A beaten defender can "try" to retreat, "stand", "ask", or choose "by-hand" who goes.')
  const ways = choiceIn(sent, 'ways', ['follow', 'ask'])
  if (ways === undefined) return wrong('ways', 'On the way back units "follow" the first, or each can "ask".')
  const axis = choiceIn(sent, 'axis', ['widest', 'ask'])
  if (axis === undefined) return wrong('axis', 'The axis of retreat that is taken is the "widest", or it can "ask".')
  const launch = zone && `${verb} ${zone}`
  return good({ launch, engage, lead, charge, fallBack, losses, rout, retreat, ways, axis })
}

function leadIn(moment: Moment, sent: JsonObject): string | undefined {
  if (sent['lead'] === undefined) return undefined
  return ownCountersIn(moment, { lead: [sent['lead']] }, 'lead')?.[0] ?? 'wrong'
}
