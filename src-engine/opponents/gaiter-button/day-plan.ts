import { FRENCH, GERMAN, NONE } from '../../gaiter-button/campaign/campaign.ts'
import { isEncircled } from '../../gaiter-button/ground/axes.ts'
import { counterName, enemyOf, scenarioOf, zoneName, type G } from '../../gaiter-button/state/kit.ts'
import { isJsonObject, type Json } from '../../kernel/values/result.ts'
import { allowanceOf, isInfantryDivision, isUnit } from '../../gaiter-button/state/counters.ts'
import { counted, levelNumber, levelOf } from '../../gaiter-button/victory/victory.ts'
import { sides } from '../../gaiter-button/campaign/schemas/common-schema.ts'
import { goalsOf } from './judgement/goals.ts'
import { wayDown, type Ground } from './judgement/ground.ts'
import { Judge } from './judgement/outlook.ts'
import { sideAt } from './judgement/sides.ts'
import type { Frame } from './judgement/survey.ts'

/**
 * The plan of a side for today: a post for each unit. It is made in the morning, and again when a zone becomes or stops
 * being encircled. Marches that serve it are worth more; it forbids nothing. It is based on the positions and the influence
 * of counters.
 */

/**
 * escape: make for the goal of the campaign; hold: wait for a better day; return: go home; screen: stand between the army
 * and the enemy; pursue: go after the enemy; bar: be before him on his way; cut: be between him and his country; relieve:
 * help friends who are shut in.
 */
export const ROLES = ['escape', 'hold', 'return', 'screen', 'pursue', 'bar', 'cut', 'relieve'] as const
export type Role = (typeof ROLES)[number]

/** What a unit is to do, and where. */
export interface Post {
  readonly role: Role
  readonly zone: number
}

/** A post with the weight that is needed there. */
interface Need extends Post {
  weight: number
}

/** Posts by unit name. */
export type Posts = Readonly<Record<string, Post>>

/** The plan made before if it still holds, or a new one, in the form kept in memory. */
export function dayPlan(g: G, frame: Frame, before: Json): Json {
  const occasion = occasionOf(g)
  if (isJsonObject(before) && before['occasion'] === occasion && isJsonObject(before['posts'])) return before
  const posts: Record<string, Json> = {}
  for (const [name, { role, zone }] of Object.entries(planned(g, frame))) posts[name] = [role, zoneName(g, zone)]
  return { occasion, posts }
}

/** The occasion a plan is made for: the day and the encircled zones. Another occasion needs a new plan. */
function occasionOf(g: G): string {
  const rings: number[] = []
  for (let zone = 0; zone < g.campaign.zones.length; zone++)
    if (isEncircled(g, FRENCH, zone) || isEncircled(g, GERMAN, zone)) rings.push(zone)
  return [g.turn, ...rings].join(' ')
}

/** The posts of a plan kept in memory; entries that cannot be read are left out. */
export function postsIn(g: G, plan: Json): Posts {
  if (!isJsonObject(plan) || !isJsonObject(plan['posts'])) return {}
  const posts: Record<string, Post> = {}
  for (const [name, post] of Object.entries(plan['posts'])) {
    if (!Array.isArray(post)) continue
    const role = ROLES.find((one) => one === post[0])
    const zone = typeof post[1] === 'string' ? g.layout.language.numberOf('zone', post[1]) : NONE
    if (role !== undefined && zone !== NONE) posts[name] = { role, zone }
  }
  return posts
}

function planned(g: G, frame: Frame): Posts {
  // A side that has reached the highest level lets everybody rest.
  if (levelOf(g, frame.side) === levelNumber('strategic')) return {}
  const judge = new Judge(g, frame)
  judge.own(g)
  const map: StaffMap = { g, frame, judge }
  const units = unitsOf(map)
  return frame.side === FRENCH ? frenchPosts(map, units) : assigned(map, units, [...reliefs(map), ...germanNeeds(map)])
}

interface StaffMap {
  readonly g: G
  readonly frame: Frame
  readonly judge: Judge
}

const hopsBetween = ({ hops, zones }: Ground, from: number, to: number): number => hops[from * zones + to]!

function unitsOf({ g, frame: { side, weights } }: StaffMap): number[] {
  const units: number[] = []
  for (let counter = 0; counter < g.counter.zone.rows; counter++)
    if (
      sideAt(g, counter) === side &&
      g.counter.zone.of(counter) !== NONE &&
      isUnit(g, counter) &&
      !g.counter.inside.of(counter) &&
      weights.fight[counter]! > 0
    )
      units.push(counter)
  return units
}

