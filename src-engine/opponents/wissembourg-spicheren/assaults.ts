import { directions, NO_HEX, opposite } from '../../board/hex.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { hindranceAt, isTarget } from '../../wissembourg-spicheren/assault/values.ts'
import { isActive } from '../../wissembourg-spicheren/command/command.ts'
import { hasRoomFor, troopsIn } from '../../wissembourg-spicheren/ground/stacks.ts'
import {
  counterOf,
  formationOf,
  isGuns,
  isUnit,
  NOBODY,
  NOWHERE,
  onMap,
  strengthOf,
  type G,
} from '../../wissembourg-spicheren/state/kit.ts'
import { prospectOf, type Prospect } from './fights.ts'
import { sideTowards, type Picture } from './picture.ts'
import type { Mover, Place } from './reaches.ts'
import { dangerAt } from './standing.ts'

/** Possible assaults of a formation in its move: who goes where, and the result. */

/** A place from which a unit is to attack. */
export interface Post {
  readonly unit: number
  readonly place: Place
  readonly facing: number
}

export interface Assault extends Prospect {
  readonly hex: number
  readonly posts: readonly Post[]
  /** The commander who is to join one of them; NOBODY where none can. */
  readonly leader: number
}

/** Maximum number of units against one hex. */
const MOST = 4

interface Ready {
  readonly unit: number
  readonly places: ReadonlyMap<number, Place>
}

/** The possible assaults, best first; with `by` only those in which it could take part. */
export function assaultsOf(p: Picture, movers: readonly Mover[], by?: Mover): Assault[] {
  const { g } = p
  const all = [...readyToMove(p, movers), ...readyInPlace(g, movers)]
  if (all.length === 0) return []
  const commanders = commandersOf(g, movers)
  const found: Assault[] = []
  onFork(g, (fork) => {
    for (const hex of targetsOf(p)) {
      if (by !== undefined && !by.places.some((place) => g.campaign.grid.distance(place.hex, hex) === 1)) continue
      const best = bestAgainst(p, fork, hex, all, commanders)
      if (best !== undefined) found.push(best)
    }
  })
  return found.toSorted((a, b) => b.gain - a.gain)
}

const targetsOf = (p: Picture): number[] => [...new Set(p.foes.filter(({ unit }) => unit >= 0).map(({ hex }) => hex))]

const canAttack = (g: G, unit: number): boolean =>
  isUnit(g, unit) && !isGuns(g, unit) && isActive(g, unit) && g.unit.inCommand.of(unit)

const readyToMove = ({ g }: Picture, movers: readonly Mover[]): Ready[] =>
  movers
    .filter(({ unit }) => isUnit(g, unit) && !isGuns(g, unit) && (canAttack(g, unit) || !onMap(g, unit)))
    .map(({ unit, places }) =>
      ready(
        unit,
        places.filter((place) => canCharge(g, unit, place)),
      ),
    )

const ready = (unit: number, places: readonly Place[]): Ready => ({
  unit,
  places: new Map(places.map((place) => [place.hex, place])),
})
const standing = (g: G, unit: number): Ready =>
  ready(unit, [{ hex: g.unit.hex.of(unit), by: [], spent: 0, disorders: false }])

/** Cavalry charges only in good order and within its charge distance. */
const canCharge = (g: G, unit: number, { spent, disorders }: Place): boolean =>
  counterOf(g, unit).kind !== 'cavalry' ||
  (spent <= 2 * g.campaign.tables.charge.spentAtMost && !disorders && !g.unit.disorganised.of(unit))

/** Units that have moved, and are where they will attack from. */
function readyInPlace(g: G, movers: readonly Mover[]): Ready[] {
  const found: Ready[] = []
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (onMap(g, unit) && canAttack(g, unit) && !movers.some((one) => one.unit === unit)) found.push(standing(g, unit))
  }
  return found
}

/** The commanders of the active formations, and the places they can reach. */
function commandersOf(g: G, movers: readonly Mover[]): Ready[] {
  return [g.active, g.partner].flatMap((formation) => {
    if (formation === NOBODY) return []
    const { commander } = formationOf(g, formation)
    const mover = movers.find(({ unit }) => unit === commander)
    if (mover !== undefined) return [ready(commander, mover.places)]
    return g.unit.hex.of(commander) === NOWHERE ? [] : [standing(g, commander)]
  })
}

