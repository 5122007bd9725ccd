import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { systems } from '#engine/systems/registry.ts'
import { campaignsIn, checkFolder, inWords, judge } from './campaigns/campaign-check.ts'
import { readCampaignFolder } from './campaigns/campaign-files.ts'
import { drawCampaign } from './cartography/draw-campaign.ts'

/*
 * What a designer of campaigns asks for on the command line:
 *   npm run campaign -- check [folder]             what is wrong with a campaign, or with all of them
 *   npm run campaign -- draw <campaign> <map.svg>  its map
 *   npm run campaign -- schema                     writes the published schemas anew
 * A campaign is a folder, or the name of one below campaigns/.
 */

const shelf = 'campaigns'
const usage = 'Ask for: check [folder] · draw <campaign> <map.svg> · schema'

const commands: { readonly [name: string]: (given: readonly string[]) => number | Promise<number> } = {
  check,
  draw,
  schema: writeSchemas,
}

/** 0 when nothing is wrong, 1 when something is, 2 when the question cannot be answered. */
async function run([name = '', ...given]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return await command(given)
  console.error(usage)
  return 2
}

function check([named]: readonly string[]): number {
  const folders = named === undefined ? campaignsIn(shelf) : foldersCalled(named)
  if (folders.length === 0) {
    console.error(`There is no campaign ${named ?? `in ${shelf}`}. Name a folder with a campaign.json.`)
    return 2
  }
  const checked = folders.map(checkFolder)
  for (const one of checked) console.log(inWords(one))
  return checked.some(({ errors }) => errors.length > 0) ? 1 : 0
}

/** The folder itself, or the one of that name on the shelf. */
function foldersCalled(named: string): readonly string[] {
  return [named, join(shelf, named)]
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true)
    .slice(0, 1)
}

/** Writes the map of a campaign where it is asked for. */
function draw([named, target]: readonly string[]): number {
  if (named === undefined || target === undefined) {
    console.error('Name a campaign and the file to draw: draw <campaign> map.svg')
    return 2
  }
  const [folder] = foldersCalled(named)
  if (folder === undefined) {
    console.error(`There is no campaign ${named}. Name a folder with a campaign.json.`)
    return 2
  }
  const { files, problems } = readCampaignFolder(folder)
  const told = judge(files)
  const drawn = told.system === undefined ? { errors: told.errors } : drawCampaign(told.system, files)
  if ('errors' in drawn) {
    console.log(inWords({ folder, errors: [...problems, ...drawn.errors], warnings: [] }))
    return 1
  }
  try {
    writeFileSync(target, drawn.svg)
  } catch (fault) {
    console.error(`${target} cannot be written: ${fault instanceof Error ? fault.message : String(fault)}.`)
    return 2
  }
  console.log(target)
  return 0
}

function writeSchemas(): number {
  const folder = join(shelf, 'schema')
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of systems.flatMap(({ campaign }) => [...(campaign.schemas?.() ?? [])])) {
    writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`)
    console.log(join(folder, name))
  }
  return 0
}

process.exitCode = await run(process.argv.slice(2))
