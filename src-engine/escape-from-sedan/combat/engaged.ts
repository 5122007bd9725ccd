import { isGapAtMost } from '../../board/measured/measured.ts'
import { place } from '../ground/way.ts'
import { NOBODY, otherSide, unitsOf, type G } from '../state/kit.ts'
import { bodyOf } from '../state/pose.ts'
import { CONTACT, contactOf } from './contact.ts'

/** Chapter: close combat. The units in it. */

/** The roles of a unit in a close combat. */
export const ATTACKS = 1
export const DEFENDS = 2

/** The units with a role in the current close combat. */
export const inFight = (g: G, role: number): number[] =>
  Array.from({ length: g.unit.rows }, (_, unit) => unit).filter((unit) => g.unit.fights.of(unit) === role)

/** Brings all chargers that can into contact; returns whether there are any. */
export function makeContact(g: G, f: { target: number; side: number; obstacle: boolean; rear: boolean }): boolean {
  const chargers = unitsOf(g, f.side).filter((unit) => g.unit.charges.of(unit) === f.target)
  for (const unit of chargers) {
    const contact = contactOf(g, unit, f.target)
    g.unit.charges.set(unit, NOBODY)
    if (contact === undefined) continue
    place(g, unit, contact.x, contact.y, contact.facing)
    g.unit.fights.set(unit, ATTACKS)
    if (contact.obstacle) f.obstacle = true
    if (contact.edge === 'rear') f.rear = true
  }
  const there = inFight(g, ATTACKS)
  if (there.length === 0) return false
  g.unit.fights.set(f.target, DEFENDS)
  joinTouching(g, otherSide(f.side), there, DEFENDS)
  joinTouching(g, f.side, inFight(g, DEFENDS), ATTACKS)
  return true
}

/**
 * @rule es.assault.touching
 * A unit that touches a fighting enemy joins the close combat with all its stands.
 */
function joinTouching(g: G, side: number, foes: readonly number[], role: number): void {
  const touches = (unit: number): boolean =>
    foes.some((foe) => isGapAtMost(bodyOf(g, unit).ring, bodyOf(g, foe).ring, CONTACT))
  for (const unit of unitsOf(g, side)) if (g.unit.fights.of(unit) === 0 && touches(unit)) g.unit.fights.set(unit, role)
}
