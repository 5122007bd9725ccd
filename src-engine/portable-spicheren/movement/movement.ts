import { directions, NO_HEX } from '../../board/hex.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { word } from '../../kernel/values/shape.ts'
import { faced, moved } from '../state/entries.ts'
import { frame, hexName, NOBODY, unitName, unitOf, type G } from '../state/kit.ts'
import { attack, meleeOdds } from '../fighting/melee.ts'
import { enter } from '../state/standing.ts'
import { across, mayCross, mayEnter, mayPass, mayStandOn, terrainOf } from '../state/terrain.ts'
import { onMap, unitIn } from '../state/units.ts'

/** Chapter: movement. */

export const step = verb('step', 'hex')
export const assault = verb('assault', 'target:unit')
export const face = verb('face', 'direction')

/** A moving unit: the steps it has taken, and its maximum. */
export interface Way {
  readonly unit: number
  readonly steps: number
  readonly most: number
}

/**
 * @rule ps.movement.allowance
 * A unit may move as many hexes as its type allows, one at a time.
 */
export function firstMoves(g: G, unit: number): number {
  return withRough(g, unitOf(g, unit).move, g.unit.hex.of(unit))
}

/**
 * @rule ps.movement.rough
 * A unit that starts in bushes or enters them moves one hex in total.
 */
function withRough(g: G, most: number, hex: number): number {
  return Math.min(most, terrainOf(g, hex).moveAtMost)
}

/** Is there enough movement left for one more step, into this hex? */
export function hasMovesFor(g: G, way: Way, hex: number, why?: Why): boolean {
  const { unit, steps, most } = way
  if (steps >= most) return why?.because('ps.movement.allowance', 'used', { unit: unitName(g, unit), most }) ?? false
  const rough = withRough(g, most, hex)
  if (steps < rough) return true
  return (
    why?.because('ps.movement.rough', 'too-late', { unit: unitName(g, unit), hex: hexName(g, hex), most: rough }) ??
    false
  )
}

/**
 * @rule ps.movement.step
 * A step leads into an adjacent hex over a hexside that can be crossed, never through a unit of either side. Passing by
 * an enemy is free.
 */
export function mayStep(g: G, way: Way, hex: number, why?: Why): boolean {
  const { unit } = way
  if (!mayCross(g, unit, g.unit.hex.of(unit), hex, why) || !hasMovesFor(g, way, hex, why)) return false
  const there = unitIn(g, hex)
  if (there === NOBODY) return mayStandOn(g, unit, hex) || canGoOn(g, way, hex) || mayStandOn(g, unit, hex, why)
  const reason = unitOf(g, there).side === unitOf(g, unit).side ? 'friend' : 'enemy'
  return why?.because('ps.units.one-per-hex', reason, { unit: unitName(g, there), hex: hexName(g, hex) }) ?? false
}

/** The way after one more step. */
export const stepped = (g: G, { unit, steps, most }: Way, hex: number): Way => ({
  unit,
  steps: steps + 1,
  most: withRough(g, most, hex),
})

/** From a hex where the unit may not stop, could it go on to one where it may? */
function canGoOn(g: G, before: Way, hex: number): boolean {
  const way = stepped(g, before, hex)
  const { unit } = way
  return directions.some((direction) => {
    const next = across(g, hex, direction)
    if (next === NO_HEX || !mayPass(g, unit, next) || !hasMovesFor(g, way, next)) return false
    const there = unitIn(g, next)
    return (there === NOBODY || there === unit) && (mayStandOn(g, unit, next) || canGoOn(g, way, next))
  })
}

/** May a move end here? It may in its starting hex, and wherever the unit may stop. */
const mayEnd = (g: G, { unit, steps }: Way, why?: Why): boolean =>
  steps === 0 || mayStandOn(g, unit, g.unit.hex.of(unit), why)

/**
 * @rule ps.melee.declare
 * A unit with movement left declares a melee by trying to enter an adjacent hex that an enemy holds and in which it
 * could stop itself; its move ends there.
 */
export function mayAssault(g: G, way: Way, target: number, why?: Why): boolean {
  const { unit } = way
  const name = unitName(g, target)
  if (unitOf(g, target).side === unitOf(g, unit).side)
    return why?.because('ps.melee.declare', 'own', { target: name }) ?? false
  if (!onMap(g, target)) return why?.because('ps.melee.declare', 'not-on-map', { target: name }) ?? false
  const hex = g.unit.hex.of(target)
  return mayEnter(g, unit, g.unit.hex.of(unit), hex, why) && hasMovesFor(g, way, hex, why) && mayEnd(g, way, why)
}

/**
 * @rule ps.movement.facing
 * At the end of its move, even a move of no hexes, an active unit may turn to any hexside without cost.
 */
export const movement = frame(
  'movement',
  { unit: word({ noun: 'unit' }), steps: word(), most: word() },
  {
    next: (g, f) => g.ask(unitOf(g, f.unit).side),
    prompt: (_g, f) => (f.steps < f.most ? 'movement' : 'movement.facing'),
    about: (g, f) => ({
      unit: unitName(g, f.unit),
      hex: hexName(g, g.unit.hex.of(f.unit)),
      left: f.most - f.steps,
      most: f.most,
    }),
    offer(g, f, offer) {
      const from = g.unit.hex.of(f.unit)
      for (const direction of directions) {
        const hex = across(g, from, direction)
        if (hex === NO_HEX) continue
        if (mayStep(g, f, hex)) offer.add(step, hex)
        const there = unitIn(g, hex)
        if (there !== NOBODY && mayAssault(g, f, there)) offer.add(assault, there)
      }
      if (mayEnd(g, f)) for (const direction of directions) offer.add(face, direction)
    },
    answers: [
      {
        verb: step,
        may: (g, f, why, hex) => mayStep(g, f, hex, why),
        act(g, f, hex) {
          const from = g.unit.hex.of(f.unit)
          const { steps, most } = stepped(g, f, hex)
          f.steps = steps
          f.most = most
          g.unit.moved.set(f.unit, true)
          g.tell(moved, { unit: f.unit, from, hex })
          enter(g, f.unit, hex)
        },
      },
      {
        verb: assault,
        may: (g, f, why, target) => mayAssault(g, f, target, why),
        act(g, f, target) {
          attack(g, f.unit, target)
          g.done()
        },
        odds: (g, f, target) => assaultOdds(g, f.unit, target),
      },
      {
        verb: face,
        may: (g, f, why) => mayEnd(g, f, why),
        act(g, f, direction) {
          if (g.unit.facing.of(f.unit) !== direction) g.tell(faced, { unit: f.unit, facing: direction })
          g.unit.facing.set(f.unit, direction)
          g.done()
        },
      },
    ],
  },
)

/** The odds of the round that would follow in the current state. */
export function assaultOdds(g: G, unit: number, target: number) {
  return onFork(g, (fork) => {
    attack(fork, unit, target)
    return meleeOdds(fork, unit, target)
  })
}
