import { removeUnit, withdraw } from '../morale/morale.ts'
import { gunsTaken } from '../state/entries.ts'
import { FATE, formationOf, unitOf, type G } from '../state/kit.ts'
import { standsOf } from '../state/pose.ts'

/** Chapter: close combat. Guns that are left. */

/** Guns in position cannot be brought away when their crew goes. */
export const leavesItsGuns = (g: G, unit: number): boolean => formationOf(g, unit) === 'unlimbered'

/**
 * @rule es.assault.guns
 * Guns in position that lose or withdraw are left: at four or more, less chits, their crew spikes them, else they are taken and
 * the commander of the winner has an Ace for them. Attackers who beat a battery in combat take a chit.
 */
export function loseGuns(g: G, unit: number, winner: number | undefined): void {
  const { dieFaces, spike } = g.campaign.tables
  const die = g.chance.die(dieFaces, 'spike')
  const spiked = die - g.unit.chits.of(unit) >= spike
  g.tell(gunsTaken, { unit, die, spiked })
  g.side.stands.add(unitOf(g, unit).side, standsOf(g, unit))
  removeUnit(g, unit, spiked ? FATE.destroyed : FATE.captured)
  if (!spiked && winner !== undefined) g.trophy.aces.add(unitOf(g, winner).commander, 1)
}

/** Gives way to an enemy before contact: guns in position are left, all others withdraw. */
export function giveWayTo(g: G, unit: number, foe: number): void {
  if (leavesItsGuns(g, unit)) loseGuns(g, unit, foe)
  else withdraw(g, unit, foe)
}
