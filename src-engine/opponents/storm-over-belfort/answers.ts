import type { ActionCode, Verb } from '../../kernel/actions/actions.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { activate, pass } from '../../storm-over-belfort/activation/activations.ts'
import { depart, departAll, departure, remain } from '../../storm-over-belfort/activation/departure.ts'
import { exchange, exchanging, partnersOf, withUnit } from '../../storm-over-belfort/activation/exchange.ts'
import { endGuns, gunsMarch, moveGuns } from '../../storm-over-belfort/activation/guns-march.ts'
import { attackZone, endMarch, march, marching } from '../../storm-over-belfort/activation/marching.ts'
import { join, joinAll, muster, ready } from '../../storm-over-belfort/activation/muster.ts'
import { marchReach } from '../../storm-over-belfort/activation/reach.ts'
import { assault, attack, callOff } from '../../storm-over-belfort/assault/attack.ts'
import { barrage, defence, fire, holdFire } from '../../storm-over-belfort/assault/defence.ts'
import { balk } from '../../storm-over-belfort/assault/discipline.ts'
import { attackersOf } from '../../storm-over-belfort/assault/group.ts'
import { bombard, stop } from '../../storm-over-belfort/bombardment/bombardment.ts'
import { counterFire, counterFrame } from '../../storm-over-belfort/bombardment/shot.ts'
import { next } from '../../board/bitset.ts'
import { give, markerFrame } from '../../storm-over-belfort/hits/markers.ts'
import { leaveMap, retire, retreat } from '../../storm-over-belfort/hits/retreat.ts'
import { strike } from '../../storm-over-belfort/hits/spread.ts'
import { isNearManned } from '../../storm-over-belfort/state/ground.ts'
import { FRENCH, NONE, otherSide, scenarioOf, unitOf, type G } from '../../storm-over-belfort/state/kit.ts'
import { columnOf } from '../../storm-over-belfort/state/tables.ts'
import { decline, stay, to } from '../../storm-over-belfort/state/verbs.ts'
import { play } from '../../storm-over-belfort/stratagems/counters.ts'
import { choose, drawAnother, keep, keepNone } from '../../storm-over-belfort/stratagems/drawing.ts'
import { desert, post, sicken } from '../../storm-over-belfort/stratagems/effects.ts'
import { endOperations, openTo, operations, transfer } from '../../storm-over-belfort/turn/operations.ts'
import { placeUnit } from '../../storm-over-belfort/turn/set-up.ts'
import { endStratagems } from '../../storm-over-belfort/works/reorganisation.ts'
import { endWorks, fortify, rallyUnit, rebuildUnit, trench } from '../../storm-over-belfort/works/works.ts'
import { prospectOf, worthOfAssault } from './assaults.ts'
import { ableIn, bestGo, better, goOf, scatteringOf, type Go } from './goes.ts'
import type { Manner } from './manners.ts'
import { pictureOf, POINT, type Picture } from './picture.ts'
import { placedWorth } from './placing.ts'
import { pointOnTheLastDay } from './reckoning.ts'
import { savedByCounter, shotWorth } from './shots.ts'
import { chosenWorth, DRAWN, keptWorth, playWorth } from './stratagems.ts'

/** The worth of answers to a question, in thousandths of a point of printed bonus, relative to doing nothing. */

interface Asked {
  readonly g: G
  readonly side: number
  readonly picture: Picture
  /** The worth of doing nothing. */
  readonly now: number
  /** Cache for one question: the best go of the units in action (key NONE), or of a zone. */
  readonly goes: Map<number, Go | undefined>
}

type Worth = (asked: Asked, a: number, b: number) => number

/** The gain of moving a unit; the picture is restored. */
function gainOfMove({ picture, side, now }: Asked, unit: number, zone: number, status = picture.status[unit]!): number {
  const [from, was] = [picture.zoneOf[unit]!, picture.status[unit]!]
  picture.zoneOf[unit] = zone
  picture.status[unit] = status
  const gain = picture.valueFor(side) - now
  picture.zoneOf[unit] = from
  picture.status[unit] = was
  return gain
}

/** The gain of one more hit on a unit. */
function gainOfHit(asked: Asked, unit: number): number {
  const { g, picture } = asked
  const status = picture.status[unit]! + 1
  return unitOf(g, unit).hasSteps && status < 3
    ? gainOfMove(asked, unit, picture.zoneOf[unit]!, status)
    : gainOfMove(asked, unit, NONE)
}

function gainOfMarker({ picture, side, now }: Asked, works: Uint8Array, zone: number, is: number): number {
  const was = works[zone]!
  works[zone] = is
  const gain = picture.valueFor(side) - now
  works[zone] = was
  return gain
}

