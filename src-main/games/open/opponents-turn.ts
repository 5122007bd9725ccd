import type { Standing } from '#engine/kernel/game/history.ts'
import type { Progress } from '#engine/opponents/opponent.ts'
import type { Thoughts } from '../../contract/opponents.ts'

/** An opponent that still reports after this many milliseconds counts as slow: callers no longer wait for it. */
export const PATIENCE = 1000
/** Opponents that have not done with their turn after this many milliseconds are said to think, whether or not they report. */
const NOTICE = 400

const REST: Thoughts = { at: 'rest' }

/** What is told of an opponent that made no choice. */
type Failed = Omit<Extract<Thoughts, { at: 'failed' }>, 'at'>

/** The turn in which opponents act: tells viewers that they think, lets them stop it, and fixes what they see meanwhile. */
export class OpponentsTurn {
  #thoughts: Thoughts = REST
  #stopping: AbortController | undefined
  #begins = Promise.withResolvers<void>()
  #changes = Promise.withResolvers<void>()
  #lasts = Promise.withResolvers<void>()
  #reported: number | undefined
  #notice: ReturnType<typeof setTimeout> | undefined
  #closed = false
  /** The position viewers see during the turn; undefined in an open game, which is shown as it is. */
  shown: Standing | undefined

  /** Settles when the next turn begins; at once during one. */
  get begins(): Promise<void> {
    return this.#begins.promise
  }

  /** Settles when the opponent has thought for so long that callers should not wait. */
  get lasts(): Promise<void> {
    return this.#lasts.promise
  }

  /** `shown`: the position before the turn, where single acts of opponents stay unseen. */
  begin(side: number, shown: Standing | undefined): AbortSignal {
    this.#stopping = new AbortController()
    this.shown = shown
    // With hidden things a quick answer leaves no trace: that a side was asked at all may reveal something.
    this.#tell(shown === undefined ? { at: 'thinking', side, share: null, reason: null } : REST)
    this.#notice = setTimeout(() => this.#sayThatItThinks(side), NOTICE)
    this.#begins.resolve()
    return this.#stopping.signal
  }

  /** It has thought for long. */
  lasting(side: number): void {
    this.#lasts.resolve()
    this.#sayThatItThinks(side)
  }

  #sayThatItThinks(side: number): void {
    if (this.shown !== undefined && this.#thoughts.at === 'rest')
      this.#tell({ at: 'thinking', side, share: null, reason: null })
  }

  /** With hidden things no progress is reported: it would reveal how often the opponent was asked, and how hard it was. */
  report(side: number, { work, reason }: Progress, budget: number): void {
    this.#reported ??= performance.now()
    if (performance.now() - this.#reported >= PATIENCE) this.lasting(side)
    if (this.shown !== undefined) return
    this.#tell({ at: 'thinking', side, share: Math.min(1, work / budget), reason: reason && asJson(reason) })
  }

  /** The side whose opponent made no choice when it was asked last. */
  get failedSide(): number | undefined {
    return this.#thoughts.at === 'failed' ? this.#thoughts.side : undefined
  }

  /** Nobody is to think now: what failed before is past. */
  rest(): void {
    if (this.#thoughts.at === 'failed') this.#tell(REST)
  }

  /** `failed`: why the opponent made no choice. */
  end(failed?: Failed): void {
    this.#stopping = undefined
    this.shown = undefined
    this.#begins = Promise.withResolvers()
    this.#lasts = Promise.withResolvers()
    this.#reported = undefined
    clearTimeout(this.#notice)
    this.#tell(failed === undefined ? REST : { at: 'failed', ...failed })
  }

  /** Stops the turn; returns whether one was running. */
  stop(): boolean {
    this.#stopping?.abort()
    return this.#stopping !== undefined
  }

  close(): void {
    this.#closed = true
    this.stop()
    this.#changed()
  }

  /** Yields the present state and every change, until the game is closed. */
  async *follow(signal: AbortSignal | undefined): AsyncGenerator<Thoughts, void> {
    let last: Thoughts | undefined
    const stop = (): void => this.#changed()
    signal?.addEventListener('abort', stop)
    try {
      while (!this.#closed && signal?.aborted !== true) {
        const { promise } = this.#changes
        const now = this.#thoughts
        if (now === last) await promise
        else yield (last = now)
      }
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  #tell(thoughts: Thoughts): void {
    this.#thoughts = thoughts
    this.#changed()
  }
  #changed(): void {
    this.#changes.resolve()
    this.#changes = Promise.withResolvers()
  }
}

type Told = Extract<Thoughts, { at: 'thinking' }>['reason']
const asJson = ({ key, facts }: NonNullable<Progress['reason']>): Told => ({
  key,
  facts: { ...facts } as NonNullable<Told>['facts'],
}) // JSON by its type
