import { gapBetween, isAtMost, offset } from '../board/measured/measured.ts'
import type { AboutOf } from '../kernel/play/agenda.ts'
import type { Order, OrderStep, OrderStop } from '../kernel/system/orders.ts'
import { good, type Json, type JsonObject, type Result, textIn } from '../kernel/values/result.ts'
import { formations, type Formation } from './campaign/files.ts'
import { INCH } from './campaign/measures.ts'
import type { march } from './movement/march.ts'
import type { FireStudy } from './studies/fire-study.ts'
import { isName, type Moment, stopped, viewOf, wrong } from './order-moment.ts'

/** Orders to units to advance. */

const isInches = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** Validates the limits of an advance. */
function howFar({ inches, until }: Order): Result<null> {
  if (inches !== undefined && !isInches(inches)) return wrong('inches', 'Say how many inches it goes.')
  if (until !== undefined && !isInches(until)) return wrong('until', 'Say how near an enemy stops it.')
  return good(null)
}

/** Handles `advance` and `advance-all`. */
export function advance(moment: Moment, order: Order): Result<OrderStep> {
  const { unit, commander } = order
  const far = howFar(order)
  if (!far.ok) return far
  if (order.order === 'advance-all')
    return isName(commander) ? advanceAll(moment, commander, order) : wrong('commander', 'Name the commander.')
  return isName(unit) ? advanceOne(moment, unit, order) : wrong('unit', 'Name the unit.')
}

const MARCHING = 'march'

/** Orders one unit to go, or continues its march. */
function advanceOne(moment: Moment, unit: string, order: Order): Result<OrderStep> {
  const { question, notes } = moment
  const isInHand = question.about['unit'] === unit
  if (notes === null && !(isInHand && question.kind === MARCHING)) {
    const act = beginsToGo(question.actions, unit)
    if (act === undefined) return good(stopped('not-now', unit))
    const stays = keepsFromGoing(moment, unit, order)
    return good(stays === undefined ? { act, notes: 0 } : stopped(stays, unit))
  }
  if (!isInHand) return good({ end: 'done' })
  if (question.kind !== MARCHING) return good({ end: 'asks' })
  return good(goOn(moment, unit, order, notes ?? 0))
}

/** All units of a commander that can go, one after the other. A unit that has acted is no longer among the actions. */
function advanceAll(moment: Moment, name: string, order: Order): Result<OrderStep> {
  const { campaign, question, notes } = moment
  const commander = campaign.commanders.findIndex(({ id }) => id === name)
  if (commander < 0) return wrong('commander', `There is no commander "${name}".`)
  if (notes !== null && question.kind === MARCHING) {
    const unit = textIn(question.about['unit'])
    const step = goOn(moment, unit, order, notes)
    // The order continues with the next unit.
    return good('last' in step ? { act: step.act, notes: step.notes } : step)
  }
  if (question.prompt !== 'free-phase') return good(notes === null ? stopped('not-free-phase', name) : { end: 'done' })
  const act = fromTheFront(
    moment,
    campaign.units.filter((one) => one.commander === commander && one.side === moment.side).map(({ id }) => id),
  )
    .filter((id) => keepsFromGoing(moment, id, order) === undefined)
    .flatMap((id) => beginsToGo(question.actions, id) ?? [])[0]
  if (act !== undefined) return good({ act, notes: 0 })
  return good(notes === null ? stopped('nobody-goes', name) : { end: 'done' })
}

const beginsToGo = (actions: readonly string[], unit: string): string | undefined =>
  [`order ${unit} road`, `order ${unit} move`].find((one) => actions.includes(one))

/**
 * Sorts units by how far ahead they are in the average direction they face, foremost first, so that no unit blocks a
 * friend. The position of a unit is that of one of its corners.
 */
function fromTheFront(moment: Moment, ids: readonly string[]): string[] {
  const { base, unit } = viewOf(moment)
  const there = ids.flatMap((id) => {
    const [outline, facing] = [base[id]?.outline, unit[id]?.facing]
    if (outline === undefined || facing === undefined) return []
    const [x = 0, y = 0] = outline
    return [{ id, x, y, ahead: offset(0, 0, facing, INCH, 0) }]
  })
  const way = there.reduce((sum, { ahead }) => ({ x: sum.x + ahead.x, y: sum.y + ahead.y }), { x: 0, y: 0 })
  return there.toSorted((a, b) => (b.x - a.x) * way.x + (b.y - a.y) * way.y).map(({ id }) => id)
}

/** Why a unit does not go on: an enemy is as near as the given limit, or it could fire at one. */
function keepsFromGoing(
  moment: Moment,
  unit: string,
  { until, sight }: Order,
): 'enemy-near' | 'enemy-seen' | undefined {
  if (isInches(until) && isEnemyWithin(moment, unit, until)) return 'enemy-near'
  return sight === true && seesEnemy(moment, unit) ? 'enemy-seen' : undefined
}

/** The next step of a marching unit, or why it halts. */
type Course =
  | { readonly act: string; readonly by: number }
  | { readonly halts: 'enemy-near' | 'enemy-seen' | 'costs-die' | 'no-further' }

function courseOf(moment: Moment, unit: string, order: Order): Course {
  const { question } = moment
  const { inches, dice } = order
  const stays = keepsFromGoing(moment, unit, order)
  if (stays !== undefined) return { halts: stays }
  const limit = isInches(inches) ? inches * INCH : Infinity
  const within = stepsAhead(question.actions).filter(({ by }) => by <= limit)
  const steps = dice === true ? within.filter(({ by }) => !dropsMore(question.about, by)) : within
  const next = watchesForEnemies(order) ? steps[0] : steps.at(-1)
  return next ?? { halts: within.length > 0 ? 'costs-die' : 'no-further' }
}

