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
import { heldStill } from '../values/frozen.ts'
import { hashText } from '../values/hash.ts'
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

/** A rule by its lasting name; the section is where the printed rules have it. */
export interface Rule {
  readonly id: string
  readonly section: string
  readonly title: string
}

/** What is wrong with a campaign's files: where, what, and what would be right. */
export interface Problem {
  readonly severity: 'error' | 'warning'
  readonly file: string
  readonly path: string
  /** Where the file is at fault: lines and columns count from 1. */
  readonly line?: number
  readonly column?: number
  /** What kind of fault it is, for a program; and the name that it is about, where there is one. */
  readonly code?: string
  readonly subject?: string
  /** What it is about is not there. */
  readonly lacks?: boolean
  /** The rule that is broken, where it is one. */
  readonly rule?: string
  readonly message: string
  readonly remedy: string
  /** The same in French. */
  readonly inFrench: { readonly message: string; readonly remedy: string }
  /** How its sentences were made, for whoever mends it; this goes no further than the program. */
  readonly made?: {
    /** The names and numbers in its message, in their order. */
    readonly parts: readonly (string | number)[]
    /** The one number that the remedy asks for. */
    readonly asked?: number
    /** What was probably meant by the name that it is about. */
    readonly likely?: string
    /** Both sentences for whoever sits at a form and knows of no files, without what was probably meant. */
    readonly atForm: { readonly message: SpokenTitle; readonly remedy: SpokenTitle }
  }
}

/** A board as far as it could be read, and what is wrong with its files. */
export interface BoardRead {
  readonly plan: BoardPlan | undefined
  readonly problems: readonly Problem[]
}

/** The JSON files of a campaign, parsed, by their path within the campaign's folder. */
export type CampaignFiles = { readonly [path: string]: unknown }

/** A switch of a scenario: what it is called in the words is `option.<id>`. */
export interface Switch {
  readonly id: string
  readonly rule: string
  readonly value: boolean
}
export interface Scenario {
  readonly id: string
  readonly title: Title
  /** What is fought out in it. */
  readonly about?: Title | undefined
  /** What each side is to do. */
  readonly aims?: readonly [Title, Title] | undefined
  readonly switches: readonly Switch[]
  /** What is otherwise than the set-up leaves it, by the names in which a game tells its state. */
  readonly position?: JsonObject | undefined
}
export type Switches = { readonly [id: string]: boolean }

/** Something that is always true of a game, and the rule it guards. */
export interface Invariant<G> {
  readonly rule: string
  /** What is wrong, with ids in quotation marks, or nothing. */
  broken(g: G): Phrase | undefined
}

/** A game of one system: the kernel's play with the fields of the system's shape. */
export type GameOf<C, S extends Shape> = Play<C> & Fields<S>

/**
 * All that makes a rule system: one object per rulebook, everything else is written against it. C is the compiled campaign, S the
 * shape of the state and G the game; only the system itself knows them, everybody else uses it as a plain `RuleSystem`.
 */
export interface RuleSystem<C = unknown, S = Shape, G = Play> {
  readonly id: string
  /** Raised when the same actions could give another game; saves keep it. */
  readonly version: number
  readonly title: string
  readonly sides: readonly [string, string]
  /** What the sides wear on counters, in pictures and in charts; blue and grey where nothing is said. */
  readonly dress?: Dresses
  readonly endings: readonly string[]
  readonly book: Book<C>
  readonly rules: Rules<C, S, G>
  readonly campaign: CampaignReader<C>
  readonly knowing: Knowing<C, G>
  readonly glance: Glance<C, G>
  /** What a player may order done over several acts; systems whose turns are short need none. */
  readonly orders?: Orders<C>
  /** How its scenarios are edited; without it they are only written by hand. */
  readonly editing?: Editing<G>
}

/** A rule system as its own folder writes it, with the types of its campaign and its state. */
export type SystemDefinition<C, S extends Shape> = RuleSystem<C, S, GameOf<C, S>>

/** The rules in words, and the words for everything that is told and asked. */
export interface Book<C> {
  readonly rulebook: readonly Rule[]
  /** The rules in plain words; little systems need none. Where there is one, the rulebook is made from it. */
  readonly handbook?: Handbook
  readonly words: { readonly en: Words; readonly fr: Words }
  /**
   * What numbers in its odds are called that are each a chance by itself, such as that of passing a test. An object of nothing but other
   * numbers tells how likely each of its names is; all other numbers count something.
   */
  readonly chances?: readonly string[]
  /** The tables that a player looks up, with the numbers of this campaign; in the order of the rulebook. */
  charts?(campaign: C): readonly Chart[]
}

