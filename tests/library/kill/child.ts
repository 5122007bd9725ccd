import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { loadCampaign, type LoadedCampaign } from '#engine/kernel/system/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { openLibrary } from '../../../src-main/library/library.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { pickFrom } from '../../kernel/table.ts'
import type { Said, Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { gesturing } from './scenarios/drafting.ts'

// A program that is killed leaves nothing of what it compiled to the next one, unless it is kept now.
flushCompileCache()

/** The program that is killed: `node child.ts FOLDER SCENARIO SEED`. */
const [folder = '', name = '', seed = ''] = process.argv.slice(2)
const scenario = [...scenarios, gesturing].find((one) => one.name === name)
if (scenario === undefined) throw new Error(`There is no scenario "${name}".`)
const files = campaignFolder(scenario.campaign)

/** Made on first use: editing drafts needs only the files. */
let loaded: LoadedCampaign | undefined
function load({ system, campaign }: Scenario): LoadedCampaign {
  const read = loadCampaign(
    systems.find(({ id }) => id === system)!,
    files,
  )
  if (!read.ok) throw new Error(`The campaign "${campaign}" has errors.`)
  return read.value
}

const say = (said: Said): void => void writeSync(1, `${JSON.stringify(said)}\n`)
await scenario.run({
  folder,
  files,
  get loaded() {
    return (loaded ??= load(scenario))
  },
  pick: pickFrom(Number(seed)),
  say,
  open() {
    say({ did: 'opening' })
    const library = openLibrary(folder)
    say({ did: 'opened' })
    return library
  },
})
