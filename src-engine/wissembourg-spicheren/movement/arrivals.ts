import type { Why } from '../../kernel/values/explain.ts'
import type { Gate } from '../campaign/campaign.ts'
import { isDue } from '../command/command.ts'
import { hexesAround } from '../ground/around.ts'
import { holderOf } from '../ground/stacks.ts'
import { isInEnemyZone } from '../ground/zones.ts'
import { enter } from '../hidden/enter.ts'
import { entered } from '../state/entries.ts'
import { counterOf, formationOf, hexName, isUnit, NOBODY, onMap, scenarioOf, unitName, type G } from '../state/kit.ts'
import { move } from './move.ts'
import { allowanceOf, afterStep, canGoOn, mayEnd, points, type Way } from './steps.ts'

/** Chapter: reinforcements. */

/** How far from a gate held by the enemy a counter may enter. */
const ASIDE = 3

interface Entry {
  readonly hex: number
  /** Half points for the first counter of a column. */
  readonly cost: number
  readonly gate: number
}

/**
 * @rule ws.arrivals.blocked
 * If the enemy holds the hex of entry, the counter enters at the nearest free hex of the edge, at the cost of its
 * ground; if there is none within three hexes, the counter waits a turn.
 */
function entriesBy(g: G, unit: number, { hex, way }: Gate): readonly Entry[] {
  const { side, mover } = counterOf(g, unit)
  if (holderOf(g, hex) !== 1 - side) return [{ hex, cost: 2 * g.campaign.tables.ways[way], gate: hex }]
  const { edges, tables, ground } = g.campaign
  const isFree = (at: number): boolean =>
    Object.values(edges).some((edge) => edge[at] === 1) && holderOf(g, at) !== 1 - side
  return hexesAround(g, hex, isFree, ASIDE).map((at) => ({
    hex: at,
    cost: 2 * tables.grounds[ground[at]!.kind][mover === 'commander' ? 'cavalry' : mover],
    gate: hex,
  }))
}

/** The gates of a counter: its own, or those of a commander in chief who comes with a formation. */
function gatesOf(g: G, unit: number): readonly Gate[] {
  const { arrivals, chiefs } = scenarioOf(g)
  return arrivals[unit]?.gates ?? chiefs.find(({ chief }) => chief === unit)?.gates ?? []
}

/**
 * @rule ws.arrivals.column
 * Reinforcements enter in their turn or later, when their formation is activated. In a column each counter pays the
 * cost of the first hex once for each counter that has entered there with it, itself included. A commander in chief is
 * not counted.
 */
function costOfEntry(g: G, unit: number, { cost, gate }: Entry): number {
  const { kind, formation } = counterOf(g, unit)
  if (kind === 'chief') return cost
  const { units, commander } = formationOf(g, formation)
  let before = commander !== unit && isAhead(g, commander, gate) ? 1 : 0
  for (const other of units) if (other !== unit && isAhead(g, other, gate)) before += 1
  return cost * (before + 1)
}

/** Whether a unit entered by this gate in this activation. */
const isAhead = (g: G, unit: number, gate: number): boolean =>
  g.unit.moved.of(unit) && g.unit.arrivedIn.of(unit) === g.turn && g.unit.enteredAt.of(unit) === gate

/** The hexes where a counter may enter now, with the cost of each. */
export function entriesOf(g: G, unit: number): readonly Entry[] {
  const [gate, ...others] = gatesOf(g, unit)
  if (gate === undefined) return []
  const entries = entriesBy(g, unit, gate)
  return others.length === 0 ? entries : [...entries, ...others.flatMap((other) => entriesBy(g, unit, other))]
}

/** Whether a counter is a commander in chief who enters with the active formation. */
export const comesWith = (g: G, unit: number): boolean => {
  const row = scenarioOf(g).chiefs.find(({ chief }) => chief === unit)
  return (
    row !== undefined &&
    row.with !== NOBODY &&
    row.with === g.active &&
    g.turn >= row.turn &&
    g.unit.hex.of(unit) < 0 &&
    g.unit.fate.of(unit) === 0
  )
}

