/**
 * Limits the number of concurrent tasks. A new task beyond the limit aborts the oldest, so a caller that never waits
 * for answers loses its own first.
 */
export class TaskLimit {
  readonly #most: number
  readonly #inside = new Set<AbortController>()

  constructor(most: number) {
    this.#most = most
  }

  /** `pushedOut` is aborted when a newer task takes the place; `leave` gives it back. */
  enter(): { readonly pushedOut: AbortSignal; leave(): void } {
    const place = new AbortController()
    const [oldest] = this.#inside
    if (oldest !== undefined && this.#inside.size >= this.#most) {
      this.#inside.delete(oldest)
      oldest.abort()
    }
    this.#inside.add(place)
    return { pushedOut: place.signal, leave: () => void this.#inside.delete(place) }
  }
}