function bestAgainst(
  p: Picture,
  fork: G,
  hex: number,
  all: readonly Ready[],
  commanders: readonly Ready[],
): Assault | undefined {
  const { g } = p
  const words = fork.words.slice()
  const posts: Post[] = []
  let best: Assault | undefined
  const around = g.campaign.grid.neighbours(hex).filter((one) => one !== NO_HEX)
  const able = all
    .filter(({ places }) => around.some((one) => places.has(one)))
    .toSorted((a, b) => strengthOf(g, b.unit) - strengthOf(g, a.unit))
  for (const { unit, places } of able) {
    if (posts.length === MOST) break
    const post = postFor(p, fork, unit, hex, around, places)
    if (post === undefined) continue
    fork.unit.hex.set(unit, post.place.hex)
    fork.unit.facing.set(unit, post.facing)
    fork.unit.inCommand.set(unit, true)
    posts.push(post)
    const leader = leaderFor(fork, posts, commanders)
    const prospect = prospectOf(p, fork, { hex, group: posts.map((one) => one.unit), leader })
    if (best === undefined || prospect.gain > best.gain) best = { ...prospect, hex, posts: [...posts], leader }
  }
  fork.restore(words)
  return best
}

/** The best hex to attack from: on a flank, not across water, from as high as possible. */
function postFor(
  p: Picture,
  fork: G,
  unit: number,
  hex: number,
  around: readonly number[],
  places: ReadonlyMap<number, Place>,
): Post | undefined {
  const { g, side } = p
  const { levels } = g.campaign
  let best: Post | undefined
  let most = -Infinity
  const was = fork.unit.hex.of(unit)
  for (const from of around) {
    const place = places.get(from)
    if (place === undefined || (from !== was && !hasRoomFor(fork, unit, from))) continue
    const facing = g.unit.moved.of(unit) ? g.unit.facing.of(unit) : sideTowards(g.campaign, from, hex)
    fork.unit.hex.set(unit, from)
    const hindrance = isTarget(fork, side, hex) ? hindranceAt(fork, unit, hex) : 'closed'
    fork.unit.hex.set(unit, was)
    if (hindrance === 'closed' || !faces(p, from, facing, hex)) continue
    const flank = troopsIn(g, hex).some((one) => isFlank(g, one, hex, from)) ? 120 : 0
    const slope = 40 * (levels[from]! - levels[hex]!)
    const value = flank + slope - (hindrance === 'none' ? 0 : 60) - dangerAt(p, unit, from, facing)
    if (value > most) {
      most = value
      best = { unit, place, facing }
    }
  }
  return best
}

function faces(p: Picture, from: number, facing: number, hex: number): boolean {
  const turn = Math.abs(facing - sideTowards(p.g.campaign, from, hex))
  return Math.min(turn, 6 - turn) <= 1
}

function isFlank(g: G, defender: number, hex: number, from: number): boolean {
  const turn = Math.abs(g.unit.facing.of(defender) - sideTowards(g.campaign, hex, from))
  return Math.min(turn, 6 - turn) > 1
}

/** A commander who can join one of the attackers. */
function leaderFor(fork: G, posts: readonly Post[], commanders: readonly Ready[]): number {
  for (const commander of commanders) {
    const { formation } = counterOf(fork, commander.unit)
    const post = posts.find(
      (one) => counterOf(fork, one.unit).formation === formation && comesTo(fork, commander, one.place.hex),
    )
    if (post === undefined) continue
    fork.unit.hex.set(commander.unit, post.place.hex)
    return commander.unit
  }
  return NOBODY
}

/**
 * Whether a commander can reach a hex. He can enter a zone of the enemy only after his troops, so a place next to the
 * hex suffices if he can afford one hex more.
 */
function comesTo({ campaign }: G, { unit, places }: Ready, hex: number): boolean {
  if (places.has(hex)) return true
  const { movement } = campaign.counters[unit]!
  return directions.some((side) => {
    const beside = campaign.grid.neighbour(hex, side)
    const place = beside === NO_HEX ? undefined : places.get(beside)
    const price = place === undefined ? -1 : campaign.costs.commander[6 * beside + opposite(side)]!
    return place !== undefined && price >= 0 && place.spent + price <= movement
  })
}
