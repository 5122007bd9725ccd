import { isDeepStrictEqual } from 'node:util'
import type { Patch } from 'immer'
import { z } from 'zod'
import { ARMIES } from '#engine/campaigns/editing/armies/armies.ts'
import { MAP_FILES } from '#engine/campaigns/editing/maps/files.ts'
import { TABLES } from '#engine/campaigns/editing/tables/tables.ts'
import type { Editing } from '#engine/kernel/system/editing.ts'
import { deeplyFrozen } from '#engine/kernel/values/frozen.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'
import { systems } from '#engine/systems/registry.ts'
import type { DraftRow, DraftsTable, GestureRow } from '../library/tables/drafts-table.ts'
import { draftName } from '../contract/draft-name.ts'
import type { DraftSnapshot } from '../contract/drafts.ts'
import type { Words } from '../contract/words.ts'
import { words } from '../wording/bilingual.ts'
import { applied, type Change, patchesIn } from './changes.ts'
import { jsonIn } from './json-in.ts'

/** Edited files by name. */
export type EditedFiles = { readonly [file: string]: JsonObject }

/** A rule system whose scenarios can be edited. */
export type EditedSystem = RuleSystem & { readonly editing: Editing }

export const editedSystem = (id: string): EditedSystem | undefined =>
  systems.find((system): system is EditedSystem => system.id === id && system.editing !== undefined)

/** The parts of a draft that are needed to check and edit it, whether or not it is stored. */
export type DraftAsItIs = Pick<OpenDraft, 'system' | 'ground' | 'document'> & {
  readonly row: Pick<DraftRow, 'file' | 'number'>
}

/** A draft in memory: its row in the library, its gestures, and its current files. */
export class OpenDraft {
  row: DraftRow
  readonly system: EditedSystem
  /** The files of its campaign when it began, frozen, without the scenario itself. */
  readonly begun: CampaignFiles
  /** The current files of the campaign, without the scenario. */
  ground: CampaignFiles
  /** The number of the draft at the last change of `ground`. */
  grounded: number
  /** The number of the draft at the last change of its map. */
  mapped: number
  /** The scenario and the editable files of the campaign. */
  #files: EditedFiles
  readonly gestures: GestureRow[]
  /** The things that the last change was about. */
  touched: readonly string[] = []
  /** The last snapshot sent to the window. */
  lastSnapshot: DraftSnapshot | undefined
  /** The draft is damaged: it is in the state before its first unreadable gesture. */
  readonly torn: boolean

