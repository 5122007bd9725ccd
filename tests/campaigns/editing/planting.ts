import type { OpenJson, OpenObject } from '#engine/kernel/system/editing.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import { deeplyFrozen } from '#engine/kernel/values/frozen.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import { isMapFile } from '#engine/campaigns/editing/maps/files.ts'
import { putAt, valueAt } from '#engine/campaigns/editing/loose.ts'
import { judge } from '../../../src-main/campaigns/campaign-check.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import { inHouseStyle } from '../../../src-main/campaigns/house-style.ts'
import { lineOf, linesIn } from '../../../src-main/campaigns/json-lines.ts'
import type { Fault } from '../../../src-main/contract/drafts.ts'
import { changed } from '../../../src-main/drafts/changes.ts'
import { faultsOf, problemsOf, remedyOf } from '../../../src-main/drafts/faults.ts'
import type { DraftAsItIs, EditedSystem } from '../../../src-main/drafts/open-draft.ts'

/*
 * Faults that are planted in campaigns of the house. Those of files that the bench edits are looked at as it does: what a fault leads to, and
 * what its remedies leave. The others have their file and their line.
 */

/** At a place of the scenario, or with `map.json#` before it of another file: another value, one more in a list, or none. */
type Spoil = readonly [how: 'put' | 'push' | 'drop', path: string, value?: Json]

/** `about`: what the fault leads to, by its name or its place; undefined where that is nothing but its file. */
export type Fixture = readonly [code: string, about: string | undefined, ...spoils: Spoil[]]

/** Faults in a campaign, with one of its scenarios. */
export interface Planting {
  readonly system: RuleSystem
  readonly folder: string
  readonly file: string
  readonly fixtures: readonly Fixture[]
}

/** What is still told: the file, the place in it, and the sentence as the check has it. */
type Left = readonly [file: string, path: string, message: string]

/** A fault that was found. */
export interface Found {
  readonly code: string
  /** What a fault leads to: things, places, fields, values, and its line. */
  readonly leadsTo: readonly string[]
  readonly remedies: readonly { readonly title: string; readonly leaves: readonly Left[] }[]
}

type Told = Pick<Fault['problem'], 'code' | 'file' | 'path' | 'message' | 'remedy'>

/** Everything that the check says of a campaign with a fault, and of the fault itself. */
export interface Planted {
  readonly told: readonly Told[]
  readonly found: Found | undefined
}

const isEdited = (file: string): boolean =>
  file.startsWith('scenarios/') || file === 'tables.json' || file === 'order-of-battle.json' || isMapFile(file)

const known = new Map<Fixture, Planted>()

/** Plants a fault and looks at it; once, however often it is asked for. */
export function planted(planting: Planting, fixture: Fixture): Planted {
  const before = known.get(fixture)
  if (before !== undefined) return before
  const now = plant(planting, fixture)
  known.set(fixture, now)
  return now
}

const shelf = new Map<string, CampaignFiles>()

/** A campaign as stored, read once and frozen. */
function soundFiles(folder: string): CampaignFiles {
  const read = shelf.get(folder) ?? deeplyFrozen(readCampaignFolder(`campaigns/${folder}`).files)
  shelf.set(folder, read)
  return read
}

function plant({ system, folder, file: scenario }: Planting, [code, , ...spoils]: Fixture): Planted {
  const sound = soundFiles(folder)
  const files = spoils.reduce((all, spoil) => spoilt(all, scenario, spoil), withOnly(sound, scenario))
  const isOfBench = Object.hasOwn(files, scenario) && spoils.every(([, path]) => isEdited(fileOf(path, scenario)[0]))
  if (!isOfBench) return onCommandLine(system, files, code)
  const draft = draftOf(system, files, scenario)
  const { faults } = faultsOf(draft, () => sound)
  const fault = faults.find(({ problem }) => problem.code === code)
  return {
    told: problemsOf(draft.system, draft.ground, scenario, draft.document),
    found: fault && {
      code,
      leadsTo: leadsTo(fault),
      remedies: fault.remedies.map(({ key, title }) => ({
        title: title.en,
        leaves: left(draft, fault.key, key, sound),
      })),
    },
  }
}

/** The report of a fault whose file is not edited at the bench. */
function onCommandLine(system: RuleSystem, files: CampaignFiles, code: string): Planted {
  const { errors, warnings } = judge(files)
  const told: readonly Told[] = [...errors, ...warnings]
  const fault = told.find((one) => one.code === code)
  if (fault === undefined) return { told, found: undefined }
  const content = Object.hasOwn(files, fault.file) ? (files[fault.file] as Json) : {}
  const line = lineOf(linesIn(inHouseStyle(fault.file, content, system.campaign.files)), fault.path)
  return { told, found: { code, leadsTo: [fault.path, fault.file, ...(line ? [`line ${line}`] : [])], remedies: [] } }
}

const leadsTo = ({ things, places, fields, values, problem }: Fault): readonly string[] => [
  ...[...things, ...places, ...fields, ...values],
  ...(problem.path === '' ? [] : [problem.path]),
]

/** What is still told when a remedy has been done. */
function left(draft: DraftAsItIs, fault: string, key: string, sound: CampaignFiles): readonly Left[] {
  const files = { ...draft.ground, [draft.row.file]: draft.document } as JsonObject
  const remedy = remedyOf(draft, fault, key, () => sound)!
  const { after } = changed(files, (open) => remedy.apply(open as { [file: string]: OpenObject }))
  const now = draftOf(draft.system, after as CampaignFiles, draft.row.file)
  return problemsOf(now.system, now.ground, draft.row.file, now.document).map(({ file, path, message }): Left => [
    file,
    path,
    message,
  ])
}

function draftOf(system: RuleSystem, files: CampaignFiles, scenario: string): DraftAsItIs {
  const { [scenario]: document, ...ground } = files
  return {
    system: system as EditedSystem,
    ground: deeplyFrozen(ground),
    document: document as JsonObject,
    row: { file: scenario, number: 0 },
  }
}

const withOnly = (files: CampaignFiles, scenario: string): CampaignFiles =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('scenarios/') || path === scenario))

const fileOf = (path: string, scenario: string): readonly [file: string, place: string] => {
  const [file, place] = path.split('#')
  return place === undefined ? [scenario, path] : [file!, place]
}

function spoilt(files: CampaignFiles, scenario: string, [how, path, value]: Spoil): CampaignFiles {
  const [file, place] = fileOf(path, scenario)
  if (place === '') {
    const { [file]: _, ...others } = files
    return how === 'drop' ? others : { ...others, [file]: value }
  }
  const { after } = changed(files[file] as JsonObject, (open) => {
    const list = valueAt(open as JsonObject, place)
    if (how === 'push') putAt(open, place, [...((list ?? []) as Json[]), value!] as OpenJson)
    else putAt(open, place, how === 'put' ? (value as OpenJson) : undefined)
  })
  return { ...files, [file]: after }
}
