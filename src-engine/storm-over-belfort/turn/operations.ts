import {
  add,
  clear,
  emptySet,
  has,
  intersect,
  meets,
  next as nextIn,
  subtract,
  unite,
  type Bits,
} from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { transferred } from '../state/entries.ts'
import { groundOf, isAnyIn, isNear } from '../state/ground.ts'
import { FRENCH, frame, NONE, PRUSSIAN, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { perCampaign } from '../state/per-campaign.ts'
import { shelterOf } from '../state/shelter.ts'
import { spreadFrom } from '../state/spread.ts'
import { enter } from '../state/units.ts'
import { stay, to } from '../state/verbs.ts'
import {
  enterable,
  hasRoom,
  isBound,
  isFree,
  keepJoinable,
  keepOpen,
  keepRestable,
  mayJoin,
  mayRestIn,
  mayRideInto,
  roomIn,
} from '../state/zones.ts'

/** Chapter: operational movement. */

export const transfer = verb('transfer', 'unit')
export const endOperations = verb('end-operations')

/**
 * Work sets for one query at a time; `reach`: zones open to a unit, `others`: zones open to units that could make room
 * for it.
 */
const setsOf = perCampaign(({ neighbours: { length } }) => ({
  safe: emptySet(length),
  gates: emptySet(length),
  open: emptySet(length),
  reach: emptySet(length),
  others: emptySet(length),
  seen: emptySet(length),
}))

/**
 * @rule sb.operational.prussian
 * A Prussian unit moves any distance through zones that are not adjacent to a zone with French units, unless they have
 * a marker or a bonus; it may not start from such a zone.
 */
function safeZones(g: G): Bits {
  const { safe } = setsOf(g.campaign)
  const { ground } = g.campaign
  const { held, near } = groundOf(g)
  const { sheltered } = shelterOf(g)
  for (let word = 0; word < safe.length; word++)
    safe[word] = ground[word]! & ~held[FRENCH][word]! & (~near[FRENCH][word]! | sheltered[word]!)
  return safe
}

/**
 * @rule sb.operational.headquarters
 * From the headquarters units enter a zone on the edge of the map and end there; it may not be adjacent to French units
 * unless it has a fortification. From the map they go to the headquarters by way of such a zone.
 */
function gateZones(g: G): Bits {
  const { gates } = setsOf(g.campaign)
  const { edge } = g.campaign
  const { near } = groundOf(g)
  const { fortified } = shelterOf(g)
  for (let word = 0; word < gates.length; word++) gates[word] = edge[word]! & (~near[FRENCH][word]! | fortified[word]!)
  return gates
}

/** The zones to which an operational movement can lead, regardless of the units there; includes the headquarters. */
function operationalReach(g: G, unit: number, found: Bits): Bits {
  const { campaign } = g
  const { citadel, beside, headquarters } = campaign
  const from = g.unit.zone.of(unit)
  clear(found)
  if (unitOf(g, unit).side === FRENCH) {
    if (from === citadel) unite(found, beside[from]!)
    else if (has(beside[citadel]!, from)) add(found, citadel)
    return found
  }
  const gates = gateZones(g)
  if (from === headquarters) {
    unite(found, gates)
    subtract(found, groundOf(g).held[FRENCH])
    return found
  }
  if (isNear(g, FRENCH, from)) return found
  const open = enterable(g, unit, setsOf(g.campaign).open)
  intersect(open, safeZones(g))
  spreadFrom(campaign, from, open, open, found)
  if (has(gates, from) || meets(gates, found)) add(found, headquarters)
  return found
}

/** Whether the unit may move at all in this phase. */
export function mayTransfer(g: G, side: number, unit: number, why?: Why): boolean {
  const from = g.unit.zone.of(unit)
  if (unitOf(g, unit).side !== side || from === NONE)
    return why?.because('sb.operational.once', 'not-here', { unit: unitName(g, unit) }) ?? false
  if (g.unit.moved.of(unit)) return why?.because('sb.operational.once', 'moved', { unit: unitName(g, unit) }) ?? false
  if (isBound(g, unit, why)) return false
  if (side === PRUSSIAN)
    return (
      from === g.campaign.headquarters ||
      !isNear(g, FRENCH, from) ||
      (why?.because('sb.operational.prussian', 'near', { unit: unitName(g, unit), zone: zoneName(g, from) }) ?? false)
    )
  return mayTransferFrench(g, from, why)
}

/**
 * @rule sb.operational.french
 * The French move units between zone 1 and the adjacent zones; artillery only into zone 1.
 */
function mayTransferFrench(g: G, from: number, why?: Why): boolean {
  const { citadel, beside } = g.campaign
  if (from === citadel || has(beside[citadel]!, from)) return true
  return why?.because('sb.operational.french', 'far', { zone: zoneName(g, from) }) ?? false
}

/** The first overfull zone, which has to be cleared first; NONE if there is none. */
const crowdedZone = (g: G): number => nextIn(groundOf(g).crowded, 0)

/** Whether moving the unit helps to clear an overfull zone. */
function makesRoom(g: G, crowded: number, unit: number): boolean {
  return g.unit.zone.of(unit) === crowded && unitOf(g, unit).takesRoom && roomIn(g, unit, crowded) < 0
}

/**
 * @rule sb.operational.limits
 * Stacking is checked when all have moved: a unit may enter a full zone if another one that has not moved can make room
 * for it, if need be through a chain of several units.
 */
function canMakeRoom(g: G, unit: number, zone: number): boolean {
  const from = g.unit.zone.of(unit)
  const { side, isInfantry } = unitOf(g, unit)
  const { others, seen } = setsOf(g.campaign)
  const queue = [zone]
  clear(seen)
  for (const full of queue) {
    const isPossible = isAnyIn(g, full, (other) => {
      const { takesRoom, isInfantry: alike } = unitOf(g, other)
      if (other === unit || !takesRoom || alike !== isInfantry || !mayTransfer(g, side, other)) return false
      keepEnds(g, other, operationalReach(g, other, others))
      subtract(others, seen)
      if (has(others, from) && roomIn(g, unit, from) >= 0) return true
      for (let next = nextIn(others, 0); next >= 0; next = nextIn(others, next + 1)) {
        if (hasRoom(g, other, next)) return true
        queue.push(next)
      }
      unite(seen, others)
      return false
    })
    if (isPossible) return true
  }
  return false
}

/** Whether a unit may stand there at the end, ignoring room. */
function mayEndIn(g: G, unit: number, zone: number, why?: Why): boolean {
  if (!isFree(g, unit, zone, why) || !mayRideInto(g, unit, zone, why) || !mayJoin(g, unit, zone, why)) return false
  return zone === g.campaign.headquarters || mayRestIn(g, unitOf(g, unit).side, zone, why)
}

/** Keeps only the zones for which `mayEndIn` is true. */
function keepEnds(g: G, unit: number, zones: Bits): Bits {
  keepOpen(g, unit, zones)
  keepJoinable(g, unit, zones)
  keepRestable(g, unitOf(g, unit).side, zones)
  return zones
}

export function mayGoTo(g: G, unit: number, zone: number, why?: Why): boolean {
  if (!has(operationalReach(g, unit, setsOf(g.campaign).reach), zone)) {
    if (unitOf(g, unit).side === PRUSSIAN && g.unit.zone.of(unit) === g.campaign.headquarters)
      return (
        why?.because('sb.operational.headquarters', 'no-gate', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ??
        false
      )
    const rule = unitOf(g, unit).side === FRENCH ? 'sb.operational.french' : 'sb.operational.prussian'
    return why?.because(rule, 'no-way', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
  }
  return mayEndIn(g, unit, zone, why) && (findsRoom(g, unit, zone) || hasRoom(g, unit, zone, why))
}

/** Whether there is room for it at the end of all movements. */
const findsRoom = (g: G, unit: number, zone: number): boolean => hasRoom(g, unit, zone) || canMakeRoom(g, unit, zone)

/** Whether this unit may be the next to move. While a zone is overfull, only a unit that can leave it may. */
function mayBegin(g: G, side: number, crowded: number, unit: number, why?: Why): boolean {
  if (!mayTransfer(g, side, unit, why)) return false
  if (crowded === NONE || (makesRoom(g, crowded, unit) && canGoSomewhere(g, unit))) return true
  return why?.because('sb.operational.limits', 'crowded', { zone: zoneName(g, crowded) }) ?? false
}

/** A chosen unit may stay where it is, except one that has to make room. */
function maySkip(g: G, unit: number, why?: Why): boolean {
  if (unit === NONE) return why?.because('sb.operational.once', 'no-unit') ?? false
  const crowded = crowdedZone(g)
  return crowded === NONE || (why?.because('sb.operational.limits', 'crowded', { zone: zoneName(g, crowded) }) ?? false)
}

/** Visits the zones open to a unit until `of` returns true. */
function eachOpenTo(g: G, unit: number, of: (zone: number) => boolean): boolean {
  const ends = keepEnds(g, unit, operationalReach(g, unit, setsOf(g.campaign).reach))
  for (let zone = nextIn(ends, 0); zone >= 0; zone = nextIn(ends, zone + 1))
    if (findsRoom(g, unit, zone) && of(zone)) return true
  return false
}

/** Whether any zone is open to the unit. */
const canGoSomewhere = (g: G, unit: number): boolean => eachOpenTo(g, unit, () => true)

/** The zones open to a unit. */
export function openTo(g: G, unit: number): number[] {
  const zones: number[] = []
  eachOpenTo(g, unit, (zone) => {
    zones.push(zone)
    return false
  })
  return zones
}

/**
 * @rule sb.operational.once
 * The Prussians move first, then the French; any number of units, each once.
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
        const own = g.campaign.unitsOf[f.side as 0 | 1] // one of two sides
        for (const unit of own) if (mayBegin(g, f.side, crowded, unit)) offer.add(transfer, unit)
        if (crowded === NONE) offer.add(endOperations)
        return
      }
      eachOpenTo(g, f.unit, (zone) => {
        offer.add(to, zone)
        return false
      })
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
