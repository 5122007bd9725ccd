import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { campaignHead } from '../../campaigns/campaign-head.ts'
import { planOf } from '../../campaigns/plan-of.ts'
import { type Drawable, isDrawable } from '../../boards/draw-plan.ts'
import type { DraftArmies, DraftTables, StandardOdds } from '../../contract/draft-desks.ts'
import type {
  DraftBeginning,
  DraftComment,
  DraftDifference,
  DraftEntry,
  DraftSetting,
  DraftAfter,
  DraftSnapshot,
  Faults,
} from '../../contract/drafts.ts'
import type { Gesture } from '../../contract/draft-edits.ts'
import type { DraftMap } from '../../contract/draft-map.ts'
import type { Language } from '../../contract/settings.ts'
import type { Words } from '../../contract/words.ts'
import { earlierIn } from '../../drafts/earlier.ts'
import { newDraftFrom, type NewDraft } from '../../drafts/begin.ts'
import { differenceOf } from '../../drafts/difference.ts'
import { faultsOf, remedyOf, textOf } from '../../drafts/faults.ts'
import { nameOfDraft, type OpenDraft, titleOf, troubleOf } from '../../drafts/open-draft.ts'
import { applyEdits } from '../../drafts/apply-edit.ts'
import { askedRulebook, rulebookOf } from '../../drafts/rulebook.ts'
import { entryOf, settingOf } from '../../drafts/snapshot.ts'
import { standardOf } from '../../drafts/standard.ts'
import { armiesForEditor } from '../../drafts/armies-for-editor.ts'
import { mapAsGeoJson, mapForEditor } from '../../drafts/map-for-editor.ts'
import { tablesForEditor } from '../../drafts/tables-for-editor.ts'
import { freeName } from '../../games/files/copying.ts'
import { safeFileName } from '../../games/files/file-name.ts'
import { withSpaces, words } from '../../wording/bilingual.ts'
import { denial } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'
import { plain } from '../../wording/wording.ts'
import { changedInWorker, takesLong } from './changed-in-worker.ts'
import { draftSharing, type SharingNeeds } from './draft-sharing.ts'

export interface DraftsNeeds extends SharingNeeds {
  /** Called when a draft was deleted permanently, to delete what belongs to it. */
  readonly erased: (uid: string) => void
  /** The comments on moments of games that tried the draft. */
  readonly comments: (draft: OpenDraft) => DraftComment[]
  readonly dropComment: (game: number, mark: number) => void
  /** The file of the worker that changes drafts. */
  readonly changeWorker: string
  readonly drawings: { draw(files: CampaignFiles, plan: Drawable, language: Language): Promise<string> }
  /** A draft that begins from the position of a game. */
  readonly fromGame: (from: Extract<DraftBeginning['from'], { what: 'game' }>) => NewDraft
}

export type DraftsService = ReturnType<typeof draftsService>

