import type { JsonObject } from '../../kernel/values/result.ts'
import { has } from '../../board/bitset.ts'
import { FRENCH, NONE } from '../../gaiter-button/campaign/campaign.ts'
import { isEncircled } from '../../gaiter-button/ground/axes.ts'
import { provisionedZones } from '../../gaiter-button/lines/provision.ts'
import { countersIn, isDecoy, isInfantryDivision, isLeader, isUnit } from '../../gaiter-button/state/counters.ts'
import { counterName, enemyOf, scenarioOf, tablesOf, zoneName, type G } from '../../gaiter-button/state/kit.ts'
import { isContested, isInField } from '../../gaiter-button/state/places.ts'
import type { Reached } from '../../gaiter-button/studies/reach.ts'
import { CONNECTIONS_A_DAY, nearerToPosts, roleOf } from './day-plan.ts'
import type { Group } from './groups.ts'
import { afterHalt, afterMarch, marchesIn, type March } from './marches.ts'
import { sideAt } from './judgement/sides.ts'
import type { Judge } from './judgement/outlook.ts'
import type { Staff } from './staff.ts'
import { wayDown } from './judgement/ground.ts'
import { isKeyLeader } from './judgement/key-leaders.ts'
import { leavesLeaderAlone, losesLastGuard, mayLoseLastGuard, mayStrandLeader } from './leader-guard.ts'
import { mayCost, wearCost } from './forced-marches.ts'
import { worthOf, type Judging, type Thought } from './thoughts.ts'

/** Marches of an impulse: where groups could go, the purpose, the worth, and any veto. */

/** Most destinations considered for one group. */
const MOST_PLACES = 9

export function marchThoughts(staff: Staff, { here, judge, now }: Judging, group: Group, reached: Reached): Thought[] {
  const { g, side, manner, posts } = staff
  const places = worthLooking(staff, here, group, marchesIn(staff, group, reached))
  if (places.length === 0) return []
  // No counter has moved, so `here` need not recompute influence.
  const stopped = afterHalt(g, group, (fork) => here.own(fork)) - now
  const leaders = group.counters.every((counter) => isLeader(g, counter))
  const enemy = enemyOf(side)
  const behind = side === FRENCH && manner.spares ? waitingBehind(staff, here, group) : 0
  const seen = places.map((march) => {
    const after = afterMarch(g, side, march, (fork) => ({
      gain: judge.own(fork) - now,
      shuts: isEncircled(fork, enemy, march.to) && !isEncircled(g, enemy, march.to),
      cutsOff: cutsOff(staff, group, fork),
      losesGuard: losesLastGuard(staff, here, fork) || mayLoseLastGuard(staff, here, march),
    }))
    return {
      march,
      ...after,
      gain: after.gain + manner.order * nearerToPosts(g, staff, posts, group.counters, march.to),
    }
  })
  return seen.map(({ march, gain, ...after }) => {
    const { chance, lost, to, givesUp, halts } = march
    const purpose = after.shuts ? 'shuts' : purposeOf(staff, here, march, leaders)
    const back = staff.cameFrom(group.counters) === to && !march.meetsEnemy ? BACK : 0
    // A STOP after the first marker ends the march on its way; earlier, or at a place not considered, it counts as staying.
    let [goes, stays] = [chance * gain, 1 - chance]
    for (const halt of manner.foresight > 0 ? halts : []) {
      const there = seen.find((one) => one.march.to === halt.zone)
      if (there === undefined) continue
      stays -= halt.chance
      goes += halt.chance * there.gain
    }
    const value =
      goes +
      stays * stopped +
      (behind > 0 && here.toGoal[to]! < here.toGoal[group.zone]! ? chance * ROOM * manner.haste * behind : 0) -
      wearCost(staff, group, lost) -
      STRAY * givesUp -
      (leaders ? 0.6 : 0) -
      back -
      manner.caution * (1 - chance)
    const veto = vetoOf(staff, here, march, purpose, after)
    return {
      candidate: {
        intent: purpose,
        facts: factsOf(g, group, march),
        does: { order: marchOrder(g, march, isWorthWeariness(purpose) ? {} : { risk: hundredths(march.risk) }) },
        worth: worthOf(value),
      },
      march,
      ...(veto === undefined ? {} : { veto }),
      ...(after.shuts && chance > LIKELY ? { pressing: true as const } : {}),
    }
  })
}