/** The best single move of a unit; 0 where it should stay. */
function gainOfBestMove(asked: Asked, unit: number, zones: Iterable<number>): number {
  let best = 0
  for (const zone of zones) best = Math.max(best, gainOfMove(asked, unit, zone))
  return best
}

function* inSet(zones: Int32Array): Generator<number> {
  for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1)) yield zone
}

/** Minimum gain of a move. */
const STEP = 12

/**
 * Worth of acts that belong to the go in progress, of those that do not, and extra worth of its single steps, for when
 * it cannot be done at once.
 */
const DONE = 5 * POINT
const LEFT = -5 * POINT
const IF_NOT = 10

/** The worth of a point that is not spent now: what rest, or a rebuilt battalion, would gain for it. */
function pointWorth({ g, side }: Asked): number {
  const points = g.account.points.of(side)
  let levels = 0
  let gone = 0
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (unitOf(g, unit).side !== side) continue
    if (g.unit.zone.of(unit) !== NONE) levels += g.unit.status.of(unit)
    else if (g.unit.fate.of(unit) === 1) gone += 1
  }
  if (scenarioOf(g).turns.last === g.turn) return pointOnTheLastDay(points, g.account.points.of(otherSide(side)))
  const wanted = Math.ceil(levels / 3) + gone
  return points > wanted + 2 ? 20 : points > wanted ? 60 : 400
}

function goFrom(asked: Asked, zone: number): Go | undefined {
  const { g, picture, side, goes } = asked
  if (!goes.has(zone)) goes.set(zone, bestGo(g, picture, side, zone))
  return goes.get(zone)
}

/** The best go of the units in action. */
function goNow(asked: Asked): Go | undefined {
  const { g, picture, side, now, goes } = asked
  if (goes.has(NONE)) return goes.get(NONE)
  const still: number[] = []
  const gone: number[] = []
  for (let unit = 0; unit < g.unit.rows; unit++)
    if (g.unit.active.of(unit) && unitOf(g, unit).isInfantry && g.unit.status.of(unit) < 2)
      (g.unit.marched.of(unit) ? gone : still).push(unit)
  const goal = gone.length > 0 ? g.unit.zone.of(gone.at(-1)!) : NONE
  let found: Go | undefined
  if (goal !== NONE) {
    // Follow a unit that is already on its way.
    const home = still.length > 0 ? g.unit.zone.of(still[0]!) : NONE
    const followers = still.filter(
      (unit) => g.unit.zone.of(unit) === home && [...inSet(marchReach(g, unit))].includes(goal),
    )
    const here = gone.filter((unit) => g.unit.zone.of(unit) === goal)
    const onSpot = targetFrom(g, picture, side, [...here, ...followers], goal)
    const apart = ownWays(asked, byAttack(picture, still), home)
    if (apart !== undefined && apart.gain > (onSpot?.gain ?? 0)) found = apart
    else if (followers.length === 0) found = onSpot
    else found = { units: followers, leaves: false, to: goal, target: onSpot?.target ?? NONE, gain: 1 }
  } else if (still.length > 0) {
    const home = g.unit.zone.of(still[0]!)
    const units = byAttack(picture, still)
    const leaves = units.some((unit) => g.unit.leaves.of(unit))
    found = goOf(g, picture, side, { units, home, leaves, now, here: true })
    if (!leaves) found = better(found, ownWays(asked, units, home))
  }
  goes.set(NONE, found)
  return found
}

const byAttack = (picture: Picture, units: readonly number[]): number[] =>
  units.toSorted((a, b) => picture.worth(b, 'attack') - picture.worth(a, 'attack') || a - b)

/** The go of units that are not next to the enemy if each goes its own way. */
const ownWays = ({ g, picture, side }: Asked, units: readonly number[], home: number): Go | undefined =>
  home === NONE || isNearManned(g, otherSide(side), home) ? undefined : scatteringOf(g, picture, side, units)

/** The best attack of units from where they stand together. */
function targetFrom(g: G, picture: Picture, side: number, units: readonly number[], source: number): Go | undefined {
  let best: Go | undefined
  for (const target of g.campaign.neighbours[source]!) {
    const isEnemy = picture.holderOf(target) === 1 - side
    if (!isEnemy) continue
    const thought = { side, units, home: source, source, target, underFire: true }
    const gain = worthOfAssault(g, picture, thought, prospectOf(g, picture, thought)) - picture.valueFor(side)
    if (best === undefined || gain > best.gain) best = { units, leaves: false, to: source, target, gain }
  }
  return best
}

