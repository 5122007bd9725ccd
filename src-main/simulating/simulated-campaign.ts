import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadCampaign, type CampaignFiles, type LoadedCampaign } from '#engine/kernel/system/system.ts'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import { systems } from '#engine/systems/registry.ts'
import { readWithBase } from '../campaigns/based-on.ts'
import { folderCalled } from '../campaigns/folder-called.ts'
import { filesWith } from '../drafts/faults.ts'
import { DRAFT_FILE, unpacked } from '../drafts/share.ts'
import { BadRequest } from './bad-request.ts'

/** The set-up of a simulation: a campaign, or a draft shared as a file. */
export interface SimulatedCampaign {
  /** For a campaign of the house its id, for anything else the text as typed, so that it can be found again. */
  readonly name: string
  readonly loaded: LoadedCampaign
  readonly files: CampaignFiles
}

const house = fileURLToPath(new URL('../../campaigns', import.meta.url))

/** A campaign of the house or of the user by its name, any campaign by its folder, or a draft by its file. */
export function readSimulatedCampaign(named: string, own: string): SimulatedCampaign {
  if (named.endsWith(DRAFT_FILE)) return readDraft(named)
  const ofHouse = join(house, named)
  const isOfHouse = existsSync(join(ofHouse, 'campaign.json'))
  const folder = isOfHouse ? ofHouse : folderCalled(named, house, own)
  if (folder === undefined || !existsSync(join(folder, 'campaign.json')))
    throw new BadRequest(`There is no campaign "${named}".`)
  const name = isOfHouse ? basename(named) : named
  return { name, ...loadedFrom(readWithBase(folder, house).files, named) }
}

function readDraft(named: string): SimulatedCampaign {
  if (!existsSync(named)) throw new BadRequest(`There is no draft "${named}".`)
  const read = unpacked(readFileSync(named))
  if ('wrong' in read) throw new BadRequest(`The draft "${named}" ${read.wrong.en}.`)
  return { name: named, ...loadedFrom(filesWith(read.ground, read.file, read.document), named) }
}

function loadedFrom(files: CampaignFiles, named: string): Omit<SimulatedCampaign, 'name'> {
  const about = files['campaign.json']
  const rules = systems.find(({ id }) => isJsonObject(about) && about['system'] === id)
  const loaded = rules && loadCampaign(rules, files)
  if (loaded?.ok !== true)
    throw new BadRequest(`The campaign "${named}" cannot be played; npm run campaign -- check says why.`)
  return { loaded: loaded.value, files }
}
