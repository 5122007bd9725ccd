import { has } from '../../board/bitset.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { Why } from '../../kernel/values/explain.ts'
import { bad, good, textIn, type Json, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { mayMarchTo } from '../activation/marching.ts'
import { marchReach } from '../activation/reach.ts'
import { exposedTo } from '../assault/exposed.ts'
import { firstColumn } from '../assault/fire.ts'
import { forecastOf, type Forecast } from '../assault/forecast.ts'
import { isHeldBy, isNearManned, unitsIn } from '../state/ground.ts'
import { otherSide, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { isAble } from '../state/units.ts'
import { mayRideAgainst, roomIn } from '../state/zones.ts'
import type { BarredZone } from './barred.ts'

/**
 * The options of the units of a zone in an activation: the zones they could march to, and the possible attacks with
 * their odds.
 */
export type GoRequest = {
  readonly study: 'go'
  readonly zone: string
  /** The units that would go; all that may if not given. */
  readonly units?: readonly string[]
}

type MarchOpen = {
  readonly zone: string
  /** How many of them have room there. */
  readonly room: number
  /** They would have to leave the adjacent enemy under his fire. */
  readonly leaves: boolean
  /** Zones in the open next to it, whose battalions fire at them and retreat. */
  readonly exposed: readonly string[]
}

type AttackOpen = Forecast & {
  readonly target: string
  readonly source: string
  readonly leaves: boolean
  /** Zones in the open next to the source, whose battalions fire first and retreat. */
  readonly exposed: readonly string[]
  /** The attacking units: no more than have room in the zone they attack from. */
  readonly units: readonly string[]
}

export type GoStudy = {
  readonly study: 'go'
  readonly zone: string
  /** All units there that may go into action, and those that would. */
  readonly able: readonly string[]
  readonly units: readonly string[]
  readonly marches: readonly MarchOpen[]
  /** Best first. */
  readonly attacks: readonly AttackOpen[]
  /** All other zones, and why they can neither go there nor attack there. */
  readonly barred: readonly BarredZone[]
  /** The least and the greatest firepower of the column in which those fire who are left or stand in the open. */
  readonly firstColumn: readonly [least: number, greatest: number]
}

export function goStudy(g: G, request: JsonObject, side: number): Result<GoStudy> {
  const { zone: asked, units: named }: { readonly [field in keyof GoRequest]?: Json } = request
  const home = g.campaign.zones.findIndex(({ id }) => id === textIn(asked))
  if (home < 0) return bad({ code: 'no-such-zone', message: 'There is no such zone on the map.' })
  const able = unitsIn(g, home).filter((unit) => isAble(g, unit) && unitOf(g, unit).side === side)
  const units = Array.isArray(named) ? able.filter((unit) => named.includes(unitName(g, unit))) : able
  const ways = waysOf(g, side, home, units)
  const attacks = attacksOf(g, side, home, ways, units)
  return good({
    study: 'go',
    zone: zoneName(g, home),
    able: able.map((unit) => unitName(g, unit)),
    units: units.map((unit) => unitName(g, unit)),
    marches: ways
      .filter(({ zone }) => zone !== home)
      .map(({ zone, who, leaves }) => ({
        zone: zoneName(g, zone),
        room: who.length,
        leaves,
        exposed: exposedTo(g, side, zone).map((one) => zoneName(g, one)),
      })),
    attacks,
    barred: barredTo(
      g,
      units,
      new Set([...ways.map(({ zone }) => zoneName(g, zone)), ...attacks.map((one) => one.target)]),
    ),
    firstColumn: firstColumn(g),
  })
}

interface Way {
  readonly zone: number
  readonly who: readonly number[]
  readonly leaves: boolean
}

/** The zones they could go to, without leaving the enemy if possible. */
function waysOf(g: G, side: number, home: number, units: readonly number[]): Way[] {
  const [first] = units
  if (first === undefined) return []
  const found: Way[] = [{ zone: home, who: units, leaves: false }]
  const reachIf = (leaves: boolean) =>
    onFork(g, (fork) => {
      for (const unit of units) fork.unit.leaves.set(unit, leaves)
      return marchReach(fork, first)
    })
  const staying = reachIf(false)
  const leaving = isNearManned(g, otherSide(side), home) ? reachIf(true) : staying
  for (let zone = 0; zone < g.zone.rows; zone++) {
    if (zone === home || !has(leaving, zone)) continue
    found.push({ zone, who: fitting(g, units, zone), leaves: !has(staying, zone) })
  }
  return found.filter(({ who }) => who.length > 0)
}

/** The zones that are not open, with what keeps the first of the units out of each. */
function barredTo(g: G, units: readonly number[], open: ReadonlySet<string>): BarredZone[] {
  const [first] = units
  if (first === undefined) return []
  return onFork(g, (fork) => {
    // They may leave the enemy under his fire: that does not keep them back.
    for (const unit of units) fork.unit.leaves.set(unit, true)
    return [...g.campaign.zones.keys()].flatMap((zone) => {
      const name = zoneName(g, zone)
      if (open.has(name)) return []
      const why = new Why()
      if (isHeldBy(g, otherSide(unitOf(g, first).side), zone)) mayBeAttackedBy(g, first, zone, why)
      else mayMarchTo(fork, first, zone, why)
      return why.refusal === undefined ? [] : [{ zone: name, why: why.refusal }]
    })
  })
}

/** Says why a unit cannot attack a zone with enemies, next to none of the zones it can go to. */
const mayBeAttackedBy = (g: G, unit: number, zone: number, why: Why): boolean =>
  mayRideAgainst(g, unit, zone, why) &&
  why.because('sb.attack.objective', 'no-source', { unit: unitName(g, unit), target: zoneName(g, zone) })

/** As many units as have room, in the order of battle. */
function fitting(g: G, units: readonly number[], zone: number): number[] {
  let taken = 0
  return units.filter((unit) => !unitOf(g, unit).takesRoom || ++taken <= roomIn(g, unit, zone))
}

function attacksOf(g: G, side: number, home: number, ways: readonly Way[], going: readonly number[]): AttackOpen[] {
  const found: AttackOpen[] = []
  for (const { zone: source, who, leaves } of ways) {
    if (source === home && leaves) continue
    for (const target of g.campaign.neighbours[source]!) {
      const units = who.filter((unit) => mayRideAgainst(g, unit, target))
      if (!isHeldBy(g, otherSide(side), target) || units.length === 0) continue
      found.push({
        target: zoneName(g, target),
        source: zoneName(g, source),
        leaves,
        units: units.map((unit) => unitName(g, unit)),
        exposed: exposedTo(g, side, source, target).map((zone) => zoneName(g, zone)),
        ...forecastOf(g, { side, units, source, target, leaves }),
      })
    }
  }
  // Of two equally likely attacks, the one that keeps more comes first. A failed attack empties the zone it came from.
  // So if some units stay at home, an attack from elsewhere keeps the home zone; if all go, an attack from elsewhere
  // gives it up in any case.
  const isKept = unitsIn(g, home).some((unit) => !going.includes(unit))
  const keeps = ({ source, leaves }: AttackOpen): number =>
    (leaves ? 0 : 2) + ((source === zoneName(g, home)) === isKept ? 0 : 1)
  return found.toSorted((a, b) => b.won - a.won || keeps(b) - keeps(a))
}
