import { isDeepStrictEqual } from 'node:util'
import { isMapFile } from '#engine/campaigns/editing/maps/files.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { drawnFiles, playedFiles } from '#engine/kernel/system/campaign-files.ts'
import { memoizedBy } from '#engine/kernel/values/memoized-by.ts'
import { campaignHead } from '../../campaigns/campaign-head.ts'
import { isTrial } from '../rows/trial.ts'
import type { PinnedCampaign } from './pinned-campaigns.ts'

/** The part of a game that drawing its map needs. */
interface Drawn {
  readonly pinned: PinnedCampaign
  readonly row: { readonly uid: string }
}

/** Finds campaigns by the hash of what is played of them, and by id. */
export interface Shelves {
  playsAs(hash: string): { readonly files: CampaignFiles } | undefined
  read(id: string): { readonly files: CampaignFiles } | undefined
}

/**
 * The files that a game's map is drawn from. The newest drawing comes from a campaign on the shelf whose played files
 * equal the game’s. A game that tries a draft uses the draft's drawing. A game begun before drawings were kept uses
 * that of a campaign with exactly the same map.
 */
export function filesForDrawing({ pinned, row }: Drawn, campaigns: Shelves): CampaignFiles {
  const { files, loaded } = pinned
  const own = hasDrawing(files) ? files : undefined
  const ofShelf = (): CampaignFiles | undefined => campaigns.playsAs(loaded.hash)?.files
  const found = isTrial(row) ? (own ?? ofShelf()) : (ofShelf() ?? own)
  return found ?? drawnAlike(pinned, campaigns) ?? files
}

/** The files of a game together with the drawing of its map, to be played and edited further. */
export function withDrawing(game: Drawn, campaigns: Shelves): CampaignFiles {
  const { files } = game.pinned
  const from = filesForDrawing(game, campaigns)
  return haveSameMap(files, from) ? { ...files, ...drawnFiles(from) } : files
}

/** The files of a game with another campaign's drawing; the same object for the same two arguments. */
const lent = memoizedBy((files: CampaignFiles) =>
  memoizedBy((lender: CampaignFiles): CampaignFiles => ({ ...files, ...drawnFiles(lender) })),
)

/** The files with the drawing of the edition on the shelf, or of its base campaign, where that has the same map. */
function drawnAlike({ id, files }: PinnedCampaign, campaigns: Shelves): CampaignFiles | undefined {
  const lender = [id, campaignHead(files).basedOn]
    .flatMap((one) => (one === undefined ? [] : (campaigns.read(one) ?? [])))
    .map((one) => one.files)
    .find((one) => hasDrawing(one) && haveSameMap(files, one))
  return lender && lent(files)(lender)
}

const hasDrawing = (files: CampaignFiles): boolean => Object.keys(drawnFiles(files)).length > 0

const haveSameMap = (one: CampaignFiles, other: CampaignFiles): boolean => isDeepStrictEqual(mapIn(one), mapIn(other))

const mapIn = (files: CampaignFiles): CampaignFiles =>
  Object.fromEntries(Object.entries(playedFiles(files)).filter(([file]) => isMapFile(file)))
