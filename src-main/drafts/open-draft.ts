import type { Patch } from 'immer'
import { z } from 'zod'
import type { Editing } from '#engine/kernel/system/editing.ts'
import { deeplyFrozen } from '#engine/kernel/values/frozen.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'
import { systems } from '#engine/systems/registry.ts'
import type { DraftRow, DraftsTable, GestureRow } from '../library/tables/drafts-table.ts'
import type { Words } from '../contract/words.ts'
import { words } from '../wording/bilingual.ts'
import { applied, type Change } from './changes.ts'

/** A rule system whose scenarios can be edited. */
export type EditedSystem = RuleSystem & { readonly editing: Editing }

export const editedSystem = (id: string): EditedSystem | undefined =>
  systems.find((system): system is EditedSystem => system.id === id && system.editing !== undefined)

/** A draft in hand: what the library has of it, and the document as it is now. */
export class OpenDraft {
  row: DraftRow
  document: JsonObject
  readonly system: EditedSystem
  /** The files of its campaign as they were when it began, frozen; the scenario itself is not among them. */
  readonly ground: CampaignFiles
  readonly gestures: GestureRow[]
  /** What the last change was about. */
  touched: readonly string[] = []
  /** It was damaged, and stands as it did before the first gesture that cannot be read. */
  readonly torn: boolean

  private constructor(row: DraftRow, found: Found) {
    this.row = row
    this.system = found.system
    this.ground = deeplyFrozen(found.ground)
    this.document = found.start
    this.gestures = []
    for (const gesture of found.gestures) {
      if (gesture.number > row.at) break
      const patches = patchesIn(gesture.patches)
      const after = patches && ifItApplies(this.document, patches)
      if (after === undefined) break
      this.document = after
      this.gestures.push(gesture)
    }
    this.torn = this.gestures.length < row.at
    if (!this.torn) this.gestures.push(...found.gestures.slice(row.at))
    else this.row = { ...row, at: this.gestures.length }
  }

  /** A draft of the library; where it cannot be opened, the reason. */
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

  get title(): Words {
    return titleOf(this.system, this.row.file, this.document)
  }

  get undoable(): GestureRow | undefined {
    return this.gestures[this.row.at - 1]
  }
  get redoable(): GestureRow | undefined {
    return this.gestures[this.row.at]
  }

  /** The row as it is after a change. */
  next(at: number, changed: number, document: JsonObject): DraftRow {
    const title = JSON.stringify(titleOf(this.system, this.row.file, document))
    return { ...this.row, at, changed, title, number: this.row.number + 1 }
  }

  /** Takes over what has just been kept. */
  done(row: DraftRow, { after }: Change, gesture: GestureRow): void {
    this.gestures.splice(gesture.number - 1, Infinity, gesture)
    this.stand(row, after, gesture)
  }

  stand(row: DraftRow, document: JsonObject, about: GestureRow): void {
    this.row = row
    this.document = document
    this.touched = thingsIn(about.things)
  }
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

/** What a scenario calls itself; without a title the name of its file. */
export function titleOf(system: RuleSystem, file: string, document: JsonObject): Words {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? file
  return system.campaign.titles?.({ [file]: document }).get(file) ?? { en: name, fr: name }
}

const Bilingual = z.object({ en: z.string(), fr: z.string() })
const Target = z.object({ campaign: z.string(), folder: z.string() })
export type Target = z.infer<typeof Target>

/** Words that are kept as JSON. */
export const wordsIn = (text: string): Words | undefined => Bilingual.safeParse(jsonIn(text)).data

/** What a gesture is called. */
export const titleIn = ({ title }: GestureRow): Words => wordsIn(title) ?? { en: '', fr: '' }

/** Where publishing writes to. */
export const targetIn = (text: string | null): Target | undefined =>
  text === null ? undefined : Target.safeParse(jsonIn(text)).data

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function thingsIn(things: string): readonly string[] {
  const read = jsonIn(things)
  return Array.isArray(read) ? read.map(String) : []
}

export function patchesIn(text: string): readonly Patch[] | undefined {
  const read = jsonIn(text)
  return Array.isArray(read) ? (read as Patch[]) : undefined // written as such, and vouched for by its sum
}

function ifItApplies(document: JsonObject, patches: readonly Patch[]): JsonObject | undefined {
  try {
    return applied(document, patches)
  } catch {
    return undefined
  }
}

/** Why not all of a draft is there; null where it is, as far as is known before it is opened. */
export function troubleOf(whole: boolean, open: OpenDraft | undefined): Words | null {
  if (!whole) return SPOILT
  return open?.torn === true ? TORN : null
}

const TORN = words(
  'A gesture of this draft is damaged: it stands as it did before it.',
  'Un geste de cette ébauche est endommagé : elle est telle qu’elle était avant ce geste.',
)