/** The scenarios being edited. */
export function draftsService(needs: DraftsNeeds) {
  const { desk, campaigns, drawings } = needs
  const { table } = desk

  function begun(from: DraftBeginning['from']): NewDraft {
    if (from.what === 'game') return needs.fromGame(from)
    const shelved = campaigns.read(from.campaign)
    if (shelved === undefined) throw denial('NOT_FOUND', whyNot.noneCalled)
    return newDraftFrom(from, shelved, words('A new scenario', 'Un nouveau scénario'))
  }

  return {
    ...draftSharing(needs),
    list: (removed: boolean): DraftEntry[] =>
      table
        .all()
        .filter((draft) => (draft.removed !== null) === removed)
        .map((draft) => {
          const { row, whole } = draft
          const { title } = campaignHead(campaigns.read(row.campaign)?.files ?? {})
          const trouble = troubleOf(whole, desk.find(row.id))
          return entryOf(row, { campaign: withSpaces(title ?? plain(row.campaign)), trouble, removed: draft.removed })
        }),
    begin({ from, name, language }: DraftBeginning): { id: number; dropped: Words[] } {
      const draft = begun(from)
      const taken = new Set(table.all().map(({ row }) => nameOfDraft(row)[language]))
      const called = name ?? freeName(titleOf(draft.system, draft.file, draft.document)[language], taken)
      return { id: desk.keep(called, draft), dropped: [...draft.dropped] }
    },
    comments: (id: number): DraftComment[] => needs.comments(desk.at(id)),
    dropComment: (game: number, mark: number): void => needs.dropComment(game, mark),
    setting: (id: number): DraftSetting => settingOf(desk.at(id)),
    async draw(id: number, language: Language): Promise<string> {
      const { system, ground } = desk.at(id)
      const plan = planOf(system, ground)
      if (!isDrawable(plan)) throw denial('NOT_NOW', whyNot.noMap)
      return drawings.draw(ground, plan, language)
    },
    look: (id: number): DraftSnapshot => desk.look(desk.at(id)),
    rename: (id: number, name: string): void => desk.notes(desk.at(id), { name }),
    copy: (id: number): { id: number; name: string } => desk.copy(desk.at(id)),
    remove: (id: number): void => desk.setRemoved(id, true),
    restore: (id: number): void => desk.setRemoved(id, false),
    emptyTrash(): number {
      const thrown = table.all().filter(({ removed }) => removed !== null)
      for (const { row } of thrown) {
        desk.erase(row.id)
        needs.erased(row.uid)
      }
      return thrown.length
    },
    async gesture(id: number, { number, edits }: Gesture, signal: AbortSignal | undefined): Promise<DraftAfter> {
      const draft = desk.meant(id, number)
      if (takesLong(edits)) {
        const told = await changedInWorker(draft, edits, needs.changeWorker, signal)
        if (told === undefined) throw denial('NOT_NOW', whyNot.nothingChanged)
        if ('refused' in told) throw denial('NOT_NOW', { said: withSpaces(told.refused) })
        // The draft may have been changed meanwhile.
        return desk.keeps(desk.meant(id, number), told.change, told.edited)
      }
      const carried = applyEdits(draft, draft.files, edits, askedRulebook(draft, campaigns))
      if (!carried.ok) throw denial('NOT_NOW', { said: withSpaces(carried.error) })
      return desk.keeps(draft, carried.value.change, carried.value.edited)
    },
    undo: (id: number, number: number): DraftAfter => desk.undo(desk.meant(id, number)),
    redo: (id: number, number: number): DraftAfter => desk.redo(desk.meant(id, number)),
    mayNotStand(id: number, things: readonly string[], place?: string): { place: string; why: Words }[] {
      const { system, ground, document } = desk.at(id)
      return system.editing
        .mayNotStand(ground, document, things, place)
        .map(({ place, why }) => ({ place, why: withSpaces(why) }))
    },
    text: (id: number): { file: string; text: string } => ({ file: desk.at(id).row.file, text: textOf(desk.at(id)) }),
    faults(id: number): Faults {
      const draft = desk.at(id)
      return faultsOf(draft, askedRulebook(draft, campaigns), earlierIn(draft))
    },
    armies(id: number): DraftArmies {
      const draft = desk.at(id)
      return armiesForEditor(draft, rulebookOf(draft, campaigns))
    },
    map(id: number): DraftMap {
      const told = mapForEditor(desk.at(id))
      if (told === undefined) throw denial('NOT_NOW', whyNot.mapNotEditable)
      return told
    },
    geoJson(id: number): { fileName: string; text: string } {
      const draft = desk.at(id)
      const text = mapAsGeoJson(draft)
      if (text === undefined) throw denial('NOT_NOW', whyNot.notOnEarth)
      return { fileName: `${safeFileName(draft.row.name)}.geojson`, text }
    },
    standard(id: number): StandardOdds {
      const draft = desk.at(id)
      return standardOf(draft, rulebookOf(draft, campaigns))
    },
    tables(id: number): DraftTables {
      const draft = desk.at(id)
      const told = tablesForEditor(draft, rulebookOf(draft, campaigns))
      if (told === undefined) throw denial('NOT_NOW', whyNot.noTables)
      return told
    },
    remedy(id: number, number: number, fault: string, remedy: string): DraftAfter {
      const draft = desk.meant(id, number)
      const found = remedyOf(draft, fault, remedy, askedRulebook(draft, campaigns))
      if (found === undefined) throw denial('NOT_NOW', whyNot.noRemedy)
      return desk.does(draft, (open) => {
        found.apply(open)
        return { title: found.title, things: [] }
      })
    },
    difference: (id: number): DraftDifference => differenceOf(desk.at(id), table),
  }
}
