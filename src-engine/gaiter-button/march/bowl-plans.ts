import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { isUnit, membersOf } from '../state/counters.ts'
import { exhaustion, fatigueOn } from './fatigue.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { tablesOf, type G } from '../state/kit.ts'
import { vulnerable } from '../ground/losses.ts'

/**
 * Chapter 8.3: plans to draw a given number of markers. Only a STOP keeps a stack from going on. A player who must
 * arrive therefore returns every STOP while he has command points, and no other marker: a point spent on another marker
 * is missing later, and its replacement may be a STOP. The probabilities are exact for this plan, over every possible
 * sequence of draws.
 */

/** The state before drawing. */
export interface Start {
  /** How many of each marker are in the bowl. */
  readonly bowl: readonly number[]
  readonly cp: number
  /** Markers that must be drawn before anything else is done (GB 4.1). */
  readonly due: number
  /** Markers kept so far, and their sum. */
  readonly kept: number
  readonly sum: number
}

/** A possible state after some draws: the bowl, the points left and the markers kept, with its probability. */
interface Hand {
  readonly bowl: readonly number[]
  readonly cp: number
  readonly kept: number
  readonly sum: number
  readonly probability: number
}

type Shares = Readonly<Record<string, number>>

/** The plan to draw `markers` markers after those that rain demands. */
export interface Plan {
  readonly markers: number
  /** Probability that all of them are drawn, without a STOP that ends the drawing. */
  readonly chance: number
  /** Distributions of the number of markers kept in the end, and of their sum. */
  readonly kept: Shares
  readonly sums: Shares
  /**
   * For each unit, the distribution of SP lost, and the chance that it is demoralised instead of losing its last SP.
   */
  readonly units: readonly { readonly counter: number; readonly lost: Shares; readonly demoralised: number }[]
  /** Probability that any unit loses SP or is demoralised. (`worn`: that any unit is demoralised.) */
  readonly hurt: number
  /** The same for the one unit that is most likely to be hurt. */
  readonly worst: number
  readonly worn: number
  /** Expected SP lost by all units together. */
  readonly meanLost: number
}

export function bowlNow(g: G): number[] {
  const { count } = g.bowl
  return Array.from({ length: count.rows }, (_, marker) => count.of(marker))
}
export const fullBowl = (g: G): number[] => tablesOf(g).fatigue.bowl.map(({ count }) => count)

/** The plans for 0 to `most` markers. */
export function drawings(g: G, start: Start, most: number): Plan[] {
  const deals = dealsFrom(g, start, start.due + most)
  return Array.from({ length: most + 1 }, (_, markers) => planOf(g, markers, deals[start.due + markers]!)) // dealt up to here
}

/**
 * The result of trying to draw a number of markers: the chance that all are drawn, and the final hands. Hands that
 * cause the same fatigue are merged.
 */
interface Deal {
  readonly chance: number
  readonly ends: readonly Pick<Hand, 'kept' | 'sum' | 'probability'>[]
}

/** Cached draws. The outcome depends only on the bowl and the hand, and many stacks start from the same ones. */
interface Drawing {
  readonly deals: Deal[]
  going: Hand[]
  readonly stopped: Hand[]
}
const drawnIn = memoizedBy((_campaign: Campaign) => new Map<string, Drawing>())
const MOST_DRAWN = 500

function dealsFrom(g: G, { bowl, cp, kept, sum }: Start, most: number): readonly Deal[] {
  const known = drawnIn(g.campaign)
  const key = `${cp} ${kept} ${sum} ${bowl.join(' ')}`
  let drawing = known.get(key)
  if (drawing === undefined) {
    if (known.size >= MOST_DRAWN) known.clear()
    drawing = { deals: [], going: [{ bowl, cp, kept, sum, probability: 1 }], stopped: [] }
    known.set(key, drawing)
  }
  const { deals, stopped } = drawing
  while (deals.length <= most) {
    if (deals.length > 0) drawing.going = merge(drawing.going.flatMap((hand) => drawOnce(g, hand, stopped)))
    const chance = drawing.going.reduce((all, { probability }) => all + probability, 0)
    deals.push({ chance, ends: endsOf([...drawing.going, ...stopped]) })
  }
  return deals
}

