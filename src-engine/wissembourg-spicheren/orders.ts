import type { Json, JsonObject, Result } from '../kernel/values/result.ts'
import { bad, good, textIn } from '../kernel/values/result.ts'
import type { Order, OrderMoment, Orders, OrderStep } from '../kernel/system/orders.ts'
import { directionNames } from './campaign/files.ts'
import type { Campaign } from './campaign/campaign.ts'
import type { UnitStudy } from './studies/unit-study.ts'

/**
 * Orders that a player can give as a whole. `go`: a counter enters the map if given, moves from hex to hex, and faces;
 * without a facing the player is asked. `fire`: guns fire at a target, on request both guns of the hex together.
 * `attack`: these units attack a hex, joined by a commander or each on its own. `formation`: each of these moves as
 * near to a hex as it can and faces it, but not into an enemy zone of control. `face-enemy`: all units placed before
 * the first turn face the nearest enemy, including those whose hex is chosen afterwards.
 */
export type UnitOrder =
  | {
      readonly order: 'go'
      readonly unit: string
      readonly enter?: string
      readonly by: readonly string[]
      readonly face?: string
    }
  | { readonly order: 'fire'; readonly unit: string; readonly target: string; readonly together?: boolean }
  | { readonly order: 'attack'; readonly hex: string; readonly units: readonly string[]; readonly leader?: string }
  | { readonly order: 'formation'; readonly units: readonly string[]; readonly to: string }
  | { readonly order: 'face-enemy' }

type Moment = OrderMoment<Campaign>

export const orders: Orders<Campaign> = {
  kinds: ['go', 'fire', 'attack', 'formation', 'face-enemy'],
  alwaysAsked: ['declaration'],
  next(moment, order) {
    switch (order.order) {
      case 'go':
        return going(moment, order)
      case 'fire':
        return firing(moment, order)
      case 'attack':
        return attacking(moment, order)
      case 'formation':
        return marching(moment, order)
      case 'face-enemy':
        return facing(moment)
      default:
        return wrong('order', `There is no order "${order.order}".`)
    }
  },
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
const areNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isName)
const wrong = (field: string, message: string) => bad({ code: 'bad-order', message, path: `order.${field}` })
const stopped = (key: string, facts: JsonObject): Result<OrderStep> =>
  good({ end: 'stopped', why: { key, facts: facts as { readonly [fact: string]: string } } })

/** The actions still to be done, as an order notes them; undefined when it begins. */
const restOf = ({ notes }: Moment): readonly string[] | undefined =>
  (notes as { readonly acts?: readonly string[] } | null)?.acts

/** Carries out the actions of an order one by one. */
function oneByOne(moment: Moment, acts: readonly string[], facts: JsonObject): Result<OrderStep> {
  const { question, notes } = moment
  const [act, ...rest] = restOf(moment) ?? acts
  if (act === undefined) return good({ end: 'done' })
  if (!question.actions.includes(act)) return stopped(notes === null ? 'not-now' : 'way-closed', facts)
  return good({ act, notes: { acts: rest }, ...(rest.length === 0 ? { last: true as const } : {}) })
}

function going(moment: Moment, { unit, enter, by, face }: Order): Result<OrderStep> {
  if (!isName(unit)) return wrong('unit', 'Name the counter.')
  if (enter !== undefined && !isName(enter)) return wrong('enter', 'Name the hex in which it comes onto the map.')
  if (!areNames(by)) return wrong('by', 'Name the hexes it goes by, in their order.')
  const facing = directionNames.find((one) => one === face)
  if (face !== undefined && facing === undefined) return wrong('face', 'Name a direction.')
  const { question, notes } = moment
  const isOnItsWay = question.kind === 'move' && question.about['unit'] === unit
  const begins = isOnItsWay ? [] : [beginning(question.actions, unit, enter)]
  const ends = !isFighting(moment, unit) ? ['stop'] : facing === undefined ? [] : [`face ${facing}`]
  // A unit halted on its way by a discovery is asked for its facing.
  const facts = { unit }
  if (notes !== null && !isOnItsWay) return good({ end: 'done' })
  return oneByOne(moment, [...begins, ...by.map((hex) => `step ${hex}`), ...ends], facts)
}

const beginning = (actions: readonly string[], unit: string, enter: string | undefined): string =>
  enter !== undefined ? `enter ${unit} ${enter}` : actions.includes(`ride ${unit}`) ? `ride ${unit}` : `move ${unit}`