  private constructor(row: DraftRow, found: Found) {
    this.row = row
    this.system = found.system
    this.begun = deeplyFrozen(found.ground)
    this.#files = { ...filesOf(this.begun), [row.file]: found.start }
    this.gestures = []
    for (const gesture of found.gestures) {
      if (gesture.number > row.at) break
      const patches = patchesIn(gesture.patches, row.file)
      const after = patches && ifItApplies(this.#files, patches)
      if (after === undefined) break
      this.#files = after
      this.gestures.push(gesture)
    }
    this.ground = groundWith(this.begun, this.#files, row.file)
    this.grounded = row.number
    this.mapped = row.number
    this.torn = this.gestures.length < row.at
    if (!this.torn) this.gestures.push(...found.gestures.slice(row.at))
    else this.row = { ...row, at: this.gestures.length }
  }

  /** Reads a draft from the library; the reason if it cannot be opened, undefined if there is none. */
  static read(table: DraftsTable, id: number): OpenDraft | Words | undefined {
    const found = table.one(id)
    if (found === undefined) return undefined
    if (!found.whole) return SPOILT
    const system = editedSystem(found.row.system)
    if (system === undefined)
      return words(
        `This program has no rules called “${found.row.system}” whose scenarios can be edited.`,
        `Ce programme n’a pas de règles appelées « ${found.row.system} » dont on puisse éditer les scénarios.`,
      )
    const [ground, start] = [table.part(id, 'ground'), table.part(id, 'start')]
    if (!isJsonObject(ground) || !isJsonObject(start)) return SPOILT
    return new OpenDraft(found.row, { system, ground, start, gestures: table.gestures(id).rows })
  }

  get files(): EditedFiles {
    return this.#files
  }

  /** The scenario as it is now. */
  get document(): JsonObject {
    return this.#files[this.row.file] ?? {}
  }

  /** The files of the campaign that differ from `begun`. */
  get changedFiles(): CampaignFiles {
    const changed = Object.keys(this.#files).filter(
      (file) => file !== this.row.file && !isDeepStrictEqual(this.ground[file], this.begun[file]),
    )
    return Object.fromEntries(changed.map((file) => [file, this.ground[file]]))
  }

  get title(): Words {
    return titleOf(this.system, this.row.file, this.document)
  }

  get undoable(): GestureRow | undefined {
    return this.gestures[this.row.at - 1]
  }
  get redoable(): GestureRow | undefined {
    return this.gestures[this.row.at]
  }

  /** The row after a change. */
  next(at: number, changed: number, files: EditedFiles): DraftRow {
    const title = JSON.stringify(titleOf(this.system, this.row.file, files[this.row.file] ?? {}))
    return { ...this.row, at, changed, title, number: this.row.number + 1 }
  }

  /** Applies a change that has just been stored. */
  done(row: DraftRow, { after }: Change<EditedFiles>, gesture: GestureRow): void {
    this.gestures.splice(gesture.number - 1, Infinity, gesture)
    this.stand(row, after, gesture)
  }

  stand(row: DraftRow, files: EditedFiles, about: GestureRow): void {
    const all = new Set([...Object.keys(files), ...Object.keys(this.#files)])
    if ([...all].some((file) => file !== row.file && files[file] !== this.#files[file])) {
      this.ground = groundWith(this.begun, files, row.file)
      this.grounded = row.number
      if (MAP_FILES.some((file) => files[file] !== this.#files[file])) this.mapped = row.number
    }
    this.row = row
    this.#files = files
    this.touched = thingsIn(about.things)
  }
}

/** Files of a campaign that can be edited beside its scenarios. */
const editable = [ARMIES, TABLES, ...MAP_FILES] as const

const filesOf = (ground: CampaignFiles): EditedFiles =>
  Object.fromEntries(
    editable.flatMap((file): readonly (readonly [string, JsonObject])[] => {
      const content = Object.hasOwn(ground, file) ? ground[file] : undefined
      return isJsonObject(content) ? [[file, content]] : []
    }),
  )

function groundWith(begun: CampaignFiles, files: EditedFiles, scenario: string): CampaignFiles {
  const { [scenario]: _, ...others } = files
  return { ...begun, ...deeplyFrozen(others) }
}

interface Found {
  readonly system: EditedSystem
  readonly ground: CampaignFiles
  readonly start: JsonObject
  readonly gestures: readonly GestureRow[]
}

const SPOILT = words(
  'The library is damaged where this draft lies: it cannot be opened any more. A backup may have it whole.',
  'La bibliothèque est endommagée à l’endroit de cette ébauche : elle ne peut plus être ouverte. Une sauvegarde l’a peut-être entière.',
)

/** The title of a scenario; the name of its file if it has none. */
export function titleOf(system: RuleSystem, file: string, document: JsonObject): Words {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? file
  return system.campaign.titles?.({ [file]: document }).get(file) ?? { en: name, fr: name }
}

const Bilingual = z.object({ en: z.string(), fr: z.string() })
const Target = z.object({ campaign: z.string(), folder: z.string() })
export type Target = z.infer<typeof Target>

/** Parses words stored as JSON. */
export const wordsIn = (text: string): Words | undefined => Bilingual.safeParse(jsonIn(text)).data

/** The name of a draft in both languages. */
export function nameOfDraft({ name, title }: Pick<DraftRow, 'name' | 'title'>): Words {
  const called = { name, title: wordsIn(title) ?? { en: name, fr: name } }
  return words(draftName(called, 'en'), draftName(called, 'fr'))
}

/** The title of a gesture. */
export const titleIn = ({ title }: GestureRow): Words => wordsIn(title) ?? { en: '', fr: '' }

/** Parses the target of publishing. */
export const targetIn = (text: string | null): Target | undefined =>
  text === null ? undefined : Target.safeParse(jsonIn(text)).data

function thingsIn(things: string): readonly string[] {
  const read = jsonIn(things)
  return Array.isArray(read) ? read.map(String) : []
}

function ifItApplies(files: EditedFiles, patches: readonly Patch[]): EditedFiles | undefined {
  try {
    return applied(files, patches)
  } catch {
    return undefined
  }
}

/** The damage of a draft in words; null if none is known. Unreadable gestures are known only once it is open. */
export function troubleOf(whole: boolean, open: OpenDraft | undefined): Words | null {
  if (!whole) return SPOILT
  return open?.torn === true ? TORN : null
}

const TORN = words(
  'A gesture of this draft is damaged: it stands as it did before it.',
  'Une modification de cette ébauche est endommagée : l’ébauche est telle qu’elle était auparavant.',
)