/** The gain of an exchange of two units. */
function gainOfExchange({ picture, side, now }: Asked, unit: number, other: number): number {
  const [zone, beside] = [picture.zoneOf[unit]!, picture.zoneOf[other]!]
  picture.zoneOf[unit] = beside
  picture.zoneOf[other] = zone
  const gain = picture.valueFor(side) - now
  picture.zoneOf[unit] = zone
  picture.zoneOf[other] = beside
  return gain
}

const worths: ReadonlyMap<Verb, Worth> = new Map<Verb, Worth>([
  [
    placeUnit,
    (asked, unit, zone) => (asked.side === FRENCH ? placedWorth(asked.g, unit, zone) : gainOfMove(asked, unit, zone)),
  ],
  [choose, (asked, counter) => chosenWorth(asked.g, asked.side, counter)],
  [drawAnother, () => DRAWN],
  [decline, () => 0],
  [keep, ({ g, side }, counter) => keptWorth(g, side, counter)],
  [keepNone, () => 0],
  [play, (asked, counter, face) => playWorth(asked.g, asked.side, counter, face)],
  [transfer, (asked, unit) => gainOfBestMove(asked, unit, openTo(asked.g, unit)) - STEP],
  [endOperations, () => 0],
  [
    to,
    (asked, zone) => {
      const { g } = asked
      const unit = (g.topmost(gunsMarch) ?? g.topmost(operations))?.unit
      if (unit === undefined) {
        const go = goNow(asked)
        return (go?.each?.get(g.topmost(marching)!.unit) ?? go?.to) === zone ? DONE : LEFT
      }
      return gainOfMove(asked, unit, zone) - STEP
    },
  ],
  [stay, () => 0],
  [bombard, ({ g, side, picture, now }, unit, zone) => shotWorth(g, picture, side, unit, zone) - now],
  [stop, () => 0],
  [
    counterFire,
    ({ g, side, picture }, unit) => {
      const { unit: gun, zone } = g.topmost(counterFrame)!
      return savedByCounter(g, picture, side, { unit, gun, zone })
    },
  ],
  [strike, (asked, unit) => gainOfHit(asked, unit)],
  [
    give,
    (asked, work) =>
      gainOfMarker(
        asked,
        work === 0 ? asked.picture.fort : asked.picture.trench,
        asked.g.topmost(markerFrame)!.zone,
        0,
      ),
  ],
  [retire, (asked, zone) => gainOfMove(asked, asked.g.topmost(retreat)!.unit, zone)],
  [leaveMap, (asked) => gainOfMove(asked, asked.g.topmost(retreat)!.unit, NONE)],
  [activate, (asked, zone) => (goFrom(asked, zone)?.gain ?? -POINT) - pointWorth(asked)],
  [
    exchange,
    (asked, unit) =>
      Math.max(-POINT, ...partnersOf(asked.g, unit).map((other) => gainOfExchange(asked, unit, other))) -
      pointWorth(asked) -
      STEP,
  ],
  [withUnit, (asked, other) => gainOfExchange(asked, asked.g.topmost(exchanging)!.unit, other)],
  [moveGuns, (asked, unit) => gainOfBestMove(asked, unit, inSet(marchReach(asked.g, unit))) - 2 * STEP],
  [endGuns, () => 0],
  [pass, () => 0],
  [
    join,
    (asked, unit) => {
      const { zone } = asked.g.topmost(muster)!
      return goFrom(asked, zone)?.units.includes(unit) === true ? IF_NOT + DONE : LEFT
    },
  ],
  [
    joinAll,
    (asked) => {
      const { g } = asked
      const { zone } = g.topmost(muster)!
      const units = goFrom(asked, zone)?.units
      return units === undefined || units.length === ableIn(g, zone).length ? 2 * DONE : LEFT
    },
  ],
  [ready, () => 0],
  [depart, () => LEFT],
  [departAll, (asked) => (leavesNow(asked) ? DONE : LEFT)],
  [remain, () => 0],
  [
    march,
    (asked, unit) => {
      const go = goNow(asked)
      if (go === undefined || go.gain <= 0 || !go.units.includes(unit)) return LEFT
      return (go.each?.get(unit) ?? go.to) === asked.g.unit.zone.of(unit) ? LEFT : IF_NOT + DONE
    },
  ],
  [
    attackZone,
    (asked, source, target) => {
      const go = goNow(asked)
      return go?.to === source && go.target === target && go.gain > 0 ? DONE : LEFT
    },
  ],
  [endMarch, () => 0],
  [assault, (asked) => assaultNow(asked)],
  [callOff, () => 0],
  [barrage, (asked, unit) => barrageWorth(asked, unit)],
  [fire, () => 10],
  [holdFire, () => 0],
  [balk, ({ picture }, unit) => -picture.worth(unit, 'defence') - picture.worth(unit, 'attack')],
  [endStratagems, () => 0],
  [post, (asked, zone) => scoutAt(asked, zone)],
  [sicken, (asked, unit) => gainOfHit(asked, unit)],
  [desert, (asked, unit) => gainOfMove(asked, unit, NONE)],
  [
    rallyUnit,
    (asked, unit) => gainOfMove(asked, unit, asked.picture.zoneOf[unit]!, asked.picture.status[unit]! - 1) + 40,
  ],
  [
    rebuildUnit,
    (asked, unit) => {
      const { citadel, headquarters } = asked.g.campaign
      return (
        gainOfMove(asked, unit, asked.side === FRENCH ? citadel : headquarters, asked.side === FRENCH ? 1 : 0) -
        savedPoint(asked)
      )
    },
  ],
  [fortify, (asked, zone) => gainOfMarker(asked, asked.picture.fort, zone, 1) - savedPoint(asked) - STEP],
  [trench, (asked, zone) => gainOfMarker(asked, asked.picture.trench, zone, 1) - 2 * savedPoint(asked) - STEP],
  [endWorks, () => 0],
])

