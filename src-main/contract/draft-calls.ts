import { oc } from '@orpc/contract'
import { z } from 'zod'
import { BAD_FILE, noDraft, noName, NOT_KEPT, NOT_NOW, NOT_YOURS } from './denials.ts'
import { DraftArmies, DraftTables, StandardOdds } from './draft-desks.ts'
import { DraftMap } from './draft-map.ts'
import {
  DraftBeginning,
  DraftComment,
  DraftDifference,
  DraftEntry,
  DraftName,
  DraftSetting,
  DraftAfter,
  DraftSnapshot,
  Faults,
  StartReport,
} from './drafts.ts'
import { Gesture } from './draft-edits.ts'
import { Id } from './games.ts'
import { Language } from './settings.ts'
import { Words } from './words.ts'

/** About a draft. */
const draft = oc.errors({ ...noDraft, NOT_NOW })
/** A call that changes it; `number` is the version of the draft that the change is meant for. */
const edit = draft.errors({ NOT_KEPT })
const Meant = Id.extend({ number: z.int() })

export const drafts = {
  /** Most recently changed first. */
  list: oc.input(z.object({ removed: z.boolean().default(false) })).output(z.array(DraftEntry)),
  /** `dropped`: the parts of a game's position that are not in the draft. */
  begin: oc
    .input(DraftBeginning)
    .output(Id.extend({ dropped: z.array(Words) }))
    .errors({ ...noName, NOT_NOW, NOT_YOURS, NOT_KEPT }),
  /** Everything about a draft that stays the same while its scenario is edited. */
  setting: draft.input(Id).output(DraftSetting),
  /** The map of its board of zones as an SVG document. */
  draw: draft.input(Id.extend({ language: Language })).output(z.object({ svg: z.string() })),
  /** The current state; each call also checks whether its file was changed outside. */
  look: draft.input(Id).output(DraftSnapshot),
  rename: edit.input(Id.extend({ name: DraftName })).output(z.null()),
  /** A copy of a draft with its complete undo history. */
  copy: edit.input(Id).output(Id.extend({ name: z.string() })),
  /** Moves a draft to the Trash; `restore` takes it out again. Emptying the Trash deletes permanently. */
  remove: edit.input(Id).output(z.null()),
  restore: edit.input(Id).output(z.null()),
  emptyTrash: edit.output(z.object({ erased: z.int() })),
  /**
   * Saved to disk before the call returns. If the rules or the document do not allow it, it fails with a sentence and
   * changes nothing.
   */
  gesture: edit.input(Meant.extend(Gesture.shape)).output(DraftAfter),
  undo: edit.input(Meant).output(DraftAfter),
  redo: edit.input(Meant).output(DraftAfter),
  /**
   * Places where not all of these things may stand together, with reasons; all other places are allowed. On a measured
   * table `place` is a single point: the first thing moves there, and the others that stand on the table with it keep
   * their distances.
   */
  mayNotStand: draft
    .input(Id.extend({ things: z.array(z.string()).min(1).max(500), place: z.string().max(60).optional() }))
    .output(z.array(z.object({ place: z.string(), why: Words })).readonly()),
  /** The scenario's file as publishing writes it. */
  text: draft.input(Id).output(z.object({ file: z.string(), text: z.string() })),
  /** Its faults, found by the campaign check; line numbers refer to `text`. */
  faults: draft.input(Id).output(Faults),
  /** The player aid made from its tables, for editing. */
  tables: draft.input(Id).output(DraftTables),
  /** The order of battle made from its armies, for editing. */
  armies: draft.input(Id).output(DraftArmies),
  /** The map of its campaign, for editing; fails if the rule system has no editable map. */
  map: draft.input(Id).output(DraftMap),
  /** The complete map as GeoJSON; importing it gives the same map. Fails if the map has no geographic coordinates. */
  geoJson: draft.input(Id).output(z.object({ fileName: z.string(), text: z.string() })),
  /** The effect of the tables on the odds of standard questions. */
  standard: draft.input(Id).output(StandardOdds),
  /** Applies a remedy as a gesture. */
  remedy: edit.input(Meant.extend({ fault: z.string(), remedy: z.string() })).output(DraftAfter),
  /** A report on the first day; fails while there are errors. */
  report: draft.input(Id).output(StartReport),
  difference: draft.input(Id).output(DraftDifference),
  /**
   * Writes the campaign's folder, completely or not at all, and keeps the previous version; fails while there are
   * errors. A draft of a house campaign is published as an own campaign based on it.
   */
  publish: edit
    .input(Meant)
    .output(z.object({ campaign: z.string(), folder: z.string(), previous: z.string().nullable() })),
  /**
   * Resolves a change of the file outside: `merge` takes in what does not conflict with changes made here; in conflicts
   * `theirs` or `mine` wins. This is an ordinary gesture.
   */
  settle: edit.input(Meant.extend({ keep: z.enum(['merge', 'mine', 'theirs']) })).output(DraftAfter),
  /**
   * Begins a game of it, open or with fog, that appears in no list. It is deleted when it ends or the program ends,
   * unless moments in it have bookmarks: then it stays as long as they do.
   */
  play: edit
    .input(Id.extend({ open: z.boolean(), language: Language.default('en') }))
    .output(z.object({ game: z.int() })),
  endPlay: edit.input(z.object({ game: z.int() })).output(z.null()),
  /** Notes on moments of such games; a bookmark with its note is a comment. */
  comments: draft.input(Id).output(z.array(DraftComment)),
  dropComment: edit.input(z.object({ game: z.int(), mark: z.int() })).output(z.null()),
  /** One file with the scenario and the campaign it needs, as base64. */
  export: draft.input(Id).output(z.object({ fileName: z.string(), content: z.base64() })),
  /**
   * Imports a file as a new draft, marked as foreign. It may contain only data, and the campaign check must be able to
   * read it.
   */
  import: oc
    .input(z.object({ content: z.base64() }))
    .output(Id.extend({ name: z.string(), hash: z.string() }))
    .errors({ BAD_FILE, NOT_KEPT }),
}
