import type { HistoryPosition } from '#engine/kernel/game/history.ts'
import type { Progress } from '#engine/opponents/opponent.ts'
import type { Thoughts } from '../../contract/opponents.ts'

/** Milliseconds of thinking with reports after which an opponent counts as slow: callers no longer wait for it. */
export const PATIENCE = 1000
/** Milliseconds after which an unfinished turn of opponents is shown as thinking, with or without reports. */
const NOTICE = 400

const REST: Thoughts = { at: 'rest' }

/** Why an opponent made no choice. */
type Failed = Omit<Extract<Thoughts, { at: 'failed' }>, 'at'>

/**
 * A turn in which opponents act: tells viewers that they think, lets viewers stop it, and determines what viewers see
 * meanwhile.
 */
export class OpponentsTurn {
  #thoughts: Thoughts = REST
  #stopping: AbortController | undefined
  #begins = Promise.withResolvers<void>()
  #changes = Promise.withResolvers<void>()
  #lasts = Promise.withResolvers<void>()
  #reported: number | undefined
  #notice: ReturnType<typeof setTimeout> | undefined
  #closed = false
  /** The position viewers see during the turn; undefined in an open game, which shows the actual position. */
  shown: HistoryPosition | undefined

  /** Settles when the next turn begins; already settled during one. */
  get begins(): Promise<void> {
    return this.#begins.promise
  }

  /** Settles when the opponent has thought so long that callers should stop waiting. */
  get lasts(): Promise<void> {
    return this.#lasts.promise
  }

  /** `shown`: the position before the turn, which hides single acts of opponents. */
  begin(side: number, shown: HistoryPosition | undefined): AbortSignal {
    this.#stopping = new AbortController()
    this.shown = shown
    // With hidden information a quick answer leaves no trace: that a side was asked at all can reveal something.
    this.#tell(shown === undefined ? { at: 'thinking', side, share: null, reason: null } : REST)
    this.#notice = setTimeout(() => this.#sayThatItThinks(side), NOTICE)
    this.#begins.resolve()
    return this.#stopping.signal
  }

  /** Marks the turn as long. */
  lasting(side: number): void {
    this.#lasts.resolve()
    this.#sayThatItThinks(side)
  }

  #sayThatItThinks(side: number): void {
    if (this.shown !== undefined && this.#thoughts.at === 'rest')
      this.#tell({ at: 'thinking', side, share: null, reason: null })
  }

  /**
   * With hidden information no progress is reported: it would reveal how often the opponent was asked, and how hard it
   * was.
   */
  report(side: number, { work, reason }: Progress, budget: number): void {
    this.#reported ??= performance.now()
    if (performance.now() - this.#reported >= PATIENCE) this.lasting(side)
    if (this.shown !== undefined) return
    this.#tell({ at: 'thinking', side, share: Math.min(1, work / budget), reason: reason && asJson(reason) })
  }

  /** The side whose opponent failed to choose when last asked. */
  get failedSide(): number | undefined {
    return this.#thoughts.at === 'failed' ? this.#thoughts.side : undefined
  }

  /** No opponent is to think now: clears an earlier failure. */
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

type ReasonAsJson = Extract<Thoughts, { at: 'thinking' }>['reason']
const asJson = ({ key, facts }: NonNullable<Progress['reason']>): ReasonAsJson => ({
  key,
  facts: { ...facts } as NonNullable<ReasonAsJson>['facts'],
}) // JSON by its type
