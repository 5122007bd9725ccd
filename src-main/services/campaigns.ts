import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { both, faultOf, problemOf } from '#engine/campaigns/problems.ts'
import type { BoardPlan } from '#engine/kernel/system/board-plan.ts'
import type { CampaignFiles, Problem, RuleSystem } from '#engine/kernel/system/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { boardFrom } from '../boards/board.ts'
import { baseOf } from '../campaigns/based-on.ts'
import { foldersOnShelf, judge, judgeFolder, type Judged } from '../campaigns/campaign-check.ts'
import type { CampaignFolder } from '../campaigns/campaign-files.ts'
import { CampaignFolders } from '../campaigns/campaign-folders.ts'
import { campaignHead } from '../campaigns/campaign-head.ts'
import { planOf } from '../campaigns/plan-of.ts'
import { playablePart, type PlayablePart } from '../campaigns/playable-part.ts'
import { isDrawable } from '../boards/draw-plan.ts'
import type { Board, CampaignEntry, CampaignSummary, OpenCampaign, ScenarioEntry } from '../contract/campaign.ts'
import type { Language } from '../contract/settings.ts'
import type { Words } from '../contract/words.ts'
import { lessonsOf, offerOf } from '../games/queries/lesson.ts'
import { recordOffer, recordsOf } from '../games/queries/recorded.ts'
import { withSpaces } from '../wording/bilingual.ts'
import { CampaignFindings, type Finding } from './campaign-findings.ts'
import type { Drawings } from './drawings.ts'

/** A folder with one subfolder per campaign. */
export type Shelf = { readonly origin: 'house' | 'own'; readonly folder: string }

export type Playable = PlayablePart

export type CampaignOnShelf = Pick<CampaignEntry, 'origin' | 'folder'> & {
  readonly system: RuleSystem | undefined
  readonly files: CampaignFiles
}

export type CampaignsService = {
  list(): CampaignEntry[]
  /** A campaign and its board, as far as they can be read; undefined when there is no such campaign. */
  open(id: string): OpenCampaign | undefined
  /** All files of a campaign, faulty or not, with its folder and its shelf. */
  read(id: string): CampaignOnShelf | undefined
  /** A campaign that can be played now, with its files. */
  playable(id: string): Playable | undefined
  /** The campaign with this content hash, if there is one. */
  withHash(hash: string): Playable | undefined
  /** That campaign, or an edition that declares to play like it: for things that affect only the display. */
  playsAs(hash: string): Playable | undefined
  /** The map as an SVG document, or undefined when there is no such campaign or nothing to draw it from. */
  draw(id: string, language: Language): Promise<string | undefined>
}

/**
 * Checks the stamps of the folders at each call, so that a campaign being edited shows its present state; only changed
 * folders are checked again. A campaign is read when it is opened, played or drawn: lists and lookups use the cached
 * `findings`.
 */
export function campaignsService(
  shelves: readonly Shelf[],
  drawings: Drawings,
  findings = new CampaignFindings(),
): CampaignsService {
  const house = shelves.find(({ origin }) => origin === 'house')?.folder
  const folders = new CampaignFolders(known, house)
  const all = (): Found[] => refuseTakenNames(shelves.flatMap((shelf) => findOn(shelf, { folders, findings, house })))
  const find = (id: string) => all().find((one) => one.campaign.id === id)
  /** The cached finding tells which folder to read; the campaign read must match as well. */
  const soundThat = (fits: (one: Edition) => boolean): PlayablePart | undefined => {
    const sound = all().find(fits)?.read().sound
    return sound !== undefined && fits(sound.loaded) ? sound : undefined
  }
  const withHash = (hash: string) => soundThat((one) => one.hash === hash)
  return {
    list: () => all().map(({ campaign }) => campaign),
    open(id) {
      const found = find(id)
      return found && { campaign: found.campaign, board: found.read().known.board }
    },
    read(id) {
      const found = find(id)
      if (found === undefined) return undefined
      const { campaign } = found
      const { judged, files } = found.read().known
      return { origin: campaign.origin, folder: campaign.folder, system: judged.system, files }
    },
    playable: (id) => find(id)?.read().sound,
    withHash,
    playsAs: (hash) => withHash(hash) ?? soundThat(({ formerly }) => formerly.includes(hash)),
    async draw(id, language) {
      const { plan, files } = find(id)?.read().known ?? {}
      if (files === undefined || !isDrawable(plan)) return undefined
      return drawings.draw(files, plan, language)
    },
  }
}

