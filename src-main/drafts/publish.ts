import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import { campaignHead } from '../campaigns/campaign-head.ts'
import { inHouseStyle } from '../campaigns/house-style.ts'
import type { OpenDraft } from './open-draft.ts'

/*
 * A folder is written beside the one it replaces, and then renamed into its place, so a reader sees either the old or
 * the new one. The old one is kept. If the program ends between the two renames, its next start finishes them.
 */
const written = (folder: string): string => join(dirname(folder), `.${basename(folder)}.new`)
const before = (folder: string): string => join(dirname(folder), `.${basename(folder)}.before`)

/** Adds files to a folder. Returns the path where the old one is kept, or null if there was none. */
export function replaceFolder(folder: string, files: ReadonlyMap<string, string>): string | null {
  const fresh = written(folder)
  const part = `${fresh}.part`
  for (const left of [part, fresh]) rmSync(left, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  const isThere = existsSync(folder)
  if (isThere) cpSync(folder, part, { recursive: true, verbatimSymlinks: true })
  for (const [file, text] of files) {
    mkdirSync(dirname(join(part, file)), { recursive: true })
    writeFileSync(join(part, file), text, { flush: true })
  }
  renameSync(part, fresh)
  rmSync(before(folder), { recursive: true, force: true })
  if (isThere) renameSync(folder, before(folder))
  renameSync(fresh, folder)
  return isThere ? before(folder) : null
}

/** Finishes replacements on a shelf that were interrupted by the end of the program. */
export function finishReplacing(shelf: string): void {
  for (const name of existsSync(shelf) ? readdirSync(shelf) : []) {
    const [, campaign, state] = /^\.(.+)\.(new|new\.part|before)$/.exec(name) ?? []
    if (campaign === undefined) continue
    const folder = join(shelf, campaign)
    if (state === 'new.part') rmSync(join(shelf, name), { recursive: true, force: true })
    else if (existsSync(folder)) {
      if (state === 'new') rmSync(join(shelf, name), { recursive: true, force: true })
    } else if (state === 'new' || !existsSync(written(folder))) renameSync(join(shelf, name), folder)
  }
}

/** The files of the user's campaign that a draft is published as, apart from the scenario. */
export function ownCampaign({ system, row, ground, title }: OpenDraft, id: string, house: CampaignFiles | undefined) {
  const head = campaignHead(ground)
  const { en, fr } = head.title ?? { en: row.campaign, fr: row.campaign }
  const named = { en: `${en}: ${title.en}`, fr: `${fr} : ${title.fr}` }
  const about = isJsonObject(ground['campaign.json']) ? ground['campaign.json'] : {}
  const note = row.foreign ? { note: 'Taken in from a file that somebody else has made.' } : {}
  if (house === undefined) {
    const files = Object.entries(ground).filter(([file]) => !/^(?:scenarios|lessons|records)\//.test(file))
    const { formerly: _, basedOn: __, sources: ___, rulings: ____, $schema: _____, ...kept } = about
    return { ...(Object.fromEntries(files) as JsonObject), 'campaign.json': { ...kept, id, title: named, ...note } }
  }
  const without = Object.keys(house).filter((file) => file.startsWith('scenarios/'))
  const basedOn = { campaign: row.campaign, hash: hashOfCampaign(house), without }
  return { 'campaign.json': { format: 2, id, system: system.id, title: named, basedOn, ...note } }
}

/** The texts of files in house style. */
export const asTexts = (
  { system }: OpenDraft,
  files: { readonly [file: string]: unknown },
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files).map(([file, content]) => [file, inHouseStyle(file, content as Json, system.campaign.files)]),
  )
