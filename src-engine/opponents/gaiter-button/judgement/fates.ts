import { has, type Bits } from '../../../board/bitset.ts'
import { FRENCH, GERMAN, NONE } from '../../../gaiter-button/campaign/campaign.ts'
import { hasAxis, isEncircled } from '../../../gaiter-button/ground/axes.ts'
import { waysByNight } from '../../../gaiter-button/night/withdrawal.ts'
import { provisionedZones } from '../../../gaiter-button/lines/provision.ts'
import { isInfantryDivision } from '../../../gaiter-button/state/counters.ts'
import { scenarioOf, type G } from '../../../gaiter-button/state/kit.ts'
import { FATE } from '../../../gaiter-button/state/shape.ts'
import { clamp, step } from './counting.ts'
import { CostsTo } from './costs-to.ts'
import { edgeZones, goalsOf, hopsToEdge } from './goals.ts'
import { FAR, wayDown } from './ground.ts'
import { sideAt } from './sides.ts'
import { isKeyLeader } from './key-leaders.ts'
import type { Frame, Survey } from './survey.ts'
import { canCount } from './weights.ts'

/** What may become of a French division. */
export interface Division {
  /** Chance that this counter is a division: only some of the enemy's counters are. */
  readonly share: number
  readonly through: number
  readonly cutOff: number
  readonly lost: number
  /** Days by which it arrives earlier than `MOST_DAYS_LEFT`, scaled down where its chance to come through is small. */
  readonly nearer: number
}

/** Extra cost of going west through a zone held by enemies alone. */
const WEST_BLOCK = 4

/** What may become of each French division, judged by its way to the goal (dearer under German influence) and its way home. */
export class Fates {
  /** For each key leader, 1 if he has no line of provision, plus a little for the cost of his way home; as of the last position judged. */
  keyLeaderRisk = 0
  readonly #frame: Frame
  /** Cost of passing through each zone on the way to the goal of the French, and to the edge they must not be cut off from. */
  readonly #costs: Float64Array
  readonly #edgeCosts: Float64Array
  readonly #toGoal: CostsTo
  readonly #toEdge: CostsTo
  readonly #beyond: number
  /** Whether the ways have been found at least once. */
  #areWaysKnown = false
  /** Zones with Germans. */
  readonly #enemies: number[] = []
  /** Cache: days that Germans on the way cost from each zone; below 0 if not computed. */
  readonly #intercepted: Float64Array
  /** Cache: days that may be gained by night from each zone; below 0 if not computed. */
  readonly #onward: Float64Array
  /** Connections from each zone to the edge, ignoring the enemy. */
  readonly #edgeHops: Uint8Array

  constructor(g: G, frame: Frame) {
    this.#frame = frame
    const { ground } = frame
    const { zones, beyond } = goalsOf(g)
    this.#beyond = beyond
    this.#toGoal = new CostsTo(ground, zones, frame.manner.roads)
    this.#toEdge = new CostsTo(ground, edgeZones(g))
    this.#edgeHops = hopsToEdge(g, ground)
    const numbers = (): Float64Array => new Float64Array(ground.zones)
    this.#costs = numbers()
    this.#edgeCosts = numbers()
    this.#intercepted = numbers()
    this.#onward = numbers()
  }

  /** The cost of the way from each zone to the goal of the French, and to the edge that they must not be cut off from. */
  get toGoal(): Float64Array {
    return this.#toGoal.all
  }
  get toEdge(): Float64Array {
    return this.#toEdge.all
  }

