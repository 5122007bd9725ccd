import type { DraftArmies, DraftTables, StandardOdds } from '../../../src-main/contract/draft-desks.ts'
import type {
  DraftComment,
  DraftDifference,
  DraftEntry,
  DraftSetting,
  DraftSnapshot,
  Faults,
  StartReport,
} from '../../../src-main/contract/drafts.ts'
import type { DraftMap } from '../../../src-main/contract/draft-map.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import type { Fault } from './games-view.ts'

/** Things of a draft and places of its board that are highlighted on the map. */
export type HighlightsOnBench = { readonly things: readonly string[]; readonly places: readonly string[] }

/** The part of a draft shown on the bench: the set-up on its map, the order of battle, the tables, or the map itself. */
export const desks = ['map', 'armies', 'tables', 'maps'] as const
export type Desk = (typeof desks)[number]

/** What the window knows of the draft on the bench. */
export type BenchView = {
  readonly id: number
  readonly setting: DraftSetting | null
  readonly draft: DraftSnapshot | null
  /** Results of the check; of an earlier number while the check runs. */
  readonly faults: Faults | null
  readonly difference: DraftDifference | null
  readonly desk: Desk
  /** The player aid; stale until it is read again after the campaign's files have changed. */
  readonly tables: DraftTables | null
  /** How the tables move the odds of standard questions. */
  readonly standard: StandardOdds | null
  /** The order of battle, which may be stale like `tables`, and its open list; null: the first. */
  readonly armies: DraftArmies | null
  readonly army: string | null
  /** A value of the tables or a line of the order of battle to be shown; null once it is. */
  readonly sought: string | null
  /** The map being edited, which may be stale like `tables`; its open list and selected item. */
  readonly ofMap: DraftMap | null
  readonly mapList: string | null
  readonly mapItem: string | null
  /** The report on the first day; of an earlier number until it is requested again. */
  readonly report: StartReport | null
  /** The report is being made. */
  readonly looking: boolean
  readonly text: { readonly number: number; readonly file: string; readonly text: string } | null
  /** The drawn map, its language, and the change it was drawn after. */
  readonly drawing: { readonly language: Language; readonly mapped: number; readonly svg: string } | null
  /** Comments noted in games that tried the draft. */
  readonly comments: readonly DraftComment[] | null
  readonly chosen: readonly string[]
  /** What the pointer is on in a list. */
  readonly lit: HighlightsOnBench | null
  /** The part of the panel beside the map that is open. */
  readonly part: string
  /** Number of gestures not yet on disk; `importing`: one of them imports a file into the map, which can be stopped. */
  readonly waiting: number
  readonly importing: boolean
  /** Why the last action failed. */
  readonly fault: Fault | null
  /** Parts of a game's position that are missing in the draft begun from it. */
  readonly dropped: readonly Words[]
  /** The last publication, until the user dismisses it. */
  readonly publication: { readonly campaign: string; readonly folder: string; readonly previous: string | null } | null
}

/** What the window knows of all drafts. */
export type DraftsView = {
  /** The last changed first; null until they have been read. */
  readonly list: readonly DraftEntry[] | null
  /** Those in the trash; null until they have been read. */
  readonly trash: readonly DraftEntry[] | null
  readonly busy: boolean
  readonly fault: Fault | null
  /** What was done last, until the user dismisses it. */
  readonly message: DraftsMessage | null
  /** The game played to try a draft, and that draft. */
  readonly trial: { readonly game: number; readonly draft: number } | null
}

/** What was done with drafts. */
export type DraftsMessage =
  | { readonly what: 'imported' | 'copied' | 'removed'; readonly id: number; readonly name: string }
  | { readonly what: 'restored'; readonly name: string }
  | { readonly what: 'erased'; readonly count: number }

export const noDrafts: DraftsView = { list: null, trash: null, busy: false, fault: null, message: null, trial: null }

export const newBench = (id: number): BenchView => ({
  id,
  setting: null,
  draft: null,
  faults: null,
  difference: null,
  desk: 'map',
  tables: null,
  standard: null,
  armies: null,
  army: null,
  sought: null,
  ofMap: null,
  mapList: null,
  mapItem: null,
  report: null,
  looking: false,
  text: null,
  drawing: null,
  comments: null,
  chosen: [],
  lit: null,
  part: 'faults',
  waiting: 0,
  importing: false,
  fault: null,
  dropped: [],
  publication: null,
})
