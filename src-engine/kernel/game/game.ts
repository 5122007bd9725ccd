import type { ActionCode } from '../actions/actions.ts'
import type { Scripted } from '../play/chance.ts'
import type { Refusal } from '../values/explain.ts'
import { History, type RecordedMoment, type Snapshots, type HistoryPosition, type Visit } from './history.ts'
import { onImagined } from './imagine.ts'
import { EVERYONE, readLine, type JournalEntry, type JournalLine } from '../play/journal.ts'
import { onFork } from '../play/fork.ts'
import { HEAD } from '../values/head.ts'
import { oddsOfAnswers, type AnswerOdds } from '../play/odds.ts'
import type { Play } from '../play/play.ts'
import { refusalOf } from './refusals.ts'
import { Replay } from './replay.ts'
import { bad, EngineError, good, type Failure, type JsonObject, type Result } from '../values/result.ts'
import { scripted } from './script.ts'
import { questionSentence, refusalFailure } from './sentences.ts'
import { beginPlay, type GameStart } from './start.ts'
import { decisionOf, viewOf, type Decision, type View } from './view.ts'
import type { LoadedCampaign } from '../system/system.ts'
import type { Words } from '../system/words.ts'

export type { GameStart } from './start.ts'
export type { Decision, View } from './view.ts'

/** A game with its history. Refusals and bad requests are returned as results; only bugs throw. */
export class Game {
  readonly loaded: LoadedCampaign
  readonly start: GameStart
  readonly play: Play
  readonly history: History
  readonly #replay: Replay
  #told: JournalLine[] = []

  private constructor(loaded: LoadedCampaign, start: GameStart, play: Play, told: readonly JournalLine[]) {
    this.loaded = loaded
    this.start = start
    this.play = play
    this.history = new History(play.words, told)
    this.#replay = new Replay(play, this.history, start.script)
  }

  static begin(loaded: LoadedCampaign, start: GameStart): Result<Game> {
    const begun = beginPlay(loaded, start)
    return begun.ok ? good(new Game(loaded, start, begun.value.play, begun.value.told)) : begun
  }

  /**
   * Opens a game at the end of its record without replaying it; use `loadGame` for records that must be verified.
   * `stored` gets the words of the first position, because snapshots may be stored as differences from it.
   */
  static resume(
    loaded: LoadedCampaign,
    start: GameStart,
    recorded: readonly RecordedMoment[],
    visits: readonly Visit[] = [],
    stored: (first: Int32Array) => Snapshots = () => new Map(),
  ): Result<Game> {
    const begun = Game.begin(loaded, start)
    if (!begun.ok) return begun
    const game = begun.value
    game.history.resume(recorded, visits, stored(game.play.words.slice()))
    game.#replay.restore(game.play, game.history.current)
    return good(game)
  }

  // --- Deciding ---------------------------------------------------------------------------------------------------

  decision(): Decision | undefined {
    return decisionOf(this.play, this.fairUndo >= 0)
  }

  /** Does a legal action. An illegal one is refused with the rule that forbids it, and changes nothing. */
  act(code: ActionCode, script?: readonly Scripted[]): Result<null> {
    return this.#act(code, script, true)
  }

  /** Repeats an act of a record without writing the journal; replaying finds the journal later. */
  actAgain(code: ActionCode, script?: readonly Scripted[]): Result<null> {
    return this.#act(code, script, false)
  }

