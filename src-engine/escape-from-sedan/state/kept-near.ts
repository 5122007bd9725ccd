import { areNear, type Box } from '../../board/measured/measured.ts'
import { unitOf, type G } from './kit.ts'
import { bodiesOf, changesSince, type BodyChange } from './pose.ts'

/**
 * Answers about units that hang on nothing but how they stand, who stands near them, and the ground: asked again only when one of those
 * stands otherwise. A list of orders asks the same of sixty units after each order to one of them.
 */

const UNKNOWN = 0
const NO = 1
const YES = 2

interface Kept {
  synced: number
  readonly answers: Int8Array
}

abstract class KeptAnswers {
  readonly #kept = new WeakMap<G, Kept>()
  readonly #size: (g: G) => number

  constructor(size: (g: G) => number) {
    this.#size = size
  }

  protected abstract forget(g: G, answers: Int8Array, change: BodyChange): void

  protected of(g: G, index: number, ask: () => boolean): boolean {
    let kept = this.#kept.get(g)
    if (kept === undefined) this.#kept.set(g, (kept = { synced: -1, answers: new Int8Array(this.#size(g)) }))
    const { now, changes } = changesSince(g, kept.synced)
    kept.synced = now
    if (changes === undefined) kept.answers.fill(UNKNOWN)
    else for (const change of changes) this.forget(g, kept.answers, change)
    const known = kept.answers[index]
    if (known !== UNKNOWN) return known === YES
    const answer = ask()
    kept.answers[index] = answer ? YES : NO
    return answer
  }
}

/** Answers to a few questions about one unit and who stands within a distance of it. */
export class KeptOfUnits extends KeptAnswers {
  readonly #questions: number
  readonly #reach: number

  constructor(questions: number, reach: number) {
    super((g) => g.unit.rows * questions)
    this.#questions = questions
    this.#reach = reach
  }

  answer(g: G, unit: number, question: number, ask: () => boolean): boolean {
    return this.of(g, unit * this.#questions + question, ask)
  }

  protected forget(g: G, answers: Int8Array, { unit, before, after }: BodyChange): void {
    bodiesOf(g).forEach(({ box }, other) => {
      if (other === unit || areNear(box, before, this.#reach) || areNear(box, after, this.#reach))
        answers.fill(UNKNOWN, other * this.#questions, (other + 1) * this.#questions)
    })
  }
}

/** Whether a box may come between two others: not where it lies beside all lines from one to the other. */
function isBetween(from: Box, to: Box, box: Box): boolean {
  if (box.left > Math.max(from.right, to.right) || box.right < Math.min(from.left, to.left)) return false
  if (box.top > Math.max(from.bottom, to.bottom) || box.bottom < Math.min(from.top, to.top)) return false
  // Twice each middle, and how far each box comes to either side of the line through the middles of the two.
  const [x, y] = [from.left + from.right, from.top + from.bottom]
  const dx = to.left + to.right - x
  const dy = to.top + to.bottom - y
  const wide = (one: Box): number => Math.abs(dy) * (one.right - one.left) + Math.abs(dx) * (one.bottom - one.top)
  const aside = dx * (box.top + box.bottom - y) - dy * (box.left + box.right - x)
  return Math.abs(aside) <= Math.max(wide(from), wide(to)) + wide(box)
}

/** An answer about each unit and each enemy of it, and whoever stands between them. */
export class KeptOfPairs extends KeptAnswers {
  constructor() {
    super((g) => g.unit.rows ** 2)
  }

  answer(g: G, unit: number, target: number, ask: () => boolean): boolean {
    return this.of(g, unit * g.unit.rows + target, ask)
  }

  protected forget(g: G, answers: Int8Array, { unit, before, after }: BodyChange): void {
    const bodies = bodiesOf(g)
    const { rows } = g.unit
    for (let one = 0; one < rows; one++)
      for (let other = one + 1; other < rows; other++) {
        if (unitOf(g, one).side === unitOf(g, other).side) continue
        const [from, to] = [bodies[one]!.box, bodies[other]!.box]
        const isTheirs = one === unit || other === unit
        if (!isTheirs && !isBetween(from, to, before) && !isBetween(from, to, after)) continue
        answers[one * rows + other] = UNKNOWN
        answers[other * rows + one] = UNKNOWN
      }
  }
}
