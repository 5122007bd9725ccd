import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { isJsonObject, type JsonObject, textIn } from '#engine/kernel/values/result.ts'
import { ARMIES } from '#engine/campaigns/editing/armies/armies.ts'
import { isMapFile } from '#engine/campaigns/editing/maps/files.ts'
import { TABLES } from '#engine/campaigns/editing/tables/tables.ts'
import { judge } from '../campaigns/campaign-check.ts'
import { isNestedDeeperThan } from '../games/rows/json-depth.ts'
import { thisFile, thisLine } from '../games/files/wrong-file.ts'
import { largestFile } from '../contract/carriers.ts'
import type { Words } from '../contract/words.ts'
import { words } from '../wording/bilingual.ts'
import { editedTables } from './edited-tables.ts'
import { filesWith } from './faults.ts'
import { jsonIn } from './json-in.ts'
import { type EditedSystem, editedSystem, type OpenDraft } from './open-draft.ts'
import { mapForEditor } from './map-for-editor.ts'

/*
 * A draft as one file: gzipped JSON with the scenario and the campaign it needs. An imported file is only data: nothing
 * in it is run or written to a path that it names, and it is accepted only as far as the campaign check can
 * read it.
 */

/** The extension of such a file. */
export const DRAFT_FILE = '.gaiter-draft'

const MOST_UNPACKED = 48 * 2 ** 20
const MOST_DEPTH = 40
const FORMAT = 1

const file = z.string().regex(/^(?:[a-z][a-z0-9-]*(?:\.[a-z]+)?|scenarios\/[a-z0-9]+(?:-[a-z0-9]+)*)\.json$/)
const Shared = z.strictObject({
  what: z.literal('draft of a scenario'),
  format: z.literal(FORMAT),
  name: z.string().trim().min(1).max(200),
  campaign: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(100),
  file,
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  files: z.record(file, z.looseObject({})).refine((files) => Object.keys(files).length <= 200),
})

/** Packs everything that somebody else needs to play a draft or to continue it. */
export function packed({ row, ground, document }: OpenDraft): Buffer {
  const files = filesWith(ground, row.file, document)
  const shared = {
    ...{ what: 'draft of a scenario', format: FORMAT, name: row.name, campaign: row.campaign, file: row.file },
    ...{ hash: hashOfCampaign(files), files },
  }
  return gzipSync(JSON.stringify(shared))
}

/** An imported draft. */
export interface Unpacked {
  readonly system: EditedSystem
  readonly name: string
  readonly campaign: string
  readonly file: string
  readonly ground: CampaignFiles
  readonly document: JsonObject
  readonly hash: string
}

/** Reads a file; the reason if it is not a draft, or one that cannot be edited. */
export function unpacked(content: Buffer): Unpacked | { readonly wrong: Words } {
  if (content.length > largestFile) return { wrong: thisFile.tooLarge(largestFile) }
  let text: string
  try {
    text = gunzipSync(content, { maxOutputLength: MOST_UNPACKED }).toString('utf8')
  } catch {
    return { wrong: NO_DRAFT }
  }
  if (isNestedDeeperThan(text, MOST_DEPTH)) return { wrong: thisLine.tooDeep(MOST_DEPTH) }
  const read = Shared.safeParse(jsonIn(text))
  if (!read.success) return { wrong: NO_DRAFT }
  const {
    name,
    campaign,
    file: scenario,
    hash,
    files,
  } = read.data as Omit<z.infer<typeof Shared>, 'files'> & { files: CampaignFiles }
  const { [scenario]: document, ...ground } = files
  const about = ground['campaign.json']
  const system = isJsonObject(about) ? editedSystem(textIn(about['system'])) : undefined
  if (!isJsonObject(document) || system === undefined) return { wrong: NO_DRAFT }
  if (hashOfCampaign(files) !== hash) return { wrong: CHANGED }
  // The campaign must be valid. The scenario and other editable files may have faults as long as they can be shown:
  // drafts exist to repair them.
  const isEdited = (name: string): boolean =>
    name === scenario ||
    name === ARMIES ||
    (name === TABLES && editedTables(system, ground) !== undefined) ||
    (isMapFile(name) && system.editing.map !== undefined)
  const fault = judge(files, undefined, system.id).errors.find((problem) => !isEdited(problem.file))
  if (fault !== undefined && fault.file !== 'scenarios')
    return {
      wrong: words(
        `has faults: ${fault.file} ${fault.path}: ${fault.message}`,
        `a des fautes : ${fault.file} ${fault.path} : ${fault.inFrench.message}`,
      ),
    }
  try {
    system.editing.palette(ground)
    system.editing.placements(ground, document)
    system.editing.sheets(ground, document)
    system.editing.calendar(ground, document)
    system.editing.armies(ground)
    mapForEditor({ system, ground, begun: ground, grounded: 0 })
  } catch {
    return { wrong: NO_DRAFT }
  }
  return { system, name, campaign, file: scenario, ground, document, hash }
}

const NO_DRAFT = words(
  'is no draft of Gaiter Button, or is damaged',
  'n’est pas une ébauche de Gaiter Button, ou est endommagé',
)
const CHANGED = words(
  'is not what was written: something in it was changed',
  'n’est pas ce qui a été écrit : quelque chose y a été changé',
)
