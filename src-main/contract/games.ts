import { z } from 'zod'
import { categories } from '#engine/kernel/play/journal.ts'
import { Board } from './campaign.ts'
import { Passphrases, Players } from './library.ts'
import { Note } from './records.ts'
import { Language } from './settings.ts'
import { Adjectives, Dresses, Said, Words } from './words.ts'

/** JSON whose content only the rule system defines: views, journal entries, questions. */
export const Json = z.json()
const JsonObject = z.record(z.string(), Json)
/** Large JSON made by a rule system; not validated value by value, for speed. */
const Known = z.custom<z.infer<typeof JsonObject>>((value) => typeof value === 'object' && value !== null)

/** What can be chosen before a game begins. */
const ScenarioChoice = z.object({
  id: z.string(),
  title: Words,
  /** What is fought out in it, and what each side is to do; null where the campaign does not say. */
  about: Words.nullable(),
  aims: z.tuple([Words, Words]).nullable(),
  /** Everything lies open to both sides in its games. */
  hidesNothing: z.boolean(),
  /** `rule`: the section of the printed rules; `what`: what the option changes, where the handbook tells. */
  options: z.array(
    z.object({ id: z.string(), title: Words, rule: z.string(), what: Words.nullable(), value: z.boolean() }),
  ),
})
export const Beginnings = z.object({
  sides: z.tuple([Words, Words]),
  scenarios: z.array(ScenarioChoice),
  /** By side: the opponents that can play it, by their ids. */
  opponents: z.tuple([z.array(z.string()), z.array(z.string())]),
})
export type Beginnings = z.infer<typeof Beginnings>

export const NewGame = z.object({
  campaign: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.boolean()).default({}),
  /** Left out, one is made up. */
  seed: z.string().min(1).max(200).optional(),
  name: z.string().trim().min(1).max(200).optional(),
  /** In which a game without a name is called after its scenario. */
  language: Language.default('en'),
  players: Players,
  /** A side with a passphrase is sealed; in an open game nobody can be. */
  passphrases: Passphrases.default([null, null]),
})
export type NewGame = z.infer<typeof NewGame>

/** A recorded game of a campaign, to be laid on the table as a game of its own, with everything open. */
export const Watching = z.object({ campaign: z.string(), record: z.string(), language: Language.default('en') })
export type Watching = z.infer<typeof Watching>

