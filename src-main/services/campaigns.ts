import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrokenCampaign, CampaignEntry, CampaignSummary, Fault, OpenCampaign } from '../contract/campaign.ts'
import { systemCode } from '../start/problem.ts'
import { CampaignFile, type FileText, parseFile, parseMap } from './campaign-files.ts'

/** A folder that holds one folder per campaign. */
export type Shelf = { readonly origin: 'house' | 'own'; readonly folder: string }

export type Opened =
  | { readonly state: 'open'; readonly content: OpenCampaign }
  | { readonly state: 'broken'; readonly campaign: BrokenCampaign }
  | { readonly state: 'absent' }

export type CampaignsService = {
  list(): Promise<CampaignEntry[]>
  open(id: string): Promise<Opened>
}

/** Reads the files each time it is asked: a campaign somebody is editing shows as it is now. */
export function campaignsService(shelves: readonly Shelf[]): CampaignsService {
  const all = async () => {
    const found = await Promise.all(shelves.map(readShelf))
    return refuseTakenNames(found.flat())
  }
  return {
    async list() {
      return (await all()).map((one) => (one.state === 'open' ? one.content.campaign : one.campaign))
    },
    async open(id) {
      return (await all()).find((one) => idOf(one) === id) ?? { state: 'absent' }
    },
  }
}

type Read = Exclude<Opened, { state: 'absent' }>

function idOf(one: Read): string {
  return one.state === 'open' ? one.content.campaign.id : one.campaign.id
}

async function readShelf(shelf: Shelf): Promise<{ folder: string; read: Read }[]> {
  const names = (await namesIn(shelf.folder)).filter((name) => !name.startsWith('.')).toSorted()
  const read = await Promise.all(names.map((name) => readCampaign(shelf, name)))
  return read.filter((one) => one !== undefined)
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    // No such shelf is an empty shelf: nobody has put a campaign of their own there yet.
    return []
  }
}

async function readCampaign(shelf: Shelf, name: string): Promise<{ folder: string; read: Read } | undefined> {
  const folder = join(shelf.folder, name)
  if (!(await isFolder(folder))) return undefined
  const [campaignText, mapText] = await Promise.all([textOf(folder, 'campaign.json'), textOf(folder, 'map.json')])
  // The house keeps other things beside its campaigns; in a player's own folder the file was more likely forgotten.
  if (shelf.origin === 'house' && campaignText.missing) return undefined

  const faults: Fault[] = []
  const file = parseFile('campaign.json', campaignText, CampaignFile, faults)
  const board = parseMap(mapText, faults)
  if (file === undefined || board === undefined || faults.length > 0) {
    return { folder, read: broken(shelf, name, folder, faults) }
  }
  const campaign: CampaignSummary = {
    state: 'whole',
    id: file.id,
    origin: shelf.origin,
    system: file.system,
    title: file.title,
    subtitle: file.subtitle,
    description: file.description,
    scenarios: (await namesIn(join(folder, 'scenarios'))).filter((scenario) => scenario.endsWith('.json')).length,
    hexes: board === null ? null : { columns: board.columns, rows: board.rows },
  }
  return { folder, read: { state: 'open', content: { campaign, board } } }
}

function broken(shelf: Shelf, id: string, folder: string, faults: Fault[]): Read {
  return { state: 'broken', campaign: { state: 'broken', id, origin: shelf.origin, folder, faults } }
}

/** The first campaign of a name keeps it; the house comes first, so nobody's own file can stand in for it unseen. */
function refuseTakenNames(found: readonly { folder: string; read: Read }[]): Read[] {
  const taken = new Map<string, string>()
  return found.map(({ folder, read }) => {
    if (read.state === 'broken') return read
    const { id, origin } = read.content.campaign
    const holder = taken.get(id)
    if (holder === undefined) {
      taken.set(id, folder)
      return read
    }
    const fault: Fault = { file: 'campaign.json', path: 'id', kind: 'id-taken', found: id, wanted: holder }
    // Called by its folder, since the id it asks for opens the other one.
    return broken({ origin, folder }, folder, folder, [fault])
  })
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    return false
  }
}

async function textOf(folder: string, file: string): Promise<FileText> {
  try {
    return { text: await readFile(join(folder, file), 'utf8'), missing: false }
  } catch (error) {
    return { missing: true, code: systemCode(error) ?? String(error) }
  }
}
