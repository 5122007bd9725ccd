import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { Words } from '../../contract/words.ts'

/** Questions answered for each side without asking, since that side last acted itself. Shown briefly, not saved. */
export class AutomaticAnswers {
  readonly #titles: readonly [Words[], Words[]] = [[], []]

  note(side: number, title: Words): void {
    this.#titles[side]?.push(title)
  }
  /** The viewer does something else: clears the earlier answers. */
  forget(eyes: number): void {
    for (const [side, titles] of this.#titles.entries()) if (eyes === EVERYONE || eyes === side) titles.length = 0
  }
  seenBy(eyes: number | undefined): readonly Words[] {
    return this.#titles.flatMap((titles, side) => (eyes === EVERYONE || eyes === side ? titles : []))
  }
}
