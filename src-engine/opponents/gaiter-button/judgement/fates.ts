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
import { isStake } from './stakes.ts'
import type { Frame, Survey } from './survey.ts'
import { canCount } from './weights.ts'

/** What may become of a French division. */
export interface Division {
  /** How sure it is that this is a division: of the enemy's counters only some are. */
  readonly share: number
  readonly through: number
  readonly cutOff: number
  readonly lost: number
  /** How many days nearer to its goal it is than whoever has no hope of it; less where there is little hope. */
  readonly nearer: number
}

/** What enemies in a zone cost whoever wants to go west through it. */
const WEST_BLOCK = 4

/** What may become of each French division: by its way to the goal, dearer where the Germans are felt, and by its way home. */
export class Fates {
  /** 1 for each on whose person the campaign hangs and who has no line of provision, and a little for all that their way home costs; as of the position looked at last. */
  stakeRisk = 0
  readonly #frame: Frame
  /** What it costs to go through each zone on the way to the goal of the French, and to the edge that they must not be cut off from. */
  readonly #costs: Float64Array
  readonly #edgeCosts: Float64Array
  readonly #toGoal: CostsTo
  readonly #toEdge: CostsTo
  readonly #beyond: number
  /** Whether the ways are known for the position read last. */
  #areWaysKnown = false
  /** Where Germans are. */
  readonly #enemies: number[] = []
  /** Days that Germans on the way cost from each zone; below 0 where that was not asked. */
  readonly #intercepted: Float64Array
  /** Days that may be gained from each zone by night; below 0 where that was not asked. */
  readonly #onward: Float64Array
  /** Connections from each zone to the nearest edge, were nobody in the way. */
  readonly #edgeHops: Uint8Array

  constructor(g: G, frame: Frame) {
    this.#frame = frame
    const { ground } = frame
    const { zones, beyond } = goalsOf(g)
    this.#beyond = beyond
    this.#toGoal = new CostsTo(ground, zones, frame.tastes.roads)
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

  /** Finds the ways anew, as far as they are others than those of the position before. */
  #findWays({ force, count: counts, felt }: Survey): void {
    const { tastes, ground } = this.#frame
    const [french, german] = felt
    const [own, germans] = counts
    const enemy = force[GERMAN]
    const [costs, edgeCosts] = [this.#costs, this.#edgeCosts]
    let [isGoalChanged, isEdgeChanged] = [!this.#areWaysKnown, !this.#areWaysKnown]
    this.#enemies.length = 0
    for (let zone = 0; zone < ground.zones; zone++) {
      if (enemy[zone] !== 0) this.#enemies.push(zone)
      const more = german[zone]! - 0.6 * french[zone]!
      // Who is weak beside a strong army is driven off by it.
      const driven = 10 + 0.5 * tastes.company * french[zone]!
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
    const { weights, tastes } = this.#frame
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
    this.stakeRisk = 0
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
      if (isStake(g, counter) && !g.counter.inside.of(counter))
        this.stakeRisk += (has(provided, zone) ? 0 : 1) + RISK_A_STEP * Math.min(MOST_STEPS, toEdge[zone]!)
      if (share === 0) continue
      const days = daysLeft + (g.counter.activated.of(counter) ? 0 : 1)
      const enemiesHere = germans[zone]! > 0 && !g.counter.inside.of(counter)
      const ring = enemiesHere && isEncircled(g, FRENCH, zone)
      const intercepted = this.#interceptors(zone, enemy, tastes.weightADay + tastes.company * french[zone]!)
      const onward = enemiesHere && !ring && g.counter.activated.of(counter) ? this.#byNight(g, zone) : 0
      const eta =
        (toGoal[zone]! + this.#beyond) / tastes.pace -
        onward +
        intercepted +
        (enemiesHere ? tastes.delay * this.#held(g, zone, enemy[zone]!, french[zone]!) : 0) +
        (ring ? 2 : 0)
      const through = eta < FAR ? step((tastes.hope + days - eta) / (1 + tastes.doubt * eta)) : 0
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

  /** How much an enemy in one's zone holds up: less where he is weak beside those who are about, or came in after them. */
  #held(g: G, zone: number, enemy: number, french: number): number {
    const { company } = this.#frame.tastes
    const share = (hasAxis(g, FRENCH, zone) ? 1 : CAME_LATER) * clamp((3 * enemy) / (french + 1), 0.1, 1)
    return 1 - company + company * share
  }

  /** How many days nearer to the goal those are by the morning who go on by night out of a zone to which the enemy has come. */
  #byNight(g: G, origin: number): number {
    const { side, tastes } = this.#frame
    if (side !== FRENCH || tastes.byNight === 0 || this.toGoal[origin]! >= FAR) return 0
    const known = this.#onward[origin]!
    if (known >= 0) return known
    let nearest = this.toGoal[origin]!
    for (const zone of waysByNight(g, side, origin, true).keys()) nearest = Math.min(nearest, this.toGoal[zone]!)
    return (this.#onward[origin] = (tastes.byNight * (this.toGoal[origin]! - nearest)) / 2)
  }

  /** How many days it costs whoever goes from a zone to the goal that Germans can be on his way before him, or stand on it. */
  #interceptors(zone: number, enemy: Float64Array, weightADay: number): number {
    const known = this.#intercepted[zone]!
    if (known >= 0) return known
    const { hops, zones } = this.#frame.ground
    const { ahead } = this.#frame.tastes
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

/** What each connection of the way home is of the risk to have no line of provision; no more count than these. */
const RISK_A_STEP = 0.04
const MOST_STEPS = 20
/** Who was there first leaves by any way that the enemy has not come by. */
const CAME_LATER = 0.4
/** Nobody thinks of a goal that is so many days away. */
const MOST_DAYS_LEFT = 10
/** Up to this chance to come through nothing is done for it; with so much more every day of the way counts in full. */
const NO_HOPE = 0.1
const HOPE = 0.25

/** Who is before a division costs it no more days than these. */
const MOST_DAYS = 3
