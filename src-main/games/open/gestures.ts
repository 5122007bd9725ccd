import type { History } from '#engine/kernel/game/history.ts'

/**
 * Which acts belong to one gesture of a player: an order, and what was answered without asking. Undo takes a gesture back as one
 * step, and redo does it again as one. Known while the game is open; of earlier acts each is a step of its own.
 */
export class Gestures {
  readonly #begins = new Map<number, number>()

  /** The acts on the present line since a moment are one gesture. */
  note(history: History, since: number): void {
    for (let at = history.current; at > since; at = history.at(at).parent) this.#begins.set(at, since)
  }

  /** The moment before the gesture that an act belongs to; before the act itself where nothing is known of it. */
  beginOf(history: History, act: number): number {
    return this.#begins.get(act) ?? history.at(act).parent
  }
  /** The first act of the gesture that an act belongs to: who did it made the gesture. */
  firstOf(history: History, act: number): number {
    const begin = this.beginOf(history, act)
    let first = act
    while (history.at(first).parent !== begin) first = history.at(first).parent
    return first
  }
}
