import { isJsonObject } from '../../kernel/values/result.ts'
import { asks, does, isDone, knownOf, mayAnswer, type OrderKind, stops } from './moment.ts'

/** Orders for times in which a side lets things take their course. */

/**
 * `{ "order": "pass-day" }`: no more operations today. The operation that is open is ended, and every later one of this day is
 * passed; whatever else is asked, the side answers itself.
 */
export const passDay: OrderKind = (moment) => {
  const { turn } = knownOf(moment)
  const begun = isJsonObject(moment.notes) ? moment.notes['turn'] : undefined
  if (begun !== undefined && begun !== turn) return isDone
  if (moment.question.kind !== 'impulse') return begun === undefined ? stops('not-now') : asks
  const action = ['end-impulse', 'pass'].find((one) => mayAnswer(moment, one))
  return action === undefined ? asks : does(action, { turn })
}

/** The usual answers to the questions of the night: infantry first of what comes back, and everybody stays where he is. */
const AT_NIGHT: { readonly [kind: string]: readonly RegExp[] } = {
  'night-works': [/^regain \S+ infantry$/, /^regain /, /^night-works-done$/],
  withdrawals: [/^no-withdrawal$/],
  abandoning: [/^keep-fortresses$/],
}

/**
 * `{ "order": "night" }`: this night as usual. What comes back of both arms is infantry; nobody forms detachments, falls back or
 * gives up a fortress.
 */
export const nightAsUsual: OrderKind = (moment) => {
  const { turn } = knownOf(moment)
  const begun = isJsonObject(moment.notes) ? moment.notes['turn'] : undefined
  if (begun !== undefined && begun !== turn) return isDone
  const usual = AT_NIGHT[moment.question.kind]
  if (usual === undefined) return begun === undefined ? stops('not-now') : asks
  for (const form of usual) {
    const action = moment.question.actions.find((one) => form.test(one))
    if (action !== undefined) return does(action, { turn })
  }
  return asks
}
