import { areNear, boxOf, isGapAtMost, type Box, type Ring } from '../../board/measured/measured.ts'
import { INCH } from '../campaign/measures.ts'
import { emperorTaken } from '../state/entries.ts'
import { GERMAN, NOBODY, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, DISC, discOf } from '../state/pose.ts'

/** Chapter: victory. The Emperor. */

/** The state of the Emperor. */
export const EMPEROR = { absent: 0, there: 1, captured: 2, gone: 3 } as const

export const emperorRow = (g: G): number => g.leader.rows - 1

/**
 * @rule es.emperor.capture
 * A German combat unit not in rout that comes within two inches of the Emperor at any moment captures him.
 */
export function noticeGermans(g: G, unit: number, ring: Ring): void {
  if (g.emperor !== EMPEROR.there || g.unit.routing.of(unit) || unitOf(g, unit).side !== GERMAN) return
  if (!isGapAtMost(discOf(g, emperorRow(g)), ring, 2 * INCH + DISC)) return
  g.emperor = EMPEROR.captured
  g.leader.at.set(emperorRow(g), NOBODY)
  g.tell(emperorTaken, { unit })
}

/** The same for all Germans at their current positions. */
export function lookForEmperor(g: G): void {
  if (g.emperor !== EMPEROR.there) return
  for (const unit of unitsOf(g, GERMAN)) {
    const { ring, box } = bodyOf(g, unit)
    if (mayBeNearEmperor(g, box)) noticeGermans(g, unit, ring)
  }
}

/** Whether anything in a box may be near enough to capture the Emperor. */
export const mayBeNearEmperor = (g: G, box: Box): boolean =>
  g.emperor === EMPEROR.there && areNear(boxOf(discOf(g, emperorRow(g))), box, 2 * INCH + DISC)
