import type { Step } from '../../kernel/play/agenda.ts'
import { counted } from '../state/entries.ts'
import { isHeldBy } from '../state/ground.ts'
import { FRENCH, PRUSSIAN, type G } from '../state/kit.ts'

/** Chapter: victory. */

export const endings = ['forts-fallen', 'armistice'] as const

/**
 * @rule sb.victory.forts
 * The Prussians win at the end of a turn in which they occupy zones 2, 3 and 8.
 */
export const fortsFallen = (g: G): boolean =>
  g.campaign.tables.victory.forts.every((zone) => isHeldBy(g, PRUSSIAN, zone))

/** The side that gets the points of a zone. */
export const countsFor = (g: G, zone: number): number => (isHeldBy(g, FRENCH, zone) ? FRENCH : PRUSSIAN)

/**
 * @rule sb.victory.points
 * Printed bonuses count for the side that holds the zone; a zone without units counts for the Prussians. Markers and
 * damage do not count.
 */
export function zonePoints(g: G): readonly [french: number, prussian: number] {
  let [french, prussian] = [0, 0]
  g.campaign.zones.forEach(({ bonus }, zone) => {
    if (countsFor(g, zone) === FRENCH) french += bonus
    else prussian += bonus
  })
  return [french, prussian]
}

/**
 * @rule sb.victory.levels
 * After the last turn a difference of one is a minor victory, two or more a major one; with equal points the French have a
 * minor victory.
 */
export function finalCount(g: G): Step {
  const [french, prussian] = zonePoints(g)
  const difference = Math.abs(french - prussian)
  g.tell(counted, { french, prussian })
  const level = difference >= g.campaign.tables.victory.major ? 2 : 1
  return g.end(french >= prussian ? FRENCH : PRUSSIAN, 'armistice', level)
}
