import { join } from 'node:path'
import { both, faultOf, problemOf } from '#engine/campaigns/problems.ts'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import type { CampaignFiles, Problem } from '#engine/kernel/system/system.ts'
import { isJsonObject, textIn, type JsonObject } from '#engine/kernel/values/result.ts'
import { campaignStamp, readCampaignFolder, type CampaignFolder } from './campaign-files.ts'

/** The folder of the base campaign (`basedOn`), or undefined when the campaign names none. */
export function baseOf({ files }: CampaignFolder, house: string | undefined): string | undefined {
  const name = basedOn(files)?.['campaign']
  return house !== undefined && typeof name === 'string' && /^[a-z0-9-]+$/.test(name) ? join(house, name) : undefined
}

/** The stamps of a campaign's folder and of its base's folder. */
export const stampWithBase = (folder: string, base: string | undefined): string =>
  base === undefined ? campaignStamp(folder) : `${campaignStamp(folder)}\n/ ${campaignStamp(base)}`

/** A campaign with all its files: its own, plus those of its base that it neither replaces nor leaves out. */
export function readWithBase(folder: string, house: string | undefined): CampaignFolder {
  const own = readCampaignFolder(folder)
  const { campaign, hash, without } = basedOn(own.files) ?? {}
  if (campaign === undefined) return own
  const name = textIn(campaign)
  const base = baseOf(own, house)
  const found = base === undefined ? undefined : readCampaignFolder(base)
  if (base === undefined || found?.files['campaign.json'] === undefined)
    return { ...own, problems: [...own.problems, noSuch(name)] }
  const left = new Set(Array.isArray(without) ? without.map(String) : [])
  const inherited = Object.entries(found.files).filter(([file]) => !left.has(file) && !ofItsOwn.test(file))
  const files = { ...Object.fromEntries(inherited), ...own.files, 'campaign.json': aboutBoth(found.files, own.files) }
  const other = typeof hash === 'string' && hash !== hashOfCampaign(found.files) ? [changed(name)] : []
  return { files, problems: [...own.problems, ...other], stamp: stampWithBase(folder, base) }
}

/** Files that are never inherited: the head, the sheet, lessons and recorded games. */
const ofItsOwn = /^(?:campaign|sheet)\.json$|^(?:lessons|records)\//

function basedOn(files: CampaignFiles): JsonObject | undefined {
  const about = files['campaign.json']
  return isJsonObject(about) && isJsonObject(about['basedOn']) ? about['basedOn'] : undefined
}

/**
 * Merges the heads: fields of the base that also hold for this campaign, overridden by its own. The attribution of the
 * map data is inherited only together with the map.
 */
function aboutBoth(base: CampaignFiles, own: CampaignFiles): JsonObject {
  const [theirs, mine] = [base['campaign.json'], own['campaign.json']].map((about) =>
    isJsonObject(about) ? about : {},
  )
  const { system, subtitle, description, occasion, attribution } = theirs!
  const kept = { system, subtitle, description, occasion, ...(!('map.json' in own) && { attribution }) }
  const said = Object.entries(kept).filter(([, value]) => value !== undefined)
  return { ...(Object.fromEntries(said) as JsonObject), ...mine }
}

const noSuch = (name: string): Problem =>
  problemOf(
    'error',
    'campaign.json',
    'basedOn.campaign',
    faultOf(
      'there-is-no-campaign-of-the-house',
      both(`There is no campaign "${name}" of the house.`, `Aucune campagne du programme ne s’appelle "${name}".`),
      [name],
    ),
    both('Name one that comes with the program.', 'Nommez-en une qui vient avec le programme.'),
  )

const changed = (name: string): Problem =>
  problemOf(
    'warning',
    'campaign.json',
    'basedOn.hash',
    faultOf(
      'the-campaign-is-another-edition',
      both(
        `The campaign "${name}" is another edition than the one this was made from.`,
        `La campagne "${name}" n’est pas l’édition d’après laquelle celle-ci a été faite.`,
      ),
      [name],
    ),
    both(
      'See with diff whether all still fits, and write its present hash.',
      'Vérifiez avec diff que tout s’accorde encore, puis écrivez son empreinte actuelle.',
    ),
  )
