import { has, type Bits } from '../../../board/bitset.ts'
import { FRENCH, GERMAN, NONE } from '../../../gaiter-button/campaign/campaign.ts'
import { isEncircled } from '../../../gaiter-button/ground/axes.ts'
import { provisionedZones } from '../../../gaiter-button/lines/provision.ts'
import { isInfantryDivision } from '../../../gaiter-button/state/counters.ts'
import { scenarioOf, type G } from '../../../gaiter-button/state/kit.ts'
import { FATE } from '../../../gaiter-button/state/shape.ts'
import { clamp, step } from './counting.ts'
import { edgeZones, goalsOf, hopsTo } from './goals.ts'
import { costsTo, FAR } from './ground.ts'
import { sideAt } from './sides.ts'
import type { Frame, Survey } from './survey.ts'

/** What may become of a French division. */
export interface Division {
  /** How sure it is that this is a division: of the enemy's counters only some are. */
  readonly share: number
  readonly through: number
  readonly cutOff: number
  readonly lost: number
  /** Days to its goal, while it may still come there. */
  readonly wayLeft: number
}

/** What enemies in a zone cost whoever wants to go west through it. */
const WEST_BLOCK = 4

/** What may become of each French division: by its way to the goal, dearer where the Germans are felt, and by its way home. */
export class Fates {
  /** The cost of the way from each zone to the goal of the French, and to the edge that they must not be cut off from. */
  readonly toGoal: Float64Array
  readonly toEdge: Float64Array
  readonly #frame: Frame
  readonly #costs: Float64Array
  readonly #goals: ReturnType<typeof goalsOf>
  readonly #edges: readonly number[]
  /** Connections from each zone to the nearest goal, and to the nearest edge, were nobody in the way. */
  readonly #goalHops: Uint8Array
  readonly #edgeHops: Uint8Array

  constructor(g: G, frame: Frame) {
    this.#frame = frame
    const { ground } = frame
    this.#goals = goalsOf(g)
    this.#edges = edgeZones(g)
    this.#goalHops = hopsTo(ground, this.#goals.zones)
    this.#edgeHops = hopsTo(ground, this.#edges)
    const numbers = (): Float64Array => new Float64Array(ground.zones)
    this.#costs = numbers()
    this.toGoal = numbers()
    this.toEdge = numbers()
  }

  of(g: G, { force, count: counts, felt }: Survey): Division[] {
    const { ground, weights, tastes } = this.#frame
    const { zones: count } = ground
    const scenario = scenarioOf(g)
    const [french, german] = felt
    const germans = counts[GERMAN]
    const enemy = force[GERMAN]
    const costs = this.#costs
    const goals = this.#goals
    for (let zone = 0; zone < count; zone++) {
      const pressed = clamp((german[zone]! - 0.6 * french[zone]!) / 30, 0, 1.5)
      costs[zone] = 1 + pressed + (germans[zone]! > 0 ? 1 + Math.min(3, enemy[zone]! / 10) : 0)
    }
    costsTo(ground, goals.zones, costs, this.toGoal)
    const ahead = this.#ahead(enemy)
    for (let zone = 0; zone < count; zone++) {
      const pressed = clamp((german[zone]! - 0.6 * french[zone]!) / 40, 0, 1)
      costs[zone] = 1 + pressed + (germans[zone]! > 0 && counts[FRENCH][zone]! === 0 ? WEST_BLOCK : 0)
    }
    costsTo(ground, this.#edges, costs, this.toEdge)
    const provided: Bits = provisionedZones(g, FRENCH, this.#frame.side === FRENCH, 'west')
    const late = g.turn / scenario.turns
    const daysLeft = scenario.turns - g.turn
    const divisions: Division[] = []
    for (let counter = 0; counter < g.counter.zone.rows; counter++) {
      const share = weights.division[counter]!
      if (sideAt(g, counter) !== FRENCH) continue
      if (g.counter.fate.of(counter) !== FATE.inPlay) {
        if (!isInfantryDivision(g, counter)) continue
        const fate = g.counter.fate.of(counter)
        if (fate === FATE.exited) divisions.push({ share: 1, through: 1, cutOff: 0, lost: 0, wayLeft: 0 })
        else if (fate !== FATE.awaited && fate !== FATE.absent)
          divisions.push({ share: 1, through: 0, cutOff: 0, lost: 1, wayLeft: 0 })
        continue
      }
      const zone = g.counter.zone.of(counter)
      if (zone === NONE || share === 0) continue
      const days = daysLeft + (g.counter.activated.of(counter) ? 0 : 1)
      const enemiesHere = germans[zone]! > 0 && !g.counter.inside.of(counter)
      const ring = enemiesHere && isEncircled(g, FRENCH, zone)
      const intercepted = Math.min(4, interceptors(ahead, this.#goalHops[zone]!) / 40)
      const eta = (this.toGoal[zone]! + goals.beyond) / 2 + intercepted + (enemiesHere ? 0.7 : 0) + (ring ? 2 : 0)
      const through = eta < FAR ? step((tastes.hope + days - eta) / (1 + 0.15 * eta)) : 0
      const risk = this.toEdge[zone]! - this.#edgeHops[zone]!
      const isCut = !has(provided, zone) || g.counter.inside.of(counter)
      const cutOff = isCut ? 0.35 + 0.6 * late : step(0.9 * (Math.min(risk, 12) - 3.5)) * (0.2 + 0.5 * late)
      const lost = ring ? 0.45 : isCut && !g.counter.inside.of(counter) ? 0.08 + 0.04 * daysLeft : 0.02
      divisions.push({
        share,
        through,
        cutOff: (1 - through) * cutOff,
        lost: (1 - through) * lost,
        wayLeft: through < 0.12 ? 0 : Math.min(10, eta),
      })
    }
    return divisions
  }

  /** The weight of the Germans by the connections from where they stand to the nearest goal of the French. */
  #ahead(force: Float64Array): Float64Array {
    const ahead = new Float64Array(FAR + 1)
    for (let zone = 0; zone < force.length; zone++) if (force[zone]! > 0) ahead[this.#goalHops[zone]!]! += force[zone]!
    return ahead
  }
}

/** How much of an army could be between a stack and its goal before it: whoever is nearer to the goal by some connections. */
function interceptors(ahead: Float64Array, hops: number): number {
  let sum = 0
  for (let near = 0; near < Math.min(hops, ahead.length); near++) sum += ahead[near]! * clamp((hops - near) / 4, 0, 1)
  return sum
}
