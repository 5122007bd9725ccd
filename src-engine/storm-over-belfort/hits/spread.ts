import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { hit } from '../state/entries.ts'
import { eachUnitIn, isAnyIn } from '../state/ground.ts'
import { EXHAUSTED, frame, NONE, unitName, unitOf, type G } from '../state/kit.ts'
import { lower } from '../state/units.ts'

/** Chapter: distribution of hits. */

export const strike = verb('strike', 'unit')

/**
 * The units among which hits are distributed: battalions under shells, the offensive units of a zone, all its infantry,
 * or the units that leave it.
 */
export const SHELLED = 0
export const OFFENSIVE = 1
export const DEFENDING = 2
export const LEAVING = 3

export interface Struck {
  readonly zone: number
  readonly among: number
}

function isAmong(g: G, among: number, unit: number): boolean {
  const { isInfantry, hasSteps } = unitOf(g, unit)
  if (!isInfantry) return false
  if (among === SHELLED) return hasSteps
  if (among === DEFENDING) return true
  return (among === LEAVING ? g.unit.leaves : g.unit.active).of(unit)
}

/** Whether a zone has any units among which the hits are distributed. */
export function isAnybodyStruck(g: G, { zone, among }: Struck): boolean {
  return isAnyIn(g, zone, (unit) => isAmong(g, among, unit))
}

/** The units with the fewest of these hits so far: the next one goes to one of them. */
function nextInLine(g: G, { zone, among }: Struck): number[] {
  let least = Infinity
  let found: number[] = []
  eachUnitIn(g, zone, (unit) => {
    if (!isAmong(g, among, unit)) return
    const struck = g.unit.struck.of(unit)
    if (struck < least) [least, found] = [struck, []]
    if (struck === least) found.push(unit)
  })
  return found
}

/** Shells do not put a battalion out of action: a hit on an exhausted one has no effect. */
function takeHit(g: G, among: number, unit: number): void {
  const zone = g.unit.zone.of(unit)
  const isSpared = among === SHELLED && g.unit.status.of(unit) === EXHAUSTED
  if (!isSpared) lower(g, unit)
  const isGone = g.unit.zone.of(unit) === NONE
  g.unit.struck.set(unit, isGone ? 0 : g.unit.struck.of(unit) + 1)
  g.tell(hit, { unit, zone, status: isGone ? EXHAUSTED + 1 : g.unit.status.of(unit) })
}

/** Applies hits as long as there is one for every unit in line; returns the number left for the owner to distribute. */
function strikeAlike(g: G, struck: Struck, hits: number): number {
  let left = hits
  while (left > 0) {
    const line = nextInLine(g, struck)
    if (line.length === 0) return 0
    if (line.length > left) return left
    for (const unit of line) takeHit(g, struck.among, unit)
    left -= line.length
  }
  return 0
}

/**
 * Distributes hits without asking, for forecasts: odd hits go to units in the best state, so that as few as possible
 * are exhausted.
 */
export function dealOut(g: G, struck: Struck, hits: number): void {
  let left = strikeAlike(g, struck, hits)
  while (left > 0) {
    const line = nextInLine(g, struck)
    const best = Math.min(...line.map((unit) => g.unit.status.of(unit)))
    takeHit(
      g,
      struck.among,
      line.find((unit) => g.unit.status.of(unit) === best)!,
    ) // the line is not empty while hits are left
    left -= 1
  }
  g.unit.struck.fill(0)
}

/**
 * @rule sb.hits.spread
 * Every unit takes one hit before any takes a second; the owner chooses who takes odd hits. Hits left over when there
 * are no more units are lost.
 */
export const spreadHits = frame(
  'spread-hits',
  { side: word({ noun: 'side' }), zone: word({ noun: 'zone' }), among: word(), hits: word() },
  {
    next(g, f) {
      f.hits = strikeAlike(g, f, f.hits)
      if (f.hits > 0) return g.ask(f.side)
      g.unit.struck.fill(0)
      return g.done()
    },
    about: (g, f) => ({ zone: g.nameOf('zone', f.zone), hits: f.hits }),
    offer(g, f, offer) {
      for (const unit of nextInLine(g, f)) offer.add(strike, unit)
    },
    answers: [
      {
        verb: strike,
        may: (g, f, why, unit) => mayStrike(g, f, unit, why),
        act(g, f, unit) {
          takeHit(g, f.among, unit)
          f.hits -= 1
        },
      },
    ],
  },
)

function mayStrike(g: G, struck: Struck, unit: number, why?: Why): boolean {
  if (nextInLine(g, struck).includes(unit)) return true
  return why?.because('sb.hits.spread', 'not-next', { unit: unitName(g, unit) }) ?? false
}