function endsOf(hands: readonly Hand[]): Deal['ends'] {
  const alike = new Map<string, Deal['ends'][number]>()
  for (const { kept, sum, probability } of hands) {
    const key = `${kept} ${sum}`
    alike.set(key, { kept, sum, probability: probability + (alike.get(key)?.probability ?? 0) })
  }
  return [...alike.values()]
}

/** Draws and keeps one marker. A STOP is returned while there are points for it; without points it ends the drawing. */
function drawOnce(g: G, hand: Hand, stopped: Hand[]): Hand[] {
  const { redraw } = tablesOf(g).fatigue
  const inBowl = hand.bowl.reduce((sum, count) => sum + count, 0)
  const found: Hand[] = []
  let { cp, probability } = hand
  for (;;) {
    let stop = 0
    hand.bowl.forEach((count, marker) => {
      if (count === 0) return
      const chance = (probability * count) / inBowl
      const fatigue = fatigueOn(g, marker)
      if (fatigue === 'stop') {
        stop += chance
        return
      }
      const bowl = hand.bowl.map((left, other) => (other === marker ? left - 1 : left))
      found.push({ bowl, cp, kept: hand.kept + 1, sum: hand.sum + fatigue, probability: chance })
    })
    if (stop === 0) return found
    if (cp < redraw) {
      stopped.push({ ...hand, cp, probability: stop })
      return found
    }
    cp -= redraw
    probability = stop
  }
}

/** Merges equal hands. */
function merge(hands: readonly Hand[]): Hand[] {
  const alike = new Map<string, Hand>()
  for (const hand of hands) {
    const key = `${hand.cp} ${hand.bowl.join(' ')}`
    const other = alike.get(key)
    alike.set(key, other ? { ...hand, probability: hand.probability + other.probability } : hand)
  }
  return [...alike.values()]
}

/** The losses that this drawing causes to the units of the acting stack. */
function planOf(g: G, markers: number, { chance, ends }: Deal): Plan {
  const [kept, sums]: [Record<string, number>, Record<string, number>] = [{}, {}]
  const units = membersOf(g.stack).filter((counter) => isUnit(g, counter))
  const lost = units.map((): Record<string, number> => ({}))
  const demoralised = units.map(() => 0)
  const hurtEach = units.map(() => 0)
  let [hurt, worn, meanLost] = [0, 0, 0]
  for (const end of ends) {
    const { probability } = end
    add(kept, end.kept, probability)
    add(sums, end.sum, probability)
    let [anyHurt, anyWorn] = [false, false]
    units.forEach((counter, index) => {
      const spared = vulnerable(g, counter) - 1
      const count = exhaustion(g, counter, end.kept, end.sum)
      const points = Math.min(count, spared)
      add(lost[index]!, points, probability)
      meanLost += points * probability
      anyHurt ||= count > 0
      if (count > 0) hurtEach[index]! += probability
      if (count <= spared) return
      demoralised[index]! += probability
      anyWorn = true
    })
    if (anyHurt) hurt += probability
    if (anyWorn) worn += probability
  }
  const each = units.map((counter, index) => ({ counter, lost: lost[index]!, demoralised: demoralised[index]! }))
  return { markers, chance, kept, sums, units: each, hurt, worst: Math.max(0, ...hurtEach), worn, meanLost }
}

function add(to: Record<string, number>, value: number, probability: number): void {
  to[value] = (to[value] ?? 0) + probability
}

/** A stack may be advised to go on while the probability of a loss does not exceed this. */
const FAIR_RISK = 0.5

/**
 * The largest number of markers that keeps the probability of a loss at or below one half; undefined if no plan exceeds
 * it.
 */
export function stopLine(plans: readonly Plan[]): number | undefined {
  const first = plans.find(({ hurt }) => hurt > FAIR_RISK)
  return first === undefined ? undefined : Math.max(0, first.markers - 1)
}