/** How a game is laid out, begun and played. */
export interface Rules<C, S, G> {
  /** Every kind of frame, in the order of the rulebook: it fixes the order of verbs, and so of actions. */
  readonly kinds: readonly FrameKind[]
  readonly entries: readonly EntryKind[]
  /** What draws say of themselves; those that are not named are about chance alone. */
  readonly draws?: DrawNotes
  readonly invariants: readonly Invariant<G>[]
  /** Words of state kept for the agenda; the default does for most. */
  readonly agenda?: number
  shape(campaign: C): S
  /** Sets the scenario up and calls the first frame. */
  setUp(g: G, scenario: string, switches: Switches): void
  /**
   * Refuses a wish that does not answer the question now asked, with the rule that stands in its way. False with
   * `why` told; undefined when the rules have no more to say than that it is not asked.
   */
  wish?(g: G, side: number, wish: Wish, why: Why): false | undefined
}

/** The kinds of files that the campaigns of a system have; `FileSet` makes them of their schemas. */
export interface FileKinds {
  /** The schemas by their names below campaigns/schema. */
  published(): ReadonlyMap<string, JsonObject>
  /** The name of the schema of a kind. */
  schemaName(kind: string): string
  /** Which kind a file is of, by its path; nothing where nobody reads it. */
  kindOf(file: string): string | undefined
  /** The format that such a file has now. */
  newest(file: string): number | undefined
  /** Its content in that format; nothing where it cannot be brought there. */
  upgraded(file: string, content: unknown): unknown
  /** All files with everything in its place that may be left out, those with faults as they are. */
  whole(files: CampaignFiles): CampaignFiles
}

/** How a campaign's files are read, and what is in them. */
export interface CampaignReader<C> {
  /** The kinds of its files: everything that reads, writes, publishes or compares them asks these. */
  readonly files?: FileKinds
  /** The files with everything where the newest format has it: for rewriting older ones, whose reading asks for none of it. */
  gathered?(files: CampaignFiles): CampaignFiles
  /** What it is played on, for showing; read from its own files alone, whatever is wrong with the others. */
  board?(files: CampaignFiles): BoardRead
  /** Reads a campaign, reporting everything that is wrong at once. */
  load(files: CampaignFiles): Result<C, readonly Problem[]>
  /** What the author of a campaign that can be played should know all the same. */
  warnings?(campaign: C): readonly Problem[]
  /** What its scenarios are called, by their files, as far as can be read, whatever else is wrong. */
  titles?(files: CampaignFiles): ReadonlyMap<string, Title>
  /** The files that its part of the window reads. Everybody sees them, so none may tell anything hidden, such as a set-up. */
  readonly shownFiles?: readonly string[]
  scenarios(campaign: C): readonly Scenario[]
  nouns(campaign: C): Nouns
  /** What things are called that stand on no board, by their ids; those on it are named by its plan. */
  names?(campaign: C): { readonly [id: string]: Title }
  /** Words of the campaign's own, which go before those of the rules. */
  words?(campaign: C): { readonly en: Words; readonly fr: Words }
  /** The lessons that come with the campaign. */
  lessons?(campaign: C): readonly Lesson[]
  /** The recorded games that come with it. */
  records?(campaign: C): readonly RecordedGame[]
}

/** What a side knows, and what can be concluded from it. */
export interface Knowing<C, G> {
  /** What a side may know, by whitelist. The decision and the journal are added by the kernel. */
  view(g: G, side: number): JsonObject
  /** Fills an empty game so that the side's view of it is this one. Whatever is hidden is drawn from `g.chance`. */
  imagine(g: G, known: JsonObject, side: number): void
  /** Nothing is hidden in its games: everybody knows of every question that there was one. */
  readonly open?: true
  /**
   * Works something out for a player: how far a stack comes, what feeds it, what an attack on it would bring. The game is
   * one that he may take for the real one, made from his side's view, and the answer is the same for every such game: it
   * hangs on nothing that he does not know. What is asked for is a question of the system's own; one that it does not
   * know, or that cannot be answered now, is a failure with a sentence.
   */
  study?(g: G, side: number, wish: JsonObject): Result<JsonObject>
  /** Lets both sides know everything, in a copy of a game that is played with an open table. */
  openUp?(g: G): void
  /** Keeps a book for each side on what it cannot see, from what it could see so far. */
  readonly scout?: Scout<C>
}

