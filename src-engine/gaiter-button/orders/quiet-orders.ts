import { isJsonObject } from '../../kernel/values/result.ts'
import { asks, does, isDone, knownOf, type Moment, type OrderKind, stops } from './moment.ts'

/** Orders for times in which a side lets things take their course. */

/** The answers that an order gives to a kind of question, the first that is on offer. */
type Usual = { readonly [kind: string]: readonly RegExp[] }

/** An order for the rest of the turn: it gives these answers, and what else is asked its side answers itself. */
const thisTurn =
  (usual: Usual): OrderKind =>
  (moment) => {
    const { turn } = knownOf(moment)
    const begun = isJsonObject(moment.notes) ? moment.notes['turn'] : undefined
    if (begun !== undefined && begun !== turn) return isDone
    const forms = usual[moment.question.kind]
    if (forms === undefined && begun === undefined) return stops('not-now')
    const action = forms && firstOffered(moment, forms)
    return action === undefined ? asks : does(action, { turn })
  }

function firstOffered({ question: { actions } }: Moment, forms: readonly RegExp[]): string | undefined {
  for (const form of forms) {
    const action = actions.find((one) => form.test(one))
    if (action !== undefined) return action
  }
  return undefined
}

/**
 * `{ "order": "pass-day" }`: no more operations today. The operation that is open is ended, and every later one of this day is
 * passed.
 */
export const passDay: OrderKind = thisTurn({ impulse: [/^end-impulse$/, /^pass$/] })

/**
 * `{ "order": "night" }`: this night as usual. What comes back of both arms is infantry; nobody forms detachments, falls back or
 * gives up a fortress.
 */
export const nightAsUsual: OrderKind = thisTurn({
  'night-works': [/^regain \S+ infantry$/, /^regain /, /^night-works-done$/],
  withdrawals: [/^no-withdrawal$/],
  abandoning: [/^keep-fortresses$/],
})
