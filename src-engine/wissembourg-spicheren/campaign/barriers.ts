import type { Campaign, Mover } from './campaign.ts'

/** The two kinds of water that can lie between hexes. */
export type Water = 'river' | 'stream'

/** The water on a hexside, bridged or not. */
export function waterAt({ features }: Pick<Campaign, 'features'>, side: number): Water | undefined {
  const feature = features[side]
  if (feature === undefined || feature === 'trench') return undefined
  return feature === 'river' || feature === 'river-bridge' ? 'river' : 'stream'
}

/** Whether a way leads over a bridge here. */
export const isBridged = ({ features, ways }: Pick<Campaign, 'features' | 'ways'>, side: number): boolean =>
  (features[side]?.endsWith('-bridge') ?? false) && ways[side] !== undefined

export type Barrier = 'half' | 'all' | 'closed'

/** By hexside: how it bars this mover; undefined if it does not or a way leads over a bridge. */
export const barriersTo = (
  { features, ways, tables }: Pick<Campaign, 'features' | 'ways' | 'tables'>,
  mover: Mover,
): (Barrier | undefined)[] =>
  features.map((_, side) => {
    const water = waterAt({ features }, side)
    if (water === undefined || isBridged({ features, ways }, side)) return undefined
    return tables.crossings[water].move[mover === 'commander' ? 'cavalry' : mover]
  })
