import type { Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import { asks, done, step, strengthOf, viewOf, wrong, type Moment } from './moment.ts'
import { isTurnOver } from './quiet-orders.ts'

/** How a side reacts to the enemy's fire and attacks until the end of a fortnight. */
export interface StandOrder {
  readonly order: 'stand'
  /** The order ends with this turn. */
  readonly turn: number
  /** Whether guns counter bombardments and join the defensive fire. */
  readonly guns: (typeof uses)[number]
  /** The side starts nothing itself: it stops its bombardment and passes. */
  readonly rest?: true
}
const uses = ['fire', 'silent'] as const

/**
 * Answers fire and distributes hits without asking, and plays no stratagem. The side is still asked where a beaten unit
 * goes, which work is lost, and about everything it starts itself. The answers depend only on what the enemy can see,
 * so that they reveal nothing about the hand.
 */
export function standOrder(moment: Moment, order: Order): Result<OrderStep> {
  const { turn, guns, rest } = order
  if (typeof turn !== 'number') return wrong<StandOrder>('turn', 'Say until the end of which turn.')
  if (guns !== 'fire' && guns !== 'silent')
    return wrong<StandOrder>('guns', `Say what the guns do: ${uses.join(', ')}.`)
  if (isTurnOver(moment.known, order)) return done
  const answer = answerOf(moment, guns === 'fire', rest === true)
  return answer === undefined ? asks : step(answer, 0)
}

function answerOf(moment: Moment, fires: boolean, rests: boolean): string | undefined {
  const { kind, actions } = moment.question
  const first = (...verbs: readonly string[]): string | undefined => {
    for (const verb of verbs) {
      const action = actions.find((one) => one === verb || one.startsWith(`${verb} `))
      if (action !== undefined) return action
    }
    return undefined
  }
  switch (kind) {
    case 'answer':
    case 'discipline':
      return first('decline')
    case 'counter-battery':
      return fires ? (strongest(moment, 'counter-fire') ?? first('decline')) : first('decline')
    case 'defence':
      return fires ? first('barrage', 'fire', 'hold-fire') : first('fire', 'hold-fire')
    case 'spread-hits':
      return freshest(moment)
    case 'bombardment':
      return rests ? first('stop') : undefined
    case 'activations':
      return rests ? first('pass') : undefined
    default:
      return undefined
  }
}

const unitsNamed = ({ question: { actions } }: Moment, verb: string): string[] =>
  actions.flatMap((act) => (act.startsWith(`${verb} `) ? [act.slice(verb.length + 1)] : []))

/** The gun with the highest value. */
function strongest(moment: Moment, verb: string): string | undefined {
  const { units } = moment.campaign
  const valueOf = (id: string): number => units.find((unit) => unit.id === id)?.value ?? 0
  const [best] = unitsNamed(moment, verb).toSorted((a, b) => valueOf(b) - valueOf(a))
  return best === undefined ? undefined : `${verb} ${best}`
}

/** Odd hits go to units in the best state, as in forecasts, and among those to the weakest. */
function freshest(moment: Moment): string | undefined {
  const { unit: rows } = viewOf(moment)
  const [best] = unitsNamed(moment, 'strike').toSorted(
    (a, b) => (rows[a]?.status ?? 0) - (rows[b]?.status ?? 0) || strengthOf(moment, a) - strengthOf(moment, b),
  )
  return best === undefined ? undefined : `strike ${best}`
}
