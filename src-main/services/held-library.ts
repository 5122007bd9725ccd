import type { Words } from '../contract/words.ts'
import { denial } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'

/** Milliseconds between two checks whether the library is free. */
const LOOK = 100

/**
 * Waits without blocking while another program holds the library: reading goes on, windows are notified, and waiting
 * callers can give up.
 */
export class HeldLibrary {
  readonly #isHeld: () => boolean
  /** Why backups fail, which is reported together with the waiting. */
  readonly #trouble: () => Words | null
  readonly #followers = new Set<() => void>()
  #waiting = 0
  #giveUp = Promise.withResolvers<void>()

  constructor(isHeld: () => boolean, trouble: () => Words | null = () => null) {
    this.#isHeld = isHeld
    this.#trouble = trouble
  }

  /** Settles when the library can be written to; throws a denial when the caller gives up first. */
  async untilFree(signal?: AbortSignal): Promise<void> {
    if (!this.#isHeld()) return
    const { promise } = this.#giveUp
    let given = false
    void promise.then(() => (given = true))
    this.#count(1)
    try {
      do {
        await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, LOOK))])
        if (given || signal?.aborted === true) throw denial('NOT_KEPT', whyNot.gaveUpWaiting)
      } while (this.#isHeld())
    } finally {
      this.#count(-1)
    }
  }

  /** Makes all waiting callers give up: their writes are not done. */
  giveUp(): void {
    this.#giveUp.resolve()
    this.#giveUp = Promise.withResolvers()
  }

  #count(more: number): void {
    const before = this.#waiting > 0
    this.#waiting += more
    if (before === this.#waiting > 0) return
    this.tell()
  }

  /** Notifies all followers. */
  tell(): void {
    for (const tell of this.#followers) tell()
  }

  /** Yields whether a caller waits and why backups fail: now, and at every change. */
  async *follow(signal?: AbortSignal): AsyncGenerator<{ held: boolean; noBackup: Words | null }> {
    let wake = (): void => {}
    const tell = (): void => wake()
    this.#followers.add(tell)
    signal?.addEventListener('abort', tell)
    try {
      for (;;) {
        if (signal?.aborted === true) return
        const changed = new Promise<void>((resolve) => (wake = resolve))
        yield { held: this.#waiting > 0, noBackup: this.#trouble() }
        await changed
      }
    } finally {
      this.#followers.delete(tell)
      signal?.removeEventListener('abort', tell)
    }
  }
}