  /** Searches the ways again if their costs differ from those of the position before. */
  #findWays({ force, count: counts, felt }: Survey): void {
    const { manner, ground } = this.#frame
    const [french, german] = felt
    const [own, germans] = counts
    const enemy = force[GERMAN]
    const [costs, edgeCosts] = [this.#costs, this.#edgeCosts]
    let [isGoalChanged, isEdgeChanged] = [!this.#areWaysKnown, !this.#areWaysKnown]
    this.#enemies.length = 0
    for (let zone = 0; zone < ground.zones; zone++) {
      if (enemy[zone] !== 0) this.#enemies.push(zone)
      const more = german[zone]! - 0.6 * french[zone]!
      // A weak enemy beside a strong army is driven off, so he costs less.
      const driven = 10 + 0.5 * manner.company * french[zone]!
      const cost = 1 + clamp(more / 60, 0, 0.6) + (germans[zone]! > 0 ? 1 + Math.min(3, enemy[zone]! / driven) : 0)
      const edgeCost = 1 + clamp(more / 40, 0, 1) + (germans[zone]! > 0 && own[zone]! === 0 ? WEST_BLOCK : 0)
      isGoalChanged ||= costs[zone] !== cost
      isEdgeChanged ||= edgeCosts[zone] !== edgeCost
      costs[zone] = cost
      edgeCosts[zone] = edgeCost
    }
    if (isGoalChanged) this.#toGoal.find(costs)
    if (isEdgeChanged) this.#toEdge.find(edgeCosts)
    this.#intercepted.fill(-1)
    this.#areWaysKnown = true
  }

  of(g: G, survey: Survey): Division[] {
    const { weights, manner } = this.#frame
    const scenario = scenarioOf(g)
    const french = survey.felt[FRENCH]
    const germans = survey.count[GERMAN]
    const enemy = survey.force[GERMAN]
    if (survey.hasMoved || !this.#areWaysKnown) this.#findWays(survey)
    this.#onward.fill(-1)
    const [toGoal, toEdge] = [this.toGoal, this.toEdge]
    const provided: Bits = provisionedZones(g, FRENCH, this.#frame.side === FRENCH, 'west')
    const late = g.turn / scenario.turns
    const daysLeft = scenario.turns - g.turn
    const divisions: Division[] = []
    this.keyLeaderRisk = 0
    for (let counter = 0; counter < g.counter.zone.rows; counter++) {
      const share = weights.division[counter]!
      if (sideAt(g, counter) !== FRENCH) continue
      if (g.counter.fate.of(counter) !== FATE.inPlay) {
        if (!isInfantryDivision(g, counter)) continue
        const fate = g.counter.fate.of(counter)
        if (fate === FATE.exited) {
          const through = canCount(g, counter) ? 1 : 0
          divisions.push({ share: 1, through, cutOff: 0, lost: 0, nearer: through * MOST_DAYS_LEFT })
        } else if (fate !== FATE.awaited && fate !== FATE.absent)
          divisions.push({ share: 1, through: 0, cutOff: 0, lost: 1, nearer: 0 })
        continue
      }
      const zone = g.counter.zone.of(counter)
      if (zone === NONE) continue
      if (isKeyLeader(g, counter) && !g.counter.inside.of(counter))
        this.keyLeaderRisk += (has(provided, zone) ? 0 : 1) + RISK_A_STEP * Math.min(MOST_STEPS, toEdge[zone]!)
      if (share === 0) continue
      const days = daysLeft + (g.counter.activated.of(counter) ? 0 : 1)
      const enemiesHere = germans[zone]! > 0 && !g.counter.inside.of(counter)
      const ring = enemiesHere && isEncircled(g, FRENCH, zone)
      const intercepted = this.#interceptors(zone, enemy, manner.weightADay + manner.company * french[zone]!)
      const onward = enemiesHere && !ring && g.counter.activated.of(counter) ? this.#byNight(g, zone) : 0
      const eta =
        (toGoal[zone]! + this.#beyond) / manner.pace -
        onward +
        intercepted +
        (enemiesHere ? manner.delay * this.#held(g, zone, enemy[zone]!, french[zone]!) : 0) +
        (ring ? 2 : 0)
      const through = eta < FAR ? step((manner.hope + days - eta) / (1 + manner.doubt * eta)) : 0
      const risk = toEdge[zone]! - this.#edgeHops[zone]!
      const isCut = !has(provided, zone) || g.counter.inside.of(counter)
      const cutOff = isCut ? 0.35 + 0.6 * late : step(0.9 * (Math.min(risk, 12) - 3.5)) * (0.2 + 0.5 * late)
      const lost = ring ? 0.45 : isCut && !g.counter.inside.of(counter) ? 0.08 + 0.04 * daysLeft : 0.02
      divisions.push({
        share,
        through,
        cutOff: (1 - through) * cutOff,
        lost: (1 - through) * lost,
        nearer: clamp((through - NO_HOPE) / HOPE, 0, 1) * Math.max(0, MOST_DAYS_LEFT - eta),
      })
    }
    return divisions
  }

  /** Factor of the delay by enemies in a zone: less if they are weak beside the French about, or came in after the French. */
  #held(g: G, zone: number, enemy: number, french: number): number {
    const { company } = this.#frame.manner
    const share = (hasAxis(g, FRENCH, zone) ? 1 : CAME_LATER) * clamp((3 * enemy) / (french + 1), 0.1, 1)
    return 1 - company + company * share
  }

  /** Days gained by the morning if troops go on by night out of a zone to which the enemy has come. */
  #byNight(g: G, origin: number): number {
    const { side, manner } = this.#frame
    if (side !== FRENCH || manner.byNight === 0 || this.toGoal[origin]! >= FAR) return 0
    const known = this.#onward[origin]!
    if (known >= 0) return known
    let nearest = this.toGoal[origin]!
    for (const zone of waysByNight(g, side, origin, true).keys()) nearest = Math.min(nearest, this.toGoal[zone]!)
    return (this.#onward[origin] = (manner.byNight * (this.toGoal[origin]! - nearest)) / 2)
  }

  /** Days lost on the way from a zone to the goal because Germans stand on it or can be on it first. */
  #interceptors(zone: number, enemy: Float64Array, weightADay: number): number {
    const known = this.#intercepted[zone]!
    if (known >= 0) return known
    const { hops, zones } = this.#frame.ground
    const { ahead } = this.#frame.manner
    const way = wayDown(this.#frame.ground, zone, this.toGoal)
    let sum = 0
    for (const from of this.#enemies) {
      let earlier = -1
      const row = from * zones
      for (let far = 0; far < way.length; far++) earlier = Math.max(earlier, far - hops[row + way[far]!]!)
      sum += enemy[from]! * clamp((earlier + 1) / ahead, 0, 1)
    }
    return (this.#intercepted[zone] = Math.min(MOST_DAYS, sum / weightADay))
  }
}

/** Share of the risk of having no line of provision that each connection of the way home adds, and the most that count. */
const RISK_A_STEP = 0.04
const MOST_STEPS = 20
/** Delay factor where the enemy came in after the French, who can leave by any way that the enemy did not come by. */
const CAME_LATER = 0.4
/** A goal this many days away counts for nothing. */
const MOST_DAYS_LEFT = 10
/** Up to this chance to come through, days gained count nothing; from `HOPE` above it, they count in full. */
const NO_HOPE = 0.1
const HOPE = 0.25

/** Most days that enemies before a division cost it. */
const MOST_DAYS = 3
