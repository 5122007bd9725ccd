import type { Standing } from '#engine/kernel/history.ts'
import type { Progress } from '#engine/opponents/opponent.ts'
import type { Thoughts } from '../../contract/opponents.ts'
import type { Said } from '../../contract/words.ts'

/** From the first report of an opponent to that from which on it takes long, in ms. */
const PATIENCE = 1000

const REST: Thoughts = { at: 'rest' }

/** The time in which the program acts for a side: who waits for it, what they are told, and what they see meanwhile. */
export class OpponentsTurn {
  #thoughts: Thoughts = REST
  #stopping: AbortController | undefined
  #begins = Promise.withResolvers<void>()
  #changes = Promise.withResolvers<void>()
  #lasts = Promise.withResolvers<void>()
  #reported: number | undefined
  #closed = false
  /** Where everybody sees the game stand meanwhile; undefined in an open game, which is seen as it is. */
  shown: Standing | undefined

  /** Settles when the next turn begins; at once during one. */
  get begins(): Promise<void> {
    return this.#begins.promise
  }

  /** Settles when the program has been thinking for so long that nobody should wait for it any more. */
  get lasts(): Promise<void> {
    return this.#lasts.promise
  }

  /** `shown`: how the game stood before, where acts of the program are not seen one by one. */
  begin(side: number, shown: Standing | undefined): AbortSignal {
    this.#stopping = new AbortController()
    this.shown = shown
    // Where something is hidden quick answers leave no trace: that a side was asked at all may tell of hidden things.
    this.#tell(shown === undefined ? { at: 'thinking', side, share: null, reason: null } : REST)
    this.#begins.resolve()
    return this.#stopping.signal
  }

  /** Where things are hidden nobody hears how far the program is: that would tell how often it was asked, and how hard it was. */
  report(side: number, { work, reason }: Progress, budget: number): void {
    this.#reported ??= performance.now()
    const lasts = performance.now() - this.#reported >= PATIENCE
    if (lasts) this.#lasts.resolve()
    if (this.shown !== undefined) {
      if (lasts && this.#thoughts.at === 'rest') this.#tell({ at: 'thinking', side, share: null, reason: null })
      return
    }
    this.#tell({ at: 'thinking', side, share: Math.min(1, work / budget), reason: reason && asJson(reason) })
  }

  /** `failed`: why there is no choice. */
  end(failed?: { readonly side: number; readonly said: Said }): void {
    this.#stopping = undefined
    this.shown = undefined
    this.#begins = Promise.withResolvers()
    this.#lasts = Promise.withResolvers()
    this.#reported = undefined
    this.#tell(failed === undefined ? REST : { at: 'failed', ...failed })
  }

  /** Whether there was anything to be stopped. */
  stop(): boolean {
    this.#stopping?.abort()
    return this.#stopping !== undefined
  }

  close(): void {
    this.#closed = true
    this.stop()
    this.#changed()
  }

  /** What is told of it: how it is now, and every change after that, until the game is taken off the table. */
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
