import { z } from 'zod'
import { categories } from '#engine/kernel/play/journal.ts'
import { Board } from './campaign.ts'
import { Passphrases, Players } from './library.ts'
import { Note } from './records.ts'
import { Language } from './settings.ts'
import { Adjectives, Dresses, FaultText, Words } from './words.ts'

/** JSON whose format is defined by the rule system: views, journal entries, questions. */
export const Json = z.json()
const JsonObject = z.record(z.string(), Json)
/** Large JSON made by a rule system; for speed it is not validated value by value. */
const Known = z.custom<z.infer<typeof JsonObject>>((value) => typeof value === 'object' && value !== null)

/** The choices before a game begins. */
const ScenarioChoice = z.object({
  id: z.string(),
  title: Words,
  /** What it is about, and the aim of each side; null if the campaign does not say. */
  about: Words.nullable(),
  aims: z.tuple([Words, Words]).nullable(),
  /** Nothing is hidden from either side in its games. */
  hidesNothing: z.boolean(),
  /** `rule`: the section of the printed rules; `what`: the effect of the option, if the handbook explains it. */
  options: z.array(
    z.object({ id: z.string(), title: Words, rule: z.string(), what: Words.nullable(), value: z.boolean() }),
  ),
})
export const Beginnings = z.object({
  sides: z.tuple([Words, Words]),
  scenarios: z.array(ScenarioChoice),
  /** By side: the ids of the opponents that can play it. */
  opponents: z.tuple([z.array(z.string()), z.array(z.string())]),
})
export type Beginnings = z.infer<typeof Beginnings>

export const NewGame = z.object({
  campaign: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.boolean()).default({}),
  /** By default a random one. */
  seed: z.string().min(1).max(200).optional(),
  name: z.string().trim().min(1).max(200).optional(),
  /** The language for naming a game that has no name after its scenario. */
  language: Language.default('en'),
  players: Players,
  /** A side with a passphrase is sealed; impossible in an open game. */
  passphrases: Passphrases.default([null, null]),
})
export type NewGame = z.infer<typeof NewGame>

/** A recorded game of a campaign, to be opened as a separate, open game. */
export const Watching = z.object({ campaign: z.string(), record: z.string(), language: Language.default('en') })
export type Watching = z.infer<typeof Watching>

export const Refusal = z.object({
  sentence: Words,
  /** The rule's permanent id and its section in the printed rules; null if the program refuses, not a rule. */
  rule: z.string().nullable(),
  section: z.string().nullable(),
  title: z.string().nullable(),
  reason: z.string().nullable(),
  facts: JsonObject,
})
export type Refusal = z.infer<typeof Refusal>

export const Question = z.object({
  kind: z.string(),
  prompt: z.string(),
  about: JsonObject,
  /** The question as a sentence. */
  sentence: Words,
  /** Every legal answer: the action to send, its text, and the things on the board it is done with. */
  answers: z.array(
    z.object({
      action: z.string(),
      title: Words,
      verb: z.string(),
      things: z.array(z.object({ noun: z.string(), name: z.string() })),
    }),
  ),
})
export type Question = z.infer<typeof Question>

/** The question an answer is meant for, with the stop at which its sender saw it. */
export const AnswerTo = Question.pick({ prompt: true, about: true }).extend({ stop: z.int() })
export type AnswerTo = z.infer<typeof AnswerTo>

/**
 * How an answer is meant: the question it is for, and whether subsequent questions without a choice are answered
 * automatically.
 */
export const Answering = z.object({ id: z.int(), to: AnswerTo.optional(), alone: z.boolean().optional() })

/** The viewer of a game: a side, or both where nothing is hidden. */
export const Eyes = z.union([z.literal(0), z.literal(1), z.literal('both')])
export type Eyes = z.infer<typeof Eyes>

