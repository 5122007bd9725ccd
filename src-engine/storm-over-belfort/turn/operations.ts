import { add, emptySet, has, type Bits } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { transferred } from '../state/entries.ts'
import { eachUnitIn, groundOf, isHeldBy, isNear } from '../state/ground.ts'
import { FRENCH, frame, NONE, PRUSSIAN, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { enter } from '../state/units.ts'
import { stay, to } from '../state/verbs.ts'
import { hasRoom, isBound, isFree, isSheltered, mayJoin, mayRestIn, mayRideInto, roomIn } from '../state/zones.ts'

/** Chapter: operational movement. */

export const transfer = verb('transfer', 'unit')
export const endOperations = verb('end-operations')

/**
 * @rule sb.operational.prussian
 * A Prussian unit moves any distance through zones that are not next to a zone with French units, unless they have a
 * marker or a bonus; from such a zone it does not begin.
 */
const isSafe = (g: G, zone: number): boolean =>
  !isHeldBy(g, FRENCH, zone) && (!isNear(g, FRENCH, zone) || isSheltered(g, zone))

/**
 * @rule sb.operational.headquarters
 * From the headquarters units come into a zone on the edge of the map and end there; it is not next to French units unless
 * it has a fortification. From the map they go there by way of such a zone.
 */
const isGate = (g: G, zone: number): boolean =>
  has(g.campaign.edge, zone) && (!isNear(g, FRENCH, zone) || g.zone.fortification.of(zone))

/** Where an operational movement can lead a unit, whoever stands there; the headquarters among them. */
function operationalReach(g: G, unit: number): Bits {
  const { campaign } = g
  const from = g.unit.zone.of(unit)
  const found = emptySet(campaign.neighbours.length)
  const { side } = unitOf(g, unit)
  if (side === FRENCH) {
    if (from === campaign.citadel) for (const zone of campaign.neighbours[from]!) add(found, zone)
    else if (has(campaign.beside[campaign.citadel]!, from)) add(found, campaign.citadel)
    return found
  }
  if (from === campaign.headquarters) {
    for (let zone = 0; zone < g.zone.rows; zone++) if (isGate(g, zone) && isFree(g, unit, zone)) add(found, zone)
    return found
  }
  if (isNear(g, FRENCH, from)) return found
  const queue = [from]
  if (isGate(g, from)) add(found, campaign.headquarters)
  for (const zone of queue)
    for (const beyond of campaign.neighbours[zone]!) {
      if (beyond === from || has(found, beyond) || !isSafe(g, beyond) || !mayRideInto(g, unit, beyond)) continue
      add(found, beyond)
      queue.push(beyond)
      if (isGate(g, beyond)) add(found, campaign.headquarters)
    }
  return found
}

/** May the unit be moved at all in this phase? */
export function mayTransfer(g: G, side: number, unit: number, why?: Why): boolean {
  const name = unitName(g, unit)
  const from = g.unit.zone.of(unit)
  if (unitOf(g, unit).side !== side || from === NONE)
    return why?.because('sb.operational.once', 'not-here', { unit: name }) ?? false
  if (g.unit.moved.of(unit)) return why?.because('sb.operational.once', 'moved', { unit: name }) ?? false
  if (isBound(g, unit, why)) return false
  if (side === PRUSSIAN)
    return (
      from === g.campaign.headquarters ||
      !isNear(g, FRENCH, from) ||
      (why?.because('sb.operational.prussian', 'near', { unit: name, zone: zoneName(g, from) }) ?? false)
    )
  return mayTransferFrench(g, from, why)
}

/**
 * @rule sb.operational.french
 * The French move units between zone 1 and the zones next to it; artillery only into zone 1.
 */
function mayTransferFrench(g: G, from: number, why?: Why): boolean {
  const { citadel, beside } = g.campaign
  if (from === citadel || has(beside[citadel]!, from)) return true
  return why?.because('sb.operational.french', 'far', { zone: zoneName(g, from) }) ?? false
}

/** The unit whose turn it is to make room: a zone that holds more than it may has to be put right first. */
function crowdedZone(g: G): number {
  const { battalions, guns } = groundOf(g)
  const { stacking } = g.campaign.tables
  for (let zone = 0; zone < g.zone.rows; zone++) {
    const limit = zone === g.campaign.citadel ? stacking.citadel : stacking
    if (battalions[zone]! > limit.battalions || guns[zone]! > limit.guns) return zone // one for each zone
  }
  return NONE
}

/** Is the unit one of those that stand too many in a zone? */
function makesRoom(g: G, crowded: number, unit: number): boolean {
  return g.unit.zone.of(unit) === crowded && unitOf(g, unit).takesRoom && roomIn(g, unit, crowded) < 0
}

/**
 * @rule sb.operational.limits
 * Stacking is looked at when all have moved: a unit may come into a full zone if another one that has not moved can make
 * room for it, if need be one after the other.
 */
function canBeUntied(g: G, unit: number, zone: number): boolean {
  const from = g.unit.zone.of(unit)
  const seen = emptySet(g.campaign.neighbours.length)
  const { side, isInfantry } = unitOf(g, unit)
  const queue = [zone]
  for (const full of queue) {
    let isUntied = false
    eachUnitIn(g, full, (other) => {
      const { takesRoom, isInfantry: alike } = unitOf(g, other)
      if (isUntied || other === unit || !takesRoom || alike !== isInfantry || !mayTransfer(g, side, other)) return
      const reach = operationalReach(g, other)
      for (let next = 0; next < g.campaign.neighbours.length; next++) {
        if (!has(reach, next) || has(seen, next) || !mayEndIn(g, other, next)) continue
        if ((next === from && roomIn(g, unit, from) >= 0) || hasRoom(g, other, next)) isUntied = true
        else {
          add(seen, next)
          queue.push(next)
        }
      }
    })
    if (isUntied) return true
  }
  return false
}

/** May it stand there at the end, room apart? */
function mayEndIn(g: G, unit: number, zone: number, why?: Why): boolean {
  if (!isFree(g, unit, zone, why) || !mayRideInto(g, unit, zone, why) || !mayJoin(g, unit, zone, why)) return false
  return zone === g.campaign.headquarters || mayRestIn(g, unitOf(g, unit).side, zone, why)
}

function mayGoTo(g: G, unit: number, zone: number, why?: Why, reach: Bits = operationalReach(g, unit)): boolean {
  if (!has(reach, zone)) {
    if (unitOf(g, unit).side === PRUSSIAN && g.unit.zone.of(unit) === g.campaign.headquarters)
      return (
        why?.because('sb.operational.headquarters', 'no-gate', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ??
        false
      )
    const rule = unitOf(g, unit).side === FRENCH ? 'sb.operational.french' : 'sb.operational.prussian'
    return why?.because(rule, 'no-way', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
  }
  if (!mayEndIn(g, unit, zone, why)) return false
  return hasRoom(g, unit, zone) || canBeUntied(g, unit, zone) || hasRoom(g, unit, zone, why)
}

/** May this unit be the next to move? While a zone holds more than it may, only one that can leave it. */
function mayBegin(g: G, side: number, crowded: number, unit: number, why?: Why): boolean {
  if (!mayTransfer(g, side, unit, why)) return false
  if (crowded === NONE || (makesRoom(g, crowded, unit) && canGoSomewhere(g, unit))) return true
  return why?.because('sb.operational.limits', 'crowded', { zone: zoneName(g, crowded) }) ?? false
}

/** A unit that was named may stay where it is, but for one that has to make room. */
function maySkip(g: G, unit: number, why?: Why): boolean {
  if (unit === NONE) return why?.because('sb.operational.once', 'no-unit') ?? false
  const crowded = crowdedZone(g)
  return crowded === NONE || (why?.because('sb.operational.limits', 'crowded', { zone: zoneName(g, crowded) }) ?? false)
}

/** Does any zone lie open to the unit? */
function canGoSomewhere(g: G, unit: number): boolean {
  const reach = operationalReach(g, unit)
  for (let zone = 0; zone < g.campaign.neighbours.length; zone++)
    if (has(reach, zone) && mayGoTo(g, unit, zone, undefined, reach)) return true
  return false
}

/** The zones that lie open to a unit. */
export function openTo(g: G, unit: number): number[] {
  const reach = operationalReach(g, unit)
  return [...g.campaign.neighbours.keys()].filter(
    (zone) => has(reach, zone) && mayGoTo(g, unit, zone, undefined, reach),
  )
}

/**
 * @rule sb.operational.once
 * The Prussians move first, then the French, each unit once and as many as they like.
 */
export const operations = frame(
  'operations',
  { side: word({ noun: 'side' }), unit: word({ start: NONE, noun: 'unit' }) },
  {
    next: (g, f) => g.ask(f.side),
    prompt: (_g, f) => (f.unit === NONE ? 'operations' : 'operations-to'),
    about: (g, f) => ({ unit: f.unit === NONE ? '-' : unitName(g, f.unit), crowded: zoneName(g, crowdedZone(g)) }),
    offer(g, f, offer) {
      if (f.unit === NONE) {
        const crowded = crowdedZone(g)
        for (let unit = 0; unit < g.unit.rows; unit++) if (mayBegin(g, f.side, crowded, unit)) offer.add(transfer, unit)
        if (crowded === NONE) offer.add(endOperations)
        return
      }
      for (const zone of openTo(g, f.unit)) offer.add(to, zone)
      if (maySkip(g, f.unit)) offer.add(stay)
    },
    answers: [
      {
        verb: transfer,
        may(g, f, why, unit) {
          if (f.unit !== NONE) return why?.because('sb.operational.once', 'one-by-one') ?? false
          return mayBegin(g, f.side, crowdedZone(g), unit, why)
        },
        act(_g, f, unit) {
          f.unit = unit
        },
      },
      {
        verb: to,
        may: (g, f, why, zone) =>
          f.unit === NONE ? (why?.because('sb.operational.once', 'no-unit') ?? false) : mayGoTo(g, f.unit, zone, why),
        act(g, f, zone) {
          const from = g.unit.zone.of(f.unit)
          g.unit.moved.set(f.unit, true)
          g.tell(transferred, { unit: f.unit, from, zone })
          enter(g, f.unit, zone)
          f.unit = NONE
        },
      },
      {
        verb: stay,
        may: (g, f, why) => maySkip(g, f.unit, why),
        act(g, f) {
          g.unit.moved.set(f.unit, true)
          f.unit = NONE
        },
      },
      {
        verb: endOperations,
        may(g, f, why) {
          const crowded = crowdedZone(g)
          if (f.unit !== NONE) return why?.because('sb.operational.once', 'one-by-one') ?? false
          return (
            crowded === NONE ||
            (why?.because('sb.operational.limits', 'crowded', { zone: zoneName(g, crowded) }) ?? false)
          )
        },
        act(g) {
          g.done()
        },
      },
    ],
  },
)
