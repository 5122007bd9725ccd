import type { ActionCode, Nouns, Verb } from '../actions/actions.ts'
import type { FrameKind } from '../play/agenda.ts'
import type { BoardPlan, Dresses } from './board-plan.ts'
import type { Why } from '../values/explain.ts'
import type { Chart } from './charts.ts'
import type { Editing } from './editing.ts'
import type {
  Deeds,
  Figure,
  FormationFigures,
  FrontPage,
  Phrase,
  Piece,
  Report,
  SpokenTitle,
  Title,
  When,
} from './glance.ts'
import type { Handbook } from './handbook.ts'
import { frozenKey } from '../values/frozen.ts'
import type { DrawNotes, EntryKind, EntryNotes, JournalEntry } from '../play/journal.ts'
import type { Lesson } from './lesson.ts'
import type { RecordedGame } from './recorded-game.ts'
import type { Orders } from './orders.ts'
import { compileLayout, type Layout } from '../play/layout.ts'
import type { Play } from '../play/play.ts'
import { isJsonObject, type JsonObject, type Result } from '../values/result.ts'
import type { Scout } from './scout.ts'
import type { Fields, Shape } from '../values/shape.ts'
import type { Words } from './words.ts'
import { hashOfCampaign } from './campaign-files.ts'

/** A rule with its permanent id and its section in the printed rules. */
export interface Rule {
  readonly id: string
  readonly section: string
  readonly title: string
}

/** A fault in a campaign's files: where it is, what it is, and how to fix it. */
export interface Problem {
  readonly severity: 'error' | 'warning'
  readonly file: string
  readonly path: string
  /** The position in the file; lines and columns count from 1. */
  readonly line?: number
  readonly column?: number
  /** A code for programs, and the name the fault is about, if any. */
  readonly code?: string
  readonly subject?: string
  /** The subject does not exist. */
  readonly lacks?: boolean
  /** The rule that is broken, if it is one. */
  readonly rule?: string
  readonly message: string
  readonly remedy: string
  /** The French texts. */
  readonly inFrench: { readonly message: string; readonly remedy: string }
  /** How its sentences were made, for code that offers fixes; never leaves the program. */
  readonly made?: {
    /** The names and numbers in its message, in their order. */
    readonly parts: readonly (string | number)[]
    /** The single number that the remedy calls for. */
    readonly asked?: number
    /** The name that was probably meant. */
    readonly likely?: string
    /** Both sentences for users of a form, who do not see the files, without the name that was probably meant. */
    readonly atForm: { readonly message: SpokenTitle; readonly remedy: SpokenTitle }
  }
}

/** A board as far as it could be read, and the faults in its files. */
export interface BoardRead {
  readonly plan: BoardPlan | undefined
  readonly problems: readonly Problem[]
}

/** The parsed JSON files of a campaign, by path within its folder. */
export type CampaignFiles = { readonly [path: string]: unknown }

/** A switch of a scenario; its name in the words is `option.<id>`. */
export interface Switch {
  readonly id: string
  readonly rule: string
  readonly value: boolean
}
export interface Scenario {
  readonly id: string
  readonly title: Title
  /** What it is about. */
  readonly about?: Title | undefined
  /** The aim of each side. */
  readonly aims?: readonly [Title, Title] | undefined
  readonly switches: readonly Switch[]
  /** Changes to the position after the set-up, in the names used by a state in JSON. */
  readonly position?: JsonObject | undefined
}
export type Switches = { readonly [id: string]: boolean }

/** Something that is always true of a game, and the rule it guards. */
export interface Invariant<G> {
  readonly rule: string
  /** What is wrong, with ids in quotation marks; undefined if nothing is. */
  broken(g: G): Phrase | undefined
}

/** A game of one system: the kernel's play with the fields of the system's shape. */
export type GameOf<C, S extends Shape> = Play<C> & Fields<S>

/**
 * A complete rule system: one object per rulebook; the rest of the program is independent of the rulebook. C is the
 * compiled campaign, S the shape of the state and G the game. Only the system itself knows these types; all other code
 * uses a plain `RuleSystem`.
 */
export interface RuleSystem<C = unknown, S = Shape, G = Play> {
  readonly id: string
  /** Raised when the same actions could give a different game; stored in saves. */
  readonly version: number
  readonly title: string
  readonly sides: readonly [string, string]
  /** The dress of the sides on counters, in pictures and in charts; blue and grey by default. */
  readonly dress?: Dresses
  readonly endings: readonly string[]
  readonly book: Book<C>
  readonly rules: Rules<C, S, G>
  readonly campaign: CampaignReader<C>
  readonly knowledge: Knowledge<C, G>
  readonly glance: Glance<C, G>
  /** Orders over several acts; systems with short turns need none. */
  readonly orders?: Orders<C>
  /** Editing of scenarios; without it they can only be written by hand. */
  readonly editing?: Editing<G>
}

