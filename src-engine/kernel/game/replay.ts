import type { Scripted } from '../play/chance.ts'
import { onFork } from '../play/fork.ts'
import { HEAD } from '../values/head.ts'
import type { History } from './history.ts'
import type { JournalLine } from '../play/journal.ts'
import type { Play } from '../play/play.ts'
import { bad, EngineError, good } from '../values/result.ts'
import { scripted } from './script.ts'

/** Replays moments of a game: to go there, to look at them, and to find their journal. */
export class Replay {
  readonly #play: Play
  readonly #history: History
  readonly #script: readonly Scripted[] | undefined

  /** `script`: the scripted values of the game's start. */
  constructor(play: Play, history: History, script: readonly Scripted[] | undefined) {
    this.#play = play
    this.#history = history
    this.#script = script
  }

  /** Brings a play to a moment: restores the last snapshot before it and replays the acts since. */
  restore(play: Play, moment: number): void {
    const { words, replay } = this.#history.restorePoint(moment)
    play.restore(words)
    for (const index of replay) {
      this.#step(play, index)
      this.#history.keepForGood(index, play.words)
    }
  }

  #step(play: Play, moment: number): void {
    const { code, script } = this.#history.at(moment)
    const ran = scripted(play, script ?? this.scriptLeft(play), () => (play.act(code) ? DONE : ILLEGAL))
    if (!ran.ok) throw new EngineError(`the past cannot be played again: ${ran.error.message} (moment ${moment})`)
    if (script === undefined) play.words[HEAD.scripted]! += ran.value
  }

  /** The rest of the game's script, for an act without a script of its own. */
  scriptLeft(play: Play): readonly Scripted[] | undefined {
    return this.#script?.slice(play.words[HEAD.scripted])
  }

  /** Fills in the missing journal of a line of moments. */
  replayJournal(line: readonly number[]): void {
    const first = line.findIndex((moment) => this.#history.at(moment).told === undefined)
    if (first < 0) return
    onFork(this.#play, (fork) => {
      this.restore(fork, this.#history.at(line[first]!).parent)
      for (const moment of line.slice(first)) this.#stepWithJournal(fork, moment)
    })
  }

  #stepWithJournal(fork: Play, moment: number): void {
    const told: JournalLine[] = []
    fork.tellTo(told)
    this.#step(fork, moment)
    fork.tellTo(undefined)
    this.#history.at(moment).told ??= told
    this.#history.keep(moment, fork.words)
  }

  /** Replays a moment that may have revealed something, records whether it did, and returns it. */
  lookForReveal(index: number): boolean {
    const moment = this.#history.at(index)
    const found = onFork(this.#play, (fork) => {
      this.restore(fork, moment.parent)
      fork.notesReveals = true
      this.#step(fork, index)
      return fork.revealed === true
    })
    moment.barrier = found
    return found
  }

  peek<T>(moment: number, look: (play: Play) => T): T {
    return onFork(this.#play, (fork) => {
      this.restore(fork, moment)
      return look(fork)
    })
  }

  *along<T>(moments: readonly number[], look: (play: Play, moment: number) => T): Generator<T, void> {
    const fork = this.#play.fork()
    try {
      let before = -1
      for (const moment of moments) {
        if (before >= 0 && this.#history.at(moment).parent === before) this.#stepWithJournal(fork, moment)
        else this.restore(fork, moment)
        before = moment
        yield look(fork, moment)
      }
    } finally {
      fork.drop()
    }
  }
}

const DONE = good(null)
const ILLEGAL = bad({ code: 'refused', message: 'an act of the record is not legal' })
