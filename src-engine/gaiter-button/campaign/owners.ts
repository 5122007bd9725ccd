import type { Campaign } from './campaign.ts'
import { sides } from './schemas/common-schema.ts'

/** The side of each counter and garrison, by name. */
export function ownersIn({ counters, garrisons, fortresses }: Campaign): ReadonlyMap<string, number> {
  return new Map([
    ...counters.map(({ id, side }) => [id, side] as const),
    ...garrisons.map(({ fortress, side }) => [`${sides[side]}-${fortresses[fortress]!.id}`, side] as const),
  ])
}
