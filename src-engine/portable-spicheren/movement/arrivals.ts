import { arrivalRolled, arrived, called, delayed } from '../state/entries.ts'
import { NOBODY, scenarioOf, type G } from '../state/kit.ts'
import { enter } from '../state/standing.ts'
import { unitIn } from '../state/units.ts'

/** Chapter: arrivals. They happen automatically at the start of a turn. */

/** A unit enters the map, or waits if its entry is occupied. Returns whether it entered. */
function arrive(g: G, unit: number, entry: number): boolean {
  const { hex } = g.campaign.entries[entry]! // `entry` is a valid index
  g.unit.entry.set(unit, entry)
  if (unitIn(g, hex) !== NOBODY) {
    g.waiting.push(unit)
    g.tell(delayed, { unit, hex })
    return false
  }
  enterMap(g, unit, entry)
  return true
}

/**
 * @rule ps.arrivals.activation
 * A unit that arrives may try to be activated from the next turn on; with an option, in the same turn.
 */
function enterMap(g: G, unit: number, entry: number): void {
  const { hex, facing } = g.campaign.entries[entry]! // `entry` is a valid index
  const activeFrom = g.turn + (g.arrivalActsSameTurn ? 0 : g.campaign.tables.arrivals.activationDelay)
  g.unit.facing.set(unit, facing)
  g.unit.activeFrom.set(unit, activeFrom)
  g.tell(arrived, { unit, hex, facing, activeFrom })
  enter(g, unit, hex)
}

/**
 * @rule ps.arrivals.blocked
 * A unit whose entry is occupied waits there, and enters without another roll in the first turn in which it is free;
 * among several, the first that came. Returns the unit that entered, or `NOBODY`.
 */
function admitWaiting(g: G, entry: number): number {
  for (let index = 0; index < g.waiting.length; index++) {
    const unit = g.waiting.of(index)
    if (g.unit.entry.of(unit) !== entry) continue
    if (unitIn(g, g.campaign.entries[entry]!.hex) !== NOBODY) return NOBODY
    g.waiting.takeOut(index)
    enterMap(g, unit, entry)
    return unit
  }
  return NOBODY
}

/**
 * @rule ps.arrivals.roll
 * At the start of every turn a die is rolled for each entry: on the number in the table or more a unit arrives there.
 */
export function rollArrivals(g: G): void {
  const { side } = scenarioOf(g).pool
  const { dieFaces, arrivals } = g.campaign.tables
  g.campaign.entries.forEach((entry, number) => {
    if (entry.side !== side) return
    admitWaiting(g, number)
    if (g.pool.length === 0) return
    const die = g.chance.die(dieFaces, 'arrival')
    const comes = die >= arrivals.needed
    g.tell(arrivalRolled, { entry: number, die, needed: arrivals.needed, comes })
    if (comes) arrive(g, draw(g), number)
  })
}

/**
 * @rule ps.arrivals.pool
 * The arriving unit is drawn at random from those still to come.
 */
function draw(g: G): number {
  return g.chance.takeFrom(g.pool, 'arriving-unit', 'unit')
}

/**
 * @rule ps.arrivals.reserve
 * The first unit of the reserve enters in the turn after the call, the second two turns after the first, without a
 * roll. Which of them is first is drawn when it enters. While the entry is occupied the unit waits.
 */
export function bringReserve(g: G): void {
  const { entry } = scenarioOf(g).reserve
  const { secondAfter } = g.campaign.tables.reserve
  if (admitWaiting(g, entry) !== NOBODY && g.reserve.length > 0) g.reserveDue = g.turn + secondAfter
  if (g.reserveDue !== g.turn || g.reserve.length === 0) return
  g.reserveDue = 0
  const first = g.reserve.length > 1 ? g.chance.takeFrom(g.reserve, 'reserve-unit', 'unit') : g.reserve.takeOut(0)
  if (arrive(g, first, entry) && g.reserve.length > 0) g.reserveDue = g.turn + secondAfter
}

/**
 * @rule ps.arrivals.call
 * Once the reserve may be called for, a die is rolled each turn; the number in the table or more calls it.
 */
export function callReserve(g: G): void {
  const { reserve } = scenarioOf(g)
  if (!g.mayCall || g.reserveDue !== 0 || g.reserve.length < reserve.units.length || reserve.units.length === 0) return
  const { dieFaces, reserve: row } = g.campaign.tables
  const die = g.chance.die(dieFaces, 'call')
  const comes = die >= row.needed
  if (comes) g.reserveDue = g.turn + row.firstAfter
  g.tell(called, { side: reserve.side, die, needed: row.needed, comes, due: g.reserveDue })
}
