import { has } from '../../board/bitset.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { bad, good, textIn, type Json, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { marchReach } from '../activation/reach.ts'
import { forecastOf, type Forecast } from '../assault/forecast.ts'
import { isHeldBy, isNearManned, unitsIn } from '../state/ground.ts'
import { otherSide, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { isAble } from '../state/units.ts'
import { mayRideAgainst, roomIn } from '../state/zones.ts'

/** What the units of a zone could do in an activation: where they could march, and what they could attack with which chances. */
export type GoWish = {
  readonly study: 'go'
  readonly zone: string
  /** Who would go; all who may where nobody is named. */
  readonly units?: readonly string[]
}

type MarchOpen = {
  readonly zone: string
  /** How many of them have room there. */
  readonly room: number
  /** They have to leave the enemy next to them under his fire. */
  readonly leaves: boolean
}

type AttackOpen = Forecast & {
  readonly target: string
  readonly source: string
  readonly leaves: boolean
  /** Who would attack: not more than have room in the zone they come from. */
  readonly units: readonly string[]
}

export type GoStudy = {
  readonly study: 'go'
  readonly zone: string
  /** Everybody who may go into action there, and those who would. */
  readonly able: readonly string[]
  readonly units: readonly string[]
  readonly marches: readonly MarchOpen[]
  /** By target, the best source first. */
  readonly attacks: readonly AttackOpen[]
}

export function goStudy(g: G, wish: JsonObject, side: number): Result<GoStudy> {
  const { zone: asked, units: named }: { readonly [field in keyof GoWish]?: Json } = wish
  const home = g.campaign.zones.findIndex(({ id }) => id === textIn(asked))
  if (home < 0) return bad({ code: 'no-such-zone', message: 'There is no such zone on the map.' })
  const able = unitsIn(g, home).filter((unit) => isAble(g, unit) && unitOf(g, unit).side === side)
  const units = Array.isArray(named) ? able.filter((unit) => named.includes(unitName(g, unit))) : able
  const ways = waysOf(g, side, home, units)
  return good({
    study: 'go',
    zone: zoneName(g, home),
    able: able.map((unit) => unitName(g, unit)),
    units: units.map((unit) => unitName(g, unit)),
    marches: ways
      .filter(({ zone }) => zone !== home)
      .map(({ zone, who, leaves }) => ({ zone: zoneName(g, zone), room: who.length, leaves })),
    attacks: attacksOf(g, side, home, ways, units),
  })
}

interface Way {
  readonly zone: number
  readonly who: readonly number[]
  readonly leaves: boolean
}

/** Where they could go, without leaving the enemy where that can be. */
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

/** As many as have room, in the order of battle. */
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
        ...forecastOf(g, { side, units, source, target }),
      })
    }
  }
  // Of two that are as likely, the one that keeps more. A beaten attack empties the zone it came from, so that those who stay at home keep it
  // where the attack comes from elsewhere; where all go, that gives it up in any case.
  const isKept = unitsIn(g, home).some((unit) => !going.includes(unit))
  const keeps = ({ source, leaves }: AttackOpen): number =>
    (leaves ? 0 : 2) + ((source === zoneName(g, home)) === isKept ? 0 : 1)
  return found.toSorted((a, b) => b.won - a.won || keeps(b) - keeps(a))
}