export function mayEnter(g: G, unit: number, hex: number, why?: Why): boolean {
  const no = (rule: string, reason: string, more = {}): false =>
    why?.because(rule, reason, { unit: unitName(g, unit), hex: hexName(g, hex), ...more }) ?? false
  if (!isDue(g, unit) && !comesWith(g, unit)) {
    const { turn = 0, called = false } = scenarioOf(g).arrivals[unit] ?? {}
    const isLater = turn > g.turn && !called && !onMap(g, unit)
    return no('ws.arrivals.column', isLater ? 'not-yet' : 'not-due', { turn })
  }
  const entries = entriesOf(g, unit)
  const by = entries.find((one) => one.hex === hex)
  if (by !== undefined) return mayEnterBy(g, unit, by, why)
  if (entries.length === 0) return no('ws.arrivals.blocked', 'nowhere')
  const hexes = why && [...new Set(entries.map((one) => hexName(g, one.hex)))].join(', ')
  return no('ws.arrivals.blocked', 'elsewhere', { hexes })
}

/** Whether a counter that is due may enter here, given the cost of the column and the room there. */
function mayEnterBy(g: G, unit: number, entry: Entry, why?: Why): boolean {
  const { hex } = entry
  const most = allowanceOf(g, unit)
  const cost = costOfEntry(g, unit, entry)
  if (cost > most) {
    const facts = why && { unit: unitName(g, unit), hex: hexName(g, hex), cost: points(cost), left: points(most) }
    return why?.because('ws.arrivals.column', 'too-long', facts) ?? false
  }
  const way = wayIn(unit, cost, most)
  if (mayEnd(g, way, hex)) return true
  const isHeld = isUnit(g, unit) && isInEnemyZone(g, counterOf(g, unit).side, hex)
  return (!isHeld && canGoOn(g, way, hex)) || mayEnd(g, way, hex, why)
}

/** The hexes where a counter may enter now. */
export function hexesToEnter(g: G, unit: number): number[] {
  if (!isDue(g, unit) && !comesWith(g, unit)) return []
  const entries = entriesOf(g, unit)
  const [only] = entries
  if (only !== undefined && entries.length === 1) return mayEnterBy(g, unit, only) ? [only.hex] : []
  const isFirst = ({ hex }: Entry, index: number): boolean => entries.findIndex((one) => one.hex === hex) === index
  return entries.filter((one, index) => isFirst(one, index) && mayEnterBy(g, unit, one)).map(({ hex }) => hex)
}

const wayIn = (unit: number, spent: number, most: number): Way =>
  afterStep({ unit, start: -1, steps: 0, spent, most }, spent)

/** The way of a counter that would enter the map in a hex; undefined if it may not. */
export function entryWay(g: G, unit: number, hex: number): Way | undefined {
  const by = entriesOf(g, unit).find((one) => one.hex === hex)
  return by === undefined || !mayEnter(g, unit, hex)
    ? undefined
    : wayIn(unit, costOfEntry(g, unit, by), allowanceOf(g, unit))
}

/** Brings a counter onto the map; its move continues from there. */
export function comeOn(g: G, unit: number, hex: number): void {
  const by = entriesOf(g, unit).find((one) => one.hex === hex)!
  const cost = costOfEntry(g, unit, by)
  const most = allowanceOf(g, unit)
  g.unit.moved.set(unit, true)
  g.unit.spent.set(unit, cost)
  g.unit.arrivedIn.set(unit, g.turn)
  g.unit.enteredAt.set(unit, by.gate)
  g.tell(entered, { unit, hex })
  const halted = enter(g, unit, hex)
  g.call(move, { unit, start: -1, steps: 1, spent: cost, most, halted })
}
