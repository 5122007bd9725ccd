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
  Gesture,
  StartReport,
} from './drafts.ts'
import { Id } from './games.ts'
import { Language } from './settings.ts'
import { Words } from './words.ts'

/** About a draft. */
const draft = oc.errors({ ...noDraft, NOT_NOW })
/** Something that changes it; `number` is that of the draft it is meant for. */
const edit = draft.errors({ NOT_KEPT })
const Meant = Id.extend({ number: z.int() })

export const drafts = {
  /** Those changed last come first. */
  list: oc.input(z.object({ removed: z.boolean().default(false) })).output(z.array(DraftEntry)),
  /** `dropped`: what of a game's position is not in the draft. */
  begin: oc
    .input(DraftBeginning)
    .output(Id.extend({ dropped: z.array(Words) }))
    .errors({ ...noName, NOT_NOW, NOT_YOURS, NOT_KEPT }),
  /** Everything about a draft that stays as it is while its scenario is edited. */
  setting: draft.input(Id).output(DraftSetting),
  /** The map of its board of zones as an SVG document. */
  draw: draft.input(Id.extend({ language: Language })).output(z.object({ svg: z.string() })),
  /** As it is now; whether somebody else has changed its file is looked up each time. */
  look: draft.input(Id).output(DraftSnapshot),
  rename: edit.input(Id.extend({ name: DraftName })).output(z.null()),
  /** Another draft as this one is, with all that can be undone in it. */
  copy: edit.input(Id).output(Id.extend({ name: z.string() })),
  /** Puts a draft into the basket; `restore` takes it out again. Emptying the basket deletes for good. */
  remove: edit.input(Id).output(z.null()),
  restore: edit.input(Id).output(z.null()),
  emptyBasket: edit.output(z.object({ erased: z.int() })),
  /** Kept on disk before it is answered. What the rules or the document do not allow is denied with a sentence, and nothing is done. */
  gesture: edit.input(Meant.extend(Gesture.shape)).output(DraftAfter),
  undo: edit.input(Meant).output(DraftAfter),
  redo: edit.input(Meant).output(DraftAfter),
  /**
   * Places where not all of these things may stand together, each with the reason; everywhere else they may. On a measured table it is
   * asked of one point: the first comes there, and who stands on the table with it keeps its distance.
   */
  mayNotStand: draft
    .input(Id.extend({ things: z.array(z.string()).min(1).max(500), place: z.string().max(60).optional() }))
    .output(z.array(z.object({ place: z.string(), why: Words })).readonly()),
  /** The scenario's file as publishing writes it. */
  text: draft.input(Id).output(z.object({ file: z.string(), text: z.string() })),
  /** What is wrong with it, by the check of campaigns; lines are those of `text`. */
  faults: draft.input(Id).output(Faults),
  /** The player aid that its tables make, to be edited. */
  tables: draft.input(Id).output(DraftTables),
  /** The order of battle that its armies make, to be edited. */
  armies: draft.input(Id).output(DraftArmies),
  /** The map of its campaign, to be edited; denied where the rules know of none that can be. */
  map: draft.input(Id).output(DraftMap),
  /** The same as GeoJSON with everything in it: taken in again, it is the same map. Denied where the map does not lie on the earth. */
  geoJson: draft.input(Id).output(z.object({ fileName: z.string(), text: z.string() })),
  /** How the tables move the odds of standard questions. */
  standard: draft.input(Id).output(StandardOdds),
  /** Does what a remedy says, as a gesture. */
  remedy: edit.input(Meant.extend({ fault: z.string(), remedy: z.string() })).output(DraftAfter),
  /** The first day as it would be; denied while there are errors. */
  report: draft.input(Id).output(StartReport),
  difference: draft.input(Id).output(DraftDifference),
  /**
   * Writes the campaign's folder, all of it or nothing, and keeps what was there; denied while there are errors. A draft of a campaign of
   * the house becomes a campaign of one's own that is based on it.
   */
  publish: edit
    .input(Meant)
    .output(z.object({ campaign: z.string(), folder: z.string(), previous: z.string().nullable() })),
  /**
   * After somebody else has changed the file: takes in what does not touch what was changed here (`merge`), with `theirs` or `mine` where both
   * changed the same. A gesture like any other.
   */
  settle: edit.input(Meant.extend({ keep: z.enum(['merge', 'mine', 'theirs']) })).output(DraftAfter),
  /**
   * Begins a game of it, open or with fog, that is in no list. When it is ended, or the program is, it is gone, unless moments are marked in
   * it: then it stays as long as they do.
   */
  play: edit
    .input(Id.extend({ open: z.boolean(), language: Language.default('en') }))
    .output(z.object({ game: z.int() })),
  endPlay: edit.input(z.object({ game: z.int() })).output(z.null()),
  /** What was noted at moments of such games; a bookmark with its note is a comment. */
  comments: draft.input(Id).output(z.array(DraftComment)),
  dropComment: edit.input(z.object({ game: z.int(), mark: z.int() })).output(z.null()),
  /** One file with the scenario and the campaign it needs. The content is base64. */
  export: draft.input(Id).output(z.object({ fileName: z.string(), content: z.base64() })),
  /** A file as a new draft, marked as foreign; data alone, and none that the check of campaigns cannot read. */
  import: oc
    .input(z.object({ content: z.base64() }))
    .output(Id.extend({ name: z.string(), hash: z.string() }))
    .errors({ BAD_FILE, NOT_KEPT }),
}
