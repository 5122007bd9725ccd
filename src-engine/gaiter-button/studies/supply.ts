import { has } from '../../board/bitset.ts'
import { good } from '../../kernel/values/result.ts'
import { FRENCH } from '../campaign/campaign.ts'
import { endOf, firstOf } from '../state/counters.ts'
import { counterName, zoneName, type G } from '../state/kit.ts'
import { provisionLines } from '../lines/provision.ts'
import { cutSide, supplySourcesOf } from '../ground/sources.ts'
import {
  drawsSupply,
  markSupplied,
  suppliedZones,
  supplyLines,
  supplies,
  supplyReach,
  surveySupply,
  whyClosedToSupply,
  type Supply,
} from '../lines/supply.ts'
import { wayWithin } from '../state/ways.ts'
import { brokenLine, type Lines } from './broken.ts'
import { ownStanding, namesOf, stretch, zoneNames, type BrokenLine, type Stretch } from './lines.ts'
import type { Study } from './study.ts'
import { asRequested, Removables, type Removable, type Removed } from './what-if.ts'

/**
 * Supply (GB 17.1): which counters are supplied as far as the side knows, and how; which are not, and what blocks their
 * line.
 */

export type SupplyStudy = {
  readonly study: 'supply'
  /** The reach of supply in MP from a railway or a source. */
  readonly reach: number
  /** Every zone with a line of supply. */
  readonly zones: readonly string[]
  /** Sources and friendly edges that provide supply today. */
  readonly goals: readonly string[]
  readonly lines: readonly SuppliedZone[]
  readonly fed: readonly { readonly counter: string; readonly zone: string; readonly by: Supply }[]
  /** Zones without a line of supply where counters live off the land, and the line of provision that allows it. */
  readonly foraging: readonly { readonly zone: string; readonly land: Stretch }[]
  readonly hungry: readonly HungryZone[]
  readonly removable: readonly Removable[]
  readonly without: readonly Removable[]
  readonly lost: readonly PoorerZone[]
}

/** A zone with counters that has a line of supply, whether they need it or not. */
export type SuppliedZone = {
  readonly zone: string
  readonly land: Stretch
  readonly rail: Stretch
  readonly mp: number
  readonly from: 'source' | 'edge'
}

/** Unsupplied counters in a zone, and the line they would have if it were not blocked. */
export type HungryZone = {
  readonly zone: string
  readonly counters: readonly string[]
  readonly broken: BrokenLine
}

/** A zone whose supply would get worse: it loses its line of supply, or some of its counters lose all supply. */
export type PoorerZone = {
  readonly zone: string
  readonly line: boolean
  readonly counters: readonly string[]
}

export type SupplyRequest = { readonly study: 'supply' } & Removed

export const studySupply: Study<SupplyRequest, SupplyStudy> = (g, side, request) => {
  const asked = asRequested(g, side, request, (as, isLast) => look(as, side, isLast))
  if (!asked.ok) return asked
  const { before, after, without } = asked.value
  const study: SupplyStudy = {
    ...after,
    without,
    lost: lostBetween(before, after),
  }
  return good(study)
}

function lostBetween(before: Looked, after: Looked): PoorerZone[] {
  const [lines, fed] = [new Set(after.lines.map(({ zone }) => zone)), new Set(after.fed.map(({ counter }) => counter))]
  const lost = before.fed.filter(({ counter }) => !fed.has(counter))
  const unjoined = before.lines.flatMap(({ zone }) => (lines.has(zone) ? [] : [zone]))
  return [...new Set([...lost.map(({ zone }) => zone), ...unjoined])].map((zone) => ({
    zone,
    line: unjoined.includes(zone),
    counters: lost.flatMap((one) => (one.zone === zone ? [one.counter] : [])),
  }))
}

/** The counters in a zone. */
interface Standing {
  readonly zone: number
  readonly counters: readonly number[]
}

type Looked = Pick<SupplyStudy, 'lines' | 'fed'>

