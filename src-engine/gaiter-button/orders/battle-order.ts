import { good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import type { BattleOdds, Distribution } from '../combat/forecast.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { nextLoss } from './bearing-losses.ts'
import { asks, does, isDone, knownOf, mayAnswer, type Moment, stops } from './moment.ts'
import { choiceIn, ownCountersIn, wrong, zoneIn } from './sent.ts'

/**
 * `{ "order": "battle" }`: all that a side decides in a battle, given once. The attacker names the `zone` and gives it with the
 * attack; the defender gives it when he is asked whom he engages. What else may be said has the usual answer where it is left out:
 * - `launch`: `attack`, or `assault` on a fortress.
 * - `engage`: the counters that fight; everybody, where it is left out.
 * - `lead`: the unit that leads; else the one with the best prospects: the most SP lost by the enemy above one's own, and where that
 *   is equal the better test for rout.
 * - `charge`: `best`, by the same prospects, `never` or `always`.
 * - `fallBack`: whether cavalry falls back before the battle: `ask`, `never` or `always`.
 * - `losses`: `spread` has them borne evenly, infantry first; with `ask` they are taken by hand.
 * - `rout`: `ask` before a rout test whether to pay for a better die, or `face` it.
 * Retreats, ways and axes the side chooses itself.
 */
interface BattleOrder {
  readonly launch: string | undefined
  readonly engage: readonly string[] | 'all'
  readonly lead: string | undefined
  readonly charge: 'best' | 'never' | 'always'
  readonly fallBack: 'ask' | 'never' | 'always'
  readonly losses: 'spread' | 'ask'
  readonly rout: 'ask' | 'face'
}

const BEGUN = { stage: 'begun' } as const

export function battleOrder(moment: Moment, sent: Order): Result<OrderStep> {
  const read = readBattle(moment, sent)
  if (!read.ok) return read
  const order = read.value
  if (knownOf(moment).battle === null) return moment.notes === null ? launch(moment, order) : isDone
  const action = answerTo(moment, order)
  return action === undefined ? asks : does(action, BEGUN)
}

function launch(moment: Moment, { launch: attack }: BattleOrder): Result<OrderStep> {
  if (moment.question.kind !== 'impulse' || attack === undefined) return stops('not-now')
  return mayAnswer(moment, attack) ? does(attack, BEGUN) : stops('no-battle', { zone: attack.split(' ')[1]! }) // as it is made
}

/** The answer to a question of the battle; undefined where the side has to answer itself. */
function answerTo(moment: Moment, order: BattleOrder): string | undefined {
  switch (moment.question.kind) {
    case 'engage':
      return nextEngaged(moment, order)
    case 'lead': {
      const named = `lead-with ${order.lead}`
      return mayAnswer(moment, named) ? named : bestAnswer(moment)
    }
    case 'charge':
      if (order.charge === 'always' && mayAnswer(moment, 'charge')) return 'charge'
      return order.charge === 'best' ? bestAnswer(moment) : 'no-charge'
    case 'cavalry-retreat':
      return { ask: undefined, never: 'accept-battle', always: 'fall-back' }[order.fallBack]
    case 'rout-test':
      return order.rout === 'face' && mayAnswer(moment, 'face-rout') ? 'face-rout' : undefined
    case 'combat-losses':
    case 'stayed-losses':
    case 'pursuit':
      return order.losses === 'spread' ? nextLoss(moment) : undefined
    default:
      return undefined
  }
}

/** Engages whoever is to fight and leaves out whoever is not, one after the other; then gives battle. */
function nextEngaged({ question: { actions } }: Moment, { engage }: BattleOrder): string | undefined {
  const isWanted = (action: string): boolean => engage === 'all' || engage.includes(action.split(' ')[1] ?? '')
  const everybody = engage === 'all' ? actions.find((action) => action === 'engage-all') : undefined
  const change =
    everybody ??
    actions.find((action) => action.startsWith('engage ') && engage !== 'all' && isWanted(action)) ??
    actions.find((action) => action.startsWith('leave-out ') && !isWanted(action))
  return change ?? actions.find((action) => action === 'give-battle')
}

/** The answer with the best prospects; of those that are equal the first. */
function bestAnswer(moment: Moment): string | undefined {
  const attacks = knownOf(moment).attacker === sides[moment.side]
  let best: { readonly action: string; readonly prospects: Prospects } | undefined
  for (const { action, odds } of moment.odds()) {
    const { ownLost, enemyLost, rout } = odds as unknown as BattleOdds // the odds of who leads and who charges
    const prospects = { net: mean(enemyLost) - mean(ownLost), rout: attacks ? rout.routs : -rout.routs }
    if (best === undefined || isBetter(prospects, best.prospects)) best = { action, prospects }
  }
  return best?.action
}

/** SP lost by the enemy above one's own, on average; where that is equal, how the test for rout tells for the side. */
interface Prospects {
  readonly net: number
  readonly rout: number
}
const isBetter = (a: Prospects, b: Prospects): boolean =>
  Math.abs(a.net - b.net) > HAIR ? a.net > b.net : a.rout > b.rout + HAIR

/** Sums of many parts differ by a hair though they are equal. */
const HAIR = 1e-9

const mean = (distribution: Distribution): number =>
  Object.entries(distribution).reduce((sum, [value, chance]) => sum + Number(value) * chance, 0)

function readBattle(moment: Moment, sent: Order): Result<BattleOrder> {
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
  return good({ launch: zone && `${verb} ${zone}`, engage, lead, charge, fallBack, losses, rout })
}

function leadIn(moment: Moment, sent: JsonObject): string | undefined {
  if (sent['lead'] === undefined) return undefined
  return ownCountersIn(moment, { lead: [sent['lead']] }, 'lead')?.[0] ?? 'wrong'
}
