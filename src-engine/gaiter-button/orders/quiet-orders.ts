import { isJsonObject, type Json } from '../../kernel/values/result.ts'
import type { View } from '../knowledge/view-type.ts'
import { asks, does, isDone, knownOf, type Moment, type OrderKind, stops } from './moment.ts'

/** Orders for times in which a side lets things take their course. */

/** The answers that an order gives to a kind of question, the first that is on offer. */
type Usual = { readonly [kind: string]: readonly RegExp[] }

/** Whether the time of an order is over that was begun in a turn. */
type IsOver = (known: View, begun: Json | undefined) => boolean

const turnIsOver: IsOver = ({ turn }, begun) => begun !== undefined && begun !== turn

/** Are the operations of the turn over in which it was begun? */
const dayIsOver: IsOver = (known, begun) =>
  turnIsOver(known, begun) || (begun !== undefined && known.agenda.some(({ frame }) => frame === 'night'))

const turnIn = (notes: Json): Json | undefined => (isJsonObject(notes) ? notes['turn'] : undefined)

/** An order for a part of the turn: it gives these answers, and what else is asked its side answers itself. */
const thisTurn =
  (usual: Usual, isOver: IsOver): OrderKind =>
  (moment) => {
    const known = knownOf(moment)
    const { turn } = known
    const begun = turnIn(moment.notes)
    if (isOver(known, begun)) return isDone
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
export const passDay: OrderKind = thisTurn({ impulse: [/^end-impulse$/, /^pass$/] }, dayIsOver)

/**
 * `{ "order": "night" }`: this night as usual. What comes back of both arms is infantry; nobody forms detachments, falls back or
 * gives up a fortress.
 */
export const nightAsUsual: OrderKind = thisTurn(
  {
    'night-works': [/^regain \S+ infantry$/, /^regain /, /^night-works-done$/],
    withdrawals: [/^no-withdrawal$/],
    abandoning: [/^keep-fortresses$/],
  },
  turnIsOver,
)

/** When the time of these orders is over, by their names, though their side is not asked any more. */
const over: { readonly [name: string]: IsOver } = { 'pass-day': dayIsOver, night: turnIsOver }

export const isQuietOver = (name: string, known: View, notes: Json): boolean =>
  over[name]?.(known, turnIn(notes)) ?? false
