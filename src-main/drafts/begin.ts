import { isJsonObject, type JsonObject, textIn } from '#engine/kernel/values/result.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { DraftBeginning } from '../contract/drafts.ts'
import type { Words } from '../contract/words.ts'
import { denial } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import { words } from '../wording/bilingual.ts'
import { type EditedSystem, editedSystem, type Target, titleOf } from './open-draft.ts'

/** A new draft that is not stored yet. */
export interface NewDraft {
  readonly system: EditedSystem
  readonly campaign: string
  readonly ground: CampaignFiles
  readonly file: string
  readonly document: JsonObject
  /** The document it is compared with; undefined if the draft began from nothing. */
  readonly original: JsonObject | undefined
  /** The file in the folder, if the draft edits that scenario itself. */
  readonly seen: JsonObject | undefined
  readonly target: Target | undefined
  readonly dropped: readonly Words[]
}

/** A campaign on a shelf. */
export interface Shelved {
  readonly origin: 'house' | 'own'
  readonly folder: string
  readonly files: CampaignFiles
}

/** Looks up campaigns by id. */
export interface Shelves {
  read(campaign: string): Shelved | undefined
}

type Beginning = Exclude<DraftBeginning['from'], { what: 'game' }>

/** Begins a draft in a campaign on a shelf: from one of its scenarios, or from nothing. */
export function newDraftFrom(from: Beginning, { origin, folder, files }: Shelved, name: Words): NewDraft {
  const about = files['campaign.json']
  const system = isJsonObject(about) ? editedSystem(textIn(about['system'])) : undefined
  if (system === undefined) throw denial('NOT_NOW', whyNot.notEditable)
  const ground = Object.fromEntries(Object.entries(files).filter(([path]) => !/^(?:lessons|records)\//.test(path)))
  const own = { campaign: from.campaign, folder }
  const common = { system, campaign: from.campaign, ground, dropped: [], target: origin === 'own' ? own : undefined }
  if (from.what === 'nothing') {
    const id = freeScenario(files, 'scenario')
    const document = system.editing.empty(files, id, name)
    return { ...common, file: fileOf(id), document, original: undefined, seen: undefined }
  }
  const file = fileOf(from.scenario)
  const content = Object.hasOwn(files, file) ? files[file] : undefined
  if (!isJsonObject(content)) throw denial('NOT_FOUND', whyNot.noScenario)
  const original = newest(system, file, content)
  if (from.what === 'itself') {
    if (origin === 'house') throw denial('NOT_NOW', whyNot.houseKept)
    return { ...common, file, document: original, original, seen: content }
  }
  const id = freeScenario(files, from.scenario)
  const { en, fr } = titleOf(system, file, original)
  const title = words(`${en} (draft)`, `${fr} (ébauche)`)
  const document = system.editing.renamed(original, id, title)
  return { ...common, file: fileOf(id), document, original, seen: undefined }
}

export const fileOf = (scenario: string): string => `scenarios/${scenario}.json`
/** The id of the scenario in a file. */
export const idOf = (file: string): string => file.replace(/^.*\/|\.json$/g, '')

/** A scenario in the newest format, the only one that is edited. */
export function newest({ campaign }: EditedSystem, file: string, content: JsonObject): JsonObject {
  const brought = campaign.files?.upgraded(file, content)
  return isJsonObject(brought) ? brought : content
}

/** The wanted id with the first number that makes it unused in these files. */
export function freeScenario(files: CampaignFiles, wanted: string): string {
  for (let count = 2; ; count += 1) {
    const id = `${wanted}-${count}`
    if (!Object.hasOwn(files, fileOf(id))) return id
  }
}
