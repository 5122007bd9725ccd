import { nearestCompany } from '../command/nearest.ts'
import { chiefOf } from '../command/command.ts'
import { commandersIn, unitsIn } from '../ground/stacks.ts'
import { commanderMoved, commanderRemoved, objectiveTaken } from '../state/entries.ts'
import { FATE, isUnit, NOBODY, NOWHERE, sideOf, type G } from '../state/kit.ts'

/** Moves a counter into a hex: a unit takes an objective there, and displaces enemy commanders who are alone. */
export function occupy(g: G, unit: number, hex: number): void {
  g.unit.hex.set(unit, hex)
  if (!isUnit(g, unit)) return
  const side = sideOf(g, unit)
  const place = g.campaign.places.indexOf(hex)
  if (place >= 0 && g.place.holder.of(place) !== side) take(g, place, side)
  for (const commander of commandersIn(g, hex)) if (sideOf(g, commander) !== side) displace(g, commander)
  const chief = chiefOf(g, 1 - side)
  if (chief !== NOBODY && isExposed(g, chief, hex)) displace(g, chief)
}

function take(g: G, place: number, side: number): void {
  g.place.holder.set(place, side)
  g.tell(objectiveTaken, { side, hex: g.campaign.places[place]! }) // a row of the table is a hex
}

/** Whether a commander in chief has no unit of his side in his hex, and an enemy adjacent. */
function isExposed(g: G, chief: number, enemyAt: number): boolean {
  const hex = g.unit.hex.of(chief)
  return g.campaign.grid.distance(hex, enemyAt) <= 1 && unitsIn(g, hex).length === 0
}

/**
 * @rule ws.command.displaced
 * A commander alone in a hex that an enemy unit enters is placed on the nearest unit of his formation; a commander in
 * chief who is alone when an enemy comes adjacent, on the nearest of his side. If there is no such unit he is out of
 * the game.
 */
function displace(g: G, commander: number): void {
  const unit = nearestCompany(g, commander, g.unit.hex.of(commander))
  if (unit === NOBODY) {
    g.unit.hex.set(commander, NOWHERE)
    g.unit.fate.set(commander, FATE.removed)
    g.tell(commanderRemoved, { unit: commander })
    return
  }
  g.unit.hex.set(commander, g.unit.hex.of(unit))
  g.tell(commanderMoved, { unit: commander, hex: g.unit.hex.of(unit) })
}