/** A unit that watches for enemies goes inch by inch, except on a road, which it follows in one step. */
const watchesForEnemies = ({ until, sight }: Order): boolean => until !== undefined || sight === true

type Going = Extract<OrderStep, { readonly act: string }>

const goes = ({ act, by }: { readonly act: string; readonly by: number }): Going =>
  act.startsWith('follow') ? { act, notes: by, last: true } : { act, notes: by }

/** The next step of a marching unit, or its halt. */
function goOn(moment: Moment, unit: string, order: Order, notes: Json): Going {
  const course = courseOf(moment, unit, order)
  if ('act' in course) return goes(course)
  const { halts } = course
  const isMeant = order['inches'] === undefined || watchesForEnemies(order) || order['dice'] === true
  const key = halts === 'enemy-near' || halts === 'enemy-seen' ? halts : isMeant ? null : 'way-closed'
  return { act: 'halt', notes, last: key === null ? true : { key, facts: { unit } } }
}

/**
 * `advance-formed`: given once, it is carried out over several turns, in free phases. It is done when the unit halts
 * for a given reason, or no longer exists.
 */
export function advanceFormed(moment: Moment, order: Order): Result<OrderStep> {
  const { unit, formation } = order
  const far = howFar(order)
  if (!far.ok) return far
  if (!isName(unit)) return wrong('unit', 'Name the unit.')
  if (!isFormation(formation)) return wrong('formation', `Name a formation: ${formations.join(', ')}.`)
  const { question, notes } = moment
  if (notes === null) return good(beginsFormed(moment, unit, formation, order))
  if (question.kind === MARCHING) return good(goOnFormed(moment, unit, order, notes))
  const act = `form ${formation}`
  if (!question.actions.includes(act)) return good({ end: 'asks' })
  return good({ act, notes, last: forToday('formed', unit) })
}

/** Orders `advance-formed` given together are carried out from the front, like `advance-all`. */
export function advancesFromTheFront(moment: Moment, orders: readonly Order[]): readonly Order[] {
  const units = orders.flatMap(({ unit }) => (isName(unit) ? [unit] : []))
  const front = fromTheFront(moment, units)
  const placeOf = ({ unit }: Order): number =>
    isName(unit) && front.includes(unit) ? front.indexOf(unit) : units.length
  return orders.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const isFormation = (value: unknown): value is Formation => formations.some((one) => one === value)
const forToday = (key: string, unit: string): OrderStop => ({ key, facts: { unit }, forToday: true })

function beginsFormed(moment: Moment, unit: string, formation: Formation, order: Order): OrderStep {
  const { actions, prompt } = moment.question
  const { unit: units, base } = viewOf(moment)
  // Other units that were given the order together with it still go on.
  const waits = (key: string): OrderStep => ({ end: 'stopped', why: forToday(key, unit) })
  if (base[unit] === undefined) return { end: 'done' }
  if (prompt !== 'free-phase') return waits('waits')
  const stays = keepsFromGoing(moment, unit, order)
  if (stays !== undefined) return waits(stays)
  const isSo = units[unit]?.formation === formation
  const form = `order ${unit} form`
  const act = isSo ? beginsToGo(actions, unit) : actions.includes(form) ? form : undefined
  return act === undefined ? waits('not-now') : { act, notes: 0 }
}

function goOnFormed(moment: Moment, unit: string, order: Order, notes: Json): Going {
  const course = courseOf(moment, unit, order)
  if ('act' in course) {
    const step = goes(course)
    return step.last === undefined ? step : { ...step, last: forToday('goes-on', unit) }
  }
  const { gone } = marchIn(moment.question.about)
  const last = course.halts !== 'no-further' || forToday(gone === 0 ? 'no-step' : 'goes-on', unit)
  return { act: 'halt', notes, last }
}

/** The facts shown with the question of a march. */
const marchIn = (about: JsonObject): AboutOf<typeof march> => about as unknown as AboutOf<typeof march>

/** Whether a step straight on would drop a further die. */
function dropsMore(about: JsonObject, by: number): boolean {
  const { dropped, steps } = marchIn(about)
  const step = steps.find((one) => one.by === by)
  return step !== undefined && step.dropped.length > dropped.length
}

/** The steps ahead on offer, shortest first; by road if there is one. */
function stepsAhead(actions: readonly string[]): { act: string; by: number }[] {
  return actions
    .filter((act) => act.startsWith('advance ') || act.startsWith('follow '))
    .map((act) => ({ act, by: Number(act.split(' ').at(-1)) }))
    .sort((a, b) => a.by - b.by)
}

function isEnemyWithin(moment: Moment, unit: string, inches: number): boolean {
  const { base } = viewOf(moment)
  const own = base[unit]?.outline
  const foes = moment.campaign.units.filter(({ side }) => side !== moment.side)
  return (
    own !== undefined &&
    foes.some(({ id }) => base[id] !== undefined && isAtMost(gapBetween(own, base[id].outline), inches * INCH))
  )
}

function seesEnemy(moment: Moment, unit: string): boolean {
  const study = moment.study({ study: 'fire', unit })
  return study.ok && (study.value as unknown as FireStudy).shots.length > 0
}
