import { isJsonObject, type Json } from '../../kernel/values/result.ts'
import type { View } from '../knowledge/view-type.ts'
import { asks, does, isDone, knownOf, type Moment, type OrderKind, stops } from './moment.ts'

/** Orders with which a side lets part of a turn pass. */

/** For each kind of question the answers an order gives; the first one offered is taken. */
type Usual = { readonly [kind: string]: readonly RegExp[] }

/** Has the time of an order ended, given the turn in which it began? */
type IsOver = (known: View, begun: Json | undefined) => boolean

const turnIsOver: IsOver = ({ turn }, begun) => begun !== undefined && begun !== turn

/** Have the operations of that turn ended? */
const dayIsOver: IsOver = (known, begun) =>
  turnIsOver(known, begun) || (begun !== undefined && known.agenda.some(({ frame }) => frame === 'night'))

const turnIn = (notes: Json): Json | undefined => (isJsonObject(notes) ? notes['turn'] : undefined)

/** An order for part of a turn: gives these answers, and leaves all other questions to the player. */
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
 * `{ "order": "pass-day" }`: no more operations today. Ends the open operation, and passes every later one of the day.
 */
export const passDay: OrderKind = thisTurn({ impulse: [/^end-impulse$/, /^pass$/] }, dayIsOver)

/**
 * `{ "order": "night" }`: the usual night. If both arms can recover, infantry does; nobody forms detachments, falls
 * back or abandons a fortress.
 */
export const nightAsUsual: OrderKind = thisTurn(
  {
    'night-works': [/^regain \S+ infantry$/, /^regain /, /^night-works-done$/],
    withdrawals: [/^no-withdrawal$/],
    abandoning: [/^keep-fortresses$/],
  },
  turnIsOver,
)

/** Tests by order name whether its time is over, even if its side is not asked anything more. */
const over: { readonly [name: string]: IsOver } = { 'pass-day': dayIsOver, night: turnIsOver }

export const isQuietOver = (name: string, known: View, notes: Json): boolean =>
  over[name]?.(known, turnIn(notes)) ?? false
