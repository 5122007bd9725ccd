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
  Comparison,
  Entry,
  Eyes,
  FilmPlace,
  Frame,
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
import { Chronicle, FrontPage } from './chronicle.ts'
import { LessonSeen } from './lessons.ts'
import { keeping } from './library-calls.ts'
import { Passphrases, Players, progress } from './library.ts'
import { Thoughts } from './opponents.ts'
import { Language } from './settings.ts'

/** A call about an open game. */
const game = oc.errors({ NOT_FOUND, SEALED, NOT_NOW, NOT_YOURS, NOT_KEPT, UNREADABLE })
/** A call that changes it. */
const move = game.errors({ READ_ONLY, REFUSED })
/** An order, in the rule system's format. */
const Order = z.record(z.string(), Json)

export const games = {
  begin: oc
    .input(NewGame)
    .output(Id)
    .errors({ ...noName, BAD_CHOICE, NOT_KEPT }),
  /** Replays a recorded game of a campaign act by act, and saves it as an open game. */
  watch: oc
    .input(Watching)
    .output(Id)
    .errors({ ...noName, BAD_CHOICE, NOT_KEPT }),
  /** Opens a game. A sealed game needs the passphrases of all its sealed sides. */
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
  /** Closes a game; a sealed game is sealed again. */
  close: game.input(Id).output(z.null()),
  /**
   * Seats a side at the table. Only persons sit, and a sealed side must give its passphrase. In an open game nobody
   * sits: everyone sees everything.
   */
  sit: game
    .errors({ WRONG_PASSPHRASE })
    .input(Id.extend({ side: z.int().min(0).max(1), passphrase: z.string().nullable().default(null) }))
    .output(GameSnapshot),
  /** Leaves the seat, so that the machine can be handed over: nothing is visible until a side sits down. */
  stand: game.input(Id).output(GameSnapshot),
  /** The board and the names of all things, as in the campaign when the game began. */
  setting: game.input(Id).output(Setting),
  /** The rules in plain words, and the charts with the numbers of the campaign being played. */
  rules: game.input(Id).output(RulesAtHand),
  /** The map of its board of zones as an SVG document. */
  draw: game.input(Id.extend({ language: Language })).output(z.object({ svg: z.string() })),
  look: game.input(Id).output(GameSnapshot),
  /**
   * With `to` the answer counts only for the question it is meant for: the game may have continued in another window.
   */
  act: move.input(Answering.extend({ action: z.string().max(500) })).output(GameSnapshot),
  /**
   * Has several acts done at once. The kinds and contents of orders are defined by the system. Orders in `keep` are
   * stored until they are done, to be given one by one when they can be carried out.
   */
  order: move.input(Answering.extend({ order: Order, keep: z.array(Order).max(60).default([]) })).output(GameSnapshot),
  /** Cancels the viewer's current order; acts already done stay done. */
  cancelOrder: move.input(Id).output(GameSnapshot),
  /** Removes this stored order of the viewer; without `order`, all of them. */
  dropOrder: move.input(Id.extend({ order: Order.optional() })).output(GameSnapshot),
  explain: game.input(Id.extend({ action: z.string().max(500) })).output(z.object({ refusal: Refusal.nullable() })),
  odds: game.input(Id).output(z.array(z.object({ action: z.string(), odds: Json }))),
  /**
   * A study by the rule system from what a side knows, now or at a stop: how far a stack can march, what supplies it.
   * Request and response are the system's own format. The viewer must be allowed to see the side.
   */
  study: game
    .input(
      Id.extend({
        side: z.int().min(0).max(1),
        request: z.record(z.string(), Json),
        stop: z.int().nonnegative().optional(),
      }),
    )
    .output(z.object({ study: z.record(z.string(), Json) })),
  /**
   * The book of what a side can conclude about the other side's hidden things from everything it has seen and learned
   * up to now, to a stop or to a frame of a film. The format is the system's own; null if the system keeps no book. It
   * may take a while after opening a long game.
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
   * What an opponent would do in the deciding side's place, using only what that side knows. Stops as soon as the
   * caller stops listening. `by`: the opponent; by default an officer.
   */
  advise: game.input(Id.extend({ by: z.string().max(100).optional() })).output(eventIterator(progress(Advice))),
  /**
   * Comments on what a side did in a turn (null if the system has no turns). A person's side is commented on by an
   * officer who uses what the side knew at the time, a program's side by the program itself. The viewer must be allowed
   * to see the side.
   */
  review: game
    .input(Id.extend({ side: z.int().min(0).max(1), turn: z.int().positive().nullable() }))
    .output(eventIterator(progress(z.array(Remark)))),
  /** The lesson played with the scenario, for the learner; null if there is none. */
  lesson: game.input(Id).output(z.object({ lesson: LessonSeen.nullable() })),
  /** With `stop`, only if the game is at that stop. */
  undo: move.input(Id.extend({ stop: z.int().optional() })).output(GameSnapshot),
  redo: move.input(Id.extend({ stop: z.int().optional() })).output(GameSnapshot),
  /**
   * The journal after a stop, including the act that led to it, as far as the viewer may know it. Entries after the
   * last stop belong to the next one.
   */
  journal: game.input(Id.extend({ since: z.int().nonnegative().default(0) })).output(z.array(Entry)),
  /** The stops of the line from `since` on. */
  stops: game.input(Id.extend({ since: z.int().nonnegative().default(0) })).output(z.array(Stop)),
  /** The game as it was at a stop, without a question and without possible actions. */
  past: game.input(Id.extend({ stop: z.int().nonnegative() })).output(GameSnapshot),
  /**
   * What happened since the viewer's last act, or since a stop, frame by frame, as far as the viewer could see it. What
   * neither changed his view nor reached his journal leaves no trace in it.
   */
  film: game
    .input(Id.extend({ since: z.int().nonnegative().optional() }))
    .output(z.object({ frames: z.array(Frame).readonly() })),
  /** The game as a frame of that film shows it. */
  filmed: game.input(Id.extend(FilmPlace.shape)).output(GameSnapshot),
  /** The course of the game in figures, from the beginning to now, as far as the viewer may know it. */
  chronicle: game.input(Id).output(Chronicle),
  /** The newspapers of a finished day, one for each side the viewer may see; none for other days. */
  newspapers: game.input(Id.extend({ turn: z.int().positive() })).output(z.array(FrontPage)),
  /** Fights and reconnaissances of the current turn, in the order in which they began. */
  reports: game.input(Id).output(z.array(Report)),
  /**
   * Looks at a finished game from the perspective of either side, or of both. All calls for the viewer then use this
   * perspective, until a side sits down or leaves the seat. Refused before the end.
   */
  lookAs: game.input(Id.extend({ eyes: Eyes })).output(GameSnapshot),
  /**
   * A new game that begins at a stop of this one, with the same past; this game is unchanged. `players` (open games
   * only) sets new players; if its `open` is false, each side sees only what it may know from then on.
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
  /** The lines that were played, in an open or finished game. */
  branches: game.input(Id).output(z.array(Branch)),
  nameBranch: game
    .input(Id.extend({ tip: z.int().nonnegative(), ...Marking.shape }))
    .output(z.object({ mark: z.int() })),
  /** What the opponents are doing: the current state and every change, until the game is closed. */
  thinking: game.input(Id).output(eventIterator(Thoughts)),
  /** After an opponent has failed: asks it again, or with `byChance` makes this one choice at random. */
  goOn: move.input(Id.extend({ byChance: z.boolean().default(false) })).output(GameSnapshot),
  /** After an opponent has failed: gives its side to a person, or to another opponent by its id. */
  giveSide: move
    .errors({ BAD_CHOICE })
    .input(Id.extend({ side: z.int(), to: z.string() }))
    .output(GameSnapshot),
  /** Goes to any moment of the tree, in an open game, or to look around in a finished one. */
  goTo: move.input(Id.extend({ moment: z.int().nonnegative() })).output(GameSnapshot),
  compare: game.input(Id.extend({ a: z.int().nonnegative(), b: z.int().nonnegative() })).output(Comparison),
}