/** The hashes by which games find their campaign. */
type Edition = { readonly hash: string | null; readonly formerly: readonly string[] }

/** A folder on a shelf: the cached findings, and a function that reads it. */
type Found = Finding & { read(): Read }

type Read = { readonly campaign: CampaignEntry; readonly sound: PlayablePart | undefined; readonly known: Known }

/** The content of a folder as read, valid until a file in it changes. */
type Known = {
  readonly found: CampaignFolder
  readonly judged: Judged
  readonly files: CampaignFiles
  readonly plan: BoardPlan | undefined
  readonly board: Board | null
  readonly titles: ReadonlyMap<string, Words>
  /** The playable part, judged by the JSON files only. */
  readonly sound: PlayablePart | undefined
}

function known(found: CampaignFolder): Known {
  const { files, problems } = found
  const judged = judge(files)
  const { loaded } = judged
  const unread = problems.filter(({ severity }) => severity === 'error')
  const system = judged.system ?? systemOfMap(files)
  const plan = system && unlessItThrows(() => planOf(system, files))
  return {
    found,
    judged,
    files,
    plan,
    board: (plan && unlessItThrows(() => boardFrom(plan))) ?? null,
    titles: (system && unlessItThrows(() => system.campaign.titles?.(files))) ?? new Map(),
    sound:
      loaded !== undefined && unread.length === 0
        ? { files, loaded }
        : playablePart(files, [...unread, ...judged.errors.filter(({ file }) => Object.hasOwn(files, file))]),
  }
}

/** The rule system whose map this is, for a campaign.json that names none. */
const systemOfMap = (files: CampaignFiles): RuleSystem | undefined =>
  systems.find(({ campaign }) => unlessItThrows(() => campaign.board?.(files).problems.length) === 0)

/** Reads something for display from files with any content. */
function unlessItThrows<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    // The check reports what is wrong with the files.
    return undefined
  }
}

type Means = {
  readonly folders: CampaignFolders<Known>
  readonly findings: CampaignFindings
  readonly house: string | undefined
}

function findOn({ origin, folder: shelf }: Shelf, means: Means): Found[] {
  const found = foldersOnShelf(shelf).flatMap((folder): Found[] => {
    // The app's own shelf has other folders too. In a player's folder a missing campaign.json was more likely
    // forgotten, except in the folder of schemas.
    if ((origin === 'house' || basename(folder) === 'schema') && !existsSync(join(folder, 'campaign.json'))) return []
    const read = () => readFolder(origin, folder, means.folders)
    return [{ ...(means.findings.find(folder) ?? keepFinding(folder, read(), means)), read }]
  })
  return origin === 'house' ? found.toSorted((a, b) => rankOf(a) - rankOf(b)) : found
}

/** Reads and checks a folder, unless nothing has changed since the last time. */
function readFolder(origin: Shelf['origin'], folder: string, folders: CampaignFolders<Known>): Read {
  const known = folders.read(folder)
  const { errors, warnings } = judgeFolder(folder, known.found, known.judged)
  return entryOf(known, { origin, folder, errors: [...errors], warnings: [...warnings] })
}

function keepFinding(folder: string, { campaign, sound, known }: Read, { findings, house }: Means): Finding {
  const { judged, found } = known
  const { hash = null, formerly = [] } = sound?.loaded ?? {}
  const finding = { campaign, system: judged.system?.id ?? null, hash, formerly: [...formerly] }
  findings.keep(folder, { stamp: found.stamp, base: baseOf(found, house) }, finding)
  return finding
}

