import { isJsonObject, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import { type BattleOrder, readBattle } from './battle-choices.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { nextLoss } from './bearing-losses.ts'
import { bestAnswer } from './best-prospects.ts'
import { nextOnTheWay, retreatAnswer, widest } from './going-back.ts'
import { asks, does, isDone, knownOf, mayAnswer, type Moment, stops } from './moment.ts'

/** The battle order, from the launch (or the first question about the battle) to the end of the battle. */
export function battleOrder(moment: Moment, sent: Order): Result<OrderStep> {
  const read = readBattle(moment, sent)
  if (!read.ok) return read
  const order = read.value
  if (knownOf(moment).battle === null) return moment.notes === null ? launch(moment, order) : isDone
  if (isAnother(moment)) return isDone
  const action = answerTo(moment, order)
  return action === undefined ? asks : does(action, battleNow(moment, action))
}

function launch(moment: Moment, { launch: attack }: BattleOrder): Result<OrderStep> {
  if (moment.question.kind !== 'impulse' || attack === undefined) return stops('not-now')
  const zone = attack.split(' ')[1]! // `attack` is "verb zone"
  if (!mayAnswer(moment, attack)) return stops('no-battle', { zone })
  return does(attack, { zone, attacker: moment.side, stage: 'launched' } satisfies BattleNoted)
}

/** The battle the order was given for, and its stage at the order's last action: an order ends with its battle. */
type BattleNoted = {
  readonly zone: string
  readonly attacker: number
  readonly stage: 'launched' | 'engaged' | 'rolled'
}

function battleNow(moment: Moment, action: string): BattleNoted {
  const { battleZone, battle } = knownOf(moment)
  const isEngaging = moment.question.kind === 'engage' && action !== 'give-battle'
  const stage = battle?.rolled === true ? 'rolled' : isEngaging ? 'launched' : 'engaged'
  return { zone: battleZone, attacker: attackerOf(moment), stage }
}

const attackerOf = (moment: Moment): number => (isAttacking(moment) ? moment.side : 1 - moment.side)
const isAttacking = (moment: Moment): boolean => knownOf(moment).attacker === sides[moment.side]

/** Is this a different battle from the one the order was given for? */
function isAnother(moment: Moment): boolean {
  const { notes, question } = moment
  if (!isJsonObject(notes)) return false
  const { battleZone, battle } = knownOf(moment)
  const { zone, attacker, stage } = notes as BattleNoted // as the order wrote them
  if (zone !== battleZone || attacker !== attackerOf(moment)) return true
  if (stage !== 'launched' && question.kind === 'engage') return true
  return stage === 'rolled' && battle?.rolled !== true
}

/** The answer to a question of the battle; undefined if the player has to answer it. */
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
    case 'unit-losses':
    case 'pursuit':
      return order.losses === 'spread' ? nextLoss(moment) : undefined
    case 'voluntary-retreat':
      return retreatAnswer(moment, order)
    case 'retreat':
      return order.ways === 'follow' ? nextOnTheWay(moment) : undefined
    case 'axis-loss':
    case 'break-out':
      return order.axis === 'widest' ? widest(moment) : undefined
    default:
      return undefined
  }
}

/** Engages wanted counters and releases unwanted ones, one per step; then gives battle. */
function nextEngaged({ question: { actions } }: Moment, { engage }: BattleOrder): string | undefined {
  const isWanted = (action: string): boolean => engage === 'all' || engage.includes(action.split(' ')[1] ?? '')
  const everybody = engage === 'all' ? actions.find((action) => action === 'engage-all') : undefined
  const change =
    everybody ??
    actions.find((action) => action === 'engage-garrison') ??
    actions.find((action) => action.startsWith('engage ') && engage !== 'all' && isWanted(action)) ??
    actions.find((action) => action.startsWith('leave-out ') && !isWanted(action))
  return change ?? actions.find((action) => action === 'give-battle')
}
