import { has } from '../../board/bitset.ts'
import { good, type Result } from '../../kernel/values/result.ts'
import { openWay } from '../points/points.ts'
import { groundOf } from '../state/ground.ts'
import { PRUSSIAN, zoneName, type G } from '../state/kit.ts'

/** Whether Belfort is surrounded, and if not, where the gap is. */
export type RingRequest = { readonly study: 'ring' }

export type RingStudy = {
  readonly study: 'ring'
  /** The zones the besiegers hold, and the adjacent pairs among them. */
  readonly held: readonly string[]
  readonly links: readonly (readonly [string, string])[]
  /** The gap: a way from the French to the edge past the most effective line; empty if there is none. */
  readonly way: readonly string[]
}

export function ringStudy(g: G): Result<RingStudy> {
  const held = groundOf(g).held[PRUSSIAN]
  const zones = [...g.campaign.zones.keys()].filter((zone) => has(held, zone))
  const name = (zone: number): string => zoneName(g, zone)
  return good({
    study: 'ring',
    held: zones.map(name),
    links: zones.flatMap((zone) =>
      g.campaign.neighbours[zone]!.filter((beside) => beside > zone && has(held, beside)).map(
        (beside): readonly [string, string] => [name(zone), name(beside)],
      ),
    ),
    way: (openWay(g) ?? []).toReversed().map(name),
  })
}
