import { randomUUID } from 'node:crypto'
import type { Edited, OpenObject } from '#engine/kernel/system/editing.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { DraftAfter, DraftSnapshot } from '../contract/drafts.ts'
import type { DraftParts, DraftsTable, GestureRow } from '../library/tables/drafts-table.ts'
import { nextName } from '../games/files/copying.ts'
import { withSpaces } from '../wording/bilingual.ts'
import { denial, writeOrDeny } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import { plain } from '../wording/wording.ts'
import type { NewDraft } from './begin.ts'
import { applied, type Change, changed, patchesIn, textOfPatches } from './changes.ts'
import { type EditedFiles, OpenDraft, type Target, titleOf } from './open-draft.ts'
import { outsideChangeOf, outsideForEditor, publishedForEditor } from './outside.ts'
import { snapshotOf } from './snapshot.ts'

/** Maximum number of drafts in memory; others are read from the library again. */
const MOST_OPEN = 8

/** Files that are open for a change (mutable). */
export type OpenFiles = { [file: string]: OpenObject }

/** The drafts being edited. Each change is stored in the library before it is applied. */
export class DraftDesk {
  readonly table: DraftsTable
  readonly #now: () => number
  readonly #open = new Map<number, OpenDraft>()

  constructor(table: DraftsTable, now: () => number) {
    this.table = table
    this.#now = now
  }

  /** A draft, if it is in memory. */
  find = (id: number): OpenDraft | undefined => this.#open.get(id)

  /** Empties the memory when the library is replaced. */
  forget(): void {
    this.#open.clear()
  }

  at(id: number): OpenDraft {
    const known = this.#open.get(id)
    if (known !== undefined) return known
    const read = OpenDraft.read(this.table, id)
    if (read === undefined) throw denial('NOT_FOUND', whyNot.noDraft)
    if (this.table.isRemoved(id)) throw denial('NOT_FOUND', whyNot.draftInTrash)
    if (!(read instanceof OpenDraft)) throw denial('NOT_NOW', { said: read })
    const [oldest] = this.#open.keys()
    if (this.#open.size >= MOST_OPEN && oldest !== undefined) this.#open.delete(oldest)
    this.#open.set(id, read)
    return read
  }

  /** The draft of a request; denied if it has changed since the window saw it. */
  meant(id: number, number: number): OpenDraft {
    const draft = this.at(id)
    if (draft.row.number !== number) throw denial('NOT_NOW', whyNot.draftGoneOn)
    return draft
  }

  look(draft: OpenDraft): DraftSnapshot {
    const outside = outsideForEditor(draft, outsideChangeOf(draft, this.table))
    return (draft.lastSnapshot = snapshotOf(draft, outside, publishedForEditor(draft, this.table)))
  }

  /** The snapshot after a change, reduced to what is new if the window has seen the one with this number. */
  #lookAfter(draft: OpenDraft, number: number): DraftAfter {
    const { lastSnapshot } = draft
    const now = this.look(draft)
    return lastSnapshot?.number === number ? withoutSeen(now, lastSnapshot) : now
  }

  /** Stores a change as a gesture, with other parts of the draft, and then applies it. `open`: the files by name. */
  does(draft: OpenDraft, recipe: (open: OpenFiles) => Edited, beside: DraftParts = {}): DraftAfter {
    let edited: Edited = { title: plain(''), things: [] }
    const change = changed(draft.files, (open) => {
      edited = recipe(open as OpenFiles) // files are objects
    })
    return this.keeps(draft, change, edited, beside)
  }

  /** Stores a finished change of a draft's files as a gesture, and then applies it. */
  keeps(draft: OpenDraft, change: Change<EditedFiles>, edited: Edited, beside: DraftParts = {}): DraftAfter {
    if (change.patches.length === 0) throw denial('NOT_NOW', whyNot.nothingChanged)
    const time = this.#now()
    const gesture: GestureRow = {
      number: draft.row.at + 1,
      at: time,
      title: JSON.stringify(withSpaces(edited.title)),
      things: JSON.stringify(edited.things),
      patches: textOfPatches(change.patches, draft.row.file),
      inverses: textOfPatches(change.inverses, draft.row.file),
    }
    const seen = draft.row.number
    const row = draft.next(gesture.number, time, change.after)
    writeOrDeny(() => this.table.append(row, gesture, beside))
    draft.done(row, change, gesture)
    return this.#lookAfter(draft, seen)
  }

