import { has } from '../../board/bitset.ts'
import { good } from '../../kernel/values/result.ts'
import { isEncircled } from '../ground/axes.ts'
import { connectionName, zoneName, type G } from '../state/kit.ts'
import { provisionedZones, provisionLines, provisionWays, surveyProvision } from '../lines/provision.ts'
import { whyClosedToLines } from '../ground/survey.ts'
import { brokenLine, type Lines } from './broken.ts'
import { namesOf, ownStanding, stretch, zoneNames, type BrokenLine, type Stretch } from './lines.ts'
import type { Study } from './study.ts'
import { asRequested, Removables, type Removable, type Removed } from './what-if.ts'

/**
 * Lines of provision (GB 15.2), of any length, as far as the side knows; where the side is encircled, and by which ways
 * it could get out.
 */

export type ProvisionStudy = {
  readonly study: 'provision'
  readonly zones: readonly string[]
  readonly lines: readonly ProvidedZone[]
  readonly cut: readonly CutZone[]
  /** Zones where the side is encircled, and the connections by which a line of provision leads out. */
  readonly encircled: readonly { readonly zone: string; readonly ways: readonly string[] }[]
  readonly removable: readonly Removable[]
  readonly without: readonly Removable[]
  /** Zones whose counters would lose their line of provision. */
  readonly lost: readonly { readonly zone: string; readonly counters: readonly string[] }[]
}

export type ProvidedZone = { readonly zone: string; readonly counters: readonly string[]; readonly land: Stretch }

export type CutZone = {
  readonly zone: string
  readonly counters: readonly string[]
  readonly broken: BrokenLine
}

export type ProvisionRequest = { readonly study: 'provision' } & Removed

export const studyProvision: Study<ProvisionRequest, ProvisionStudy> = (g, side, request) => {
  const asked = asRequested(g, side, request, (as, isLast) => look(as, side, isLast))
  if (!asked.ok) return asked
  const { before, after, without } = asked.value
  const still = new Set(after.lines.map(({ zone }) => zone))
  const study: ProvisionStudy = {
    ...after,
    without,
    lost: before.lines.flatMap(({ zone, counters }) => (still.has(zone) ? [] : [{ zone, counters }])),
  }
  return good(study)
}

function look(g: G, side: number, weighs: boolean) {
  const standing = ownStanding(g, side)
  const places = [...standing.keys()]
  const zones = zoneNames(g, provisionedZones(g, side, true))
  const found = provisionLines(g, side, places, true)
  const removables = new Removables(g)
  const lines: ProvidedZone[] = []
  const cut: CutZone[] = []
  places.forEach((zone, index) => {
    const line = found[index]
    const named = { zone: zoneName(g, zone), counters: namesOf(g, standing.get(zone)!) } // a key of it
    if (line === undefined) cut.push({ ...named, broken: brokenProvision(g, side, zone) })
    else {
      removables.byLand(line)
      lines.push({ ...named, land: stretch(g, line) })
    }
  })
  return {
    study: 'provision' as const,
    zones,
    lines,
    cut,
    encircled: places
      .filter((zone) => isEncircled(g, side, zone))
      .map((zone) => ({
        zone: zoneName(g, zone),
        ways: provisionWays(g, side, zone).map((connection) => connectionName(g, connection)),
      })),
    removable: !weighs
      ? []
      : removables.weighed(side, (as) => {
          const provisioned = provisionedZones(as, side, true)
          return places.map((zone) => (has(provisioned, zone) ? 1 : 0))
        }),
  }
}

function brokenProvision(g: G, side: number, zone: number): BrokenLine {
  const s = surveyProvision(g, side, true)
  const lines: Lines = {
    side,
    s,
    rule: 'gb.provision.line',
    costOf: () => 1,
    most: Infinity,
    goals: s.goals,
    byRail: false,
    bound: true,
    whyClosed: (at, _byRail, why) => whyClosedToLines(g, s, at, why),
  }
  return brokenLine(g, lines, zone)
}