/** Zones where friends are shut in, each needing somewhat more weight than the enemy has there. */
function reliefs({ g, judge, frame: { side, ground } }: StaffMap): Need[] {
  const needs: Need[] = []
  for (let zone = 0; zone < ground.zones; zone++)
    if (isEncircled(g, side, zone) && judge.force(side)[zone]! > 0)
      needs.push({ role: 'relieve', zone, weight: 1.2 * judge.force(enemyOf(side))[zone]! })
  return needs
}

/** Centres of a side's masses, the strongest first. */
function massesOf({ judge, frame: { ground } }: StaffMap, side: number): { zone: number; weight: number }[] {
  const force = judge.force(side)
  const order = Array.from({ length: ground.zones }, (_, zone) => zone)
    .filter((zone) => force[zone]! > 3)
    .toSorted((a, b) => force[b]! - force[a]! || a - b)
  const masses: { zone: number; weight: number }[] = []
  for (const zone of order) {
    const near = masses.find((mass) => hopsBetween(ground, mass.zone, zone) <= 1)
    if (near === undefined) masses.push({ zone, weight: force[zone]! })
    else near.weight += force[zone]!
  }
  return masses
}

// --- The French -----------------------------------------------------------------------------------------------------

/**
 * Each division that can be there in time makes for the goal by its cheapest way, as long as they and those already there
 * are enough for a victory. All others keep together, screened by some cavalry.
 */
function frenchPosts(map: StaffMap, units: readonly number[]): Posts {
  const { g, judge, frame } = map
  const [mass] = massesOf(map, FRENCH)
  if (mass === undefined) return {}
  const days = scenarioOf(g).turns - g.turn + 1 + frame.manner.hope
  const { beyond } = goalsOf(g)
  const escaping: Record<string, Post> = {}
  for (const unit of units) {
    if (!isInfantryDivision(g, unit) || isEncircled(g, FRENCH, g.counter.zone.of(unit))) continue
    const way = wayDown(frame.ground, g.counter.zone.of(unit), judge.toGoal)
    const goal = way.at(-1)!
    if (judge.toGoal[goal] === 0 && way.length - 1 + beyond <= CONNECTIONS_A_DAY + USUAL_PACE * (days - 1))
      escaping[counterName(g, unit)] = { role: 'escape', zone: goal }
  }
  const wanting = divisionsWanting(g)
  const isWorthIt = Object.keys(escaping).length >= wanting && judge.look(g).through >= HOPE * wanting
  const posts: Record<string, Post> = isWorthIt ? escaping : {}
  for (const unit of units) {
    const zone = g.counter.zone.of(unit)
    // A division too far behind to help the others goes home.
    const isBehind = isInfantryDivision(g, unit) && hopsBetween(frame.ground, zone, mass.zone) > FAR_BEHIND
    if (isBehind) posts[counterName(g, unit)] ??= { role: 'return', zone: homeward(map, zone) }
  }
  const way = wayDown(frame.ground, mass.zone, judge.toGoal)
  const watched = way[Math.min(CONNECTIONS_A_DAY, way.length - 1)]!
  const left = units.filter((unit) => posts[counterName(g, unit)] === undefined)
  const needs: Need[] = [
    ...reliefs(map),
    { role: 'screen', zone: watched, weight: 0.15 * mass.weight },
    { role: 'hold', zone: refuge(map, mass.zone), weight: Infinity },
  ]
  return { ...posts, ...assigned(map, left, needs) }
}

/** Where an army that has given up its goal waits: a day's march nearer home if the enemy about is stronger. */
function refuge(map: StaffMap, zone: number): number {
  const { judge } = map
  const isWeaker = judge.felt(GERMAN)[zone]! > judge.felt(FRENCH)[zone]!
  return isWeaker ? homeward(map, zone) : zone
}

/** The zone a day's march nearer home. */
function homeward({ judge, frame: { ground } }: StaffMap, zone: number): number {
  const home = wayDown(ground, zone, judge.toEdge)
  return home[Math.min(CONNECTIONS_A_DAY, home.length - 1)]!
}

/** The French go on if at least this share of the divisions still wanted is likely to come through. */
const HOPE = 0.4

/** Number of divisions that have still to reach the goal for the least victory; Infinity if there is no such victory. */
function divisionsWanting(g: G): number {
  const wanting = scenarioOf(g).data.victory.levels.flatMap(({ side, all }) =>
    side !== sides[FRENCH]
      ? []
      : all.flatMap((condition) =>
          condition.is === 'divisions-exited' || condition.is === 'divisions-in'
            ? [condition.atLeast - counted(g, FRENCH, condition)]
            : [],
        ),
  )
  return Math.max(1, Math.min(...wanting.filter((count) => count > 0), Infinity))
}

