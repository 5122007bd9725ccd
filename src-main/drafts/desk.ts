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
import { outsideOf, outsideSeen, publishedSeen } from './outside.ts'
import { snapshotOf } from './snapshot.ts'

/** Drafts in hand at the same time; others are read from the library again. */
const MOST_OPEN = 8

/** Files that are open for a change. */
export type OpenFiles = { [file: string]: OpenObject }

/** The drafts that are being edited. Whatever changes one is kept before it is done. */
export class DraftDesk {
  readonly table: DraftsTable
  readonly #now: () => number
  readonly #open = new Map<number, OpenDraft>()

  constructor(table: DraftsTable, now: () => number) {
    this.table = table
    this.#now = now
  }

  /** One that is in hand already. */
  find = (id: number): OpenDraft | undefined => this.#open.get(id)

  /** Whatever is in hand is read again: the library is another. */
  forget(): void {
    this.#open.clear()
  }

  at(id: number): OpenDraft {
    const known = this.#open.get(id)
    if (known !== undefined) return known
    const read = OpenDraft.read(this.table, id)
    if (read === undefined) throw denial('NOT_FOUND', whyNot.noDraft)
    if (this.table.isRemoved(id)) throw denial('NOT_FOUND', whyNot.draftInBasket)
    if (!(read instanceof OpenDraft)) throw denial('NOT_NOW', { said: read })
    const [oldest] = this.#open.keys()
    if (this.#open.size >= MOST_OPEN && oldest !== undefined) this.#open.delete(oldest)
    this.#open.set(id, read)
    return read
  }

  /** The draft that a call means, as the window that made it has seen it. */
  meant(id: number, number: number): OpenDraft {
    const draft = this.at(id)
    if (draft.row.number !== number) throw denial('NOT_NOW', whyNot.draftGoneOn)
    return draft
  }

  look(draft: OpenDraft): DraftSnapshot {
    const outside = outsideSeen(draft, outsideOf(draft, this.table))
    return (draft.told = snapshotOf(draft, outside, publishedSeen(draft, this.table)))
  }

  /** The same after a change of the draft as it was at that number. */
  #lookAfter(draft: OpenDraft, number: number): DraftAfter {
    const { told } = draft
    const now = this.look(draft)
    return told?.number === number ? withoutSeen(now, told) : now
  }

  /** Keeps a change as a gesture, with documents beside it, and then does it. `open`: the files by their names. */
  does(draft: OpenDraft, recipe: (open: OpenFiles) => Edited, beside: DraftParts = {}): DraftAfter {
    let edited: Edited = { title: plain(''), things: [] }
    const change = changed(draft.files, (open) => {
      edited = recipe(open as OpenFiles) // files are objects
    })
    return this.keeps(draft, change, edited, beside)
  }

  /** Keeps what was made of the files of a draft as a gesture, and then stands by it. */
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

  /** Changes what is said of a draft, and documents beside it. */
  notes(draft: OpenDraft, about: Partial<OpenDraft['row']>, beside: DraftParts = {}): void {
    const row = { ...draft.row, ...about }
    writeOrDeny(() => this.table.save(row, beside))
    draft.row = row
  }

  /** It lies in a folder now as it is here. */
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

  /** Another draft as this one is, with all that can be undone. It has not been published anywhere. */
  copy(draft: OpenDraft): { readonly id: number; readonly name: string } {
    const { id: _, ...row } = draft.row
    const time = this.#now()
    const name = nextName(row.name)
    const copy = { ...row, uid: randomUUID(), name, begun: time, changed: time, target: null, published: null }
    return { id: writeOrDeny(() => this.table.addCopy(copy, draft.row.id)), name }
  }

  /** Into the basket, or out of it. */
  setRemoved(id: number, isRemoved: boolean): void {
    this.#mustBeThere(id)
    writeOrDeny(() => this.table.setRemoved(id, isRemoved ? this.#now() : null))
    this.#open.delete(id)
  }

  /** For good. */
  erase(id: number): void {
    this.#mustBeThere(id)
    writeOrDeny(() => this.table.erase(id))
    this.#open.delete(id)
  }

  #mustBeThere(id: number): void {
    if (this.table.one(id) === undefined) throw denial('NOT_FOUND', whyNot.noDraft)
  }
}

/** A draft without its long parts, as far as they are written like those of what was seen of it. */
function withoutSeen({ placements, calendar, sheets, ...now }: DraftSnapshot, seen: DraftSnapshot): DraftAfter {
  const isSeen = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
  return {
    ...now,
    ...(!isSeen(placements, seen.placements) && { placements }),
    ...(!isSeen(calendar, seen.calendar) && { calendar }),
    ...(!isSeen(sheets, seen.sheets) && { sheets }),
  }
}
