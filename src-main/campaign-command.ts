import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import { systems } from '#engine/systems/registry.ts'
import { readWithBase } from './campaigns/based-on.ts'
import { campaignsIn, checkFolder, inWords, judge } from './campaigns/campaign-check.ts'
import { readCampaignFolder } from './campaigns/campaign-files.ts'
import { differences } from './campaigns/differences.ts'
import { begunFrom, copyDocuments, upgraded, writeInHouseStyle, writeSchemas } from './campaigns/write-campaign.ts'
import { drawCampaign } from './boards/draw-campaign.ts'
import { folderCalled } from './campaigns/folder-called.ts'
import { ownCampaigns } from './start/data-folder.ts'

/*
 * What a designer of campaigns asks for on the command line; CONTRIBUTING.md and campaigns/README.md tell more.
 * A campaign is a folder, or the name of one below campaigns/ or in the data folder.
 */

const shelf = 'campaigns'
const usage = `Ask for one of these; a campaign is a folder, or a name in ${shelf} or among your own:
  new <folder> [example]         begins a campaign from an example: ${examples().join(', ')}
  check [campaign]               what is wrong with it, or with all of them
  draw <campaign> <map.svg>      its map
  format [campaign]              writes its files as the house does
  diff [before] <after>          what one has otherwise than another, or than the one it is based on
  upgrade <campaign>             writes its files in the newest format, without what they may leave out
  schema                         writes the published schemas anew`

type Command = (given: readonly string[]) => number

const commands: { readonly [name: string]: Command } = {
  new: begin,
  check,
  draw,
  format,
  diff,
  upgrade,
  schema() {
    for (const path of writeSchemas(join(shelf, 'schema'))) console.log(path)
    return 0
  },
}

/** 0 when nothing is wrong, 1 when something is, 2 when the question cannot be answered. */
function run([name = '', ...given]: readonly string[]): number {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return command(given)
  return refused(usage)
}

function refused(why: string): 2 {
  console.error(why)
  return 2
}

const noneCalled = (named: string | undefined): 2 =>
  refused(
    `There is no campaign ${named ?? `in ${shelf}`}. Name a folder with a campaign.json, or one in ${shelf} or ${ownCampaigns()}.`,
  )

/** The folder that is meant, if it is there. */
const foldersCalled = (named: string): readonly string[] => {
  const folder = folderCalled(named, shelf, ownCampaigns())
  return folder === undefined ? [] : [folder]
}

const foldersMeant = (named: string | undefined): readonly string[] =>
  named === undefined ? [...campaignsIn(shelf), ...campaignsIn(join(shelf, 'examples'))] : foldersCalled(named)

function examples(): readonly string[] {
  return existsSync(join(shelf, 'examples')) ? readdirSync(join(shelf, 'examples')) : []
}

/** The rule system that a campaign says it is of. */
function systemOf(files: CampaignFiles): RuleSystem | undefined {
  const about = files['campaign.json']
  return systems.find(({ id }) => isJsonObject(about) && about['system'] === id)
}

function begin([target, example]: readonly string[]): number {
  const from = example ?? examples()[0]
  if (target === undefined || from === undefined) return refused(usage)
  if (!examples().includes(from)) return refused(`There is no example "${from}". There are: ${examples().join(', ')}.`)
  const id = basename(resolve(target))
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return refused(`"${id}" cannot be the id of a campaign: write small letters, digits and single hyphens.`)
  if (existsSync(target)) return refused(`${target} is there already. Choose another name.`)
  const folder = join(shelf, 'examples', from)
  const { files } = readCampaignFolder(folder)
  const system = systemOf(files)
  if (system === undefined) return noneCalled(from)
  mkdirSync(target, { recursive: true })
  writeInHouseStyle(target, begunFrom(files, id, system), system)
  copyDocuments(folder, target)
  writeSchemas(join(dirname(resolve(target)), 'schema'))
  console.log(`${target}: a campaign of ${system.title}. Change it, and ask: check ${target}`)
  return 0
}

function check([named]: readonly string[]): number {
  const folders = foldersMeant(named)
  if (folders.length === 0) return noneCalled(named)
  const checked = folders.map((folder) => checkFolder(folder, shelf))
  for (const one of checked) console.log(inWords(one))
  return checked.some(({ errors }) => errors.length > 0) ? 1 : 0
}

/** Writes the map of a campaign where it is asked for. */
function draw([named, target]: readonly string[]): number {
  if (named === undefined || target === undefined)
    return refused('Name a campaign and the file to draw: draw <campaign> map.svg')
  const [folder] = foldersCalled(named)
  if (folder === undefined) return noneCalled(named)
  const { files, problems } = readWithBase(folder, shelf)
  const told = judge(files)
  const drawn = told.system === undefined ? { errors: told.errors } : drawCampaign(told.system, files)
  if ('errors' in drawn) {
    console.log(inWords({ folder, errors: [...problems, ...drawn.errors], warnings: [] }))
    return 1
  }
  try {
    writeFileSync(target, drawn.svg)
  } catch (fault) {
    return refused(`${target} cannot be written: ${fault instanceof Error ? fault.message : String(fault)}.`)
  }
  console.log(target)
  return 0
}

function format([named]: readonly string[]): number {
  const folders = foldersMeant(named)
  if (folders.length === 0) return noneCalled(named)
  return Math.max(...folders.map((folder) => written(folder, (files) => files)))
}

function upgrade([named]: readonly string[]): number {
  const [folder] = named === undefined ? [] : foldersCalled(named)
  if (folder === undefined) return noneCalled(named)
  return written(folder, upgraded)
}

/** Writes a campaign's files, unless one of them cannot be read. */
function written(folder: string, made: (files: CampaignFiles, system: RuleSystem) => CampaignFiles): number {
  const { files, problems } = readCampaignFolder(folder)
  const system = systemOf(readWithBase(folder, shelf).files)
  if (problems.length > 0 || system === undefined) {
    console.log(inWords({ folder, errors: system === undefined ? judge(files).errors : problems, warnings: [] }))
    return 1
  }
  for (const file of writeInHouseStyle(folder, made(files, system), system)) console.log(join(folder, file))
  return 0
}

function diff(given: readonly string[]): number {
  const folders = given.flatMap((named) => foldersCalled(named))
  const [first, second] = folders
  if (first === undefined || folders.length !== given.length) return noneCalled(given.join(' or '))
  const after = readWithBase(second ?? first, shelf).files
  const base = second === undefined ? baseNamed(after) : [first]
  if (base[0] === undefined) return refused(`${first} is based on no other campaign. Name two: diff <before> <after>`)
  const before = readWithBase(base[0], shelf).files
  const lines = differences(systemOf(after), before, after).map(({ en }) => en)
  console.log(lines.length === 0 ? 'Both say the same.' : lines.join('\n'))
  console.log(`${base[0]} has the hash ${hashOfCampaign(before)}, ${second ?? first} ${hashOfCampaign(after)}.`)
  return 0
}

function baseNamed(files: CampaignFiles): readonly string[] {
  const about = files['campaign.json']
  const base = isJsonObject(about) && isJsonObject(about['basedOn']) ? about['basedOn']['campaign'] : undefined
  return typeof base === 'string' ? foldersCalled(base) : []
}

process.exitCode = run(process.argv.slice(2))
