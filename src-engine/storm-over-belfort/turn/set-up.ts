import { has } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { placed } from '../state/entries.ts'
import { unitsIn } from '../state/ground.ts'
import { FRENCH, frame, NONE, scenarioOf, TO_COME, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { enter } from '../state/units.ts'
import { hasRoom, mayJoin, mayRideInto } from '../state/zones.ts'

/** Chapter: initial deployment. */

export const placeUnit = verb('place', 'unit', 'zone')

/** A unit that starts on the map and stands nowhere yet. */
const isToPlace = (g: G, side: number, unit: number): boolean =>
  unitOf(g, unit).side === side &&
  g.unit.zone.of(unit) === NONE &&
  g.unit.fate.of(unit) === TO_COME &&
  scenarioOf(g).start[unit]! !== NONE // one for each unit

/** What the French still have to put where: battalions and guns that their garrisons lack. */
function lacking(g: G, placedUnit: number, zone: number): { battalions: number; guns: number } {
  let [battalions, guns] = [0, 0]
  for (const [fort, { fort: isFort }] of g.campaign.zones.entries()) {
    if (!isFort) continue
    const there = unitsIn(g, fort)
    if (fort === zone) there.push(placedUnit)
    const men = there.filter((unit) => unitOf(g, unit).isInfantry).length
    const batteries = there.filter((unit) => !unitOf(g, unit).isInfantry).length
    const isCitadel = fort === g.campaign.citadel
    battalions += Math.max(0, (isCitadel ? 2 : 1) - men)
    if (!isCitadel) guns += Math.max(0, 1 - batteries)
  }
  return { battalions, guns }
}

/**
 * @rule sb.setup.french
 * The guns of the fortress and at least two battalions stand in zone 1, all others in zones 2 to 12; zones 2, 3 and 8 have
 * at least a battalion and an artillery unit each.
 */
function mayPlaceFrench(g: G, unit: number, zone: number, why?: Why): boolean {
  const { isInfantry, fortress } = unitOf(g, unit)
  const { citadel } = g.campaign
  const name = unitName(g, unit)
  if (fortress && zone !== citadel) return why?.because('sb.setup.french', 'fortress', { unit: name }) ?? false
  if (!isInfantry && !fortress && zone === citadel)
    return why?.because('sb.setup.french', 'guns-outside', { unit: name }) ?? false
  if (zone !== citadel && !has(scenarioOf(g).free!, zone))
    return why?.because('sb.setup.french', 'outside', { unit: name, zone: zoneName(g, zone) }) ?? false
  const needed = lacking(g, unit, zone)
  let [battalions, guns] = [0, 0]
  for (let other = 0; other < g.unit.rows; other++) {
    if (other === unit || !isToPlace(g, FRENCH, other)) continue
    if (unitOf(g, other).isInfantry) battalions += 1
    else if (!unitOf(g, other).fortress) guns += 1
  }
  if (needed.battalions > battalions)
    return why?.because('sb.setup.french', 'battalions', { needed: needed.battalions, left: battalions }) ?? false
  if (needed.guns > guns) return why?.because('sb.setup.french', 'guns', { needed: needed.guns, left: guns }) ?? false
  return true
}

/**
 * @rule sb.setup.prussian
 * The units of the I. division and the 3rd Uhlans stand in zones on the edge of the map.
 */
function mayPlacePrussian(g: G, unit: number, zone: number, why?: Why): boolean {
  if (has(g.campaign.edge, zone)) return true
  return why?.because('sb.setup.prussian', 'not-on-edge', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
}

export function mayPlace(g: G, side: number, unit: number, zone: number, why?: Why): boolean {
  if (!isToPlace(g, side, unit))
    return why?.because('sb.setup.units', 'not-to-place', { unit: unitName(g, unit) }) ?? false
  if (zone === g.campaign.headquarters)
    return why?.because('sb.setup.units', 'headquarters', { unit: unitName(g, unit) }) ?? false
  if (!hasRoom(g, unit, zone, why) || !mayJoin(g, unit, zone, why) || !mayRideInto(g, unit, zone, why)) return false
  return side === FRENCH ? mayPlaceFrench(g, unit, zone, why) : mayPlacePrussian(g, unit, zone, why)
}

/**
 * @rule sb.setup.units
 * The French place their units first, then the Prussians, all in good order.
 */
export const setUpFrame = frame(
  'set-up',
  { side: word({ noun: 'side' }) },
  {
    next(g, f) {
      for (let unit = 0; unit < g.unit.rows; unit++) if (isToPlace(g, f.side, unit)) return g.ask(f.side)
      return g.done()
    },
    about(g, f) {
      let left = 0
      for (let unit = 0; unit < g.unit.rows; unit++) if (isToPlace(g, f.side, unit)) left += 1
      return { left }
    },
    offer(g, f, offer) {
      for (let unit = 0; unit < g.unit.rows; unit++) {
        if (!isToPlace(g, f.side, unit)) continue
        for (let zone = 0; zone < g.zone.rows; zone++)
          if (mayPlace(g, f.side, unit, zone)) offer.add(placeUnit, unit, zone)
      }
    },
    answers: [
      {
        verb: placeUnit,
        may: (g, f, why, unit, zone) => mayPlace(g, f.side, unit, zone, why),
        act(g, _f, unit, zone) {
          enter(g, unit, zone)
          g.tell(placed, { unit, zone })
        },
      },
    ],
  },
)
