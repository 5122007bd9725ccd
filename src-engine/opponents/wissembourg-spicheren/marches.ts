import type { ActionCode } from '../../kernel/actions/actions.ts'
import { isActive } from '../../wissembourg-spicheren/command/command.ts'
import { move } from '../../wissembourg-spicheren/movement/move.ts'
import { counterOf, hexName, isUnit, NOWHERE, onMap, unitName, type G } from '../../wissembourg-spicheren/state/kit.ts'
import type { Candidate, Scripted } from '../search/brain.ts'
import { allOffered } from '../search/offered.ts'
import { assaultsOf, type Assault, type Post } from './assaults.ts'
import { commanderWorth, hexesLedBy } from './commanders.ts'
import { exitWorth } from './goals.ts'
import type { Picture } from './picture.ts'
import { moverAt, movingCounter, type Mover, type Place } from './reaches.ts'
import { standIn, type Stand } from './standing.ts'

/** The moves of a formation: where each counter goes, and in which order. */

/** A possible move of a counter. */
export interface Move {
  readonly mover: Mover
  readonly place: Place
  readonly stand: Stand
  readonly gain: number
  /** The hex that it is to attack; NOWHERE for other moves. */
  readonly target: number
}

/** Minimum gain of a move. */
const MOVE = 8
/** Units that enter the map move first, the strongest first. */
const ENTERS = 600
/** Units that are to attack move before others. */
const ATTACKS = 150
/**
 * Number of options considered for the most urgent counter, and number of other counters whose best option is
 * considered.
 */
const OF_THE_FIRST = 4
const OF_OTHERS = 3

function moversOf(g: G): Mover[] {
  const found = new Map<number, Mover>()
  for (const { verb, a, b } of allOffered(g)) {
    if (verb === 'move') found.set(a, moverAt(g, a))
    // Of several gates the first is considered.
    else if (verb === 'enter' && !found.has(a)) found.set(a, moverAt(g, a, b))
  }
  return [...found.values()]
}

/** The best moves of all counters that can still move, the most urgent first. */
export function movesOf(p: Picture): Move[] {
  const { g } = p
  const movers = moversOf(g)
  const assaults = goodAssaults(p, movers)
  const posts = postsOf(assaults)
  const isWorthwhile = ([best]: readonly Move[]): boolean => best !== undefined && best.gain > MOVE
  const fighting = movers
    .filter(({ unit }) => isUnit(g, unit))
    .map((mover) => fightersMoves(p, mover, posts.get(mover.unit)))
    .filter(isWorthwhile)
  // Commanders ride when all units have moved.
  const all =
    fighting.length > 0
      ? fighting
      : movers
          .filter(({ unit }) => !isUnit(g, unit))
          .map((mover) => commandersMoves(p, mover, assaults[0]))
          .filter(isWorthwhile)
  const [first, ...others] = all.toSorted((a, b) => b[0]!.gain - a[0]!.gain)
  if (first === undefined) return []
  return [...first.slice(0, OF_THE_FIRST), ...others.slice(0, OF_OTHERS).map((one) => one[0]!)]
}

const goodAssaults = (p: Picture, movers: readonly Mover[], by?: Mover): Assault[] =>
  assaultsOf(p, movers, by).filter(({ gain }) => gain > p.manner.reserve)

interface Posted {
  readonly post: Post
  readonly hex: number
  readonly gain: number
}

/** Assigns units to assaults: the best assault first, then the best of the others by free units. */
function postsOf(assaults: readonly Assault[]): Map<number, Posted> {
  const found = new Map<number, Posted>()
  const taken = new Set<number>()
  for (const { posts, gain, hex } of assaults) {
    if (posts.some(({ unit, place }) => found.has(unit) || taken.has(place.hex))) continue
    for (const post of posts) {
      found.set(post.unit, { post, hex, gain: gain / posts.length })
      taken.add(post.place.hex)
    }
  }
  return found
}

function fightersMoves(p: Picture, mover: Mover, posted: Posted | undefined): Move[] {
  const { g } = p
  const { unit, enters } = mover
  const from = g.unit.hex.of(unit)
  const comes = enters === NOWHERE ? 0 : ENTERS + 10 * counterOf(g, unit).strength[0]
  const now = onMap(g, unit) ? standIn(p, unit, from, [g.unit.facing.of(unit)]).worth : 0
  const moves: Move[] = []
  for (const place of mover.places) {
    if (posted !== undefined && place.hex === posted.post.place.hex) continue
    const stand = standIn(p, unit, place.hex)
    const disorder = place.disorders ? p.harmsOf(unit).disorder : 0
    moves.push({ mover, place, stand, gain: stand.worth - now - disorder + comes, target: NOWHERE })
  }
  if (posted !== undefined) {
    const { place, facing } = posted.post
    const stand = standIn(p, unit, place.hex, [facing])
    moves.push({ mover, place, stand, gain: stand.worth - now + posted.gain + ATTACKS + comes, target: posted.hex })
  }
  const leaving = leavingOf(p, mover, now)
  if (leaving !== undefined) moves.push(leaving)
  return moves.toSorted((a, b) => b.gain - a.gain)
}

/** Leaving the map, if this move can. */
function leavingOf(p: Picture, mover: Mover, now: number): Move | undefined {
  const { g } = p
  const { unit } = mover
  if (!onMap(g, unit)) return undefined
  const worth = exitWorth(p, unit, g.unit.hex.of(unit), true)
  const place = worth > 0 ? exitsWithin(g, mover.places, unit)[0] : undefined
  return place && { mover, place, stand: { worth, facing: -1 }, gain: worth - now, target: NOWHERE }
}

