import { has } from '../../board/bitset.ts'
import type { Figure } from '../../kernel/system/glance.ts'
import { activation } from '../../gaiter-button/activation/activation.ts'
import { NONE } from '../../gaiter-button/campaign/campaign.ts'
import { provisionedZones } from '../../gaiter-button/lines/provision.ts'
import {
  allowanceOf,
  countersIn,
  isInfantryDivision,
  isUnit,
  membersOf,
  moraleOf,
} from '../../gaiter-button/state/counters.ts'
import { enemyOf, tablesOf, type G } from '../../gaiter-button/state/kit.ts'
import { isInField } from '../../gaiter-button/state/places.ts'
import type { Conduct } from '../search/brain.ts'
import type { Choice } from '../opponent.ts'
import { groundOf } from './judgement/ground-known.ts'
import { sideAt } from './judgement/sides.ts'
import { isKeyLeader } from './judgement/key-leaders.ts'

/**
 * Counts mistakes of players of the campaign game, judged from the full state. Each operation of a side is compared with
 * the state before it; the effects of battles and nights are not counted.
 */

/** The mistakes counted: see docs/opponents.md. */
const FIGURES = [
  'leaders-left-capturable',
  'divisions-cut-off-by-own-march',
  'marches-back',
  'armies-idle',
  'divisions-idle',
  'attacks-without-hope',
  'third-markers-without-purpose',
] as const
type Counted = (typeof FIGURES)[number]

/** Percent: a battle with a lower chance to win needs a purpose. */
const HOPE = 25
/** Purposes that justify a battle of little hope or a march that wears troops out. */
const PURPOSES = ['breaks-out', 'leaves', 'seeks', 'joins', 'shelters', 'shuts', 'relieves', 'hastens']

export class StaffConduct implements Conduct<G> {
  readonly #counts = FIGURES.map(() => [0, 0] as [number, number])
  #before: Snapshot | undefined
  #fought = false
  /** By side, the purpose of the order being carried out. */
  readonly #purpose: [string, string] = ['', '']
  /** By counter, the last two zones where it stood, the latest last. */
  readonly #stood: number[][] = []

