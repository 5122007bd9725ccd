import { mayGoInside } from '../../gaiter-button/ground/fortress.ts'
import { leaderFor } from '../../gaiter-button/march/rally.ts'
import { has, next } from '../../board/bitset.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { zonesToActivate } from '../../gaiter-button/activation/muster.ts'
import { unitsLeft } from '../../gaiter-button/activation/together.ts'
import { FRENCH } from '../../gaiter-button/campaign/campaign.ts'
import {
  allowanceOf,
  countersIn,
  isDecoy,
  isInfantryDivision,
  isLeader,
  isUnit,
} from '../../gaiter-button/state/counters.ts'
import { counterName, enemyOf, scenarioOf, tablesOf, zoneName, type G } from '../../gaiter-button/state/kit.ts'
import { isInField } from '../../gaiter-button/state/places.ts'
import { FATE } from '../../gaiter-button/state/shape.ts'
import type { Candidate } from '../search/brain.ts'
import { sortiesFrom, SP, strikeAt, worthOfStrike } from './battles.ts'
import { groupsIn, type Group } from './groups.ts'
import { afterHalt, afterMarch, marchesOf, type March } from './marches.ts'
import { Judge, sideAt } from './outlook.ts'
import type { Staff } from './staff.ts'
import { isStake } from './stakes.ts'
import { canCount } from './weights.ts'

/** What a side may do in an impulse: marches, battles, battle movements, and nothing. */

/** A hundredth of a victory level on the scale of scores. */
export const LEVEL = 25

interface Thought {
  readonly candidate: Candidate
  readonly veto?: string
}

interface Judging {
  readonly here: Judge
  readonly judge: Judge
  readonly now: number
}

/** What may be done, and what it is worth as things stand to do nothing. */
export function impulseThoughts(staff: Staff): { readonly thoughts: readonly Thought[]; readonly now: number } {
  const { g, side } = staff
  // One judge keeps what is felt where things stand; the other looks at what may come.
  const here = new Judge(g, staff)
  const now = here.own(g)
  const judge = new Judge(g, staff)
  const thoughts: Thought[] = []
  const ready = zonesToActivate(g, side, unitsLeft(g, side))
  for (let zone = next(ready, 0); zone >= 0; zone = next(ready, zone + 1))
    for (const group of groupsIn(g, side, zone)) {
      thoughts.push(...shelterOf(staff, judge, now, group))
      thoughts.push(...exitOf(staff, judge, now, group))
      thoughts.push(...marchThoughts(staff, { here, judge, now }, group))
    }
  for (const action of staff.actions) {
    const [verb = '', place = ''] = action.split(' ')
    if (verb === 'attack' || verb === 'assault' || verb === 'sally') thoughts.push(...strikeThought(staff, verb, place))
  }
  if (staff.actions.includes('battle-movement')) thoughts.push(...sortieThoughts(staff, { here, judge, now }))
  thoughts.push(...rallies(staff), quiet(staff))
  return { thoughts, now: worthOf(now) }
}

function quiet({ actions }: Staff): Thought {
  const act = actions.includes('end-impulse') ? 'end-impulse' : 'pass'
  return { candidate: { intent: act === 'pass' ? 'waits' : 'ends', facts: {}, does: { act }, worth: 0 } }
}

/** Shaken troops rally where their commander is with them and no enemy. */
function rallies({ g, side, actions, weights }: Staff): Thought[] {
  return actions.flatMap((act) => {
    if (!act.startsWith('activate ')) return []
    const zone = g.layout.language.numberOf('zone', act.slice('activate '.length))
    const here = countersIn(g, side, zone)
    const shaken = here.filter((unit) => g.counter.demoralised.of(unit) && !g.counter.activated.of(unit))
    if (shaken.length === 0 || isInField(g, enemyOf(side), zone) || !shaken.some((unit) => leaderFor(g, unit) >= 0))
      return []
    const worth = shaken.reduce((sum, unit) => sum + Math.min(1, weights.fight[unit]! / 3), 0)
    return [
      {
        candidate: { intent: 'rallies', facts: { zone: zoneName(g, zone) }, does: { act }, worth: worthOf(2 * worth) },
      },
    ]
  })
}

const worthOf = (value: number): number => Math.round(value * LEVEL)

// --- Marches --------------------------------------------------------------------------------------------------------

/** More places than these are not looked at for one group. */
const MOST_PLACES = 9

