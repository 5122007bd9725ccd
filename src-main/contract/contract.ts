import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { Advice, Remark } from './advice.ts'
import { Backups } from './backups.ts'
import { CampaignEntry, OpenCampaign } from './campaign.ts'
import {
  Answering,
  Beginnings,
  Branch,
  Chronicle,
  Comparison,
  Entry,
  Eyes,
  FilmPlace,
  Frame,
  FrontPage,
  Id,
  Json,
  Marking,
  NewGame,
  Refusal,
  RulesAtHand,
  Setting,
  Report,
  Stop,
  GameSnapshot,
  Watching,
} from './games.ts'
import {
  BAD_CHOICE,
  BAD_FILE,
  noDraft,
  noName,
  NOT_FOUND,
  NOT_KEPT,
  NOT_NOW,
  NOT_YOURS,
  READ_ONLY,
  REFUSED,
  SEALED,
  UNREADABLE,
  WRONG_PASSPHRASE,
} from './denials.ts'
import { DraftArmies, DraftTables, StandardOdds } from './draft-desks.ts'
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
import { DraftMap } from './draft-map.ts'
import { LessonSeen } from './lessons.ts'
import { GameEntry, Imported, Mended, Passphrases, Players, progress, Thumbnail, Verified } from './library.ts'
import { Opponent, OwnPrograms, Thoughts } from './opponents.ts'
import { Language, Settings, SettingsChange } from './settings.ts'
import { KeptSimulations, SetUp, Simulated, SimulationChoices, SimulationWish } from './simulations.ts'
import { Said, Words } from './words.ts'

const about = z.object({
  name: z.string(),
  version: z.string(),
  host: z.enum(['electron', 'browser']),
  dataFolder: z.string(),
  /** The report about a damaged library, until somebody dismisses it. */
  repaired: Mended.nullable(),
  /** Files that stand in the place of such reports and cannot be read. */
  unreadReports: z.array(z.string()),
  /** The app ended without being closed the last time, and this game was on the table; null when it was closed, or once somebody has read it. */
  crashed: z.object({ game: z.int().nullable() }).nullable(),
  /** Why there is no library: nothing can be played or kept until `tryAgain` has opened it; null when it is open. */
  notOpened: z.object({ sentence: Said, remedy: Said }).nullable(),
})
export type About = z.infer<typeof about>

/** About a game of the library, whether it is on the table or not. */
const keeping = oc.errors({ NOT_FOUND, SEALED, WRONG_PASSPHRASE, NOT_KEPT })
/** About a game that is on the table. */
const game = oc.errors({ NOT_FOUND, SEALED, NOT_NOW, NOT_YOURS, NOT_KEPT, UNREADABLE })
/** Something that changes it. */
const move = game.errors({ READ_ONLY, REFUSED })
/** About a draft. */
const draft = oc.errors({ ...noDraft, NOT_NOW })
/** Something that changes it; `number` is that of the draft it is meant for. */
const edit = draft.errors({ NOT_KEPT })
/** About games that opponents play by themselves. */
const simulation = oc.errors({ ...noName, BAD_CHOICE, NOT_NOW, NOT_KEPT })
const Meant = Id.extend({ number: z.int() })
/** What is to be done, in the words of the rule system. */
const Order = z.record(z.string(), Json)