/** Campaigns of the house are sorted by rule system; those of no known system come last. */
function rankOf({ system }: Found): number {
  const rank = systems.findIndex(({ id }) => id === system)
  return rank < 0 ? systems.length : rank
}

type Listing = Pick<CampaignEntry, 'origin' | 'folder' | 'errors' | 'warnings'>

function entryOf(known: Known, told: Listing): Read {
  const { id, basedOn, ...words } = campaignHead(known.files)
  const [title, subtitle, description] = [words.title, words.subtitle, words.description].map(
    (one) => one && withSpaces(one),
  )
  const sound = told.errors.every(({ file }) => file !== 'campaign.json') ? known.sound : undefined
  const common = { ...told, scenarios: scenariosOf(known, sound), board: sizeOf(known.board) }
  if (sound === undefined || id === undefined || !title) {
    const head = { title: title ?? null, subtitle: subtitle ?? null, description: description ?? null }
    return { campaign: { state: 'broken', id: told.folder, ...head, ...common }, sound: undefined, known }
  }
  const { loaded } = sound
  const campaign: CampaignSummary = {
    state: 'playable',
    id,
    system: loaded.system.id,
    title,
    subtitle: subtitle ?? nothing,
    description: description ?? nothing,
    lessons: lessonsOf(loaded).map((lesson) => offerOf(lesson, loaded)),
    records: recordsOf(loaded).map(recordOffer),
    basedOn: basedOn ?? null,
    ...common,
  }
  return { campaign, sound, known }
}

const nothing: Words = { en: '', fr: '' }

const scenarioFile = /^scenarios\/([^/]+)\.json$/

/** The scenarios by file, including unreadable ones. A scenario without a title is named after its file. */
function scenariosOf({ found, titles }: Known, sound: PlayablePart | undefined): ScenarioEntry[] {
  const files = new Set([...Object.keys(found.files), ...found.problems.map(({ file }) => file)])
  return [...files].sort().flatMap((file): ScenarioEntry[] => {
    const name = scenarioFile.exec(file)?.[1]
    if (name === undefined) return []
    const title = titles.get(file) ?? { en: name, fr: name }
    return [{ file, title, sound: sound !== undefined && Object.hasOwn(sound.files, file) }]
  })
}

function sizeOf(board: Board | null): CampaignSummary['board'] {
  if (board === null) return null
  if (board.kind === 'zones') return { kind: 'zones', zones: board.zones.length }
  if (board.kind === 'areas') return { kind: 'areas', areas: board.areas.length }
  if (board.kind === 'table') {
    const { width, height, inch } = board.table
    return { kind: 'table', inches: [width / inch, height / inch] }
  }
  return { kind: 'hexes', columns: board.columns, rows: board.rows }
}

/**
 * Keeps the first campaign of each id and refuses the others. The app's own come first, so none of them can be replaced
 * unnoticed.
 */
function refuseTakenNames(found: readonly Found[]): Found[] {
  const taken = new Map<string, string>()
  return found.map((one) => {
    const { campaign } = one
    if (campaign.state === 'broken') return one
    const holder = taken.get(campaign.id)
    if (holder !== undefined) return refused(one, holder)
    taken.set(campaign.id, campaign.folder)
    return one
  })
}

function refused({ campaign, read }: Found, holder: string): Found {
  const { origin, folder, errors, warnings } = campaign
  const { known } = read()
  const problem: Problem = problemOf(
    'error',
    'campaign.json',
    'id',
    faultOf(
      'id-of-another-campaign',
      both(
        `The id "${campaign.id}" belongs to the campaign in ${holder}.`,
        `L’identifiant "${campaign.id}" appartient à la campagne du dossier ${holder}.`,
      ),
      [campaign.id],
    ),
    both('Give this one another id.', 'Donnez-en un autre à celle-ci.'),
  )
  const entry = entryOf(known, { origin, folder, errors: [problem, ...errors], warnings })
  return {
    campaign: entry.campaign,
    system: known.judged.system?.id ?? null,
    hash: null,
    formerly: [],
    read: () => entry,
  }
}