export const Refusal = z.object({
  sentence: Words,
  /** The rule by its lasting name, and where the printed rules have it; null when no rule speaks but the program. */
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
  /** Every legal answer: as it is sent, as it is read, and what on the table it is done with. */
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

/** The question an answer is meant for, at the stop where its sender saw it. */
export const AnswerTo = Question.pick({ prompt: true, about: true }).extend({ stop: z.int() })
export type AnswerTo = z.infer<typeof AnswerTo>

/** How an answer is meant: for which question, and whether questions without a choice after it are answered without asking. */
export const Answering = z.object({ id: z.int(), to: AnswerTo.optional(), alone: z.boolean().optional() })

/** The viewer of a game: a side, or both where nothing is hidden. */
export const Eyes = z.union([z.literal(0), z.literal(1), z.literal('both')])
export type Eyes = z.infer<typeof Eyes>

/** A game at one moment, as its viewer may see it. */
export const GameSnapshot = z.object({
  id: z.int(),
  name: z.string(),
  system: z.string(),
  /** Its id; the board is opened by it, and need not be there any more, or not as it was when the game began. */
  campaign: z.string(),
  scenario: z.string(),
  sides: z.tuple([z.string(), z.string()]),
  adjectives: Adjectives,
  players: Players,
  /** The side that looks; null when everything lies open, and while nobody has sat down: then there are no views. */
  seat: z.int().nullable(),
  /** Two people share the window and nothing is hidden from either: whoever is asked has the seat, and nothing is covered. */
  faceUp: z.boolean(),
  /** With whose eyes it is looked at; null while nobody has sat down. When a game is over this may be another's. */
  eyes: Eyes.nullable(),
  /** What it sees: one view, or one for each side when everything lies open; none while nobody has sat down. */
  views: z.array(z.object({ side: z.int(), known: Known })),
  /** Where counters stand on the board, as the one who looks sees them; places by their ids. */
  pieces: z.array(z.object({ place: z.string(), side: z.int(), count: z.int() })),
  when: Words.nullable(),
  /** The side that decides; null when the game is over. */
  decider: z.int().nullable(),
  /** The question, if it is for the one who looks. */
  question: Question.nullable(),
  ending: z.object({ ending: z.string(), winner: z.int().nullable(), level: z.int(), title: Words }).nullable(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /**
   * The last order of the one who looks: still going on, done, stopped with the reason, or waiting, with what it waits for, until it can be
   * carried on; null once he has acted himself.
   */
  order: z
    .object({
      order: JsonObject,
      title: Words,
      at: z.enum(['goes-on', 'done', 'waits', 'stopped']),
      why: Words.nullable(),
    })
    .nullable(),
  /** The orders that the one who looks keeps until they are done: whether each can be carried out now, or what keeps it. */
  kept: z.array(z.object({ order: JsonObject, title: Words, ready: z.boolean(), why: Words.nullable() })).readonly(),
  /** What was answered for the one who looks without asking, since he acted himself. */
  answered: z.array(Words).readonly(),
  /** Why what the one who looks did last cannot be taken back, when he did something. */
  barrier: Words.nullable(),
  readOnly: z.object({ why: z.enum(['damaged', 'other-rules', 'record']), moment: z.int(), reason: Said }).nullable(),
  /** The number of the present stop on the line as the one who looks knows it. */
  stop: z.int(),
})
export type GameSnapshot = z.infer<typeof GameSnapshot>

/** What was told, in the system's own terms and as a sentence where the system has one. */
export const Entry = z.object({
  stop: z.int(),
  entry: JsonObject,
  sentence: Words.nullable(),
  /** Of a step of a march: the sentence that tells several steps as one, with `{end}` for the last place and `{through}` for those before it. */
  onward: Words.optional(),
})
export type Entry = z.infer<typeof Entry>

/** What became of something that was fought out or looked for, put together from what the viewer was told. */
export const Report = z.object({
  /** The same as long as the game is not taken back before it. */
  key: z.string(),
  /** The stop at which it began. */
  stop: z.int(),
  /** It is of the time since the viewer did something himself. */
  isNew: z.boolean(),
  told: JsonObject,
})
export type Report = z.infer<typeof Report>

/** A frame of the film since the last own act, or since a stop; frame 0 is the position before the first. */
export const FilmPlace = z.object({ since: z.int().nonnegative().optional(), frame: z.int().nonnegative() })
export type FilmPlace = z.infer<typeof FilmPlace>

/** A step of a film: journal entries the viewer got, or visible changes. */
export const Frame = z.object({
  /** Its number in the film; 0 is how things were before the first. */
  frame: z.int(),
  told: z.array(Entry).readonly(),
  when: Words.nullable(),
  /** What a recorded game tells of it, where this one goes as that did. */
  notes: z.array(Note).readonly(),
  /** What changed in his views, by the names of the fields; of tables the rows that changed. */
  changed: z.record(z.string(), z.array(z.string()).readonly()),
})
export type Frame = z.infer<typeof Frame>

/** What a kind of journal entry is about, the rule that it comes from, and what is lost with it. */
const EntryNotes = z.object({
  category: z.enum(categories).optional(),
  rule: z.string().optional(),
  /** The strength that is lost with it: so much, or as much as this field says. */
  loss: z.union([z.number(), z.string()]).optional(),
})

/** What a game is played on. */
export const Setting = z.object({
  campaign: Words,
  scenario: Words,
  sides: z.tuple([Words, Words]),
  adjectives: Adjectives,
  dress: Dresses,
  /** Null where the window knows no way to show it. */
  board: Board.nullable(),
  /** What the kinds of entries say of themselves; draws are named `draw <label>`. */
  entries: z.record(z.string(), EntryNotes),
  /** What numbers in odds are called that are each a chance by itself. */
  chances: z.array(z.string()).readonly(),
  /** Whether each side has a book of what it can conclude about what it cannot see. */
  hasBook: z.boolean(),
  /** The names of what views, questions and journals speak of, by the ids they use. */
  names: z.record(z.string(), Words),
  /** The campaign's files that the rule system's part of the window reads, as pinned. */
  files: z.record(z.string(), Json),
})
export type Setting = z.infer<typeof Setting>

/**
 * A place on the line of play that a viewer may go to: every act in an open game; else each own act, and the beginning of
 * each day and phase. Stop 0 is the beginning.
 */
export const Stop = z.object({
  stop: z.int(),
  /** Own acts in the words they were sent in; null for what only time or the other side did. */
  action: z.string().nullable(),
  title: Words.nullable(),
  /** Where another day or phase began: a bookmark that is there by itself. */
  when: Words.nullable(),
  mark: z.object({ id: z.int(), name: z.string(), note: z.string() }).nullable(),
  /** What a recorded game tells of it, where this one goes as that did. */
  notes: z.array(Note).readonly(),
})
export type Stop = z.infer<typeof Stop>

/** A line of the tree of everything that was tried; shown where nothing is hidden. */
export const Branch = z.object({
  /** The last moment of the line. */
  tip: z.int(),
  /** Where it left the line before it; 0 for the first. */
  from: z.int(),
  /** Acts from the beginning. */
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

const Figures = z.array(z.object({ key: z.string(), side: z.int(), value: z.number() }))

/** The course of a game in figures, as the one who looks may know it: a day is a turn of whatever length. */
export const Chronicle = z.object({
  eyes: Eyes,
  /** What the figures are called, by their keys. */
  titles: z.record(z.string(), Words),
  /** How it stood in the beginning. */
  begin: Figures,
  /** Newspapers are printed in this game, one page for each day that is over and each side. */
  hasNewspapers: z.boolean(),
  /** What each formation has left and lost so far, where the rule system tells it. */
  formations: z.array(z.object({ id: z.string(), side: z.int(), figures: z.record(z.string(), z.int()) })),
  days: z.array(
    z.object({
      /** Null in a game that tells no time: then it is one day. */
      turn: z.int().nullable(),
      title: Words.nullable(),
      /** The stop at which it began, and that at which the next one did; of the last day, the present. */
      from: z.int(),
      to: z.int(),
      over: z.boolean(),
      /** How it stood at its end. */
      standing: Figures,
      /** What was done in it, in figures that may be added up. */
      deeds: Figures,
      /** What was fought out or looked for in it, where the rule system puts reports together. */
      reports: z.array(Report.pick({ stop: true, told: true })).readonly(),
    }),
  ),
})
export type Chronicle = z.infer<typeof Chronicle>

/** The front page of a newspaper of one side about one day, made of what that side was told. */
export const FrontPage = z.object({
  side: z.int(),
  name: Words,
  motto: Words,
  place: Words,
  date: Words,
  issue: Words,
  price: Words,
  /** Largest first. */
  headlines: z.array(Words),
  articles: z.array(z.object({ heading: Words, lines: z.array(Words) })),
})
export type FrontPage = z.infer<typeof FrontPage>

export const Marking = z.object({
  name: z.string().trim().min(1).max(200),
  note: z.string().max(10_000).default(''),
})

export const Id = z.object({ id: z.int() })

const passage = z.object({ title: z.string(), text: z.string() })

/** The rules of a system in plain words. In a text other rules are named by their ids in brackets. */
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

/** A table of the player aid, with the numbers of the campaign that is played. */
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