/** A rule system as its own folder writes it, with the types of its campaign and its state. */
export type SystemDefinition<C, S extends Shape> = RuleSystem<C, S, GameOf<C, S>>

/** The rules in words, and the words for journal and questions. */
export interface Book<C> {
  readonly rulebook: readonly Rule[]
  /** The rules in plain words; small systems need none. If present, the rulebook is generated from it. */
  readonly handbook?: Handbook
  readonly words: { readonly en: Words; readonly fr: Words }
  /**
   * Names of numbers in its odds that are independent chances, such as that of passing a test. An object with only
   * other numbers is a probability distribution over its names; all remaining numbers are counts.
   */
  readonly chances?: readonly string[]
  /** The tables that a player looks up, with this campaign's numbers, in the order of the rulebook. */
  charts?(campaign: C): readonly Chart[]
}

/** How a game is laid out, begun and played. */
export interface Rules<C, S, G> {
  /** All kinds of frames, in the order of the rulebook, which fixes the order of verbs and so of actions. */
  readonly kinds: readonly FrameKind[]
  readonly entries: readonly EntryKind[]
  /** Notes on kinds of draws; draws without notes belong to the category “chance” alone. */
  readonly draws?: DrawNotes
  readonly invariants: readonly Invariant<G>[]
  /** The number of state words for the agenda; the default is enough for most. */
  readonly agenda?: number
  shape(campaign: C): S
  /** Sets up the scenario and calls the first frame. */
  setUp(g: G, scenario: string, switches: Switches): void
  /**
   * Refuses a request that does not answer the current question, with the rule that forbids it. Returns false after
   * filling `why`; undefined if the only reason is that it is not the question.
   */
  refuseUnoffered?(g: G, side: number, action: UnofferedAction, why: Why): false | undefined
}

/** The kinds of files in campaigns of a system; `FileSet` builds them from schemas. */
export interface FileKinds {
  /** The schemas by their names below campaigns/schema. */
  published(): ReadonlyMap<string, JsonObject>
  /** The name of the schema of a kind. */
  schemaName(kind: string): string
  /** The kind of a file by its path; undefined for a file that is not read. */
  kindOf(file: string): string | undefined
  /** The current format of such a file. */
  newest(file: string): number | undefined
  /** Its content in the current format; undefined if it cannot be migrated. */
  upgraded(file: string, content: unknown): unknown
  /** All files with optional parts filled in; faulty files are unchanged. */
  whole(files: CampaignFiles): CampaignFiles
}

/** Reads a campaign's files. */
export interface CampaignReader<C> {
  /** The kinds of its files, for all code that reads, writes, publishes or compares them. */
  readonly files?: FileKinds
  /** The files rearranged as in the newest format, for rewriting older ones; reading does not need it. */
  gathered?(files: CampaignFiles): CampaignFiles
  /** The board for display, read from its own files alone, whatever faults the others have. */
  board?(files: CampaignFiles): BoardRead
  /** Reads a campaign and reports all faults at once. */
  load(files: CampaignFiles): Result<C, readonly Problem[]>
  /** Warnings for the author of a playable campaign. */
  warnings?(campaign: C): readonly Problem[]
  /** The titles of its scenarios by file, as far as they can be read despite other faults. */
  titles?(files: CampaignFiles): ReadonlyMap<string, Title>
  /**
   * The files that the system's part of the window reads. Everyone can see them, so none may contain anything hidden,
   * such as a set-up.
   */
  readonly shownFiles?: readonly string[]
  scenarios(campaign: C): readonly Scenario[]
  nouns(campaign: C): Nouns
  /** The names of things that are not on the board, by id; its plan names those that are. */
  names?(campaign: C): { readonly [id: string]: Title }
  /** The campaign's own words, which override those of the rules. */
  words?(campaign: C): { readonly en: Words; readonly fr: Words }
  /** The lessons that come with the campaign. */
  lessons?(campaign: C): readonly Lesson[]
  /** The recorded games that come with it. */
  records?(campaign: C): readonly RecordedGame[]
}

/** What a side knows and what can be concluded from it. */
export interface Knowledge<C, G> {
  /** What a side may know, by whitelist. The kernel adds the decision and the journal. */
  view(g: G, side: number): JsonObject
  /** Fills an empty game so that the side's view of it equals `known`. Everything hidden is drawn from `g.chance`. */
  imagine(g: G, known: JsonObject, side: number): void
  /** Nothing is hidden in its games, not even that a side was asked a question. */
  readonly open?: true
  /**
   * Computes something for a player: how far a stack can march, what supplies it, what an attack on it would bring. The
   * game is imagined from the side's view, and the answer is the same for every game with this view: it depends on
   * nothing the player does not know. The request is the system's own format; one that is unknown or cannot be answered
   * now is a failure with a sentence.
   */
  study?(g: G, side: number, request: JsonObject): Result<JsonObject>
  /** Reveals everything to both sides, in a copy of a game with an open table. */
  openUp?(g: G): void
  /** Keeps a book for each side on what it cannot see, from what it has seen. */
  readonly scout?: Scout<C>
}

