import type { ActionCode } from '../actions/actions.ts'
import type { Scripted } from '../play/chance.ts'
import type { Refusal } from '../values/explain.ts'
import { HEAD } from '../values/head.ts'
import { History, type RecordedMoment, type Snapshots, type Standing, type Visit } from './history.ts'
import { imagine } from './imagine.ts'
import { EVERYONE, readLine, type JournalEntry, type JournalLine } from '../play/journal.ts'
import { onFork } from '../play/fork.ts'
import { oddsOfAnswers, type AnswerOdds } from '../play/odds.ts'
import type { Play } from '../play/play.ts'
import { applyPosition } from './position.ts'
import { refusalOf } from './refusals.ts'
import { Replay } from './replay.ts'
import { bad, EngineError, good, type Failure, type JsonObject, type Result } from '../values/result.ts'
import { scripted } from './script.ts'
import type { LoadedCampaign, Switches } from '../system/system.ts'
import { fill, kernelWords, type Words } from '../system/words.ts'

/** Everything a game starts from: with the same, the same actions give the same game. */
export interface GameStart {
  readonly scenario: string
  readonly switches: Switches
  readonly seed: string
  /** Values for the draws from the first one on, instead of the seed's. */
  readonly script?: readonly Scripted[]
  /** A position to start from instead of the scenario's, as `stateAsJson` writes it. */
  readonly position?: JsonObject
  /** In solitaire a player may choose to take back what chance or the enemy has shown. */
  readonly freeUndo?: boolean
}

/** What a side is asked: the question, and the finite list of answers. */
export interface Decision {
  readonly side: string
  readonly kind: string
  readonly prompt: string
  readonly about: JsonObject
  readonly actions: readonly string[]
  /** Whether the last choice can still be taken back: nothing has been revealed or drawn since. */
  readonly takeBack: boolean
}

declare const viewOfAGame: unique symbol
/** What one side may know. Players, people and programs, get views and never a game. */
export interface View {
  readonly [viewOfAGame]: true
  readonly system: string
  readonly scenario: string
  readonly side: string
  readonly known: JsonObject
  /** The question, when it is this side's to answer. */
  readonly decision: Decision | null
  /** The side that decides now; null when the game is over. */
  readonly decider: string | null
  readonly ending: { readonly ending: string; readonly winner: string | null; readonly level: number } | null
}