/** Connections that a stack marches in a day without wear, and those it makes on most days with the enemy about. */
export const CONNECTIONS_A_DAY = 2
const USUAL_PACE = 1.6
/** A division further than this many connections from the mass is of no use to it. */
const FAR_BEHIND = 4

// --- The Germans ----------------------------------------------------------------------------------------------------

/** Each French mass is pursued, barred where Germans can be on its way before it, and cut off from its country. */
function germanNeeds(map: StaffMap): Need[] {
  const { judge, frame } = map
  return massesOf(map, FRENCH).flatMap(({ zone, weight }) => {
    const way = wayDown(frame.ground, zone, judge.toGoal)
    const home = wayDown(frame.ground, zone, judge.toEdge)
    const bar = way.find((step, far) => far > 0 && weightWithin(map, step, far) > 0.6 * weight)
    return [
      ...(bar === undefined ? [] : [{ role: 'bar', zone: bar, weight: frame.manner.barring * weight } as const]),
      { role: 'pursue', zone, weight },
      { role: 'cut', zone: home[1] ?? zone, weight: frame.manner.cutting * weight },
    ] as const
  })
}

/** German weight within `far` connections of a zone. */
function weightWithin({ judge, frame: { ground } }: StaffMap, zone: number, far: number): number {
  const force = judge.force(GERMAN)
  let sum = 0
  for (let from = 0; from < ground.zones; from++)
    if (force[from]! > 0 && hopsBetween(ground, from, zone) <= far) sum += force[from]!
  return sum
}

// --- Who does what --------------------------------------------------------------------------------------------------

/** Assigns the nearest pair of unit and unmet need, again and again; once all needs are met, each unit left takes the nearest. */
function assigned(map: StaffMap, units: readonly number[], needs: readonly Need[]): Posts {
  const { g, frame } = map
  const posts: Record<string, Post> = {}
  const left = new Set(units)
  const open = needs.map((need) => ({ ...need }))
  const farOf = (unit: number, { zone, role }: Post): number => {
    const isFast = allowanceOf(g, unit) > SLOW
    const far = hopsBetween(frame.ground, g.counter.zone.of(unit), zone) / (isFast ? 2 : 1)
    return far - (role === 'relieve' ? 2 : role === 'screen' && isFast ? 3 : 0) + (role === 'screen' && !isFast ? 9 : 0)
  }
  const nearest = (of: readonly Need[]): [number, Need] | undefined => {
    let [found, least]: [[number, Need] | undefined, number] = [undefined, Infinity]
    for (const unit of left)
      for (const need of of) {
        const far = farOf(unit, need)
        if (far >= least) continue
        found = [unit, need]
        least = far
      }
    return found
  }
  for (;;) {
    const unmet = open.filter(({ weight }) => weight > 0)
    const next = nearest(unmet.length > 0 ? unmet : open)
    if (next === undefined) return posts
    const [unit, need] = next
    left.delete(unit)
    need.weight -= frame.weights.fight[unit]!
    posts[counterName(g, unit)] = { role: need.role, zone: need.zone }
  }
}

/** Infantry has at most this many MP. */
const SLOW = 4

// --- What a march does for the plan ---------------------------------------------------------------------------------

/** How much a connection on the way to each kind of post counts. */
const URGENCY: Readonly<Record<Exclude<Role, 'hold'>, number>> = {
  escape: 0.7,
  return: 4,
  screen: 0.4,
  pursue: 0.8,
  bar: 1.2,
  cut: 0.8,
  relieve: 1.6,
}
const MOST_STEPS = 3

/** How much nearer to their posts a march brings units, in connections by weight and urgency; below 0 if further away. */
export function nearerToPosts(g: G, frame: Frame, posts: Posts, counters: readonly number[], to: number): number {
  let sum = 0
  for (const counter of counters) {
    const post = posts[counterName(g, counter)]
    if (post === undefined) continue
    const from = g.counter.zone.of(counter)
    const nearer = hopsBetween(frame.ground, from, post.zone) - hopsBetween(frame.ground, to, post.zone)
    const weight = Math.min(1, frame.weights.fight[counter]! / 5)
    const urgency = post.role === 'hold' ? frame.manner.holding : URGENCY[post.role]
    sum += urgency * weight * Math.max(-MOST_STEPS, Math.min(MOST_STEPS, nearer))
  }
  return sum
}

/** The role of the first of some units that has a post. */
export const roleOf = (g: G, posts: Posts, counters: readonly number[]): Role | undefined =>
  counters.map((counter) => posts[counterName(g, counter)]?.role).find((role) => role !== undefined)