  #act(code: ActionCode, script: readonly Scripted[] | undefined, isTold: boolean): Result<null> {
    const { play } = this
    if (!play.isLegal(code)) return bad(this.failureOf(this.explain(play.decider, code)))
    const tried = script === undefined ? this.history.tried(code) : -1
    if (tried >= 0) return this.goTo(tried)
    const { decider } = play
    const { draws } = play.chance
    // While a record is replayed, reveals are not noted; `isBarrier` looks for them when an undo needs them.
    play.notesReveals = isTold
    const values = script ?? this.#replay.scriptLeft(play)
    const ran = this.#perform(code, values, script !== undefined, isTold)
    const told = isTold ? this.#takeTold() : undefined
    if (!ran.ok) {
      this.#goTo(this.history.current)
      return ran
    }
    if (script === undefined) play.words[HEAD.scripted]! += ran.value
    const barrier = play.chance.draws !== draws || (play.decider !== decider && play.decider >= 0) || play.revealed
    this.history.add(code, decider, barrier, told, script, play.words)
    return DONE
  }

  /** Performs an act, writing the journal if `isTold`; returns how many scripted values were used. */
  #perform(code: ActionCode, script: readonly Scripted[] | undefined, exact: boolean, isTold: boolean): Result<number> {
    const { play } = this
    if (isTold) play.tellTo(this.#told)
    try {
      if (script !== undefined) return performScripted(play, code, script, exact)
      play.perform(code)
      return UNSCRIPTED
    } catch (error) {
      // A bug in a rule must not leave half an act behind.
      this.#told = []
      this.#goTo(this.history.current)
      throw error
    } finally {
      play.tellTo(undefined)
    }
  }

  #takeTold(): readonly JournalLine[] {
    if (this.#told.length === 0) return NOTHING
    const told = this.#told
    this.#told = []
    return told
  }

  // --- Explaining -------------------------------------------------------------------------------------------------

  /** Why a side may not do something now; undefined if it may. */
  explain(side: number, code: ActionCode): Refusal | undefined {
    return refusalOf(this.play, this.loaded.system, side, code)
  }

  /** Turns a refusal into a failure with its sentence. */
  failureOf(refusal: Refusal | undefined): Failure {
    if (refusal === undefined) throw new EngineError('a legal action was refused')
    return refusalFailure(this.loaded.system.book.words.en, refusal, () => this.question())
  }

  /** The current question as a sentence in the system's words. */
  question(words: Words = this.loaded.system.book.words.en): string | undefined {
    return questionSentence(words, this.decision())
  }

  /**
   * Exact odds of each legal action that has any: from what the deciding side knows, or, if `isOpen`, from the full
   * state.
   */
  odds(isOpen = false): AnswerOdds[] {
    return isOpen ? this.#opened(this.play, oddsOfAnswers) : oddsOfAnswers(this.play)
  }

  // --- Knowing ----------------------------------------------------------------------------------------------------

  view(side: number): View {
    return this.#viewOf(this.play, side, this.play.decider === side ? this.decision()! : null)
  }

  /** What a side could know at a past moment; without a question. */
  viewAt(moment: number, side: number): View {
    return this.peek(moment, (play) => this.#viewOf(play, side, null))
  }

  /**
   * Computes a study for a side at a moment from what the side could know then: the system gets a game imagined from
   * the side's view, never this one.
   */
  study(side: number, request: JsonObject, moment = this.history.current, seed = 'a study'): Result<JsonObject> {
    const { system } = this.loaded
    const { study } = system.knowledge
    if (study === undefined) throw new EngineError(`"${system.id}" works nothing out for its players`)
    const view = moment === this.history.current ? this.view(side) : this.viewAt(moment, side)
    return onImagined(this.loaded, view, seed, (play) => study(play, side, request))
  }

  /** Same, for players who see everything: computed from the game at that moment instead of a view. */
  studyOpen(side: number, request: JsonObject, moment = this.history.current): Result<JsonObject> {
    const { study } = this.loaded.system.knowledge
    if (study === undefined) throw new EngineError(`"${this.loaded.system.id}" works nothing out for its players`)
    const ask = (play: Play): Result<JsonObject> => this.#opened(play, (open) => study(open, side, request))
    return moment === this.history.current ? ask(this.play) : this.peek(moment, ask)
  }

  /** Calls `ask` with a copy of the game in which nothing is hidden. */
  #opened<Answer>(play: Play, ask: (open: Play) => Answer): Answer {
    return onFork(play, (fork) => {
      this.loaded.system.knowledge.openUp?.(fork)
      return ask(fork)
    })
  }

  #viewOf(play: Play, side: number, decision: Decision | null): View {
    return viewOf(this.loaded, this.start.scenario, play, side, decision)
  }

  /** The journal of the current line since an act, as a side reads it; the whole journal for `EVERYONE`. */
  journal(reader: number = EVERYONE, since = 0): JournalEntry[] {
    const { language } = this.play.layout
    const line = this.history.lineTo(this.history.current).slice(since)
    this.replayJournal(line)
    return line
      .flatMap((index) => this.history.at(index).told ?? NOTHING)
      .flatMap((line) => readLine(line, reader, language) ?? [])
  }

  /**
   * The actions on the current line that a side decided itself; all of them for `EVERYONE`. What the other side did is
   * left to the journal: an action names hidden things, and even the number of actions gives something away.
   */
  actionsSeenBy(reader: number = EVERYONE): string[] {
    const { language } = this.play.layout
    return this.history
      .lineTo(this.history.current)
      .slice(1)
      .map((index) => this.history.at(index))
      .filter(({ decider }) => reader === decider || reader === EVERYONE)
      .map(({ code }) => language.textOf(code))
  }

  hash(): string {
    return this.play.hash()
  }

  /** The journal of one moment of the tree, as a side reads it. */
  toldTo(reader: number, moment: number): JournalEntry[] {
    return this.toldAt(moment).flatMap((line) => readLine(line, reader, this.play.layout.language) ?? [])
  }

  /** The whole journal of one moment of the tree. */
  toldAt(moment: number): readonly JournalLine[] {
    this.replayJournal([moment])
    return this.history.at(moment).told ?? NOTHING
  }

  /**
   * Fills in the journal of a line of moments: those whose journal the record did not keep are replayed. Callers that
   * must not block others pass a long line in parts.
   */
  replayJournal(line: readonly number[]): void {
    this.#replay.replayJournal(line)
  }

  /** Looks at a moment without going there. */
  peek<T>(moment: number, look: (play: Play) => T): T {
    return this.#replay.peek(moment, look)
  }

  /**
   * Looks at moments of one line in order. The acts between two of them are played only once, so a long line costs
   * little more than the looking. It is a generator so that the caller decides when to continue.
   */
  along<T>(moments: readonly number[], look: (play: Play, moment: number) => T): Generator<T, void> {
    return this.#replay.along(moments, look)
  }

  /** Calls `look` with the game at an earlier standing, then returns to the current one. */
  asItStood<T>({ moment, next }: HistoryPosition, look: () => T): T {
    const { history } = this
    const now = history.current
    if (moment === now) return look()
    const then = history.at(moment)
    const nextNow = then.next
    this.#replay.restore(this.play, moment)
    history.current = moment
    then.next = next
    try {
      return look()
    } finally {
      then.next = nextNow
      history.current = now
      this.#replay.restore(this.play, now)
    }
  }

  // --- Going back and forth ---------------------------------------------------------------------------------------

  /** Whether a fair undo stops at this moment. */
  isBarrier(moment: number): boolean {
    return this.history.at(moment).barrier ?? this.#replay.lookForReveal(moment)
  }

  /** The moment a fair undo goes to: the parent, or -1 if the current moment is a barrier. */
  get fairUndo(): number {
    const { current, now } = this.history
    return this.isBarrier(current) ? -1 : now.parent
  }

  /** Undoes the last act unless a barrier prevents it; any act if the game was begun with free undo. */
  undo(): Result<null> {
    const { history } = this
    const target = this.start.freeUndo === true ? history.now.parent : this.fairUndo
    if (target < 0) {
      const begun = history.now.parent < 0
      const message = begun
        ? 'Nothing has been done yet.'
        : 'This cannot be taken back: chance, a reveal or the other side came between.'
      return bad({ code: 'no-undo', message })
    }
    this.#goTo(target)
    return good(null)
  }

  /** Redoes the act that was undone last. */
  redo(): Result<null> {
    const { next } = this.history.now
    if (next < 0) return bad({ code: 'no-redo', message: 'Nothing that was taken back can be done again from here.' })
    this.#goTo(next)
    return good(null)
  }

  /** Goes to any moment of the tree, to look at a game or, with free undo, to try variations. */
  goTo(moment: number): Result<null> {
    if (!Number.isInteger(moment) || moment < 0 || moment >= this.history.moments.length) {
      return bad({
        code: 'no-moment',
        message: `There is no moment ${moment}; the last is ${this.history.moments.length - 1}.`,
      })
    }
    this.#goTo(moment)
    return good(null)
  }

  /** Repeats the visits of a record, after its acts have been replayed. */
  retrace(visits: readonly Visit[]): void {
    this.history.retrace(visits)
    this.#replay.restore(this.play, this.history.current)
  }

  #goTo(moment: number): void {
    this.#replay.restore(this.play, moment)
    this.history.visit(moment)
  }
}

const NOTHING: readonly JournalLine[] = []
const DONE = good(null)
const UNSCRIPTED = good(0)

// A separate function: otherwise the closure's variables would be allocated for every act, scripted or not.
const performScripted = (play: Play, code: ActionCode, script: readonly Scripted[], exact: boolean): Result<number> =>
  scripted(play, script, () => good(play.perform(code)), exact)