function look(g: G, side: number, weighs: boolean) {
  const held = ownStanding(g, side)
  const places = [...held.keys()]
  const zones = zoneNames(g, suppliedZones(g, side, true))
  const supplied = new Uint8Array(g.counter.rows)
  markSupplied(g, side, supplied, true)
  const found = supplyLines(g, side, places, true)
  const removables = new Removables(g)
  const lines: SuppliedZone[] = []
  const fed: { counter: string; zone: string; by: Supply }[] = []
  const hungry: Standing[] = []
  places.forEach((zone, index) => {
    const line = found[index]
    if (line !== undefined) {
      removables.byLand(line.land)
      removables.byRail(line.rail)
      const from = has(supplySourcesOf(g, side).sources, line.rail.zones.at(-1)!) ? 'source' : 'edge' // a way has an end
      const { cost } = line.land
      lines.push({ zone: zoneName(g, zone), land: stretch(g, line.land), rail: stretch(g, line.rail), mp: cost, from })
    }
    const wanting: number[] = []
    for (const counter of held.get(zone)!) {
      const by = supplies[supplied[counter]!] ?? 'nothing' // as `markSupplied` writes it
      if (by === 'nothing') wanting.push(counter)
      else fed.push({ counter: counterName(g, counter), zone: zoneName(g, zone), by })
    }
    if (wanting.length > 0) hungry.push({ zone, counters: wanting })
  })
  const joined = new Set(lines.map(({ zone }) => zone))
  const off = places.filter((zone) => {
    const name = zoneName(g, zone)
    return !joined.has(name) && fed.some((one) => one.zone === name && one.by === 'land')
  })
  const ways = provisionLines(g, side, off, true)
  for (const way of ways) if (way !== undefined) removables.byLand(way)
  return {
    study: 'supply' as const,
    reach: supplyReach(g, side),
    zones,
    goals: drawsSupply(g, side) ? zoneNames(g, surveySupply(g, side, true).goals) : [],
    lines,
    fed,
    foraging: off.map((zone, index) => ({ zone: zoneName(g, zone), land: stretch(g, ways[index] ?? wayWithin(zone)) })),
    hungry: hungryIn(g, side, hungry),
    removable: !weighs ? [] : removables.weighed(side, (as) => worthOf(as, side, places)),
  }
}

/** A score for each of these zones, from the number of supplied counters and whether it has a line of supply. */
function worthOf(g: G, side: number, places: readonly number[]): number[] {
  const supplied = new Uint8Array(g.counter.rows)
  markSupplied(g, side, supplied, true)
  const fed = new Map<number, number>()
  for (let counter = firstOf(g, side), end = endOf(g, side); counter < end; counter++) {
    const zone = g.counter.zone.of(counter)
    fed.set(zone, (fed.get(zone) ?? 0) + (supplied[counter] === 0 ? 0 : 1))
  }
  const byLine = suppliedZones(g, side, true)
  return places.map((zone) => 2 * (fed.get(zone) ?? 0) + (has(byLine, zone) ? 1 : 0))
}

/** The first obstacle of each missing line, all found in one survey. */
function hungryIn(g: G, side: number, places: readonly Standing[]): HungryZone[] {
  const asked = drawsSupply(g, side) ? supplyAsked(g, side) : undefined
  return places.map(({ zone: at, counters }) => {
    const zone = zoneName(g, at)
    const none = (rule: string, reason: string): BrokenLine => ({
      ...{ land: stretch(g, wayWithin(at)), rails: [] },
      break: { rule, reason, facts: { zone }, zone, connection: null },
    })
    const line = asked === undefined ? none('gb.scenario.no-rail', 'no-lines') : brokenLine(g, asked, at)
    // This night the edge supplies nothing, whatever else blocks the line.
    const isCut = line.break.reason === 'nowhere' && cutSide(g) === side
    return { zone, counters: namesOf(g, counters), broken: isCut ? none('gb.scenario.supply-roll', 'cut') : line }
  })
}

function supplyAsked(g: G, side: number): Lines {
  const s = surveySupply(g, side, true)
  return {
    side,
    s,
    rule: 'gb.supply.line',
    costOf: (connection) => s.costs.of(connection, s.work.board.from[connection]!),
    most: supplyReach(g, side),
    goals: s.goals,
    byRail: true,
    ...(side === FRENCH ? { neverByRail: s.germany } : {}),
    bound: true,
    whyClosed: (zone, byRail, why) => whyClosedToSupply(g, s, side, zone, byRail, why),
  }
}