/** Share of a day that those behind gain if the group before them goes on first. */
const ROOM = 0.15

/** Divisions that still have to come through this zone today, times this group's share of the units in it. */
function waitingBehind({ g, side, posts, ground }: Staff, { toGoal }: Judge, { zone, counters }: Group): number {
  let behind = 0
  for (let counter = 0; counter < g.counter.zone.rows; counter++) {
    const at = g.counter.zone.of(counter)
    if (at === NONE || at === zone || sideAt(g, counter) !== side || g.counter.activated.of(counter)) continue
    if (posts[counterName(g, counter)]?.role !== 'escape' || toGoal[at]! <= toGoal[zone]!) continue
    if (
      wayDown(ground, at, toGoal)
        .slice(1, 1 + CONNECTIONS_A_DAY)
        .includes(zone)
    )
      behind += 1
  }
  const here = countersIn(g, side, zone).filter((one) => isUnit(g, one)).length
  return here === 0 ? 0 : (behind * counters.filter((one) => isUnit(g, one)).length) / here
}

/** Value of strayed corps cavalry that could still rejoin its corps if it marches first. */
const STRAY = 6
/** Cost of marching back to where the group came from, with no enemy there. */
const BACK = 6
/** A march with a higher chance can be counted on. */
const LIKELY = 0.5

/** Does a march take the last units out of a contested zone that other divisions' line of provision needs? */
function cutsOff(staff: Staff, { zone, counters }: Group, fork: G): boolean {
  const { g, side, provided } = staff
  if (!isContested(g, zone) || countersIn(fork, side, zone).some((counter) => isUnit(fork, counter))) return false
  const after = provisionedZones(fork, side, true)
  for (let counter = 0; counter < g.counter.zone.rows; counter++) {
    const at = g.counter.zone.of(counter)
    if (at === NONE || sideAt(g, counter) !== side || !isInfantryDivision(g, counter)) continue
    if (!counters.includes(counter) && has(provided, at) && !has(after, at)) return true
  }
  return false
}

/** `risk`: the march stops once the rest of the way is more likely than this to cost a unit SP. */
export const marchOrder = (
  g: G,
  { group, to }: March,
  more: { readonly arrival?: string; readonly risk?: number } = {},
) => ({
  order: 'march',
  counters: group.counters.map((counter) => counterName(g, counter)),
  to: zoneName(g, to),
  afterwards: 'go-on',
  ...more,
})

/** A chance rounded up to whole hundredths. */
const hundredths = (chance: number): number => Math.ceil(100 * chance) / 100

export function factsOf(g: G, group: Group, march: March): JsonObject {
  return {
    counters: group.counters.map((counter) => counterName(g, counter)),
    from: zoneName(g, group.zone),
    to: zoneName(g, march.to),
    percent: Math.round(100 * march.chance),
    lost: Math.round(10 * march.lost) / 10,
  }
}

/** Marches worth a closer look: without needless fatigue, leaders only to units, decoys only where no enemy is. */
function worthLooking(staff: Staff, judge: Judge, group: Group, marches: readonly March[]): readonly March[] {
  const { g, side } = staff
  const free = tablesOf(g).fatigue.freeMarkers
  const decoy = group.counters.every((counter) => isDecoy(g, counter))
  const leaders = group.counters.every((counter) => isLeader(g, counter))
  const sound = marches.filter(
    ({ to, lost, strays, meetsEnemy }) =>
      !strays &&
      lost <= (meetsEnemy ? 1 : Math.max(0.6, mayCost(staff, group))) &&
      (!leaders || countersIn(g, side, to).some((counter) => isUnit(g, counter))) &&
      (!decoy || !isInField(g, enemyOf(side), to)),
  )
  if (sound.length <= MOST_PLACES) return sound
  const enemyFelt = judge.felt(enemyOf(side))
  const goal = side === FRENCH ? judge.toGoal : undefined
  const interest = ({ to, meetsEnemy, markers }: March): number =>
    (meetsEnemy ? 20 : 0) +
    0.2 * Math.min(60, enemyFelt[to]!) -
    (goal === undefined ? 0 : 4 * goal[to]!) -
    (markers > free ? 5 : 0)
  return sound.toSorted((a, b) => interest(b) - interest(a) || a.to - b.to).slice(0, MOST_PLACES)
}

