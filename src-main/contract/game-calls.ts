import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { Advice, Remark } from './advice.ts'
import {
  BAD_CHOICE,
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
import {
  Answering,
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
import { LessonSeen } from './lessons.ts'
import { keeping } from './library-calls.ts'
import { Passphrases, Players, progress } from './library.ts'
import { Thoughts } from './opponents.ts'
import { Language } from './settings.ts'

/** About a game that is on the table. */
const game = oc.errors({ NOT_FOUND, SEALED, NOT_NOW, NOT_YOURS, NOT_KEPT, UNREADABLE })
/** Something that changes it. */
const move = game.errors({ READ_ONLY, REFUSED })
/** What is to be done, in the words of the rule system. */
const Order = z.record(z.string(), Json)

export const games = {
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
  order: move.input(Answering.extend({ order: Order, keep: z.array(Order).max(60).default([]) })).output(GameSnapshot),
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
}
