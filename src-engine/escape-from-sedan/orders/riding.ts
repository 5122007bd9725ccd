import {
  boxOf,
  isGapAtMost,
  isOnRoadAt,
  lastFree,
  offset,
  type Point,
  type Ring,
  type Road,
} from '../../board/measured/measured.ts'
import { pointAt, verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { closedToAll } from '../campaign/closed.ts'
import { INCH, KEPT } from '../campaign/measures.ts'
import type { Drop, MoveRow } from '../campaign/files.ts'
import { bearingOf, rangeOf } from '../fire/fire.ts'
import { dropAt, dropNumber, packDice, pipsOf, reachOf, rollDice, type Reach } from '../ground/dice.ts'
import { enemyInWay, groundUnder, kindsNear, maySlow, slower } from '../ground/ground.ts'
import { emperorGone, rode } from '../state/entries.ts'
import { frame, GERMAN, NOBODY, scenarioOf, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, boxesOf, DISC, discOf } from '../state/pose.ts'
import { EMPEROR, emperorRow, lookForEmperor } from '../victory/emperor.ts'
import { sideOf, isHere } from './leaders.ts'

/** Chapter: command. Rides of commanders and of the Emperor. */

export const ride = verb('ride', 'leader')
const leg = verb('leg', 'facing', 'by:wide-number')
const dismiss = verb('stop-riding')

/**
 * @rule es.general.move
 * In the free phase each commander who is with no unit has a move of four dice, five on a road; ground takes no die
 * from him.
 */
export function mayRide(g: G, side: number, phase: number, leader: number, why?: Why): boolean {
  const bar = barToRiding(g, side, phase, leader)
  return bar === undefined || (why?.because('es.general.move', bar, { leader: g.nameOf('leader', leader) }) ?? false)
}

/** Why a commander may not ride; undefined if he may. */
function barToRiding(g: G, side: number, phase: number, leader: number): string | undefined {
  if (sideOf(g, leader) !== side || !isHere(g, leader)) return 'not-there'
  if (phase > 0) return 'free-phase'
  if (g.leader.moved.of(leader)) return 'moved'
  return g.leader.unit.of(leader) === NOBODY ? undefined : 'attached'
}

/**
 * @rule es.emperor.move
 * The Emperor has six dice and loses them on ground as cavalry does, on a road none; three dice if rifles bear on him
 * at short range when he starts.
 */
function diceOfEmperor(g: G): number {
  const { movement, emperorUnderFire } = g.campaign.tables
  const disc = discOf(g, emperorRow(g))
  const [x = 0, y = 0] = disc
  const pose = { block: { stands: 1, files: 1, ranks: 1, across: 2, deep: 2, space: 0 }, x, y, facing: 0 }
  const isUnderFire = unitsOf(g, GERMAN).some(
    (unit) =>
      unitOf(g, unit).arm === 'foot' &&
      isGapAtMost(disc, bodyOf(g, unit).ring, rangeOf(g, unit) * (INCH >> 1) + DISC) &&
      bearingOf(g, unit, NOBODY, pose, disc).straight.length > 0,
  )
  return isUnderFire ? emperorUnderFire : movement.emperor.line
}

/** The number of dice of a commander's ride. */
function diceOf(g: G, leader: number): number {
  const row = g.campaign.tables.movement[rowOf(g, leader)]
  return leader === emperorRow(g) ? diceOfEmperor(g) : isOnRoad(g, leader) ? row.road : row.line
}

/** How far a commander rides if no ground slows him. */
export const expectedRide = (g: G, leader: number): Reach =>
  reachOf(diceOf(g, leader), g.campaign.tables.dieFaces, 0, 'none')

const rowOf = (g: G, leader: number): MoveRow => (leader === emperorRow(g) ? 'emperor' : 'staff')

const isOnRoad = (g: G, leader: number): boolean => {
  const [x = 0, y = 0] = discOf(g, leader)
  return roadsUnder(g, x, y).length > 0
}

const isUnder = (road: Road, x: number, y: number): boolean => isOnRoadAt(road, x, y, INCH >> 1)
const roadsUnder = (g: G, x: number, y: number): readonly Road[] =>
  g.campaign.roads.filter((road) => isUnder(road, x, y))

const locals = {
  leader: word({ noun: 'leader' }),
  side: word({ noun: 'side' }),
  dice: word(),
  gone: word(),
  ground: word(),
}

/** The start of a leg, the roads there, and the surroundings that may bar the way within a distance. */
interface Start {
  readonly x: number
  readonly y: number
  readonly roads: readonly Road[]
  readonly foes: readonly number[]
  /** Kinds of ground that bar or slow him, as bits. */
  readonly kinds: number
}

function startOf(g: G, { leader, ground }: Riding, limit: number): Start {
  const [x = 0, y = 0] = discOf(g, leader)
  const most = Math.max(0, limit)
  const box = { left: x - most, top: y - most, right: x + most, bottom: y + most }
  return {
    ...{ x, y },
    roads: roadsUnder(g, x, y),
    foes: boxesOf(g).near(unitsOf(g, 1 - sideOf(g, leader)), box, KEPT + DISC),
    kinds: kindsNear(g, box, closedToAll | slower(g, rowOf(g, leader), dropAt(ground))),
  }
}

/** The same for legs in one direction. */
function startTowards(g: G, start: Start, facing: number, limit: number): Start {
  const { x, y } = start
  if (start.foes.length === 0 && start.kinds === 0) return start
  const far = offset(x, y, facing, Math.max(0, limit), 0)
  const way = boxOf([x, y, far.x, far.y])
  const foes = boxesOf(g).near(start.foes, way, KEPT + DISC)
  return { x, y, roads: start.roads, foes, kinds: start.kinds === 0 ? 0 : kindsNear(g, way, start.kinds) }
}

/** The end of a leg; undefined if the table edge, closed ground or an enemy bars it. */
function endOfLeg(g: G, leader: number, start: Start, facing: number, by: number): Point | undefined {
  const { x, y, foes, kinds } = start
  const end = offset(x, y, facing, by, 0)
  const { frame } = scenarioOf(g)
  if (end.x < frame[0] || end.x > frame[2] || end.y < frame[1] || end.y > frame[3]) return undefined
  const closed = kinds & closedToAll
  if (closed === 0 && foes.length === 0) return end
  const way: Ring = [x, y, end.x, end.y]
  if (closed !== 0 && g.campaign.ground.isMet(way, closed)) return undefined
  return enemyInWay(g, sideOf(g, leader), [x, y], way, KEPT + DISC, foes) >= 0 ? undefined : end
}

/** The greatest distance that only the dice limit. */
const furthest = (g: G, f: Riding, start: Start, facing: number): number =>
  lastFree(left(f) - f.gone, (by) => by === 0 || endOfLeg(g, f.leader, start, facing, by) !== undefined)

/** Whether nothing nearby bars or slows any leg. */
const isPlain = (g: G, f: Riding, { foes, kinds }: Start): boolean =>
  foes.length === 0 && (kinds & closedToAll) === 0 && !maySlow(g, rowOf(g, f.leader), kinds, dropAt(f.ground))

interface Leg extends Point {
  readonly ground: Drop
}

/** A leg with the worst ground it meets, which does not count from road to road. */
function legTo(g: G, f: Riding, start: Start, facing: number, by: number): Leg | undefined {
  const end = endOfLeg(g, f.leader, start, facing, by)
  if (end === undefined) return undefined
  const isAlongRoad = start.roads.some((road) => isUnder(road, end.x, end.y))
  const met = dropAt(f.ground)
  if (isAlongRoad) return { ...end, ground: met }
  const way = [start.x, start.y, end.x, end.y]
  return { ...end, ground: groundUnder(g, rowOf(g, f.leader), way, start.kinds, met) }
}

export const riding = frame('riding', locals, {
  next(g, f) {
    if (f.dice === 0) {
      g.leader.moved.set(f.leader, true)
      f.dice = packDice(rollDice(g, diceOf(g, f.leader), 'ride'))
    }
    return g.ask(f.side)
  },
  about: (g, f) => ({ leader: g.nameOf('leader', f.leader), left: (left(f) - f.gone) / INCH }),
  offer(g, f, offer) {
    const limit = left(f) - f.gone
    const around = startOf(g, f, limit)
    for (let facing = 0; facing < 12; facing++) {
      const start = startTowards(g, around, facing, limit)
      const most = furthest(g, f, start, facing)
      const isOpen = isPlain(g, f, start)
      for (let by = 3 * INCH; by <= most; by += 3 * INCH)
        if (isOpen || isWithinDice(g, f, start, facing, by)) offer.add(leg, facing, by)
      if (most > 0 && most % (3 * INCH) !== 0 && (isOpen || isWithinDice(g, f, start, facing, most)))
        offer.add(leg, facing, most)
    }
    offer.add(dismiss)
  },
  answers: [
    {
      verb: leg,
      may: (g, f, why, facing, by) => mayLeg(g, f, facing, by, why),
      act(g, f, facing, by) {
        const end = legTo(g, f, startOf(g, f, by), facing, by)!
        f.gone += by
        f.ground = dropNumber(end.ground)
        g.leader.at.set(f.leader, pointAt(end.x, end.y))
        g.tell(rode, { leader: f.leader, by, at: pointAt(end.x, end.y) })
        if (f.leader !== emperorRow(g)) return undefined
        lookForEmperor(g)
        if (g.emperor === EMPEROR.there && isAtRoadEnd(g)) emperorLeaves(g)
        return g.emperor === EMPEROR.there ? undefined : g.done()
      },
    },
    { verb: dismiss, act: (g) => g.done() },
  ],
})

type Riding = { readonly leader: number; readonly dice: number; readonly gone: number; readonly ground: number }

const left = ({ dice, ground }: Pick<Riding, 'dice' | 'ground'>): number => pipsOf(dice, 0, dropAt(ground), 0) * INCH

/** Legs are multiples of three inches, or as long as possible. */
function mayLeg(g: G, f: Riding, facing: number, by: number, why?: Why): boolean {
  const start = startOf(g, f, Math.max(by, left(f) - f.gone))
  if (by <= 0 || !isWithinDice(g, f, start, facing, by, why))
    return why?.because(ruleOf(g, f), 'barred', { leader: g.nameOf('leader', f.leader), by: by / INCH }) ?? false
  if (by % (3 * INCH) === 0 || by === furthest(g, f, start, facing)) return true
  return why?.because(ruleOf(g, f), 'uneven', { leader: g.nameOf('leader', f.leader), by: by / INCH }) ?? false
}

const ruleOf = (g: G, { leader }: Riding): string => (leader === emperorRow(g) ? 'es.emperor.move' : 'es.general.move')

/** Whether nothing bars a leg, and the dice allow it on the ground it meets. */
function isWithinDice(g: G, f: Riding, start: Start, facing: number, by: number, why?: Why): boolean {
  const end = legTo(g, f, start, facing, by)
  if (end === undefined) return false
  const most = left({ dice: f.dice, ground: dropNumber(end.ground) })
  if (f.gone + by <= most) return true
  const facts = { leader: g.nameOf('leader', f.leader), by: by / INCH, left: (most - f.gone) / INCH }
  return why?.because(ruleOf(g, f), 'too-far', facts) ?? false
}

/**
 * @rule es.emperor.exit
 * The Emperor leaves the table where a road runs off its north edge; French stands may leave anywhere on that edge.
 */
function isAtRoadEnd(g: G): boolean {
  const [x = 0, y = 0] = discOf(g, emperorRow(g))
  if (scenarioOf(g).victory.type !== 'exit' || y > 2 * INCH) return false
  const { roads } = g.campaign.exits.french
  return g.campaign.roads.some(({ id, points }) => {
    if (!roads.includes(id)) return false
    const ends = [points.slice(0, 2), points.slice(-2)]
    return ends.some(([endX = 0, endY = 0]) => endY === 0 && Math.abs(endX - x) <= 2 * INCH)
  })
}

function emperorLeaves(g: G): void {
  const at = g.leader.at.of(emperorRow(g))
  g.emperor = EMPEROR.gone
  g.leader.at.set(emperorRow(g), NOBODY)
  g.tell(emperorGone, { at })
}
