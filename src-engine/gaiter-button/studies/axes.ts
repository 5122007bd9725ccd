import { next } from '../../board/bitset.ts'
import { Why } from '../../kernel/values/explain.ts'
import { good } from '../../kernel/values/result.ts'
import { encircledIn, intruderOf } from '../ground/axes.ts'
import type { Side } from '../campaign/schemas/common-schema.ts'
import { isLandOpen, mayEnterSector } from '../state/crossing.ts'
import { connectionName, zoneName, type G } from '../state/kit.ts'
import { mayLeaveBy } from '../ground/leaving.ts'
import { axisOn, isContested, zonesOf } from '../state/places.ts'
import { because, sideName, type Because, type Study } from './study.ts'

/**
 * Axes of retreat (GB 9.3, 9.4): which side holds them, and by which connections each side may leave its contested
 * zones.
 */

export type AxesStudy = { readonly study: 'axes'; readonly zones: readonly ContestedZone[] }

export type ContestedZone = {
  readonly zone: string
  /** The side that has or had markers here, and the side that is encircled. */
  readonly intruder: Side | null
  readonly encircled: Side | null
  /** The side whose axis marker leads off the map here. */
  readonly edge: Side | null
  readonly ways: readonly WayOut[]
}

export type WayOut = {
  readonly connection: string
  readonly to: string
  /** The side whose axis marker is on it. */
  readonly axis: Side | null
  /** The reason why a side may not leave by it; null if it may. */
  readonly french: Because | null
  readonly german: Because | null
}

export type AxesRequest = { readonly study: 'axes' }

export const studyAxes: Study<AxesRequest, AxesStudy> = (g) => {
  const zones: ContestedZone[] = []
  const french = zonesOf(g, 0)
  for (let zone = next(french, 0); zone >= 0; zone = next(french, zone + 1))
    if (isContested(g, zone)) zones.push(contested(g, zone))
  const study: AxesStudy = { study: 'axes', zones }
  return good(study)
}

function contested(g: G, zone: number): ContestedZone {
  return {
    zone: zoneName(g, zone),
    intruder: sideName(intruderOf(g, zone)),
    encircled: sideName(encircledIn(g, zone)),
    edge: sideName(g.zone.edgeAxis.of(zone) - 1),
    ways: g.campaign.board.connectionsAt(zone).map((connection) => ({
      connection: connectionName(g, connection),
      to: zoneName(g, g.campaign.board.otherEnd(connection, zone)),
      axis: sideName(axisOn(g, connection, zone)),
      french: keptFrom(g, 0, zone, connection),
      german: keptFrom(g, 1, zone, connection),
    })),
  }
}

/** The reason why counters of a side in the field here may not leave by this connection. */
function keptFrom(g: G, side: number, zone: number, connection: number): Because | null {
  const why = new Why()
  const to = g.campaign.board.otherEnd(connection, zone)
  const may =
    mayLeaveBy(g, side, zone, connection, false, why) &&
    isLandOpen(g, connection, why) &&
    mayEnterSector(g, side, to, why)
  return may || why.refusal === undefined ? null : because(why.refusal)
}
