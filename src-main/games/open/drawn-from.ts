import { isDeepStrictEqual } from 'node:util'
import { isMapFile } from '#engine/campaigns/editing/maps/files.ts'
import { type CampaignFiles, drawnFiles, playedFiles } from '#engine/kernel/system/system.ts'
import { onceFor } from '#engine/kernel/values/once-for.ts'
import { campaignHead } from '../../campaigns/campaign-head.ts'
import { isTrial } from '../rows/trial.ts'
import type { PinnedCampaign } from './pinned-campaigns.ts'

/** A game, as far as its map is drawn. */
interface Drawn {
  readonly pinned: PinnedCampaign
  readonly row: { readonly uid: string }
}

/** Where campaigns are found by what is played of them, and by their ids. */
export interface Shelves {
  playsAs(hash: string): { readonly files: CampaignFiles } | undefined
  read(id: string): { readonly files: CampaignFiles } | undefined
}

/**
 * The files that a game's map is drawn from. A campaign on the shelf that plays as the game’s own does has the newest drawing; a game that
 * tries a draft is drawn as that is. A game that was begun before drawings were kept takes that of a campaign with the very same map.
 */
export function drawnFrom({ pinned, row }: Drawn, campaigns: Shelves): CampaignFiles {
  const { files, loaded } = pinned
  const own = hasDrawing(files) ? files : undefined
  const ofShelf = (): CampaignFiles | undefined => campaigns.playsAs(loaded.hash)?.files
  const found = isTrial(row) ? (own ?? ofShelf()) : (ofShelf() ?? own)
  return found ?? drawnAlike(pinned, campaigns) ?? files
}

/** The files of a game with the drawing of its map, to be played and edited further. */
export function withDrawing(game: Drawn, campaigns: Shelves): CampaignFiles {
  const { files } = game.pinned
  const from = drawnFrom(game, campaigns)
  return haveSameMap(files, from) ? { ...files, ...drawnFiles(from) } : files
}

/** The files of a game with the drawing that others lend: of the same files the same object. */
const lent = onceFor((files: CampaignFiles) =>
  onceFor((lender: CampaignFiles): CampaignFiles => ({ ...files, ...drawnFiles(lender) })),
)

/** With the drawing of the edition on the shelf, or of the campaign that it is based on. */
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