/** The worth of a saved point; points beyond the number that can be kept are lost. */
function savedPoint({ g, side }: Asked): number {
  if (scenarioOf(g).turns.last === g.turn) return 0
  return g.account.points.of(side) > g.campaign.tables.points.kept ? 0 : 90
}

/** Whether the units in action gain more if they leave the enemy. */
function leavesNow(asked: Asked): boolean {
  const { g, picture, side, now } = asked
  const { zone } = g.topmost(departure)!
  const units = ableIn(g, zone).filter((unit) => g.unit.active.of(unit))
  const gainOf = (leaves: boolean): number =>
    goOf(g, picture, side, { units, home: zone, leaves, now, here: true })?.gain ?? 0
  return gainOf(true) > Math.max(0, gainOf(false))
}

/** The worth of continuing an assault after the fire, relative to calling it off. */
function assaultNow({ g, side, picture, now }: Asked): number {
  const { source, target } = g.topmost(attack)!
  const units = attackersOf(g, source, target)
  const thought = { side, units, home: source, source, target, underFire: false }
  const worth = worthOfAssault(g, picture, thought, prospectOf(g, picture, thought))
  // Units that call it off in the open also have to go back.
  return worth - now - picture.manner.caution + 60
}

/** A gun joins if it moves the fire into a better column. */
function barrageWorth({ g }: Asked, unit: number): number {
  const { target, added } = g.topmost(defence)!
  const { totals } = g.campaign.tables.fire
  let firepower = added
  for (let other = 0; other < g.unit.rows; other++)
    if (g.unit.zone.of(other) === target && unitOf(g, other).isInfantry)
      firepower += Math.max(0, unitOf(g, other).fire - g.unit.status.of(other))
  if (firepower === 0) return 30
  return columnOf(totals, firepower + unitOf(g, unit).value) > columnOf(totals, firepower) ? 30 : -1
}

function scoutAt(asked: Asked, zone: number): number {
  const { g } = asked
  for (let unit = 0; unit < g.unit.rows; unit++)
    if (unitOf(g, unit).kind === 'scouts' && g.unit.zone.of(unit) === NONE) return gainOfMove(asked, unit, zone)
  return 0
}

/** The functions by verb number. */
const worthsOf = memoizedBy(({ verbNumbers }: G['layout']) =>
  Array.from(verbNumbers.keys(), (verb) => worths.get(verb)),
)

const decoded = { verb: 0, a: 0, b: 0, c: 0 }

export interface Answer {
  readonly code: ActionCode
  readonly worth: number
}

/** Every answer to the present question, with its worth. */
export function answersOf(g: G, side: number, manner: Manner): Answer[] {
  const picture = pictureOf(g, manner)
  const asked: Asked = { g, side, picture, now: picture.valueFor(side), goes: new Map() }
  const rows = worthsOf(g.layout)
  return Array.from(g.actions, (code) => {
    const { verb, a, b } = g.layout.language.decode(code, decoded)
    return { code, worth: Math.round(rows[verb]?.(asked, a, b) ?? 0) }
  })
}

/** The best answer at first sight; the first of equals. */
export function bestAnswer(g: G, side: number, manner: Manner): ActionCode {
  if (g.actions.length === 1) return g.actions.at(0)
  let best: Answer | undefined
  for (const one of answersOf(g, side, manner)) if (best === undefined || one.worth > best.worth) best = one
  return best!.code // a side is asked
}
