import { ARMS, INFANTRY, NONE, CAVALRY, HEAVY_CAVALRY } from '../campaign/campaign.ts'
import { armColumn, endOf, firstOf, isDecoy, isLeader, isUnit, lostColumn } from '../state/counters.ts'
import { counterOf, enemyOf, tablesOf, zoneOf, type G } from '../state/kit.ts'
import { FATE, SEEN } from '../state/shape.ts'
import { leftAtFirst, pointsAtFirst } from '../ground/strength.ts'
import { isStrengthTold } from '../state/told-strength.ts'

/**
 * An enemy of whom a side sees but the backs of counters is anything that is still possible. What follows puts the
 * strongest or the weakest of it into a copy of the game, in the place of whatever is there: so the copy hangs on nothing
 * that the side does not know. No unit is taken for stronger than it was at the beginning.
 *
 * `imagining.ts` deals counters to backs too, and neither can do for the other. There somebody draws lots among all that is
 * possible, and has nothing but a view to make a game of, so that chance decides and a deal may be tried again. Here are
 * the two ends of what is possible, asked of a game that is there, often, and the answer has to be the same every time.
 * What both take for the strength of a unit is in `strength.ts`.
 */

export type How = 'strongest' | 'weakest'

export interface Wanted {
  /** For whom the enemy is made up. */
  readonly side: number
  readonly how: How
  /** The counters it is about, asked of what can be seen of them from their backs; all others stand for what is left. */
  readonly isMeant: (counter: number) => boolean
  /** One of them is a leader. */
  readonly leader?: boolean
  /** The weakest that could fight at all: one of them at least is a unit. */
  readonly fights?: boolean
}

type Points = 'some' | 'none' | 'any'

/** The back of a counter: all that can be seen of it. */
interface Back {
  readonly token: number
  readonly zone: number
  readonly inside: boolean
  readonly flags: readonly boolean[]
  readonly isMeant: boolean
  points: Points
}

/** Puts them there; gives all enemies that are meant, the known ones among them, whose strength is in sight now. */
export function suppose(g: G, wanted: Wanted): number[] {
  const { side, isMeant } = wanted
  const hidden = hiddenCounters(g, side)
  const known = knownCounters(g, side).filter(isMeant)
  const backs = hidden.map((counter) => backOf(g, counter, isMeant(counter))).sort((a, b) => a.token - b.token)
  bindByFacts(g, side, backs)
  bindByGround(g, side, backs)
  const dealt = deal(g, hidden, backs, wanted)
  for (const [back, counter] of dealt) turn(g, counter, back)
  for (const counter of hidden) fill(g, counter, 'strongest')
  const meant = [...dealt].flatMap(([back, counter]) => (back.isMeant ? [counter] : []))
  for (const counter of knownCounters(g, side))
    if (g.counter.seen.of(counter) < SEEN.composition) fill(g, counter, isMeant(counter) ? wanted.how : 'strongest')
  for (const counter of meant) fill(g, counter, wanted.how)
  for (const counter of [...meant, ...known]) g.counter.seen.set(counter, SEEN.composition)
  manFortresses(g, side, wanted.how)
  return [...known, ...meant]
}

/** Enemies in play whose names this side does not know: on the map, or in their owner's hand. */
function hiddenCounters(g: G, side: number): number[] {
  return inPlay(g, enemyOf(side)).filter((counter) => g.counter.seen.of(counter) < SEEN.identity)
}
function knownCounters(g: G, side: number): number[] {
  return inPlay(g, enemyOf(side)).filter((counter) => g.counter.seen.of(counter) >= SEEN.identity)
}
function inPlay(g: G, side: number): number[] {
  const found: number[] = []
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (g.counter.fate.of(counter) === FATE.inPlay) found.push(counter)
  return found
}

// --- Backs ----------------------------------------------------------------------------------------------------------

const flagsOf = ({ counter }: G) => [
  counter.activated,
  counter.outOfSupply,
  counter.combatted,
  counter.demoralised,
  counter.backToRiver,
]

