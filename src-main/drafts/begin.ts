import { isJsonObject, type JsonObject, textIn } from '#engine/kernel/values/result.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { DraftBeginning } from '../contract/drafts.ts'
import type { Words } from '../contract/words.ts'
import { denial } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import { words } from '../wording/bilingual.ts'
import { type EditedSystem, editedSystem, type Target, titleOf } from './open-draft.ts'

/** A draft that is to be kept. */
export interface NewDraft {
  readonly system: EditedSystem
  readonly campaign: string
  readonly ground: CampaignFiles
  readonly file: string
  readonly document: JsonObject
  /** What it is compared with; nothing where it began from nothing. */
  readonly original: JsonObject | undefined
  /** The file as it lies in the folder, where it is that very scenario. */
  readonly seen: JsonObject | undefined
  readonly target: Target | undefined
  readonly dropped: readonly Words[]
}

/** A campaign of a shelf, as drafts need it. */
export interface Shelved {
  readonly origin: 'house' | 'own'
  readonly folder: string
  readonly files: CampaignFiles
}

/** Where campaigns are found by their ids. */
export interface Shelves {
  read(campaign: string): Shelved | undefined
}

type Beginning = Exclude<DraftBeginning['from'], { what: 'game' }>

/** A draft of a campaign that lies on a shelf: of one of its scenarios, or of none. */
export function begunFromCampaign(from: Beginning, { origin, folder, files }: Shelved, name: Words): NewDraft {
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
/** The id of a scenario, from its file. */
export const idOf = (file: string): string => file.replace(/^.*\/|\.json$/g, '')

/** A scenario in the newest format, which is what is edited. */
export function newest({ campaign }: EditedSystem, file: string, content: JsonObject): JsonObject {
  const brought = campaign.files?.upgraded(file, content)
  return isJsonObject(brought) ? brought : content
}

/** An id that no scenario of these files has. */
export function freeScenario(files: CampaignFiles, wanted: string): string {
  for (let count = 2; ; count += 1) {
    const id = `${wanted}-${count}`
    if (!Object.hasOwn(files, fileOf(id))) return id
  }
}