  undo(draft: OpenDraft): DraftAfter {
    const { undoable } = draft
    if (undoable === undefined) throw denial('NOT_NOW', whyNot.noGestureUndone)
    return this.#goes(draft, undoable, undoable.inverses, undoable.number - 1)
  }

  redo(draft: OpenDraft): DraftAfter {
    const { redoable } = draft
    if (redoable === undefined) throw denial('NOT_NOW', whyNot.noGestureRedone)
    return this.#goes(draft, redoable, redoable.patches, redoable.number)
  }

  #goes(draft: OpenDraft, gesture: GestureRow, text: string, to: number): DraftAfter {
    const files = applied(draft.files, patchesIn(text, draft.row.file) ?? [])
    const seen = draft.row.number
    const row = draft.next(to, this.#now(), files)
    writeOrDeny(() => this.table.save(row))
    draft.stand(row, files, gesture)
    return this.#lookAfter(draft, seen)
  }

  /** Changes fields of a draft's row, and other parts of it. */
  notes(draft: OpenDraft, about: Partial<OpenDraft['row']>, beside: DraftParts = {}): void {
    const row = { ...draft.row, ...about }
    writeOrDeny(() => this.table.save(row, beside))
    draft.row = row
  }

  /** Records that the draft was published as it is now. */
  published(draft: OpenDraft, target: Target, put: CampaignFiles): void {
    const about = { target: JSON.stringify(target), published: this.#now() }
    this.notes(draft, about, { seen: draft.document, put })
  }

  keep(name: string, begun: NewDraft, foreign = false): number {
    const { system, campaign, file, document, original, seen, target, ground } = begun
    const time = this.#now()
    const row = {
      ...{ uid: randomUUID(), name, system: system.id, campaign, file, foreign },
      title: JSON.stringify(titleOf(system, file, document)),
      ...{ begun: time, changed: time, at: 0, number: 0, published: null },
      target: target === undefined ? null : JSON.stringify(target),
    }
    return writeOrDeny(() => this.table.add(row, { ground, start: document, original, seen }))
  }

  /** Copies a draft, with its undo history. The copy counts as unpublished. */
  copy(draft: OpenDraft): { readonly id: number; readonly name: string } {
    const { id: _, ...row } = draft.row
    const time = this.#now()
    const name = nextName(row.name)
    const copy = { ...row, uid: randomUUID(), name, begun: time, changed: time, target: null, published: null }
    return { id: writeOrDeny(() => this.table.addCopy(copy, draft.row.id)), name }
  }

  /** Moves a draft into the trash, or out of it. */
  setRemoved(id: number, isRemoved: boolean): void {
    this.#mustBeThere(id)
    writeOrDeny(() => this.table.setRemoved(id, isRemoved ? this.#now() : null))
    this.#open.delete(id)
  }

  /** Deletes a draft for good. */
  erase(id: number): void {
    this.#mustBeThere(id)
    writeOrDeny(() => this.table.erase(id))
    this.#open.delete(id)
  }

  #mustBeThere(id: number): void {
    if (this.table.one(id) === undefined) throw denial('NOT_FOUND', whyNot.noDraft)
  }
}

/** A snapshot without those of its long parts that equal the ones already seen. */
function withoutSeen({ placements, calendar, sheets, ...now }: DraftSnapshot, seen: DraftSnapshot): DraftAfter {
  const isSeen = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
  return {
    ...now,
    ...(!isSeen(placements, seen.placements) && { placements }),
    ...(!isSeen(calendar, seen.calendar) && { calendar }),
    ...(!isSeen(sheets, seen.sheets) && { sheets }),
  }
}
