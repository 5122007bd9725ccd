import { emptySet, has, members, next } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { placed } from '../state/entries.ts'
import { eachUnitIn } from '../state/ground.ts'
import { FRENCH, frame, NONE, scenarioOf, TO_COME, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { enter } from '../state/units.ts'
import { enterable, keepRoomy, mayStandIn } from '../state/zones.ts'

/** Chapter: initial deployment. */

export const placeUnit = verb('place', 'unit', 'zone')

/** Whether a unit starts on the map and is not yet placed. */
const isToPlace = (g: G, side: number, unit: number): boolean =>
  g.unit.zone.of(unit) === NONE &&
  unitOf(g, unit).side === side &&
  g.unit.fate.of(unit) === TO_COME &&
  scenarioOf(g).start[unit]! !== NONE // one for each unit

/** The unfilled garrison requirements, and the units still to be placed. */
interface Need {
  /** By zone: the battalions and guns still required; and the total of all zones. */
  readonly lacking: ReadonlyMap<number, Count>
  readonly needed: Count
  /** French units still to be placed, except the fortress artillery. */
  readonly left: Count
}
interface Count {
  readonly battalions: number
  readonly guns: number
}

function needOf(g: G): Need {
  const lacking = new Map<number, Count>()
  const needed = { battalions: 0, guns: 0 }
  const { forts } = g.campaign
  for (let fort = next(forts, 0); fort >= 0; fort = next(forts, fort + 1)) {
    let [men, batteries] = [0, 0]
    eachUnitIn(g, fort, (unit) => {
      if (unitOf(g, unit).isInfantry) men += 1
      else batteries += 1
    })
    const isCitadel = fort === g.campaign.citadel
    const battalions = Math.max(0, (isCitadel ? 2 : 1) - men)
    const guns = isCitadel ? 0 : Math.max(0, 1 - batteries)
    lacking.set(fort, { battalions, guns })
    needed.battalions += battalions
    needed.guns += guns
  }
  let [battalions, guns] = [0, 0]
  for (const unit of g.campaign.unitsOf[FRENCH]) {
    if (!isToPlace(g, FRENCH, unit)) continue
    if (unitOf(g, unit).isInfantry) battalions += 1
    else if (!unitOf(g, unit).fortress) guns += 1
  }
  return { lacking, needed, left: { battalions, guns } }
}

/** For one kind: the units still required after placing a unit in a zone, and the units then left to place. */
function afterwards({ lacking, needed, left }: Need, kind: 'battalions' | 'guns', isOne: boolean, zone: number) {
  const fills = isOne && (lacking.get(zone)?.[kind] ?? 0) > 0
  return { needed: needed[kind] - (fills ? 1 : 0), left: left[kind] - (isOne ? 1 : 0) }
}

/**
 * @rule sb.setup.french
 * The guns of the fortress and at least two battalions start in zone 1, all others in zones 2 to 12; zones 2, 3 and 8
 * have at least a battalion and an artillery unit each.
 */
function mayPlaceFrench(g: G, unit: number, zone: number, why?: Why, need = needOf(g)): boolean {
  const { isInfantry, fortress } = unitOf(g, unit)
  const { citadel } = g.campaign
  if (fortress && zone !== citadel)
    return why?.because('sb.setup.french', 'fortress', { unit: unitName(g, unit) }) ?? false
  if (!isInfantry && !fortress && zone === citadel)
    return why?.because('sb.setup.french', 'guns-outside', { unit: unitName(g, unit) }) ?? false
  if (zone !== citadel && !has(scenarioOf(g).free!, zone))
    return why?.because('sb.setup.french', 'outside', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
  const battalions = afterwards(need, 'battalions', isInfantry, zone)
  if (battalions.needed > battalions.left) return why?.because('sb.setup.french', 'battalions', battalions) ?? false
  const guns = afterwards(need, 'guns', !isInfantry && !fortress, zone)
  if (guns.needed > guns.left) return why?.because('sb.setup.french', 'guns', guns) ?? false
  return true
}

/**
 * @rule sb.setup.prussian
 * The units of the I. division and the 3rd Uhlans start in zones on the edge of the map.
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
  return mayStandIn(g, unit, zone, why) && mayPlaceOf(g, side, unit, zone, why)
}

/** Whether the rules of its side allow the unit there. */
function mayPlaceOf(g: G, side: number, unit: number, zone: number, why?: Why, need?: Need): boolean {
  return side === FRENCH ? mayPlaceFrench(g, unit, zone, why, need) : mayPlacePrussian(g, unit, zone, why)
}

function zonesToPlaceIn(g: G, side: number, unit: number, need: Need | undefined): number[] {
  const open = enterable(g, unit, emptySet(g.campaign.neighbours.length))
  keepRoomy(g, unit, open)
  return members(open).filter((zone) => mayPlaceOf(g, side, unit, zone, undefined, need))
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
      for (const unit of g.campaign.unitsOf[f.side as 0 | 1]) if (isToPlace(g, f.side, unit)) return g.ask(f.side)
      return g.done()
    },
    about(g, f) {
      let left = 0
      for (let unit = 0; unit < g.unit.rows; unit++) if (isToPlace(g, f.side, unit)) left += 1
      return { left }
    },
    offer(g, f, offer) {
      const need = f.side === FRENCH ? needOf(g) : undefined
      const { unitsOf, alike } = g.campaign
      // Units that are alike may be placed in the same zones, so these are computed once.
      const found = new Map<number, readonly number[]>()
      for (const unit of unitsOf[f.side as 0 | 1]) {
        if (!isToPlace(g, f.side, unit)) continue
        const kind = alike[unit]! // one for each unit
        let zones = found.get(kind)
        if (zones === undefined) {
          zones = zonesToPlaceIn(g, f.side, unit, need)
          found.set(kind, zones)
        }
        for (const zone of zones) offer.add(placeUnit, unit, zone)
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
