import type { Start } from './bowl-plans.ts'
import { membersOf, isUnit } from '../state/counters.ts'
import { exhaustion, fatigueOn } from './fatigue.ts'
import { tablesOf, type G } from '../state/kit.ts'
import { vulnerable } from '../ground/losses.ts'

/**
 * Chapter 8.3: whether to return a drawn marker for a command point, on a march that needs a given number of further
 * markers. The better choice arrives with the greater probability; if equal, it costs fewer SP on average, where a unit
 * demoralised instead of losing its last SP counts as one SP. The result is exact, over every possible draw and every
 * later choice.
 */

/** The expected result of continuing to draw. */
interface Prospect {
  readonly arrives: number
  readonly lost: number
}

/**
 * Is returning the marker better than keeping it? `start` is the state when the marker was drawn, with the marker out
 * of the bowl.
 */
export function isBetterBack(g: G, start: Start, drawn: number, needed: number): boolean {
  const { redraw } = tablesOf(g).fatigue
  if (start.cp < redraw) return false
  const draws = new Draws(g)
  const hand = { bowl: start.bowl, cp: start.cp, kept: start.kept, sum: start.sum }
  return isBetter(draws.back(hand, drawn, needed), draws.keep(hand, drawn, needed))
}

/** Tolerance for comparing sums that differ only by rounding. */
const TOLERANCE = 1e-9

function isBetter(a: Prospect, b: Prospect): boolean {
  if (Math.abs(a.arrives - b.arrives) > TOLERANCE) return a.arrives > b.arrives
  return a.lost < b.lost - TOLERANCE
}

type Hand = Pick<Start, 'bowl' | 'cp' | 'kept' | 'sum'>

/** The prospects of hands, cached. */
class Draws {
  readonly #g: G
  readonly #known = new Map<string, Prospect>()
  readonly #units: readonly { readonly counter: number; readonly spared: number }[]

  constructor(g: G) {
    this.#g = g
    this.#units = membersOf(g.stack)
      .filter((counter) => isUnit(g, counter))
      .map((counter) => ({ counter, spared: vulnerable(g, counter) - 1 }))
  }

  /** Keeps the marker; `needed` more are to be drawn after it. */
  keep(hand: Hand, drawn: number, needed: number): Prospect {
    const fatigue = fatigueOn(this.#g, drawn)
    if (fatigue === 'stop') return { arrives: 0, lost: this.#lostBy(hand) }
    return this.#draw({ ...hand, kept: hand.kept + 1, sum: hand.sum + fatigue }, needed)
  }

  /** Returns the marker for command points and draws another in its place. */
  back(hand: Hand, drawn: number, needed: number): Prospect {
    const bowl = hand.bowl.map((count, marker) => (marker === drawn ? count + 1 : count))
    return this.#draw({ ...hand, bowl, cp: hand.cp - tablesOf(this.#g).fatigue.redraw }, needed + 1)
  }

  /** Draws `needed` markers, with the better choice for each. */
  #draw(hand: Hand, needed: number): Prospect {
    if (needed === 0) return { arrives: 1, lost: this.#lostBy(hand) }
    const inBowl = hand.bowl.reduce((sum, count) => sum + count, 0)
    if (inBowl === 0) return { arrives: 0, lost: this.#lostBy(hand) }
    const key = `${needed} ${hand.cp} ${hand.bowl.join(' ')}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    let [arrives, lost] = [0, 0]
    hand.bowl.forEach((count, drawn) => {
      if (count === 0) return
      const bowl = hand.bowl.map((left, marker) => (marker === drawn ? left - 1 : left))
      const better = this.#choose({ ...hand, bowl }, drawn, needed - 1)
      arrives += (better.arrives * count) / inBowl
      lost += (better.lost * count) / inBowl
    })
    const prospect = { arrives, lost }
    this.#known.set(key, prospect)
    return prospect
  }

  #choose(hand: Hand, drawn: number, needed: number): Prospect {
    const kept = this.keep(hand, drawn, needed)
    if (hand.cp < tablesOf(this.#g).fatigue.redraw) return kept
    const back = this.back(hand, drawn, needed)
    return isBetter(back, kept) ? back : kept
  }

  /** SP the units lose if the activation ends now. */
  #lostBy({ kept, sum }: Hand): number {
    let lost = 0
    for (const { counter, spared } of this.#units) {
      const count = exhaustion(this.#g, counter, kept, sum)
      lost += count > spared ? spared + 1 : count
    }
    return lost
  }
}
