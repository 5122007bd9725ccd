import { good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { Order } from '../../kernel/system/orders.ts'
import type { Moment } from './moment.ts'
import { choiceIn, ownCountersIn, wrong, zoneIn } from './sent.ts'

/**
 * `{ "order": "battle" }`: all that a side decides in a battle, given once. The attacker names the `zone` and gives it with the
 * attack; the defender gives it when he is asked whom he engages. What else may be said has the usual answer where it is left out:
 * - `launch`: `attack`, or `assault` on a fortress.
 * - `engage`: the counters that fight; everybody, where it is left out. A garrison that sallies fights with them.
 * - `lead`: the unit that leads; else the one with the best prospects: the most SP lost by the enemy above one's own, and where that
 *   is equal the better test for rout.
 * - `charge`: `best`, by the same prospects, `never` or `always`.
 * - `fallBack`: whether cavalry falls back before the battle: `ask`, `never` or `always`.
 * - `losses`: `spread` has them borne evenly, infantry first; with `ask` they are taken by hand.
 * - `rout`: `ask` before a rout test whether to pay for a better die, or `face` it.
 * - `retreat`: when beaten without a rout, `ask` whether to try a retreat, and if it succeeds everybody goes; `try` and `stand` say it
 *   beforehand; with `by-hand` who goes is asked too.
 * - `ways`: with `follow` the way back of the first unit is asked for, and the others go after it as far as there is room, then by
 *   the way with most room left; with `ask` each is asked for.
 * - `axis`: the winner takes the `widest` axis of retreat, by which most units could go, the first of equals; or it can `ask`.
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