/** A game at one moment, as its viewer may see it. */
export const GameSnapshot = z.object({
  id: z.int(),
  name: z.string(),
  system: z.string(),
  /** The campaign's id. It opens the board, but the campaign may have been changed or removed since the game began. */
  campaign: z.string(),
  scenario: z.string(),
  sides: z.tuple([z.string(), z.string()]),
  adjectives: Adjectives,
  players: Players,
  /** The viewing side; null if the game is open, or if nobody has sat down: then there are no views. */
  seat: z.int().nullable(),
  /**
   * Two people share the window and nothing is hidden from either: the deciding side always has the seat, and nothing
   * is covered.
   */
  faceUp: z.boolean(),
  /** The perspective; null while nobody has sat down. In a finished game it may differ from the seat. */
  eyes: Eyes.nullable(),
  /** The views: one, or one per side in an open game; none while nobody has sat down. */
  views: z.array(z.object({ side: z.int(), known: Known })),
  /** The counters on the board as the viewer sees them, by place id. */
  pieces: z.array(z.object({ place: z.string(), side: z.int(), count: z.int() })),
  when: Words.nullable(),
  /** The side that decides; null when the game is over. */
  decider: z.int().nullable(),
  /** The question, if the viewer is to answer it. */
  question: Question.nullable(),
  ending: z.object({ ending: z.string(), winner: z.int().nullable(), level: z.int(), title: Words }).nullable(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /**
   * The viewer's last order: in progress, done, stopped with the reason, or waiting for the given reason until it can
   * continue; null once the viewer has acted himself.
   */
  order: z
    .object({
      order: JsonObject,
      title: Words,
      at: z.enum(['goes-on', 'done', 'waits', 'stopped']),
      why: Words.nullable(),
    })
    .nullable(),
  /**
   * The orders the viewer has stored until they are done; for each, whether it can be carried out now, or what prevents
   * it.
   */
  kept: z.array(z.object({ order: JsonObject, title: Words, ready: z.boolean(), why: Words.nullable() })).readonly(),
  /** The questions answered automatically for the viewer since he last acted himself. */
  answered: z.array(Words).readonly(),
  /** Why the viewer's last act cannot be undone, if there was one. */
  barrier: Words.nullable(),
  readOnly: z
    .object({ why: z.enum(['damaged', 'other-rules', 'record']), moment: z.int(), reason: FaultText })
    .nullable(),
  /** The number of the current stop on the line as the viewer knows it. */
  stop: z.int(),
})
export type GameSnapshot = z.infer<typeof GameSnapshot>

/** A journal entry, in the system's own format and, if the system has one, as a sentence. */
export const Entry = z.object({
  stop: z.int(),
  entry: JsonObject,
  sentence: Words.nullable(),
  /**
   * For a step of a march: the sentence that reports several steps as one, with `{end}` for the last place and
   * `{through}` for the places before it.
   */
  onward: Words.optional(),
})
export type Entry = z.infer<typeof Entry>

/** The outcome of a fight or reconnaissance, assembled from the viewer's journal. */
export const Report = z.object({
  /** Stays the same unless the game is undone to before it. */
  key: z.string(),
  /** The stop at which it began. */
  stop: z.int(),
  /** It happened since the viewer's last act. */
  isNew: z.boolean(),
  told: JsonObject,
})
export type Report = z.infer<typeof Report>

/** A frame of the film since the viewer's last act, or since a stop; frame 0 is the position before the first. */
export const FilmPlace = z.object({ since: z.int().nonnegative().optional(), frame: z.int().nonnegative() })
export type FilmPlace = z.infer<typeof FilmPlace>

/** A step of a film: new journal entries of the viewer, or visible changes. */
export const Frame = z.object({
  /** Its number in the film; 0 is the position before the first frame. */
  frame: z.int(),
  told: z.array(Entry).readonly(),
  when: Words.nullable(),
  /** The notes of a recorded game on it, while this game follows that one. */
  notes: z.array(Note).readonly(),
  /** What changed in the viewer's views, by field name; for tables the changed rows. */
  changed: z.record(z.string(), z.array(z.string()).readonly()),
})
export type Frame = z.infer<typeof Frame>

/** The category of a kind of journal entry, the rule it comes from, and the loss it reports. */
const EntryNotes = z.object({
  category: z.enum(categories).optional(),
  rule: z.string().optional(),
  /** The strength lost: a number, or the field that holds it. */
  loss: z.union([z.number(), z.string()]).optional(),
})

/** The static data of a game: board, names, files. */
export const Setting = z.object({
  campaign: Words,
  scenario: Words,
  sides: z.tuple([Words, Words]),
  adjectives: Adjectives,
  dress: Dresses,
  /** Null if the window cannot show it. */
  board: Board.nullable(),
  /** The notes on kinds of entries; draws are named `draw <label>`. */
  entries: z.record(z.string(), EntryNotes),
  /** The names of numbers in odds that are independent chances. */
  chances: z.array(z.string()).readonly(),
  /** Whether each side has a book of what it can conclude about hidden things. */
  hasBook: z.boolean(),
  /** The names of the things in views, questions and journals, by id. */
  names: z.record(z.string(), Words),
  /** The campaign's files that the rule system's part of the window reads, as pinned. */
  files: z.record(z.string(), Json),
})
export type Setting = z.infer<typeof Setting>

/**
 * A place on the line of play that a viewer may go to: every act in an open game; otherwise each act of the viewer, and
 * the beginning of each day and phase. Stop 0 is the beginning.
 */
export const Stop = z.object({
  stop: z.int(),
  /** The viewer's own acts, as they were sent; null for stops made by time or by the other side. */
  action: z.string().nullable(),
  title: Words.nullable(),
  /** Set where a new day or phase began: an automatic bookmark. */
  when: Words.nullable(),
  mark: z.object({ id: z.int(), name: z.string(), note: z.string() }).nullable(),
  /** The notes of a recorded game on it, while this game follows that one. */
  notes: z.array(Note).readonly(),
})
export type Stop = z.infer<typeof Stop>

/** A line of the tree of everything tried; shown if nothing is hidden. */
export const Branch = z.object({
  /** The last moment of the line. */
  tip: z.int(),
  /** Where it branched off from the previous line; 0 for the first line. */
  from: z.int(),
  /** The number of acts from the beginning. */
  length: z.int(),
  current: z.boolean(),
  name: z.string().nullable(),
  note: z.string().nullable(),
  mark: z.int().nullable(),
  when: Words.nullable(),
})
export type Branch = z.infer<typeof Branch>

const Account = z.object({
  tip: z.int(),
  when: Words.nullable(),
  acts: z.int(),
  ending: Words.nullable(),
  figures: z.array(z.object({ key: z.string(), side: z.int(), value: z.number(), title: Words })),
})
export const Comparison = z.object({
  /** The last moment they have in common. */
  parting: z.int(),
  a: Account,
  b: Account,
})
export type Comparison = z.infer<typeof Comparison>

export const Marking = z.object({
  name: z.string().trim().min(1).max(200),
  note: z.string().max(10_000).default(''),
})

export const Id = z.object({ id: z.int() })

const passage = z.object({ title: z.string(), text: z.string() })

/** The rules of a system in plain words. Texts refer to other rules by their ids in brackets. */
export const Handbook = z
  .array(
    z.object({
      id: z.string(),
      title: Words,
      articles: z.array(z.object({ id: z.string(), section: z.string(), en: passage, fr: passage })).readonly(),
    }),
  )
  .readonly()
export type Handbook = z.infer<typeof Handbook>

const cell = z.union([z.number(), z.string(), Words])

/** A table of the player aid, with the numbers of the campaign being played. */
export const Chart = z.object({
  id: z.string(),
  rule: z.string(),
  title: Words,
  columns: z.array(cell).readonly(),
  rows: z.array(z.array(cell).readonly()).readonly(),
})
export type Chart = z.infer<typeof Chart>
export const RulesAtHand = z.object({ handbook: Handbook, charts: z.array(Chart).readonly() })
export type RulesAtHand = z.infer<typeof RulesAtHand>