/** A game without its rules: for lists of games, small pictures, comparisons and charts. */
export interface Glance<C, G> {
  /** Where the game stands in time, from what everybody knows. Called after every act, so it must cost next to nothing. */
  when?(g: G): When
  /** A short title of that time, without a game; of a phase it does not know, the turn alone. */
  calendar?(campaign: C, scenario: string, when: When): Title
  /**
   * Where counters stand on the map, from a side's view and nothing else: a picture of it can never show more than
   * the side knows. One piece for each place and side, by place and then by side; unseen counters count like others.
   */
  pieces?(campaign: C, known: JsonObject, side: number): readonly Piece[]
  /** What a player would compare between two variations, from that same view; in the order to be shown. */
  tally?(campaign: C, known: JsonObject, side: number): readonly Figure[]
  /** Which of these figures is the strength of a side. */
  readonly strength?: string
  /** Of things that stand in no place of the board, by noun and row (`unit 3`): the named place that each is nearest to. */
  nearby?(g: G): ReadonlyMap<string, string>
  /**
   * What was done in each turn, from the journal as the side is told it and nothing else: distance marched, losses by what
   * they came from. Turns in their order, the last one as far as it has come; the words are those of `tally`.
   */
  deeds?(campaign: C, told: readonly JournalEntry[], side: number): readonly Deeds[]
  /** What each formation has left, from a side's view, and what it lost by what, from the journal as that side was told it. */
  formations?(campaign: C, known: JsonObject, told: readonly JournalEntry[]): readonly FormationFigures[]
  /**
   * What was fought out or looked for, and what became of it, from the journal as a reader is told it and nothing else: in the
   * order in which it began.
   */
  reports?(told: readonly JournalEntry[]): readonly Report[]
  /**
   * A newspaper's front page on each turn, from the journal as the side is told it and nothing else. Turns in their order, the
   * last one as far as it has come.
   */
  frontPages?(campaign: C, scenario: string, told: readonly JournalEntry[], side: number): readonly FrontPage[]
}

/** What the sides of a system wear. */
export const dressOf = ({ dress = ['blue', 'grey'] }: RuleSystem): Dresses => dress

/** What kinds of entries say of themselves, by their names; draws are named `draw <label>`. */
export function entryNotes({ rules: { entries, draws = {} } }: RuleSystem): ReadonlyMap<string, EntryNotes> {
  return new Map([
    ...entries.map(({ name, notes }) => [name, notes] as const),
    ...Object.entries(draws).map(([label, notes]) => [`draw ${label}`, notes] as const),
  ])
}

export interface Wish {
  readonly code: ActionCode
  readonly verb: Verb
  readonly a: number
  readonly b: number
  readonly c: number
}

/** Hides the types of a system, so that all systems are of one kind. */
export function defineSystem<C, S extends Shape>(definition: SystemDefinition<C, S>): RuleSystem {
  // The kernel hands a system only games and campaigns of its own, so C and S need not be known outside.
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
  /** The hashes of earlier editions that play the same: their saves can be played again with this one. */
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
  // Files that cannot change any more are hashed when somebody asks: a campaign under edit is read after each gesture, and its hash is not.
  let hash = Object.values(files).every((content) => heldStill(content) !== undefined)
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

/** The hash that games are pinned to: of what the files say, whatever else is in their folder. */
export const hashOfCampaign = (files: CampaignFiles): string => {
  const entries = Object.entries(playedFiles(files)).sort(([a], [b]) => (a < b ? -1 : 1))
  return hashText(`{${entries.map(([file, content]) => `${JSON.stringify(file)}:${textOfFile(content)}`).join(',')}}`)
}

/** Texts of frozen contents: a campaign under edit is hashed after each gesture, and only one of its files is another then. */
const knownTexts = new WeakMap<object, string>()

function textOfFile(content: unknown): string {
  const held = heldStill(content)
  if (held === undefined) return stableText(content)
  const text = knownTexts.get(held) ?? stableText(content)
  knownTexts.set(held, text)
  return text
}

/**
 * What games hang on. A lesson tells somebody what to look at, a recorded game is a game of its own, and the sheet has the words beside the map, the relief
 * and the drawing what the eye sees of the ground; none changes a game: a
 * better sentence in them must not part the games that were begun from their campaign, nor make two campaigns of one.
 */
export const playedFiles = (files: CampaignFiles): CampaignFiles =>
  only(files, (path) => !isOfItsOwn(path) && !drawnOnly.has(path))

/** What is beside the map and under it for the eye. */
const drawnOnly: ReadonlySet<string> = new Set(['sheet.json', 'relief.json', 'drawing.json'])

/** Of a campaign what its map is drawn from and nothing is played with. */
export const drawnFiles = (files: CampaignFiles): CampaignFiles => only(files, (path) => drawnOnly.has(path))

/** What a game keeps of its campaign: what it is played with, and what its map is drawn from. */
export const keptFiles = (files: CampaignFiles): CampaignFiles => only(files, (path) => !isOfItsOwn(path))

const isOfItsOwn = (path: string): boolean => /^(?:lessons|records)\//.test(path)

const only = (files: CampaignFiles, wanted: (path: string) => boolean): CampaignFiles =>
  Object.fromEntries(Object.entries(files).filter(([path]) => wanted(path)))

/** JSON with its keys in order, so that the order in a file does not matter. */
function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${stableText(inner)}`).join(',')}}`
}
