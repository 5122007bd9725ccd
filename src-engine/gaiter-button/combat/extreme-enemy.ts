import type { Verdict } from '../../fog/bounds.ts'
import { ARMS, INFANTRY, NONE, CAVALRY, HEAVY_CAVALRY } from '../campaign/campaign.ts'
import { troopsBehind, type StrengthSeen, type TokenSeen } from '../state/behind-tokens.ts'
import { armColumn, endOf, firstOf, isDecoy, isLeader, isUnit, lostColumn, onMap } from '../state/counters.ts'
import { counterOf, enemyOf, tablesOf, type G } from '../state/kit.ts'
import { FATE, SEEN } from '../state/shape.ts'
import { fillAsAtFirst, fillLeast, startPoints } from '../ground/strength.ts'
import { publicStrengthAt } from '../state/public-strength.ts'

/**
 * The strongest or weakest possible enemy, for best and worst cases. It is written into a copy of the game in place of
 * the real one, so that results depend only on what the side knows. No unit is stronger than at the start.
 *
 * Which counters can stand behind which token comes from `behind-tokens.ts`, as for `knowledge/imagining.ts`. The
 * dealing differs on purpose: `imagine` draws lots and fills an empty game from a view; `suppose` is deterministic and
 * deals to tokens in their order. Open tokens get the extreme, not the likely counter.
 */

export type How = 'strongest' | 'weakest'

export interface Wanted {
  /** The side that does not know its enemy. */
  readonly side: number
  readonly how: How
  /** The counters to make strongest or weakest, identified by their backs; the others get what is left. */
  readonly isMeant: (counter: number) => boolean
  /** Make one of them a leader. */
  readonly leader?: boolean
  /** The weakest enemy that could fight at all: at least one of them is a unit. */
  readonly fights?: boolean
}

/** The back of a counter: everything visible of it. */
interface Back extends TokenSeen {
  readonly flags: readonly boolean[]
  readonly isMeant: boolean
  /** Whether troops must be behind it. */
  readonly troops: Verdict
}

