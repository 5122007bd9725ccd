import { troopsIn } from '../ground/stacks.ts'
import { revealSeen } from '../hidden/columns.ts'
import { disordered, eliminated, stepLost } from '../state/entries.ts'
import { counterOf, FATE, NOWHERE, onMap, sideOf, type G } from '../state/kit.ts'
import { fallWithStack } from './commanders.ts'

/** Chapter: losses. */

/**
 * @rule ws.losses.steps
 * A unit has as many steps as its counter says. Losing the last one eliminates it.
 */
export function loseStep(g: G, unit: number): void {
  const { steps } = counterOf(g, unit)
  g.unit.lost.add(unit, 1)
  g.tell(stepLost, { unit, left: steps - g.unit.lost.of(unit) })
  if (g.unit.lost.of(unit) >= steps) eliminate(g, unit)
}

/** Eliminates a unit with all its remaining steps. */
function eliminate(g: G, unit: number): void {
  const hex = g.unit.hex.of(unit)
  const steps = counterOf(g, unit).steps - g.unit.lost.of(unit)
  g.unit.lost.set(unit, counterOf(g, unit).steps)
  g.unit.hex.set(unit, NOWHERE)
  g.unit.fate.set(unit, FATE.eliminated)
  g.unit.engaged.set(unit, false)
  g.tell(eliminated, { unit, hex, steps })
  fallWithStack(g, hex, sideOf(g, unit))
  revealSeen(g)
}

/**
 * @rule ws.losses.disorganised
 * A disorganised unit is turned over; one that already is loses a step instead.
 */
export function disorganise(g: G, unit: number): void {
  if (g.unit.disorganised.of(unit)) loseStep(g, unit)
  else turnOver(g, unit)
}

/** A unit's condition in a fork compared with the game. */
export function conditionSince(g: G, fork: G, unit: number): 'in-order' | 'disorganised' | 'step-lost' | 'eliminated' {
  if (!onMap(fork, unit)) return 'eliminated'
  if (fork.unit.lost.of(unit) > g.unit.lost.of(unit)) return 'step-lost'
  return fork.unit.disorganised.of(unit) ? 'disorganised' : 'in-order'
}

/** Turns a unit over if it is not yet disorganised. */
export function turnOver(g: G, unit: number): void {
  if (!onMap(g, unit) || g.unit.disorganised.of(unit)) return
  g.unit.disorganised.set(unit, true)
  g.tell(disordered, { unit })
}

/**
 * @rule ws.losses.guns
 * Guns stacked with troops suffer nothing from a combat, but are lost when the last of those troops leaves the hex they
 * defend; if stacked with an attacker who retreats, they remain unharmed.
 */
export function loseGunsIn(g: G, hex: number, guns: readonly number[]): void {
  if (troopsIn(g, hex).length > 0) return
  for (const gun of guns) if (g.unit.hex.of(gun) === hex) eliminate(g, gun)
}
