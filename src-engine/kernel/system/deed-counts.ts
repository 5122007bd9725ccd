import type { Deeds } from './glance.ts'

/** Counts deeds by turn, figure and side while a journal is read. */
export class DeedCounts {
  readonly #turns = new Map<number, Map<string, number>>()
  #turn = 0

  /** Starts a turn: what is added from now on belongs to it. */
  begin(turn: number): void {
    this.#turn = turn
    if (!this.#turns.has(turn)) this.#turns.set(turn, new Map<string, number>())
  }

  /** Deeds before the first turn, or of no side, are not counted. */
  add(key: string, side: number | undefined, value = 1): void {
    const counts = this.#turns.get(this.#turn)
    if (counts === undefined || side === undefined) return
    const name = `${key} ${side}`
    counts.set(name, (counts.get(name) ?? 0) + value)
  }

  /** These figures for both sides and every turn. */
  deeds(keys: readonly string[]): Deeds[] {
    return [...this.#turns].map(([turn, counts]) => ({
      turn,
      figures: keys.flatMap((key) => [0, 1].map((side) => ({ key, side, value: counts.get(`${key} ${side}`) ?? 0 }))),
    }))
  }
}