function marchThoughts(staff: Staff, { here, judge, now }: Judging, group: Group): Thought[] {
  const { g, side, tastes } = staff
  const places = worthLooking(staff, here, group, marchesOf(g, side, group))
  if (places.length === 0) return []
  const halt = afterHalt(g, group, (fork) => judge.own(fork)) - now
  const leaders = group.counters.every((counter) => isLeader(g, counter))
  return places.map((march) => {
    const gain = afterMarch(g, side, march, (fork) => judge.own(fork)) - now
    const { chance, lost } = march
    const back = staff.cameFrom(group.counters) === march.to && !march.meetsEnemy ? 3 : 0
    const value =
      chance * gain + (1 - chance) * halt - SP * lost - (leaders ? 0.6 : 0) - back - tastes.caution * (1 - chance)
    return {
      candidate: {
        intent: intentOf(staff, here, march, leaders),
        facts: factsOf(g, group, march),
        does: { order: marchOrder(g, march) },
        worth: worthOf(value),
      },
      ...vetoOf(staff, here, march),
    }
  })
}

const marchOrder = (g: G, { group, to }: March, arrival = 'field') => ({
  order: 'march',
  counters: group.counters.map((counter) => counterName(g, counter)),
  to: zoneName(g, to),
  afterwards: 'go-on',
  ...(arrival === 'field' ? {} : { arrival }),
})

function factsOf(g: G, group: Group, march: March): JsonObject {
  return {
    counters: group.counters.map((counter) => counterName(g, counter)),
    from: zoneName(g, group.zone),
    to: zoneName(g, march.to),
    percent: Math.round(100 * march.chance),
    lost: Math.round(10 * march.lost) / 10,
  }
}

