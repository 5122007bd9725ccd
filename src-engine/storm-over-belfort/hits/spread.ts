import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { hit } from '../state/entries.ts'
import { eachUnitIn, isAnyIn } from '../state/ground.ts'
import { EXHAUSTED, frame, NONE, unitName, unitOf, type G } from '../state/kit.ts'
import { lower } from '../state/units.ts'

/** Chapter: dealing out hits. */

export const strike = verb('strike', 'unit')

/** Whom the hits of a roll fall on: battalions under shells, the offensive units of a zone, all infantry of it, or those who leave it. */
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

/** Do any units stand there that hits fall on? */
export function isAnybodyStruck(g: G, { zone, among }: Struck): boolean {
  return isAnyIn(g, zone, (unit) => isAmong(g, among, unit))
}

/** Those who have taken the fewest of the hits so far: the next one falls on one of them. */
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

/** Shells do not put a battalion out of action: what an exhausted one would lose is lost without effect. */
function takeHit(g: G, among: number, unit: number): void {
  const zone = g.unit.zone.of(unit)
  const isSpared = among === SHELLED && g.unit.status.of(unit) === EXHAUSTED
  if (!isSpared) lower(g, unit)
  const isGone = g.unit.zone.of(unit) === NONE
  g.unit.struck.set(unit, isGone ? 0 : g.unit.struck.of(unit) + 1)
  g.tell(hit, { unit, zone, status: isGone ? EXHAUSTED + 1 : g.unit.status.of(unit) })
}

/** As many of the hits as fall on everybody alike; how many are left to be dealt out by choice. */
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
 * Deals hits out without asking, for forecasts: an odd hit falls on whoever is in the best state, so that as few as possible are
 * exhausted.
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
 * Every unit takes one hit before one takes a second; whose odd hit it is, their owner says. Hits for which nobody is left
 * are lost.
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