  chosen(g: G, side: number, choice: Choice): void {
    const kind = g.asking.kind.kind.name
    if (kind === 'impulse') this.#compare(g)
    if (choice.reason !== null) this.#purpose[side as 0 | 1] = choice.reason.key
    const [verb = ''] = choice.action.split(' ')
    if (verb === 'attack' || verb === 'assault' || verb === 'sally') {
      this.#fought = true
      const percent = choice.reason?.facts['percent']
      if (typeof percent === 'number' && percent < HOPE && !this.#hasPurpose(side))
        this.#add('attacks-without-hope', side)
    }
    if (verb === 'draw') this.#draws(g, side)
  }

  figures(): Figure[] {
    return FIGURES.flatMap((key, index) => [0, 1].map((side) => ({ key, side, value: this.#counts[index]![side]! })))
  }

  #add(what: Counted, side: number, by = 1): void {
    this.#counts[FIGURES.indexOf(what)]![side]! += by
  }

  #hasPurpose = (side: number): boolean => PURPOSES.includes(this.#purpose[side as 0 | 1])

  /** Counts a marker drawn beyond the free ones where it can cost SP. */
  #draws(g: G, side: number): void {
    const f = g.topmost(activation)
    if (f === undefined || f.kept < tablesOf(g).fatigue.freeMarkers || this.#hasPurpose(side)) return
    const { bowl } = tablesOf(g).fatigue
    const worst = Math.max(...bowl.map(({ marker }) => (marker === 'stop' ? 0 : marker)))
    if (!membersOf(g.stack).some((unit) => isUnit(g, unit) && f.sum + worst > moraleOf(g, unit))) return
    this.#add('third-markers-without-purpose', side)
  }

  /** When a side is asked for an operation: counts what the operation before has changed. */
  #compare(g: G): void {
    const now = snapshotOf(g)
    const before = this.#before
    const isSameDay = before?.turn === now.turn
    if (isSameDay && !this.#fought) this.#ownFaults(before, now)
    if (before !== undefined && !isSameDay)
      for (const side of [0, 1]) {
        this.#add('divisions-idle', side, before.idle[side]!)
        this.#add('armies-idle', side, before.armiesIdle[side]!)
      }
    this.#walked(g, isSameDay && !this.#fought)
    this.#before = now
    this.#fought = false
  }

  #ownFaults(before: Snapshot, now: Snapshot): void {
    const { side } = before
    if (now.capturable[side]! > before.capturable[side]!) this.#add('leaders-left-capturable', side)
    this.#add(
      'divisions-cut-off-by-own-march',
      side,
      before.provided[side]!.filter((one) => now.cut[side]!.includes(one)).length,
    )
  }

  /** Counts units that marched back to where they came from, with no enemy near either zone. */
  #walked(g: G, byMarch: boolean): void {
    for (let counter = 0; counter < g.counter.zone.rows; counter++) {
      if (!isUnit(g, counter)) continue
      const stood = (this.#stood[counter] ??= [])
      const zone = g.counter.zone.of(counter)
      const from = stood.at(-1)
      if (zone === NONE || from === zone) continue
      const side = sideAt(g, counter)
      if (byMarch && stood.at(-2) === zone && !isNear(g, side, zone) && !isNear(g, side, from!))
        this.#add('marches-back', side)
      stood.push(zone)
      if (stood.length > 2) stood.shift()
    }
  }
}

/** Is an enemy in a zone or beside it? */
function isNear(g: G, side: number, zone: number): boolean {
  const { board } = g.campaign
  const enemy = enemyOf(side)
  return (
    isInField(g, enemy, zone) ||
    board.connectionsAt(zone).some((connection) => isInField(g, enemy, board.otherEnd(connection, zone)))
  )
}

/** A counter and the zone where it stands. */
type Placed = readonly [counter: number, zone: number]

interface Snapshot {
  readonly turn: number
  readonly side: number
  /** By side: key leaders who could be captured, divisions with and without a line of provision, and idle divisions. */
  readonly capturable: readonly number[]
  readonly provided: readonly (readonly Placed[])[]
  readonly cut: readonly (readonly Placed[])[]
  readonly idle: readonly number[]
  /** Armies with a division that could have acted, and none that did. */
  readonly armiesIdle: readonly number[]
}

function snapshotOf(g: G): Snapshot {
  const divisions = [0, 1].map((side) => divisionsOf(g, side))
  const idle = divisions.map((all, side) => all.filter((one) => isIdle(g, side, one)))
  const lines = [0, 1].map((side) => provisionedZones(g, side, false).slice())
  const provided = (counter: number, side: number): boolean =>
    g.counter.inside.of(counter) || has(lines[side]!, g.counter.zone.of(counter))
  return {
    turn: g.turn,
    side: g.decider,
    capturable: [0, 1].map((side) => capturable(g, side)),
    provided: divisions.map((all, side) =>
      placed(
        g,
        all.filter((one) => provided(one, side)),
      ),
    ),
    cut: divisions.map((all, side) =>
      placed(
        g,
        all.filter((one) => !provided(one, side)),
      ),
    ),
    idle: idle.map(({ length }) => length),
    armiesIdle: divisions.map((all, side) => armiesIdle(g, all, idle[side]!)),
  }
}

const placed = (g: G, counters: readonly number[]): Placed[] =>
  counters.map((counter) => [counter, g.counter.zone.of(counter)])

function divisionsOf(g: G, side: number): number[] {
  const found: number[] = []
  for (let counter = 0; counter < g.counter.zone.rows; counter++)
    if (sideAt(g, counter) === side && g.counter.zone.of(counter) !== NONE && isInfantryDivision(g, counter))
      found.push(counter)
  return found
}

const hasActed = (g: G, counter: number): boolean => g.counter.activated.of(counter) || g.counter.combatted.of(counter)

/** Ready the whole day, with no enemy near, and not resting for provisions. */
const isIdle = (g: G, side: number, counter: number): boolean =>
  !hasActed(g, counter) &&
  !g.counter.inside.of(counter) &&
  !g.counter.outOfSupply.of(counter) &&
  !isNear(g, side, g.counter.zone.of(counter))

/** Number of armies with an idle division and none that acted. */
function armiesIdle(g: G, divisions: readonly number[], idle: readonly number[]): number {
  const armyOf = (counter: number): number => g.campaign.counters[counter]!.army
  const acted = new Set(divisions.filter((one) => hasActed(g, one)).map(armyOf))
  return new Set(idle.map(armyOf).filter((army) => !acted.has(army))).size
}

/** Number of key leaders without a unit beside them whom a ready enemy unit could reach today. */
function capturable(g: G, side: number): number {
  const { hops, zones } = groundOf(g)
  let count = 0
  for (let leader = 0; leader < g.counter.zone.rows; leader++) {
    if (!isKeyLeader(g, leader) || sideAt(g, leader) !== side) continue
    const zone = g.counter.zone.of(leader)
    if (zone === NONE || g.counter.inside.of(leader) || countersIn(g, side, zone).some((one) => isUnit(g, one)))
      continue
    for (let enemy = 0; enemy < g.counter.zone.rows; enemy++) {
      const from = g.counter.zone.of(enemy)
      if (sideAt(g, enemy) === side || from === NONE || !isUnit(g, enemy) || g.counter.activated.of(enemy)) continue
      if (hops[from * zones + zone]! > allowanceOf(g, enemy) / 2) continue
      count += 1
      break
    }
  }
  return count
}