function exitsWithin(g: G, places: readonly Place[], unit: number): Place[] {
  const { exits } = g.campaign.scenarios[g.scenario]!.victory
  const most = counterOf(g, unit).movement
  if (g.turn < exits.from) return []
  return places.filter(({ hex, spent }) => exits.costs[hex]! >= 0 && spent + exits.costs[hex]! <= most)
}

function commandersMoves(p: Picture, mover: Mover, assault: Assault | undefined): Move[] {
  const { g } = p
  const { unit } = mover
  const from = g.unit.hex.of(unit)
  const comes = onMap(g, unit) ? 0 : ENTERS
  const now = onMap(g, unit) ? commanderWorth(p, unit, from) : 0
  const isAwaited = (hex: number): boolean =>
    assault?.leader === unit && assault.posts.some((post) => post.place.hex === hex)
  return likely(p, unit, mover.places)
    .map((place) => {
      const awaited = isAwaited(place.hex) ? ATTACKS : 0
      const worth = commanderWorth(p, unit, place.hex) + awaited - place.by.length / 2
      return { mover, place, stand: { worth, facing: -1 }, gain: worth - now + comes, target: NOWHERE }
    })
    .toSorted((a, b) => b.gain - a.gain)
}

/** The most urgent move, from its first act to its last; undefined where none gains anything. */
export function firstMove(p: Picture): Scripted<G> | undefined {
  const [best] = movesOf(p)
  if (best === undefined) return undefined
  const { unit, enters } = best.mover
  const first = allOffered(p.g).find(
    ({ verb, a, b }) => a === unit && (enters < 0 ? verb === 'move' : verb === 'enter' && b === enters),
  )
  return first && { act: first.code, next: (g) => (g.topmost(move)?.unit === unit ? stepOf(g, best) : undefined) }
}

/**
 * Number of places considered for a commander: the range of command is slow to compute, so only the places nearest to
 * his troops are considered.
 */
const LIKELY = 12

export function likely(p: Picture, commander: number, places: readonly Place[]): readonly Place[] {
  if (places.length <= LIKELY) return places
  const { grid } = p.g.campaign
  const led = hexesLedBy(p, commander)
  const far = ({ hex, by }: Place): number =>
    by.length === 0 ? -1 : led.reduce((sum, one) => sum + grid.distance(hex, one), 0)
  return places.toSorted((a, b) => far(a) - far(b)).slice(0, LIKELY)
}

/** A move as an order, or as its first act if it leads off the map. */
export function moveCandidate({ g }: Picture, { mover, place, stand, gain, target }: Move): Candidate {
  const { unit, enters } = mover
  const name = unitName(g, unit)
  const facts = { unit: name, hex: hexName(g, place.hex), ...(target >= 0 && { target: hexName(g, target) }) }
  const worth = Math.round(gain)
  if (isUnit(g, unit) && stand.facing < 0) return { intent: 'leaves', facts, does: { act: `move ${name}` }, worth }
  const order = {
    order: 'go',
    unit: name,
    by: place.by.map((hex) => hexName(g, hex)),
    ...(enters >= 0 && { enter: hexName(g, enters) }),
    ...(stand.facing >= 0 && { face: g.nameOf('direction', stand.facing) }),
  }
  return { intent: intentOf(g, mover, place, target), facts, does: { order }, worth }
}

function intentOf(g: G, { unit, enters }: Mover, { by }: Place, target: number): string {
  if (target >= 0) return 'closes'
  if (enters >= 0) return 'enters'
  if (!isUnit(g, unit)) return 'rides'
  return by.length === 0 ? 'turns' : 'goes'
}

/** The next act of a counter that is moving: a step towards its best destination, and its facing there. */
export function nextStep(p: Picture): ActionCode {
  const best = bestOnTheWay(p)
  return (best && stepOf(p.g, best)) ?? p.g.actions.at(0)
}

/** The next act of a move in progress, from where its counter is now; undefined where it cannot continue as planned. */
function stepOf(g: G, { mover: { unit }, place: { by }, stand: { facing } }: Move): ActionCode | undefined {
  const offers = allOffered(g)
  const codeFor = (verb: string, a?: number): ActionCode | undefined =>
    offers.find((one) => one.verb === verb && (a === undefined || one.a === a))?.code
  const step = by[by.indexOf(g.unit.hex.of(unit)) + 1]
  if (step !== undefined) return codeFor('step', step)
  return facing >= 0 ? codeFor('face', facing) : codeFor(isUnit(g, unit) ? 'leave' : 'stop')
}

function bestOnTheWay(p: Picture): Move | undefined {
  const { g } = p
  const mover = movingCounter(g)
  if (mover === undefined) return undefined
  const { unit } = mover
  const others = [...g.campaign.counters.keys()].filter((other) => other !== unit && waits(g, other))
  const movers = [mover, ...others.map((other) => moverAt(g, other))]
  if (!isActive(g, unit)) return commandersMoves(p, mover, undefined)[0]
  const assaults = goodAssaults(p, movers, mover)
  const moves = isUnit(g, unit)
    ? fightersMoves(p, mover, postsOf(assaults).get(unit))
    : commandersMoves(p, mover, assaults[0])
  return moves[0]
}

/** Whether it has still to move in this activation. */
const waits = (g: G, unit: number): boolean => isActive(g, unit) && onMap(g, unit) && !g.unit.moved.of(unit)