const isFighting = ({ campaign }: Moment, unit: string): boolean =>
  (campaign.counters.find(({ id }) => id === unit)?.steps ?? 0) > 0

function facing({ question: { kind, actions, about }, notes }: Moment): Result<OrderStep> {
  if (kind !== 'set-up') return notes === null ? stopped('not-placed', {}) : good({ end: 'done' })
  const act = `face ${textIn(about['enemy'])}`
  if (!actions.includes(act)) return good({ end: 'asks' })
  return good({ act, notes: 0, ...(about['left'] === 0 ? { last: true as const } : {}) })
}

function firing(moment: Moment, { unit, target, together }: Order): Result<OrderStep> {
  if (!isName(unit)) return wrong('unit', 'Name the guns.')
  if (!isName(target)) return wrong('target', 'Name the unit that is fired at.')
  const verb = together === true ? 'barrage-together' : 'barrage'
  return oneByOne(moment, [`${verb} ${unit} ${target}`], { unit })
}

/** Units that are already to attack remain so. */
function attacking(moment: Moment, { hex, units, leader }: Order): Result<OrderStep> {
  if (!isName(hex)) return wrong('hex', 'Name the hex that is attacked.')
  if (!areNames(units)) return wrong('units', 'Name those who attack.')
  if (leader !== undefined && !isName(leader)) return wrong('leader', 'Name the commander who joins the attacks.')
  const { question } = moment
  const acts = restOf(moment) ?? [
    ...units.map((unit) => `attack ${unit} ${hex}`).filter((act) => question.actions.includes(act)),
    ...(leader === undefined ? [] : [`join ${leader} ${hex}`]),
  ]
  const [act, ...rest] = acts
  if (act === undefined) return good({ end: 'done' })
  if (!question.actions.includes(act)) return stopped('not-now', { unit: units[0] ?? '' })
  return good({ act, notes: { acts: rest }, ...(rest.length === 0 ? { last: true as const } : {}) })
}

/** The rest of a march of several units: actions of the moving unit, and the units after it. */
interface March {
  readonly acts: readonly string[]
  readonly units: readonly string[]
}

function marching(moment: Moment, { units, to }: Order): Result<OrderStep> {
  if (!areNames(units)) return wrong('units', 'Name those who march.')
  if (!isName(to)) return wrong('to', 'Name the hex they march to.')
  const begun = moment.notes as (March & Json) | null
  let { acts, units: waiting } = begun ?? { acts: [], units }
  while (acts.length === 0) {
    const [unit, ...others] = waiting
    if (unit === undefined) return good({ end: 'done' })
    acts = wayOf(moment, unit, to)
    waiting = others
  }
  const [act, ...rest] = acts
  // Something intervened: the player directs the moving unit by hand.
  if (act === undefined || !moment.question.actions.includes(act)) return good({ end: 'asks' })
  return good({ act, notes: { acts: rest, units: waiting } })
}

/** The actions that bring a unit nearer; none if it is as near as it can be. */
function wayOf(moment: Moment, unit: string, to: string): string[] {
  const { grid, board } = moment.campaign
  const { zoneIds } = board
  const goal = zoneIds.indexOf(to)
  if (goal < 0 || !moment.question.actions.includes(`move ${unit}`)) return []
  const answer = moment.study({ study: 'unit', unit })
  if (!answer.ok) return []
  const { from, reach } = answer.value as unknown as UnitStudy // the study was asked for by this name
  const far = (hex: string): number => grid.distance(zoneIds.indexOf(hex), goal)
  const [best] = reach
    .filter(({ controlled, disorders }) => !controlled && !disorders)
    .toSorted((one, other) => far(one.hex) - far(other.hex) || one.points - other.points)
  if (best === undefined || from === null || far(best.hex) >= far(from)) return []
  const steps = best.by.map((hex) => `step ${hex}`)
  if (!isFighting(moment, unit)) return [`move ${unit}`, ...steps, 'stop']
  const [towards] = grid.directionsTowards(zoneIds.indexOf(best.by.at(-2) ?? from), goal)
  const face = directionNames[grid.directionsTowards(zoneIds.indexOf(best.hex), goal)[0] ?? towards ?? 0]
  return [`move ${unit}`, ...steps, `face ${face ?? directionNames[0]}`]
}
