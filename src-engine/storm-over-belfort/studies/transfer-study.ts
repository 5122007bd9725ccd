import { Why } from '../../kernel/values/explain.ts'
import { bad, good, textIn, type Json, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { unitsIn } from '../state/ground.ts'
import { unitName, zoneName, type G } from '../state/kit.ts'
import { mayGoTo, mayTransfer, openTo } from '../turn/operations.ts'
import type { BarredZone } from './barred.ts'

/** The possible operational movements of the units of a place. */
export type TransferRequest = {
  readonly study: 'transfer'
  readonly zone: string
  /** The units that would move; all that may if not given. */
  readonly units?: readonly string[]
}

export type TransferStudy = {
  readonly study: 'transfer'
  readonly zone: string
  readonly able: readonly string[]
  readonly units: readonly string[]
  /**
   * By zone, the units that may go there. Room for several units is not checked, because stacking is enforced only
   * after all have moved.
   */
  readonly open: readonly { readonly zone: string; readonly units: readonly string[] }[]
  /** All other places, and why none of them may go there. */
  readonly barred: readonly BarredZone[]
}

export function transferStudy(g: G, request: JsonObject, side: number): Result<TransferStudy> {
  const { zone: asked, units: named }: { readonly [field in keyof TransferRequest]?: Json } = request
  const home = g.campaign.placeIds.indexOf(textIn(asked))
  if (home < 0) return bad({ code: 'no-such-zone', message: 'There is no such zone on the map.' })
  const able = unitsIn(g, home).filter((unit) => mayTransfer(g, side, unit))
  const units = Array.isArray(named) ? able.filter((unit) => named.includes(unitName(g, unit))) : able
  const open = new Map<number, string[]>()
  for (const unit of units)
    for (const zone of openTo(g, unit)) open.set(zone, [...(open.get(zone) ?? []), unitName(g, unit)])
  return good({
    study: 'transfer',
    zone: zoneName(g, home),
    able: able.map((unit) => unitName(g, unit)),
    units: units.map((unit) => unitName(g, unit)),
    open: [...open].map(([zone, who]) => ({ zone: zoneName(g, zone), units: who })),
    barred: [...g.campaign.placeIds.keys()]
      .filter((zone) => zone !== home && !open.has(zone))
      .flatMap((zone) => barredTo(g, units, zone)),
  })
}

/** What keeps the first of the units out of a place; empty if there are no units. */
function barredTo(g: G, [first]: readonly number[], zone: number): BarredZone[] {
  if (first === undefined) return []
  const why = new Why()
  mayGoTo(g, first, zone, why)
  return why.refusal === undefined ? [] : [{ zone: zoneName(g, zone), why: why.refusal }]
}