/** Marches that are worth a closer look: without needless fatigue, and of fast counters only where there is something to do. */
function worthLooking(staff: Staff, judge: Judge, group: Group, marches: readonly March[]): readonly March[] {
  const { g, side } = staff
  const free = tablesOf(g).fatigue.freeMarkers
  const decoy = group.counters.every((counter) => isDecoy(g, counter))
  const leaders = group.counters.every((counter) => isLeader(g, counter))
  const sound = marches.filter(
    ({ to, lost, strays, meetsEnemy }) =>
      !strays &&
      lost <= (meetsEnemy ? 1 : 0.6) &&
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

function intentOf(
  { g, side, ground }: Staff,
  judge: Judge,
  { group, to, meetsEnemy }: March,
  leaders: boolean,
): string {
  if (leaders) return 'follows'
  if (group.counters.every((counter) => isDecoy(g, counter))) return 'feints'
  const enemy = enemyOf(side)
  if (meetsEnemy) return countersIn(g, side, to).length > 0 ? 'joins' : 'seeks'
  const near = (zone: number): number => judge.felt(enemy)[zone]!
  if (side === FRENCH && judge.toGoal[to]! + 0.5 < judge.toGoal[group.zone]!) return 'makes-for'
  if (near(to) < near(group.zone)) return 'draws-off'
  return side === FRENCH && ground.zones > 0 ? 'closes-up' : 'closes-in'
}

/** Why a march is not to be ordered, whatever it brings. */
function vetoOf(staff: Staff, judge: Judge, march: March): { veto?: string } {
  const { g, side } = staff
  const { group, to, meetsEnemy } = march
  const enemy = enemyOf(side)
  const stake = group.counters.find((counter) => isStake(g, counter))
  if (stake !== undefined) {
    const guard = [...countersIn(g, side, to), ...group.counters].filter((counter) => isUnit(g, counter)).length
    if (guard === 0 || meetsEnemy) return { veto: 'leader-in-danger' }
  }
  // Who leaves a leader alone within a march of the enemy gives him up.
  const left = countersIn(g, side, group.zone).filter((counter) => !group.counters.includes(counter))
  const isAlone = left.some((counter) => isStake(g, counter)) && !left.some((counter) => isUnit(g, counter))
  if (isAlone && judge.felt(enemy)[group.zone]! > 4) return { veto: 'leader-in-danger' }
  return {}
}

// --- Into a fortress ------------------------------------------------------------------------------------------------

/** A stack goes into the fortress where it stands when the enemy could shut it in outside. */
function shelterOf({ g, side }: Staff, judge: Judge, now: number, group: Group): Thought[] {
  g.stack.clear()
  for (const counter of group.counters) g.stack.add(counter)
  const may = mayGoInside(g, side, g.stack)
  g.stack.clear()
  if (!may) return []
  const gain =
    onFork(g, (fork) => {
      for (const counter of group.counters) {
        fork.counter.inside.set(counter, true)
        fork.counter.activated.set(counter, true)
      }
      return judge.own(fork)
    }) - now
  const march: March = {
    group,
    to: group.zone,
    by: -1,
    chance: 1,
    markers: 0,
    lost: 0,
    strays: false,
    meetsEnemy: false,
  }
  const candidate = {
    intent: 'shelters',
    facts: factsOf(g, group, march),
    does: { order: marchOrder(g, march, 'fortress') },
    worth: worthOf(gain),
  }
  return [{ candidate }]
}

// --- Off the map ----------------------------------------------------------------------------------------------------

/** The French leave the map from where they stand, or where they come to with enough left. */
function exitOf(staff: Staff, judge: Judge, now: number, group: Group): Thought[] {
  const { g, side } = staff
  if (side !== FRENCH) return []
  const { exits } = scenarioOf(g)
  if (exits.length === 0) return []
  const counting = group.counters.filter((counter) => isInfantryDivision(g, counter) && canCount(g, counter))
  if (counting.length === 0) return []
  const thoughts: Thought[] = []
  const slowest = Math.min(...group.counters.map((counter) => allowanceOf(g, counter)))
  const here: March = {
    group,
    to: group.zone,
    by: -1,
    chance: 0.85,
    markers: 0,
    lost: 0,
    strays: false,
    meetsEnemy: false,
  }
  const starts = exits.includes(group.zone) ? [here] : marchesOf(g, side, group).filter(({ to }) => exits.includes(to))
  for (const march of starts) {
    if (march.meetsEnemy || slowest < 2) continue
    const chance = march === here ? march.chance : 0.8 * march.chance
    const gone = onFork(g, (fork) => {
      for (const counter of group.counters) {
        fork.counter.zone.set(counter, -1)
        fork.counter.fate.set(counter, FATE.exited)
      }
      return judge.own(fork)
    })
    thoughts.push({
      candidate: {
        intent: 'leaves',
        facts: factsOf(g, group, march),
        does: { order: marchOrder(g, march, 'off-map') },
        worth: worthOf(chance * (gone - now) - SP * march.lost + 2 * counting.length),
      },
    })
  }
  return thoughts
}

// --- Battles --------------------------------------------------------------------------------------------------------

function strikeThought(staff: Staff, kind: 'attack' | 'assault' | 'sally', place: string): Thought[] {
  const { g, side, tastes, weights, sallied } = staff
  if (kind === 'sally' && sallied.includes(place)) return []
  const zone = g.layout.language.numberOf('zone', place)
  const strike = strikeAt(g, side, zone, kind)
  if (strike === undefined) return []
  const purpose = has(staff.shutIn, zone)
  const value = worthOfStrike(g, side, strike, weights) + tastes.boldness
  const facts = {
    zone: place,
    percent: Math.round(100 * strike.wins),
    ownLost: Math.round(10 * strike.ownLost) / 10,
    enemyLost: Math.round(10 * strike.enemyLost) / 10,
  }
  const order = {
    order: 'battle',
    launch: kind === 'assault' ? 'assault' : 'attack',
    zone: place,
    retreat: 'ask',
    ways: 'ask',
    rout: 'ask',
  }
  return [
    {
      candidate: {
        intent: purpose ? 'breaks-out' : kind === 'assault' ? 'storms' : 'attacks',
        facts,
        does: kind === 'sally' ? { act: `sally ${place}` } : { order },
        worth: worthOf(value),
      },
      ...(strike.wins < (purpose ? 0.12 : tastes.attack) ? { veto: 'poor-odds' } : {}),
    },
  ]
}

function sortieThoughts(staff: Staff, { here, judge, now }: Judging): Thought[] {
  const { g, side } = staff
  const zones = new Set<number>()
  for (let counter = 0; counter < g.counter.zone.rows; counter++)
    if (sideAt(g, counter) === side && isLeader(g, counter) && g.counter.zone.of(counter) >= 0)
      zones.add(g.counter.zone.of(counter))
  return [...zones].flatMap((zone) =>
    sortiesFrom(g, side, zone, judge, now).map(({ counters, from, to, chance, worth }) => ({
      candidate: {
        intent: 'falls-upon',
        facts: { from: zoneName(g, from), to: zoneName(g, to), percent: Math.round(100 * chance) },
        does: {
          order: {
            order: 'battle-movement',
            counters: counters.map((counter) => counterName(g, counter)),
            to: zoneName(g, to),
          },
        },
        worth: worthOf(worth),
      },
      ...(counters.some((counter) => isStake(g, counter)) &&
      2 * here.force(side)[from]! < 3 * here.force(enemyOf(side))[to]!
        ? { veto: 'leader-in-danger' }
        : {}),
    })),
  )
}