/** A game without its rules: for lists of games, thumbnails, comparisons and charts. */
export interface Glance<C, G> {
  /** The current time in the game, from what everyone knows. Called after every act, so it must be very cheap. */
  when?(g: G): When
  /** A short title of a time, without a game; for an unknown phase, only the turn. */
  calendar?(campaign: C, scenario: string, when: When): Title
  /**
   * The counters on the map, from a side's view only, so that a picture of them cannot show more than the side knows.
   * One piece per place and side, sorted by place and then by side; unseen counters count like others.
   */
  pieces?(campaign: C, known: JsonObject, side: number): readonly Piece[]
  /** Figures for comparing two variations, from the same view, in display order. */
  tally?(campaign: C, known: JsonObject, side: number): readonly Figure[]
  /** The key of the figure that is the strength of a side. */
  readonly strength?: string
  /** For things that stand in no place of the board, by noun and row (`unit 3`): the named place nearest to each. */
  nearby?(g: G): ReadonlyMap<string, string>
  /**
   * What was done in each turn, only from the side's journal: distance marched, losses by cause. Turns in order, the
   * last one as far as it has come; the words are those of `tally`.
   */
  deeds?(campaign: C, told: readonly JournalEntry[], side: number): readonly Deeds[]
  /** What each formation has left, from a side's view, and its losses by cause, from the side's journal. */
  formations?(campaign: C, known: JsonObject, told: readonly JournalEntry[]): readonly FormationFigures[]
  /** Fights and reconnaissances with their outcomes, only from a reader's journal, in the order in which they began. */
  reports?(told: readonly JournalEntry[]): readonly Report[]
  /**
   * A newspaper front page for each turn, only from the side's journal. Turns in order, the last one as far as it has
   * come.
   */
  frontPages?(campaign: C, scenario: string, told: readonly JournalEntry[], side: number): readonly FrontPage[]
}

/** The dresses of a system's sides. */
export const dressOf = ({ dress = ['blue', 'grey'] }: RuleSystem): Dresses => dress

/** The notes of all kinds of entries by name; draws are named `draw <label>`. */
export function entryNotes({ rules: { entries, draws = {} } }: RuleSystem): ReadonlyMap<string, EntryNotes> {
  return new Map([
    ...entries.map(({ name, notes }) => [name, notes] as const),
    ...Object.entries(draws).map(([label, notes]) => [`draw ${label}`, notes] as const),
  ])
}

export interface UnofferedAction {
  readonly code: ActionCode
  readonly verb: Verb
  readonly a: number
  readonly b: number
  readonly c: number
}

/** Erases the types of a system, so that all systems have the same type. */
export function defineSystem<C, S extends Shape>(definition: SystemDefinition<C, S>): RuleSystem {
  // The kernel passes a system only its own games and campaigns, so C and S need not be known outside.
  return definition as unknown as RuleSystem
}

/** A campaign read and compiled, ready for games. */
export interface LoadedCampaign {
  readonly system: RuleSystem
  readonly campaign: unknown
  readonly layout: Layout
  readonly scenarios: readonly Scenario[]
  /** Equal for equal files. */
  readonly hash: string
  /** The hashes of earlier editions that play the same; saves made with them can be replayed with this one. */
  readonly formerly: readonly string[]
}

export function loadCampaign(system: RuleSystem, files: CampaignFiles): Result<LoadedCampaign, readonly Problem[]> {
  const read = system.campaign.load(files)
  if (!read.ok) return read
  const campaign = read.value
  const layout = compileLayout({
    campaign,
    shape: system.rules.shape(campaign),
    nouns: system.campaign.nouns(campaign),
    sides: system.sides,
    endings: system.endings,
    kinds: system.rules.kinds,
    agenda: system.rules.agenda,
  })
  const scenarios = system.campaign.scenarios(campaign)
  // Frozen files are hashed lazily: a campaign being edited is read after every gesture, but its hash is rarely needed.
  let hash = Object.values(files).every((content) => frozenKey(content) !== undefined)
    ? undefined
    : hashOfCampaign(files)
  const held = { ...files }
  return {
    ok: true,
    value: {
      ...{ system, campaign, layout, scenarios, formerly: formerlyIn(files) },
      get hash() {
        return (hash ??= hashOfCampaign(held))
      },
    },
  }
}

function formerlyIn(files: CampaignFiles): readonly string[] {
  const about = files['campaign.json']
  const listed: unknown = isJsonObject(about) ? about['formerly'] : undefined
  return Array.isArray(listed) ? listed.filter((hash) => typeof hash === 'string') : []
}