function backOf(g: G, counter: number, isMeant: boolean): Back {
  const { zone, inside, token, demoralised } = g.counter
  // Nobody but troops is demoralised; a decoy may pass for one that has fought, or has a river at its back.
  const points = demoralised.of(counter) ? 'some' : 'any'
  const flags = flagsOf(g).map((flag) => flag.of(counter))
  return { token: token.of(counter), zone: zone.of(counter), inside: inside.of(counter), flags, isMeant, points }
}

/** Where everybody knows whether there is strength. */
function bindByFacts(g: G, side: number, backs: readonly Back[]): void {
  const known = knownCounters(g, side)
  for (const back of backs) {
    if (back.zone === NONE) continue
    const fact = isStrengthTold(g, side, back.zone, back.inside ? 'inside' : 'field')
    if (fact === false) back.points = 'none'
    if (fact !== true) continue
    const isThere = (zone: number, inside: boolean): boolean => zone === back.zone && inside === back.inside
    const certain =
      backs.some((one) => one.points === 'some' && isThere(one.zone, one.inside)) ||
      known.some((one) => isUnit(g, one) && isThere(g.counter.zone.of(one), g.counter.inside.of(one)))
    if (!certain) back.points = 'some'
  }
}

/** Where few units of a camp find room the others are none. */
function bindByGround(g: G, side: number, backs: readonly Back[]): void {
  const limits: Partial<Record<string, number>> = tablesOf(g).stacking.unitsIn
  const units = new Map<number, number>()
  for (const counter of knownCounters(g, side))
    if (isUnit(g, counter)) units.set(g.counter.zone.of(counter), (units.get(g.counter.zone.of(counter)) ?? 0) + 1)
  for (const back of [...backs].sort((a, b) => rank(a) - rank(b))) {
    const most = back.zone === NONE ? undefined : limits[zoneOf(g, back.zone).terrain]
    if (most === undefined || back.points === 'none') continue
    const there = units.get(back.zone) ?? 0
    if (there >= most) back.points = 'none'
    else units.set(back.zone, there + 1)
  }
}
const rank = ({ points }: Back): number => (points === 'some' ? 0 : 1)

/** The counter lies where that back does, and looks like it. */
function turn(g: G, counter: number, { token, zone, inside, flags }: Back): void {
  g.counter.token.set(counter, token)
  g.counter.zone.set(counter, zone)
  g.counter.inside.set(counter, inside)
  flagsOf(g).forEach((flag, index) => flag.set(counter, flags[index]!)) // as many as flags
  g.counter.engaged.set(counter, false)
  g.counter.seen.set(counter, SEEN.not)
}

// --- Dealing --------------------------------------------------------------------------------------------------------

/** Every back gets a counter, those that are bound first; the order hangs on nothing hidden. */
function deal(g: G, hidden: readonly number[], backs: readonly Back[], { how, leader, fights }: Wanted) {
  const units = hidden.filter((counter) => isUnit(g, counter)).sort((a, b) => worth(g, b) - worth(g, a) || a - b)
  const leaders = hidden.filter((counter) => isLeader(g, counter)).sort((a, b) => rankOf(g, a) - rankOf(g, b) || a - b)
  const decoys = hidden.filter((counter) => isDecoy(g, counter))
  const dealt = new Map<Back, number>()
  const give = (back: Back, ...piles: (() => number | undefined)[]): void => {
    for (const pile of piles) {
      const counter = pile()
      if (counter === undefined) continue
      dealt.set(back, counter)
      return
    }
  }
  const strongest = (): number | undefined => units.shift()
  const weakest = (): number | undefined => units.pop()
  const aLeader = (): number | undefined => leaders.shift()
  const decoy = (): number | undefined => decoys.shift()

  const onMap = backs.filter(({ zone }) => zone !== NONE)
  const meant = onMap.filter(({ isMeant }) => isMeant).sort((a, b) => rank(a) - rank(b))
  const others = onMap.filter(({ isMeant }) => !isMeant)
  for (const back of others) if (back.points === 'some') give(back, weakest, decoy, aLeader)
  const led = leader === true ? meant.findLast(({ points }) => points !== 'some') : undefined
  if (led !== undefined) give(led, aLeader)
  const needed = fights === true && !meant.some(({ points }) => points === 'some')
  const fighter = needed ? meant.filter(mayFight).sort((a, b) => burden(b) - burden(a))[0] : undefined
  for (const back of meant) {
    if (dealt.has(back)) continue
    if (back.points === 'none') give(back, decoy, aLeader, weakest)
    else if (how === 'strongest') give(back, strongest, aLeader, decoy)
    else if (back.points === 'some' || back === fighter) give(back, weakest, decoy, aLeader)
    else give(back, decoy, aLeader, weakest)
  }
  for (const back of [...others, ...backs.filter(({ zone }) => zone === NONE)])
    if (!dealt.has(back)) give(back, decoy, aLeader, weakest)
  return dealt
}
const mayFight = ({ points }: Back): boolean => points !== 'none'
/** How many markers it bears, which are all to its disadvantage. */
const burden = ({ flags }: Back): number => flags.filter(Boolean).length

