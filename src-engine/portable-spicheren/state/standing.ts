import { noteDeed } from './call.ts'
import { NOWHERE, otherSide, unitOf, type G } from './kit.ts'
import { endMelees } from './units.ts'

/** Puts a unit into a hex. The side that was last in a place holds it. */
export function enter(g: G, unit: number, hex: number): void {
  const { side } = unitOf(g, unit)
  g.unit.hex.set(unit, hex)
  hold(g, side, hex)
  noteDeed(g, side, 'enters', hex)
}

/**
 * @rule ps.victory.holding
 * A side holds a place from the moment one of its units is there until an enemy is.
 */
function hold(g: G, side: number, hex: number): void {
  const place = g.campaign.places.indexOf(hex)
  if (place >= 0) g.place.holder.set(place, side)
}

/** Takes a unit off the map for good; its strength counts as lost. */
export function remove(g: G, unit: number): void {
  endMelees(g, unit)
  g.unit.hex.set(unit, NOWHERE)
  g.unit.strength.set(unit, 0)
}

/** Records that an enemy drove a unit out of its hex. */
export function noteDrivenOut(g: G, unit: number, from: number): void {
  noteDeed(g, otherSide(unitOf(g, unit).side), 'clears', from)
}
