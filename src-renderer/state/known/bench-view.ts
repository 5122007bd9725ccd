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

/** Things of a draft and places of its board that are lit on the map. */
export type LitOnBench = { readonly things: readonly string[]; readonly places: readonly string[] }

/** What of a draft lies on the bench: the set-up on its map, the order of battle, the tables, or the map itself. */
export const desks = ['map', 'armies', 'tables', 'maps'] as const
export type Desk = (typeof desks)[number]

/** What the window knows of the draft on the bench. */
export type BenchView = {
  readonly id: number
  readonly setting: DraftSetting | null
  readonly draft: DraftSnapshot | null
  /** What the check finds; of an earlier number while it works. */
  readonly faults: Faults | null
  readonly difference: DraftDifference | null
  readonly desk: Desk
  /** The player aid; of earlier files of the campaign until it is read again. */
  readonly tables: DraftTables | null
  /** How the tables move the odds of standard questions. */
  readonly standard: StandardOdds | null
  /** The order of battle, likewise, and which of its lists is open; null: the first. */
  readonly armies: DraftArmies | null
  readonly army: string | null
  /** A value of the tables, or a line of the order of battle, that somebody is led to; null once he is there. */
  readonly sought: string | null
  /** The map as it is edited, likewise; which of its lists is open, and what of it is chosen. */
  readonly ofMap: DraftMap | null
  readonly mapList: string | null
  readonly mapItem: string | null
  /** How the first day looks; of an earlier number until somebody has it looked at again. */
  readonly report: StartReport | null
  /** The first day is being looked at. */
  readonly looking: boolean
  readonly text: { readonly number: number; readonly file: string; readonly text: string } | null
  /** The map as it is drawn, in one language, and as of which change. */
  readonly drawing: { readonly language: Language; readonly mapped: number; readonly svg: string } | null
  /** What was noted in games that tried it. */
  readonly comments: readonly DraftComment[] | null
  readonly chosen: readonly string[]
  /** What is pointed at in a list. */
  readonly lit: LitOnBench | null
  /** The part of the panel beside the map that is open. */
  readonly part: string
  /** Gestures that are not on disk yet; one of them takes a file into the map, which can be stopped. */
  readonly waiting: number
  readonly taking: boolean
  /** Why the last thing could not be done. */
  readonly fault: Fault | null
  /** What of a game's position is not in the draft that was begun from it. */
  readonly dropped: readonly Words[]
  /** What was published last, until it is put away. */
  readonly publication: { readonly campaign: string; readonly folder: string; readonly previous: string | null } | null
}

/** What the window knows of all drafts. */
export type DraftsView = {
  /** Those changed last come first; null until they have been read. */
  readonly list: readonly DraftEntry[] | null
  /** Those in the basket; null until they have been read. */
  readonly basket: readonly DraftEntry[] | null
  readonly busy: boolean
  readonly fault: Fault | null
  /** What was done last, until it is put away. */
  readonly message: DraftsMessage | null
  /** The game that is played to try a draft, and whose draft it is. */
  readonly trial: { readonly game: number; readonly draft: number } | null
}

/** What was done with drafts. */
export type DraftsMessage =
  | { readonly what: 'imported' | 'copied' | 'removed'; readonly id: number; readonly name: string }
  | { readonly what: 'restored'; readonly name: string }
  | { readonly what: 'erased'; readonly count: number }

export const noDrafts: DraftsView = { list: null, basket: null, busy: false, fault: null, message: null, trial: null }

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
  taking: false,
  fault: null,
  dropped: [],
  publication: null,
})