/** Everything the window can ask of the process that owns games. Both hosts carry exactly this. */
export const contract = {
  app: {
    about: oc.output(about),
    /** Where the library could not be opened: whether it can be now. The window is loaded anew then. */
    tryAgain: oc.output(z.object({ opened: z.boolean() })),
    /** Forgets the report about a damaged library that `about` tells, once somebody has read it. */
    dismissReport: oc.output(z.null()),
    /** Forgets that the app ended without being closed, once somebody has read it. */
    dismissCrash: oc.output(z.null()),
    /** Whether something waits for another program that holds the library, and why no backup can be made: now, and every change. */
    held: oc.output(eventIterator(z.object({ held: z.boolean(), noBackup: Said.nullable() }))),
    /** Stops waiting; the acts that waited are not done. */
    giveUpWaiting: oc.output(z.null()),
  },
  campaigns: {
    list: oc.output(z.array(CampaignEntry)),
    open: oc
      .input(z.object({ id: z.string() }))
      .output(OpenCampaign)
      .errors(noName),
    /** The map of a board of zones as an SVG document; drawing it takes some seconds. */
    draw: oc
      .input(z.object({ id: z.string(), language: Language }))
      .output(z.object({ svg: z.string() }))
      .errors(noName),
    /** Its scenarios, and what can be chosen before a game of one begins. */
    beginnings: oc
      .input(z.object({ id: z.string() }))
      .output(Beginnings)
      .errors(noName),
    /** The words of a rule system for its questions, its journal and its figures. */
    words: oc
      .input(z.object({ system: z.string(), language: Language }))
      .output(z.record(z.string(), z.string()))
      .errors(noName),
  },
  library: {
    list: oc
      .input(z.object({ search: z.string().max(200).default(''), removed: z.boolean().default(false) }))
      .output(z.array(GameEntry)),
    thumbnails: oc
      .input(z.object({ ids: z.array(z.int()).max(200) }))
      .output(z.array(z.object({ id: z.int(), thumbnail: Thumbnail.nullable() }))),
    rename: keeping.input(Id.extend({ name: z.string().trim().min(1).max(200) })).output(z.null()),
    duplicate: keeping.input(Id.extend({ name: z.string().trim().min(1).max(200).optional() })).output(Id),
    /** Puts a game into the basket; `restore` takes it out again. Emptying the basket deletes for good. */
    remove: keeping.input(Id).output(z.null()),
    restore: keeping.input(Id).output(z.null()),
    emptyBasket: keeping.output(z.object({ erased: z.int() })),
    /** One file with everything in it. A sealed game stays sealed in it. The content is base64. */
    export: keeping.input(Id).output(z.object({ fileName: z.string(), content: z.base64() })),
    /** Takes a file in after playing it again from its first act to its last. `part`: take what is whole of it. */
    import: oc
      .input(
        z.object({
          content: z.base64(),
          passphrases: Passphrases.default([null, null]),
          part: z.boolean().default(false),
        }),
      )
      .output(eventIterator(progress(Imported)))
      .errors({ BAD_FILE, SEALED, WRONG_PASSPHRASE, NOT_KEPT }),
    /** Plays a game again from its first act to its last, under the rules of this program. */
    verify: keeping
      .input(Id.extend({ passphrases: Passphrases.default([null, null]) }))
      .output(eventIterator(progress(Verified))),
  },
  backups: {
    list: oc.output(Backups),
    /** Makes one now, unless the last one holds all there is. */
    make: oc.output(z.null()),
    /** The library as it was then; as it is now it is put aside as a file, and games on the table are closed. */
    restore: oc
      .input(z.object({ number: z.int() }))
      .output(z.object({ aside: z.string() }))
      .errors({ NOT_FOUND, NOT_NOW, NOT_KEPT }),
    /** One game of a backup, as a new one beside those that are there. */
    takeGame: oc
      .input(z.object({ number: z.int(), uid: z.string() }))
      .output(Id.extend({ name: z.string(), acts: z.int() }))
      .errors({ NOT_FOUND, NOT_NOW, NOT_KEPT }),
    /** Opens the folder of the library in the system's own window, where the host can; else it is only named. */
    showFolder: oc.output(z.object({ folder: z.string(), shown: z.boolean() })),
  },
  games: {
    begin: oc
      .input(NewGame)
      .output(Id)
      .errors({ ...noName, BAD_CHOICE, NOT_KEPT }),
    /** Plays a recorded game of a campaign again, act by act, and keeps it as a game in which everything lies open. */
    watch: oc
      .input(Watching)
      .output(Id)
      .errors({ ...noName, BAD_CHOICE, NOT_KEPT }),
    /** Opens a game. A sealed one needs the passphrases of all its sealed sides. */
    open: oc
      .errors({
        NOT_FOUND,
        SEALED,
        WRONG_PASSPHRASE,
        UNREADABLE,
        NOT_KEPT,
      })
      .input(Id.extend({ passphrases: Passphrases.default([null, null]) }))
      .output(GameSnapshot),
    /** Closes a game; a sealed one is sealed again. */
    close: game.input(Id).output(z.null()),
    /**
     * The side that sits down at the table now. Only persons do, and a sealed side shows its passphrase. In an open game
     * nobody sits: everybody sees everything.
     */
    sit: game
      .errors({ WRONG_PASSPHRASE })
      .input(Id.extend({ side: z.int().min(0).max(1), passphrase: z.string().nullable().default(null) }))
      .output(GameSnapshot),
    /** Leaves the seat empty, for the machine to be handed over: nothing is seen until somebody sits down. */
    stand: game.input(Id).output(GameSnapshot),
    /** What it is played on and the names of all things in it: those of the campaign as it was when the game began. */
    setting: game.input(Id).output(Setting),
    /** The rules in plain words, and the charts with the numbers of the campaign that is played. */
    rules: game.input(Id).output(RulesAtHand),
    /** The map of that board of zones as an SVG document. */
    draw: game.input(Id.extend({ language: Language })).output(z.object({ svg: z.string() })),
    look: game.input(Id).output(GameSnapshot),
    /** With `to` an answer is given only to the question it is meant for: the game may have gone on in another window. */
    act: move.input(Answering.extend({ action: z.string().max(500) })).output(GameSnapshot),
    /**
     * Has several acts done at once. What orders there are, and what they say, is the system's own. Those in `keep` are kept until they are
     * done, to be given one by one as they can be carried out.
     */
    order: move
      .input(Answering.extend({ order: Order, keep: z.array(Order).max(60).default([]) }))
      .output(GameSnapshot),
    /** Takes back the order of the one who looks; what is done stays done. */
    cancelOrder: move.input(Id).output(GameSnapshot),
    /** The one who looks keeps this order no longer; without one, none of his. */
    dropOrder: move.input(Id.extend({ order: Order.optional() })).output(GameSnapshot),
    explain: game.input(Id.extend({ wish: z.string().max(500) })).output(z.object({ refusal: Refusal.nullable() })),
    odds: game.input(Id).output(z.array(z.object({ action: z.string(), odds: Json }))),
    /**
     * Something the rule system works out from what a side knows, now or at a stop: how far a stack comes, what feeds it.
     * What is asked and what is answered are the system's own. The side must be one that the one who looks may see.
     */
    study: game
      .input(
        Id.extend({
          side: z.int().min(0).max(1),
          wish: z.record(z.string(), Json),
          stop: z.int().nonnegative().optional(),
        }),
      )
      .output(z.object({ study: z.record(z.string(), Json) })),
    /**
     * The book of what a side can conclude of the other's hidden things, from all it saw and was told up to now, to a stop or to
     * a frame of a film: the system's own, null where it keeps none. It may take a while after a long game was opened.
     */
    intelligence: game
      .input(
        Id.extend({
          side: z.int().min(0).max(1),
          stop: z.int().nonnegative().optional(),
          film: FilmPlace.optional(),
        }),
      )
      .output(z.object({ book: z.record(z.string(), Json).nullable() })),
    /**
     * What an opponent would do in the place of the one who is asked, from nothing but what his side knows; stops as soon as nobody listens.
     * `by`: the one who is asked for it; left out, an officer.
     */
    advise: game.input(Id.extend({ by: z.string().max(100).optional() })).output(eventIterator(progress(Advice))),
    /**
     * Comments on what a side did in a turn (null where the system counts none): of a person's side by an officer who goes by what that side
     * knew each time, of a program's by itself. Of a side that the one who looks may see.
     */
    review: game
      .input(Id.extend({ side: z.int().min(0).max(1), turn: z.int().positive().nullable() }))
      .output(eventIterator(progress(z.array(Remark)))),
    /** The lesson that is played with the scenario, for the one who learns by it; null where there is none. */
    lesson: game.input(Id).output(z.object({ lesson: LessonSeen.nullable() })),
    /** With `stop` only from there. */
    undo: move.input(Id.extend({ stop: z.int().optional() })).output(GameSnapshot),
    redo: move.input(Id.extend({ stop: z.int().optional() })).output(GameSnapshot),
    /**
     * What was told on the way to a stop and after it, as far as the one who looks may know it. What was told after the
     * last stop belongs to the next one to come.
     */
    journal: game.input(Id.extend({ since: z.int().nonnegative().default(0) })).output(z.array(Entry)),
    /** The stops of the line from `since` on. */
    stops: game.input(Id.extend({ since: z.int().nonnegative().default(0) })).output(z.array(Stop)),
    /** The table as it was at a stop: nothing is asked there, and nothing can be done. */
    past: game.input(Id.extend({ stop: z.int().nonnegative() })).output(GameSnapshot),
    /**
     * What happened since the last own act, or since a stop, frame by frame, as far as the one who looks could see it.
     * What changed nothing for him and was not told to him leaves no trace in it.
     */
    film: game
      .input(Id.extend({ since: z.int().nonnegative().optional() }))
      .output(z.object({ frames: z.array(Frame).readonly() })),
    /** The table as a frame of that film shows it. */
    filmed: game.input(Id.extend(FilmPlace.shape)).output(GameSnapshot),
    /** The course of the game in figures, from the beginning to the present, as the one who looks may know it. */
    chronicle: game.input(Id).output(Chronicle),
    /** The newspapers of a day that is over, one for each side that the one who looks may see; none of any other day. */
    newspapers: game.input(Id.extend({ turn: z.int().positive() })).output(z.array(FrontPage)),
    /** What was fought out and looked for in the present turn, in the order in which it began. */
    reports: game.input(Id).output(z.array(Report)),
    /**
     * Looks at a game that is over with the eyes of either side, or of both: all that answers for the one who looks answers
     * for these from then on, until somebody sits down or gets up. Before the end it is refused.
     */
    lookAs: game.input(Id.extend({ eyes: Eyes })).output(GameSnapshot),
    /**
     * A new game that begins where this one stood at a stop, with the same past; the old one stays as it is. With `players` others go on with
     * it, of an open game only; with `open` false each side sees only what it may know from then on.
     */
    fork: keeping
      .errors({ NOT_NOW, NOT_YOURS, UNREADABLE, BAD_CHOICE })
      .input(
        Id.extend({
          stop: z.int().nonnegative(),
          ...NewGame.pick({ name: true, language: true }).shape,
          players: Players.optional(),
        }),
      )
      .output(Id),
    bookmark: game
      .input(Id.extend({ stop: z.int().nonnegative(), ...Marking.shape }))
      .output(z.object({ mark: z.int() })),
    changeMark: game.input(Id.extend({ mark: z.int(), ...Marking.shape })).output(z.null()),
    dropMark: game.input(Id.extend({ mark: z.int() })).output(z.null()),
    /** The lines that were played, in an open game or one that is over. */
    branches: game.input(Id).output(z.array(Branch)),
    nameBranch: game
      .input(Id.extend({ tip: z.int().nonnegative(), ...Marking.shape }))
      .output(z.object({ mark: z.int() })),
    /** What opponents are doing: how it is now, and every change, until the game is taken off the table. */
    thinking: game.input(Id).output(eventIterator(Thoughts)),
    /** After an opponent has failed: it is asked again, or with `byChance` chance makes this one choice. */
    goOn: move.input(Id.extend({ byChance: z.boolean().default(false) })).output(GameSnapshot),
    /** After an opponent has failed: another plays its side from now on, a person or an opponent by its id. */
    giveSide: move
      .errors({ BAD_CHOICE })
      .input(Id.extend({ side: z.int(), to: z.string() }))
      .output(GameSnapshot),
    /** Goes to any moment of the tree, in an open game, or to look about in one that is over. */
    goTo: move.input(Id.extend({ moment: z.int().nonnegative() })).output(GameSnapshot),
    compare: game.input(Id.extend({ a: z.int().nonnegative(), b: z.int().nonnegative() })).output(Comparison),
  },
  drafts: {
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
  },
  opponents: {
    list: oc.output(z.array(Opponent)),
    /** With `again` the file that names them is read anew. */
    own: oc.input(z.object({ again: z.boolean().default(false) })).output(OwnPrograms),
  },
  simulations: {
    choices: simulation.input(z.object({ of: SetUp })).output(SimulationChoices),
    /**
     * Plays, tells how far it is, and keeps what came of it. When nobody listens any more it stops, and what was played until then is
     * kept.
     */
    run: simulation.input(SimulationWish).output(eventIterator(progress(Simulated))),
    kept: simulation.input(z.object({ of: SetUp })).output(KeptSimulations),
    /** A result as the command line writes it: a line for each game, and the summary. */
    export: simulation
      .input(z.object({ id: z.int() }))
      .output(z.object({ files: z.array(z.object({ fileName: z.string(), text: z.string() })) })),
    /** Throws a result away. */
    remove: simulation.input(z.object({ id: z.int() })).output(z.null()),
  },
  settings: {
    read: oc.output(Settings),
    write: oc.input(SettingsChange).output(Settings).errors({ NOT_KEPT }),
  },
}

export type Contract = typeof contract
