import type { History } from '#engine/kernel/game/history.ts'

/**
 * Groups acts into gestures of a player: an order, and what was answered without asking. Undo takes back a whole
 * gesture, and redo does it again as a whole. Kept in memory while the game is open; each earlier act is a step of its
 * own.
 */
export class Gestures {
  readonly #begins = new Map<number, number>()

  /** Makes the acts on the present line since a moment one gesture. */
  note(history: History, since: number): void {
    for (let at = history.current; at > since; at = history.at(at).parent) this.#begins.set(at, since)
  }

  /**
   * The moment before the gesture that an act belongs to; the moment before the act itself when the gesture is unknown.
   */
  beginOf(history: History, act: number): number {
    return this.#begins.get(act) ?? history.at(act).parent
  }
  /** The first act of the gesture that an act belongs to; its decider made the gesture. */
  firstOf(history: History, act: number): number {
    const begin = this.beginOf(history, act)
    let first = act
    while (history.at(first).parent !== begin) first = history.at(first).parent
    return first
  }
}