/** Deals that enemy. Returns all meant counters, known ones included, with their strength now visible. */
export function dealExtremeEnemy(g: G, wanted: Wanted): number[] {
  const { side, isMeant } = wanted
  const hidden = hiddenCounters(g, side)
  const known = knownCounters(g, side).filter(isMeant)
  const backs = backsOf(g, side, hidden, isMeant)
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

/** Enemies in play that this side has not identified: on the map, or in their owner's hand. */
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

const seenOf = ({ counter: { token, zone, inside, demoralised, combatted } }: G, counter: number): TokenSeen => ({
  token: token.of(counter),
  zone: zone.of(counter),
  inside: inside.of(counter),
  demoralised: demoralised.of(counter),
  combatted: combatted.of(counter),
})

/** The backs of these counters, ordered by token. */
function backsOf(g: G, side: number, hidden: readonly number[], isMeant: Wanted['isMeant']): Back[] {
  const isOnMap = (counter: number): boolean => onMap(g, counter)
  const byToken = [...hidden].sort((a, b) => g.counter.token.of(a) - g.counter.token.of(b))
  const seen = byToken.filter(isOnMap).map((counter) => seenOf(g, counter))
  const known = knownCounters(g, side)
    .filter(isOnMap)
    .map((counter) => ({ ...seenOf(g, counter), isTroops: isUnit(g, counter) }))
  const troops = troopsBehind(g.campaign, [...seen, ...known], strengthSeen(g, side, seen), false)
  return byToken.map((counter) => {
    const back = seenOf(g, counter)
    const flags = flagsOf(g).map((flag) => flag.of(counter))
    return { ...back, flags, isMeant: isMeant(counter), troops: troops.get(back.token) ?? 'open' }
  })
}

/** The public information on strength in the zones of these tokens. */
function strengthSeen(g: G, side: number, tokens: readonly TokenSeen[]): StrengthSeen[] {
  const zones = new Set(tokens.map(({ zone }) => zone))
  return [...zones].flatMap((zone) => {
    const { field, inside } = publicStrengthAt(g, side, zone) ?? {}
    return [
      ...(field === undefined ? [] : [{ zone, inside: false, isStrong: field }]),
      ...(inside === undefined ? [] : [{ zone, inside: true, isStrong: inside }]),
    ]
  })
}

/** Backs of troops come first. */
const rank = ({ troops }: Back): number => (troops === 'yes' ? 0 : 1)

/** Moves the counter to where that back lies, with the same look. */
function turn(g: G, counter: number, { token, zone, inside, flags }: Back): void {
  g.counter.token.set(counter, token)
  g.counter.zone.set(counter, zone)
  g.counter.inside.set(counter, inside)
  flagsOf(g).forEach((flag, index) => flag.set(counter, flags[index]!)) // as many as flags
  g.counter.engaged.set(counter, false)
  g.counter.seen.set(counter, SEEN.not)
}

// --- Dealing --------------------------------------------------------------------------------------------------------

/** Gives every back a counter, constrained ones first; the order does not depend on anything hidden. */
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

  const there = backs.filter(({ zone }) => zone !== NONE)
  const meant = there.filter(({ isMeant }) => isMeant).sort((a, b) => rank(a) - rank(b))
  const others = there.filter(({ isMeant }) => !isMeant)
  for (const back of others) if (back.troops === 'yes') give(back, weakest, decoy, aLeader)
  const led = leader === true ? meant.findLast(({ troops }) => troops !== 'yes') : undefined
  if (led !== undefined) give(led, aLeader)
  const needed = fights === true && !meant.some(({ troops }) => troops === 'yes')
  const fighter = needed ? meant.filter(mayFight).sort((a, b) => burden(b) - burden(a))[0] : undefined
  for (const back of meant) {
    if (dealt.has(back)) continue
    if (back.troops === 'no') give(back, decoy, aLeader, weakest)
    else if (how === 'strongest') give(back, strongest, aLeader, decoy)
    else if (back.troops === 'yes' || back === fighter) give(back, weakest, decoy, aLeader)
    else give(back, decoy, aLeader, weakest)
  }
  for (const back of [...others, ...backs.filter(({ zone }) => zone === NONE)])
    if (!dealt.has(back)) give(back, decoy, aLeader, weakest)
  return dealt
}
const mayFight = ({ troops }: Back): boolean => troops !== 'no'
/** Number of its markers, all of which are disadvantages. */
const burden = ({ flags }: Back): number => flags.filter(Boolean).length

/** The worth of a unit in a battle: infantry and cavalry as weighed in the strength ratio, then guns, then morale. */
function worth(g: G, counter: number): number {
  const { row } = counterOf(g, counter)
  const of = (arm: number): number => startPoints(g, counter, arm)
  let guns = 0
  for (let arm = 0; arm < ARMS; arm++) if (arm !== INFANTRY && arm !== CAVALRY && arm !== HEAVY_CAVALRY) guns += of(arm)
  const points = tablesOf(g).strengthRatio.cavalryDivisor * of(INFANTRY) + of(CAVALRY) + of(HEAVY_CAVALRY)
  return points * 10_000 + guns * 100 + (row.at(-1) ?? 0)
}
const rankOf = (g: G, leader: number): number => (counterOf(g, leader).leader?.rank === 'senior' ? 0 : 1)

// --- Strength -------------------------------------------------------------------------------------------------------

/** As strong as at the start, or a single point with the lowest morale. */
function fill(g: G, counter: number, how: How): void {
  forget(g, counter)
  if (!isUnit(g, counter)) return
  if (how === 'strongest') fillAsAtFirst(g, counter)
  else fillLeast(g, counter)
}

/** Clears everything that only its owner knows. */
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

/** Only its owner knows the strength of a garrison. */
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
