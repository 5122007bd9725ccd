import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { CampaignFiles, LoadedCampaign } from '#engine/kernel/system/system.ts'
import { boardOf } from '../boards/board.ts'
import { planOf } from '../campaigns/plan-of.ts'
import { foldersOn, judge, judgeFolder, type Judged } from '../campaigns/campaign-check.ts'
import { CampaignFolders, type CampaignFolder } from '../campaigns/campaign-files.ts'
import { isDrawn } from '../cartography/scene.ts'
import type { Board, BrokenCampaign, CampaignEntry, CampaignSummary, OpenCampaign } from '../contract/campaign.ts'
import type { Language } from '../contract/settings.ts'
import { Words } from '../contract/words.ts'
import { lessonsOf, offerOf } from '../games/queries/lesson.ts'
import type { Drawings } from './drawings.ts'

/** A folder that holds one folder per campaign. */
export type Shelf = { readonly origin: 'house' | 'own'; readonly folder: string }

export type Opened =
  | { readonly state: 'open'; readonly content: OpenCampaign }
  | { readonly state: 'broken'; readonly campaign: BrokenCampaign }
  | { readonly state: 'absent' }

export type Playable = { readonly files: CampaignFiles; readonly loaded: LoadedCampaign }

export type CampaignsService = {
  list(): CampaignEntry[]
  open(id: string): Opened
  /** A campaign that can be played now, with its files. */
  playable(id: string): Playable | undefined
  /** The campaign with this content hash, if there is one. */
  withHash(hash: string): Playable | undefined
  /** The map as an SVG document, or undefined when there is no such campaign or nothing to draw it from. */
  draw(id: string, language: Language): Promise<string | undefined>
}

/** Reads the folders at each call, so that a campaign under edit shows its present state. */
export function campaignsService(shelves: readonly Shelf[], drawings: Drawings): CampaignsService {
  const folders = new CampaignFolders(known)
  const all = (): Read[] => refuseTakenNames(shelves.flatMap((shelf) => readShelf(shelf, folders)))
  const find = (id: string) => all().find((one) => idOf(one) === id)
  return {
    list: () => all().map((one) => (one.state === 'open' ? one.content.campaign : one.campaign)),
    open: (id) => find(id) ?? { state: 'absent' },
    playable: (id) => playableOf(find(id)),
    withHash: (hash) => playableOf(all().find((one) => one.state === 'open' && one.loaded.hash === hash)),
    async draw(id, language) {
      const found = find(id)
      if (found?.state !== 'open') return undefined
      const plan = planOf(found.loaded.system, found.files)
      return plan?.kind === 'zones' && isDrawn(plan) ? drawings.draw(found.files, plan, language) : undefined
    },
  }
}

type Read = { readonly folder: string } & (
  | {
      readonly state: 'open'
      readonly content: OpenCampaign
      readonly files: CampaignFiles
      readonly loaded: LoadedCampaign
    }
  | { readonly state: 'broken'; readonly campaign: BrokenCampaign }
)

const playableOf = (one: Read | undefined): Playable | undefined =>
  one?.state === 'open' ? { files: one.files, loaded: one.loaded } : undefined

const idOf = (one: Read): string => (one.state === 'open' ? one.content.campaign.id : one.campaign.id)

/** Cached findings about a folder, valid until a file in it changes. */
type Known = {
  readonly found: CampaignFolder
  readonly told: Judged
  readonly about: About | undefined
  readonly board: Board | null
}

/** What the list shows of a campaign.json that has been checked. */
const About = z.looseObject({
  id: z.string(),
  system: z.string(),
  title: Words,
  subtitle: Words,
  description: Words,
})
type About = z.infer<typeof About>

function known(found: CampaignFolder): Known {
  const { files, problems } = found
  const told = judge(files)
  if (problems.length > 0 || told.loaded === undefined) return { found, told, about: undefined, board: null }
  const about = About.parse(files['campaign.json'])
  return { found, told, about, board: boardOf(told.loaded.system, files) }
}

function readShelf({ origin, folder: shelf }: Shelf, folders: CampaignFolders<Known>): Read[] {
  return foldersOn(shelf).flatMap((folder): Read[] => {
    // The app's own shelf has other folders too; in a player's folder the file was more likely forgotten.
    if (origin === 'house' && !existsSync(join(folder, 'campaign.json'))) return []
    const { found, told, about, board } = folders.read(folder)
    const { errors, warnings, loaded } = judgeFolder(folder, found, told)
    if (about === undefined || loaded === undefined) {
      const campaign: BrokenCampaign = {
        state: 'broken',
        id: basename(folder),
        origin,
        folder,
        errors: [...errors],
        warnings: [...warnings],
      }
      return [{ state: 'broken', folder, campaign }]
    }
    const { id, system, title, subtitle, description } = about
    const campaign: CampaignSummary = {
      state: 'whole',
      id,
      origin,
      system,
      title,
      subtitle,
      description,
      scenarios: Object.keys(found.files).filter((file) => file.startsWith('scenarios/')).length,
      lessons: lessonsOf(loaded).map((lesson) => offerOf(lesson, loaded)),
      board: sizeOf(board),
      warnings: [...warnings],
    }
    return [{ state: 'open', folder, content: { campaign, board }, files: found.files, loaded }]
  })
}

function sizeOf(board: Board | null): CampaignSummary['board'] {
  if (board === null) return null
  if (board.kind === 'zones') return { kind: 'zones', zones: board.zones.length }
  return { kind: 'hexes', columns: board.columns, rows: board.rows }
}

/** Keeps the first campaign of each id and refuses the others; the app's own come first, so none can be replaced unseen. */
function refuseTakenNames(found: readonly Read[]): Read[] {
  const taken = new Map<string, string>()
  return found.map((one) => {
    if (one.state === 'broken') return one
    const { id, origin, warnings } = one.content.campaign
    const holder = taken.get(id)
    if (holder === undefined) {
      taken.set(id, one.folder)
      return one
    }
    const campaign: BrokenCampaign = {
      state: 'broken',
      // Identified by its folder, since its id belongs to the other one.
      id: one.folder,
      origin,
      folder: one.folder,
      errors: [
        {
          severity: 'error',
          file: 'campaign.json',
          path: 'id',
          message: `The id "${id}" belongs to the campaign in ${holder}.`,
          remedy: 'Give this one another id.',
        },
      ],
      warnings,
    }
    return { state: 'broken', folder: one.folder, campaign }
  })
}
