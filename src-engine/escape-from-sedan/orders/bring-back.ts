import { aheadOf, footprintOf, isGapAtMost, lastFree, offset } from '../../board/measured/measured.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { INCH } from '../campaign/measures.ts'
import { heldOf, mayHelp, payable } from '../cards/command.ts'
import { fits } from '../ground/ground.ts'
import { returned } from '../state/entries.ts'
import { FATE, FRENCH, NOBODY, scenarioOf, unitName, unitOf, type G } from '../state/kit.ts'
import { blockIn, DISC, discOf, put } from '../state/pose.ts'
import { generalWith } from '../state/strength.ts'
import { isHere } from './leaders.ts'

/** Chapter: command. A Joker brings a destroyed unit back. */

export const bringBack = { verb: verb('bring-back', 'unit'), act: bringBackUnit }

/**
 * @rule es.cards.joker
 * A Joker, as one of the cards of a command phase, brings back one destroyed unit of its commander as it was at the
 * start, next to his disc.
 */
export function mayBringBack(g: G, side: number, phase: number, unit: number, why?: Why): boolean {
  const no = (reason: string, facts = {}): boolean =>
    why?.because('es.cards.joker', reason, { unit: unitName(g, unit), ...facts }) ?? false
  const { commander } = unitOf(g, unit)
  if (unitOf(g, unit).side !== side || phase === 0) return no('command-phase')
  if (!isLost(g, unit)) return no('not-destroyed')
  if (g.hand.joker.of(commander) === 0) return no('no-joker', { commander: g.nameOf('commander', commander) })
  if (!mayHelp(g, unit, why)) return false
  const rest = payable(g, unit, 'rally').reduce((sum, payment) => sum + heldOf(g, unit, payment), 0)
  if (rest < phase - 1) return no('too-few', { price: phase, rest: phase - 1, cards: rest })
  return placeBeside(g, unit) !== undefined || no('no-room')
}

function isLost(g: G, unit: number): boolean {
  const fate = g.unit.fate.of(unit)
  return fate !== FATE.absent && fate !== FATE.there && fate !== FATE.exited
}

/** Units of both sides that were destroyed, fled or were captured; cached until a unit's fate changes. */
export function lostUnits(g: G): readonly number[] {
  const kept = knownLost(g)
  if (kept.stamp !== g.unit.fate.stamp) {
    kept.stamp = g.unit.fate.stamp
    kept.units = Array.from({ length: g.unit.rows }, (_, unit) => unit).filter((unit) => isLost(g, unit))
  }
  return kept.units
}
const knownLost = memoizedBy((_g: G): { stamp: number; units: readonly number[] } => ({ stamp: NOBODY, units: [] }))

function bringBackUnit(g: G, unit: number): void {
  const { commander, side, stands, arm } = unitOf(g, unit)
  const place = placeBeside(g, unit)!
  g.hand.joker.add(commander, -1)
  g.spent.joker.add(side, 1)
  g.unit.fate.set(unit, FATE.there)
  g.unit.figures.set(unit, stands * g.campaign.tables.figures[arm])
  g.unit.formation.set(unit, startFormation(g, unit))
  g.unit.chits.set(unit, 0)
  g.unit.routing.set(unit, false)
  g.unit.dismounted.set(unit, false)
  g.unit.leader.set(unit, g.unit.led.of(unit))
  const { leaderBack, ahead, still, chargedBy, shotBy, nearedBy } = g.unit
  for (const column of [leaderBack, ahead, still, chargedBy, shotBy, nearedBy]) column.set(unit, 0)
  for (const column of [g.unit.moving, g.unit.active, g.unit.reacted]) column.set(unit, false)
  g.leader.helpedOthers.set(commander, true)
  g.unit.acted.set(unit, true)
  put(g, unit, place.x, place.y, place.facing)
  g.tell(returned, { commander, unit })
}

const startFormation = (g: G, unit: number): number =>
  scenarioOf(g).units.find((one) => one.unit === unit)?.formation ?? 0

/** The nearest place that touches its commander's disc, in one of twelve directions, facing the enemy's edge. */
function placeBeside(g: G, unit: number): { x: number; y: number; facing: number } | undefined {
  const { commander, side, stands } = unitOf(g, unit)
  if (!isHere(g, commander) || generalWith(g, unit) !== NOBODY) return undefined
  const [x = 0, y = 0] = discOf(g, commander)
  const facing = side === FRENCH ? 0 : 6
  const block = blockIn(g, unit, startFormation(g, unit), stands)
  for (let direction = 0; direction < 12; direction++) {
    const away = lastFree(20 * INCH, (by) => {
      const at = offset(x, y, direction, by, 0)
      return isGapAtMost([x, y], footprintOf(block, at.x, at.y, facing), DISC)
    })
    const at = offset(x, y, direction, Math.max(0, away), 0)
    if (aheadOf(direction, at.x - x, at.y - y) > 0 && fits(g, unit, footprintOf(block, at.x, at.y, facing)))
      return { ...at, facing }
  }
  return undefined
}
