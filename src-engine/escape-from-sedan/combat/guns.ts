import { removeUnit, withdraw } from '../morale/morale.ts'
import { gunsTaken } from '../state/entries.ts'
import { FATE, formationOf, unitOf, type G } from '../state/kit.ts'
import { standsOf } from '../state/pose.ts'

/** Chapter: close combat. Abandoned guns. */

/** Guns in position cannot be withdrawn when their crew leaves. */
export const leavesItsGuns = (g: G, unit: number): boolean => formationOf(g, unit) === 'unlimbered'

/**
 * @rule es.assault.guns
 * Guns in position that lose or withdraw are abandoned: on four or more, less chits, their crew spikes them, otherwise
 * they are captured and the winner's commander gets an Ace for them. Attackers who beat a battery in combat take a
 * chit.
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

/** Gives way to an enemy before contact: guns in position are abandoned, all other units withdraw. */
export function giveWayTo(g: G, unit: number, foe: number): void {
  if (leavesItsGuns(g, unit)) loseGuns(g, unit, foe)
  else withdraw(g, unit, foe)
}
