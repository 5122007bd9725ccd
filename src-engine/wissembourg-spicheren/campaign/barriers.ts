import type { Campaign, Mover } from './campaign.ts'

/** The two kinds of water that can lie between hexes. */
export type Water = 'river' | 'stream'

/** The water on a hexside, bridged or not. */
export function waterAt({ features }: Pick<Campaign, 'features'>, side: number): Water | undefined {
  const feature = features[side]
  if (feature === undefined || feature === 'trench') return undefined
  return feature === 'river' || feature === 'river-bridge' ? 'river' : 'stream'
}

/** A way leads over a bridge here. */
export const isBridged = ({ features, ways }: Pick<Campaign, 'features' | 'ways'>, side: number): boolean =>
  (features[side]?.endsWith('-bridge') ?? false) && ways[side] !== undefined

/** How a mover gets over a hexside without a way over a bridge: undefined where nothing bars it. */
export function barrierAt(
  campaign: Pick<Campaign, 'features' | 'ways' | 'tables'>,
  side: number,
  mover: Mover,
): 'half' | 'all' | 'closed' | undefined {
  const water = waterAt(campaign, side)
  if (water === undefined || isBridged(campaign, side)) return undefined
  return campaign.tables.crossings[water].move[mover === 'commander' ? 'cavalry' : mover]
}