/** The purpose of a march, as a text key. */
function purposeOf(staff: Staff, judge: Judge, { group, to, meetsEnemy, lost }: March, leaders: boolean): string {
  const { g, side, posts, shutIn } = staff
  if (leaders) return 'follows'
  if (group.counters.every((counter) => isDecoy(g, counter))) return 'feints'
  const enemy = enemyOf(side)
  if (meetsEnemy) {
    if (has(shutIn, to)) return 'relieves'
    return countersIn(g, side, to).length > 0 ? 'joins' : 'seeks'
  }
  const near = (zone: number): number => judge.felt(enemy)[zone]!
  const isNearer = nearerToPosts(g, staff, posts, group.counters, to) > 0
  const role = roleOf(g, posts, group.counters)
  if (isNearer && (role === 'bar' || role === 'cut' || role === 'screen' || role === 'relieve')) return INTENTS[role]
  if (side === FRENCH && judge.toGoal[to]! + 0.5 < judge.toGoal[group.zone]!)
    return isLate(staff, judge, group.zone) || (lost > TIRED && lost <= mayCost(staff, group)) ? 'hastens' : 'makes-for'
  if (near(to) < near(group.zone)) return 'draws-off'
  return side === FRENCH ? 'closes-up' : 'closes-in'
}

const INTENTS = { bar: 'bars', cut: 'cuts', screen: 'screens', relieve: 'relieves' } as const

/** Is there not a day to lose on the way to the goal? */
const isLate = ({ g }: Staff, judge: Judge, zone: number): boolean =>
  judge.toGoal[zone]! >= CONNECTIONS_A_DAY * (scenarioOf(g).turns - g.turn)

/** SP that a march may cost on average without a purpose. */
const TIRED = 0.05
/** A key leader is safe in a zone with enemies if friends there are this many times as strong. */
const GUARD = 3
/** Purposes that justify wearing troops out. */
const WORTH_WEARINESS = ['shuts', 'relieves', 'joins', 'seeks', 'hastens']
const isWorthWeariness = (purpose: string): boolean => WORTH_WEARINESS.includes(purpose)

/** Why a march must not be ordered, whatever it gains; undefined if nothing speaks against it. */
function vetoOf(
  staff: Staff,
  judge: Judge,
  march: March,
  purpose: string,
  { cutsOff, losesGuard }: { readonly cutsOff: boolean; readonly losesGuard: boolean },
): string | undefined {
  const { g, side } = staff
  const { group, to, meetsEnemy, lost } = march
  const enemy = enemyOf(side)
  const keyLeader = group.counters.find((counter) => isKeyLeader(g, counter))
  if (keyLeader !== undefined) {
    const guard = [...countersIn(g, side, to), ...group.counters].filter((counter) => isUnit(g, counter)).length
    const isStronger = judge.force(side)[to]! > GUARD * judge.force(enemy)[to]! && !has(staff.shutIn, to)
    if (guard === 0 || (meetsEnemy && !isStronger)) return 'leader-in-danger'
  }
  if (losesGuard || leavesLeaderAlone(staff, judge, group) || mayStrandLeader(staff, judge, march))
    return 'leader-in-danger'
  if (cutsOff) return 'cuts-own-line'
  if (lost > TIRED && !isWorthWeariness(purpose)) return 'wears-out'
  return undefined
}