/** A game with its past. Refusals and bad requests come back as results; only mistakes in the program throw. */
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
    const scenario = loaded.scenarios.find(({ id }) => id === start.scenario)
    if (scenario === undefined) {
      const known = loaded.scenarios.map(({ id }) => id).join(', ')
      return bad({
        code: 'no-scenario',
        message: `There is no scenario "${start.scenario}". There are: ${known}.`,
        path: 'scenario',
      })
    }
    const unknown = Object.keys(start.switches).find((id) => !scenario.switches.some((one) => one.id === id))
    if (unknown !== undefined) {
      const known = scenario.switches.map(({ id }) => id).join(', ') || 'none'
      return bad({
        code: 'no-option',
        message: `There is no option "${unknown}". There are: ${known}.`,
        path: `options.${unknown}`,
      })
    }
    const defaults = Object.fromEntries(scenario.switches.map(({ id, value }) => [id, value]))
    const play = loaded.layout.newPlay()
    const told: JournalLine[] = []
    play.wipe(start.seed)
    play.tellTo(told)
    const run = (): Result<null> => {
      if (start.position !== undefined) return applyPosition(loaded, play, start.position)
      loaded.system.rules.setUp(play, start.scenario, { ...defaults, ...start.switches })
      play.settle()
      return good(null)
    }
    const ran = scripted(play, start.script, run)
    play.tellTo(undefined)
    if (!ran.ok) return ran
    play.words[HEAD.scripted] = ran.value
    return good(new Game(loaded, start, play, told))
  }

  /**
   * Opens a game at the end of its record without replaying it; `loadGame` is for records that must be proved. `stored`
   * gets the words of the first position, as snapshots may be stored as differences from it.
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
    const { play } = this
    if (play.decider < 0) return undefined
    const { kind, frame } = play.asking
    const { rules, name } = kind.kind
    const { language } = play.layout
    return {
      side: play.layout.sides[play.decider]!,
      kind: name,
      prompt: rules.prompt?.(play, frame) ?? name,
      about: rules.about?.(play, frame) ?? {},
      actions: [...play.actions].map((code) => language.textOf(code)),
      takeBack: this.history.fairUndo >= 0,
    }
  }

  /** Does a legal action. An illegal one is refused by the rule that forbids it; nothing changes then. */
  act(code: ActionCode, script?: readonly Scripted[]): Result<null> {
    return this.#act(code, script, true)
  }

  /** Does an act of a record. It writes no journal: the journal of a record is found by replaying. */
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
    const values = script ?? this.#replay.scriptLeft(play)
    const ran = this.#perform(code, values, script !== undefined, isTold)
    const told = isTold ? this.#takeTold() : undefined
    if (!ran.ok) {
      this.#goTo(this.history.current)
      return ran
    }
    if (script === undefined) play.words[HEAD.scripted]! += ran.value
    const barrier = play.chance.draws !== draws || play.revealed || (play.decider !== decider && play.decider >= 0)
    this.history.add(code, decider, barrier, told, script, play.words)
    return DONE
  }

  /** Acts, with the journal open if `told`; returns how many scripted values were used. */
  #perform(code: ActionCode, script: readonly Scripted[] | undefined, exact: boolean, isTold: boolean): Result<number> {
    const { play } = this
    if (isTold) play.tellTo(this.#told)
    try {
      if (script !== undefined) return scripted(play, script, () => good(play.perform(code)), exact)
      play.perform(code)
      return UNSCRIPTED
    } catch (error) {
      // A mistake in a rule must not leave half an act behind.
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

  /** Why a side may not do something now; nothing when it may. */
  explain(side: number, code: ActionCode): Refusal | undefined {
    return refusalOf(this.play, this.loaded.system, side, code)
  }

  /** A refusal as a failure with its sentence. */
  failureOf(refusal: Refusal | undefined): Failure {
    if (refusal === undefined) throw new EngineError('a legal action was refused')
    const words: Words = { ...kernelWords.en, ...this.loaded.system.book.words.en }
    const sentence = words[`refusal.${refusal.rule}.${refusal.reason}`]
    // The kernel speaks of sides and questions by their keys; the system has the words for them.
    const { prompt, side } = refusal.facts
    const facts = {
      ...refusal.facts,
      ...(prompt !== undefined && { prompt: this.question() ?? prompt }),
      ...(side !== undefined && { side: words[`side.${side}`] ?? side }),
    }
    const message = sentence === undefined ? `${refusal.rule}: ${refusal.reason}` : fill(sentence, facts)
    return { code: 'refused', message, rule: refusal.rule }
  }

  /** The question that is asked now, as a sentence of the system's words. */
  question(words: Words = this.loaded.system.book.words.en): string | undefined {
    const asked = this.decision()
    const sentence = asked && words[`prompt.${asked.prompt}`]
    if (asked === undefined || sentence === undefined) return undefined
    const facts = Object.entries(asked.about).filter((fact): fact is [string, string | number] =>
      ['string', 'number'].includes(typeof fact[1]),
    )
    return fill(sentence, Object.fromEntries(facts))
  }

  /** Exact odds for each legal action that has any, from what the side that decides knows; or, where all is open, as it is. */
  odds(isOpen = false): AnswerOdds[] {
    return isOpen ? this.#opened(this.play, oddsOfAnswers) : oddsOfAnswers(this.play)
  }

  // --- Knowing ----------------------------------------------------------------------------------------------------

  view(side: number): View {
    return this.#viewOf(this.play, side, this.play.decider === side ? this.decision()! : null)
  }

  /** What a side could know at a moment of the past; nothing is asked there any more. */
  viewAt(moment: number, side: number): View {
    return this.peek(moment, (play) => this.#viewOf(play, side, null))
  }

  /**
   * Works something out for a side at a moment, only from what it could know then: the system gets a game imagined
   * from the side's view, never this one.
   */
  study(side: number, wish: JsonObject, moment = this.history.current, seed = 'a study'): Result<JsonObject> {
    const { system } = this.loaded
    if (system.knowing.study === undefined) throw new EngineError(`"${system.id}" works nothing out for its players`)
    const view = moment === this.history.current ? this.view(side) : this.viewAt(moment, side)
    return system.knowing.study(imagine(this.loaded, view, seed), side, wish)
  }

  /** The same for players who see everything: from the game as it stood at a moment, and not from a view. */
  studyOpen(side: number, wish: JsonObject, moment = this.history.current): Result<JsonObject> {
    const { study } = this.loaded.system.knowing
    if (study === undefined) throw new EngineError(`"${this.loaded.system.id}" works nothing out for its players`)
    const ask = (play: Play): Result<JsonObject> => this.#opened(play, (open) => study(open, side, wish))
    return moment === this.history.current ? ask(this.play) : this.peek(moment, ask)
  }

  /** Asks a copy of the game in which nothing is hidden from anybody. */
  #opened<Answer>(play: Play, ask: (open: Play) => Answer): Answer {
    return onFork(play, (fork) => {
      this.loaded.system.knowing.openUp?.(fork)
      return ask(fork)
    })
  }

  #viewOf(play: Play, side: number, decision: Decision | null): View {
    const { loaded } = this
    const { sides, endings } = play.layout
    const { ending } = play
    return {
      system: loaded.system.id,
      scenario: this.start.scenario,
      side: sides[side]!,
      known: loaded.system.knowing.view(play, side),
      decision,
      decider: sides[play.decider] ?? null,
      ending: ending
        ? { ending: endings[ending.ending]!, winner: sides[ending.winner] ?? null, level: ending.level }
        : null,
    } as View // the brand exists for the compiler only
  }

  /** What a side was told since an act of the present line; everything that was told, for `EVERYONE`. */
  journal(reader: number = EVERYONE, since = 0): JournalEntry[] {
    const { language } = this.play.layout
    const line = this.history.lineTo(this.history.current).slice(since)
    this.replayJournal(line)
    return line
      .flatMap((index) => this.history.at(index).told ?? NOTHING)
      .flatMap((line) => readLine(line, reader, language) ?? [])
  }

  /**
   * The actions of the present line that a side decided itself; all of them for `EVERYONE`. What the other side did is
   * the journal's to tell: an action names hidden things, and how many there were tells as much.
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

  /** What a side was told in a moment of the tree. */
  toldTo(reader: number, moment: number): JournalEntry[] {
    return this.toldAt(moment).flatMap((line) => readLine(line, reader, this.play.layout.language) ?? [])
  }

  /** Everything that was told in a moment of the tree. */
  toldAt(moment: number): readonly JournalLine[] {
    this.replayJournal([moment])
    return this.history.at(moment).told ?? NOTHING
  }

  /**
   * Finds what was told on a line of moments: where the record did not keep it, the moments are played again. Callers that
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
   * Looks at moments of one line in order. The acts between two of them are played once, so a long line costs little
   * more than the looking. A generator: the caller decides when to go on.
   */
  along<T>(moments: readonly number[], look: (play: Play, moment: number) => T): Generator<T, void> {
    return this.#replay.along(moments, look)
  }

  /** Calls `look` with the game at an earlier standing, then returns to the present one. */
  asItStood<T>({ moment, next }: Standing, look: () => T): T {
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

  /** Takes back the last act, up to the last barrier; any act when the game was begun with free undo. */
  undo(): Result<null> {
    const { history } = this
    const target = this.start.freeUndo === true ? history.now.parent : history.fairUndo
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

  /** Does again what was taken back last. */
  redo(): Result<null> {
    const { next } = this.history.now
    if (next < 0) return bad({ code: 'no-redo', message: 'Nothing that was taken back can be done again from here.' })
    this.#goTo(next)
    return good(null)
  }

  /** Goes to any moment of the tree: for looking at a game, and for variations where free undo was chosen. */
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
