import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { hashOfCampaign } from '#engine/kernel/system/system.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import { campaignHead } from '../campaigns/campaign-head.ts'
import { inHouseStyle } from '../campaigns/house-style.ts'
import type { OpenDraft } from './open-draft.ts'

/*
 * A folder is written beside the one it replaces, and then takes its place: whoever looks sees the one or the other, and the one before
 * is kept. Where a program ends between the two renamings, the next one finishes them.
 */
const written = (folder: string): string => join(dirname(folder), `.${basename(folder)}.new`)
const before = (folder: string): string => join(dirname(folder), `.${basename(folder)}.before`)

/** Writes files into a folder beside what is there already; tells where that is kept as it was. */
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

/** Finishes what a program that was ended has left on a shelf. */
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

/** The files of a campaign of one's own that a draft becomes, beside its scenario. */
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

/** Files as they are written. */
export const asTexts = (
  { system }: OpenDraft,
  files: { readonly [file: string]: unknown },
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files).map(([file, content]) => [file, inHouseStyle(file, content as Json, system.campaign.files)]),
  )