/** What a unit is worth in a battle: infantry and cavalry as they are weighed there, then guns, then morale. */
function worth(g: G, counter: number): number {
  const { row } = counterOf(g, counter)
  const of = (arm: number): number => pointsAtFirst(g, counter, arm)
  let guns = 0
  for (let arm = 0; arm < ARMS; arm++) if (arm !== INFANTRY && arm !== CAVALRY && arm !== HEAVY_CAVALRY) guns += of(arm)
  const points = tablesOf(g).strengthRatio.cavalryDivisor * of(INFANTRY) + of(CAVALRY) + of(HEAVY_CAVALRY)
  return points * 10_000 + guns * 100 + (row.at(-1) ?? 0)
}
const rankOf = (g: G, leader: number): number => (counterOf(g, leader).leader?.rank === 'senior' ? 0 : 1)

// --- Strength -------------------------------------------------------------------------------------------------------

/** As strong as it was at the beginning; or a single point with the lowest morale. */
function fill(g: G, counter: number, how: How): void {
  forget(g, counter)
  const { kind, type, start, row } = counterOf(g, counter)
  if (kind !== 'unit' && kind !== 'detachment') return
  if (how === 'weakest') {
    const arm = type === 'infantry' ? INFANTRY : start[CAVALRY] === 0 ? HEAVY_CAVALRY : CAVALRY
    armColumn(g, arm).set(counter, 1)
    g.counter.right.set(counter, row.length - 1)
    return
  }
  for (let arm = 0; arm < ARMS; arm++) armColumn(g, arm).set(counter, pointsAtFirst(g, counter, arm))
  g.counter.left.set(counter, leftAtFirst(g, counter))
}

/** Everything that only its owner knows of it. */
function forget(g: G, counter: number): void {
  for (let arm = 0; arm < ARMS; arm++) {
    armColumn(g, arm).set(counter, 0)
    lostColumn(g, arm).set(counter, 0)
  }
  const { strayInfantry, strayCavalry, firstStray, right, left, lostBefore, playedAs, mother, recovering, bled } =
    g.counter
  for (const column of [strayInfantry, strayCavalry, firstStray, right, left, lostBefore, playedAs])
    column.set(counter, 0)
  mother.set(counter, NONE)
  recovering.set(counter, false)
  bled.set(counter, false)
}

/** How strong a garrison is only its owner knows. */
function manFortresses(g: G, side: number, how: How): void {
  g.campaign.garrisons.forEach((garrison, number) => {
    const { points, left, right, lost, abandoned } = g.garrison
    if (garrison.side === side || points.of(number) === 0) return
    const all = garrison.row.length
    points.set(number, how === 'strongest' ? all : 1)
    right.set(number, how === 'strongest' ? 0 : all - 1)
    for (const column of [left, lost, abandoned]) column.set(number, 0)
  })
}
