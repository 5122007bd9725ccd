import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { Words } from '../../contract/words.ts'

/** What was answered for each side without asking, since it acted itself. It is told in passing, and not saved. */
export class AnsweredAlone {
  readonly #titles: readonly [Words[], Words[]] = [[], []]

  note(side: number, title: Words): void {
    this.#titles[side]?.push(title)
  }
  /** A viewer does something else: what was answered before is old news. */
  forget(eyes: number): void {
    for (const [side, titles] of this.#titles.entries()) if (eyes === EVERYONE || eyes === side) titles.length = 0
  }
  seenBy(eyes: number | undefined): readonly Words[] {
    return this.#titles.flatMap((titles, side) => (eyes === EVERYONE || eyes === side ? titles : []))
  }
}
