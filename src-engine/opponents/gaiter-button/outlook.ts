import { has, type Bits } from '../../board/bitset.ts'
import { FRENCH, GERMAN, NONE } from '../../gaiter-button/campaign/campaign.ts'
import { sides } from '../../gaiter-button/campaign/schemas/common-schema.ts'
import type { VictoryCondition } from '../../gaiter-button/campaign/schemas/victory-schema.ts'
import { hasAxis, isEncircled } from '../../gaiter-button/ground/axes.ts'
import { provisionedZones } from '../../gaiter-button/lines/provision.ts'
import { isInfantryDivision, isUnit } from '../../gaiter-button/state/counters.ts'
import { scenarioOf, type G } from '../../gaiter-button/state/kit.ts'
import { axisOn } from '../../gaiter-button/state/places.ts'
import { FATE } from '../../gaiter-button/state/shape.ts'
import { levelNumber, pointsLost } from '../../gaiter-button/victory/victory.ts'
import { atLeast, clamp, step } from './counting.ts'
import { costsTo, FAR, type Ground } from './ground.ts'
import { isStake } from './stakes.ts'
import type { Tastes } from './tastes.ts'
import type { Weights } from './weights.ts'

/**
 * What a position is worth, in hundredths of a victory level, as the French see it: the levels that both sides may expect at the end, and
 * small terms for what the levels do not show yet. A judgement: nothing here decides what may be done.
 */

/** The parts of a judgement, each in hundredths of a level for the French. */
export interface Outlook {
  readonly value: number
  readonly parts: { readonly [part in Part]: number }
  /** Divisions that may be expected to reach their goal, to be cut off, and to be lost. */
  readonly through: number
  readonly cutOff: number
  readonly lost: number
}
export const PARTS = ['french', 'german', 'contact', 'ring', 'leaders', 'losses', 'state', 'way'] as const
export type Part = (typeof PARTS)[number]

/** How much of a stack's weight is felt so many connections away: it can be there today, tomorrow, or later. */
const FELT = [1, 0.85, 0.7, 0.45, 0.3, 0.15, 0.08]
/** And how much of it can strike today. */
const STRIKES = [
  [1, 0.6, 0.35],
  [1, 0.8, 0.5],
] as const

/** What does not change from one position of a turn to the next. */
export interface Frame {
  readonly side: number
  readonly ground: Ground
  readonly weights: Weights
  readonly tastes: Tastes
}

const WEST_BLOCK = 4
/** No level asks for more divisions. */
const MOST_COUNTED = 12

export class Judge {
  readonly #frame: Frame
  readonly #force: [Float64Array, Float64Array]
  readonly #count: [Int32Array, Int32Array]
  readonly #felt: [Float64Array, Float64Array]
  readonly #costs: Float64Array
  readonly #toGoal: Float64Array
  readonly #toEdge: Float64Array
  readonly #goals: ReturnType<typeof goalsOf>
  readonly #edges: readonly number[]
  /** Connections from each zone to the nearest goal, and to the nearest edge, were nobody in the way. */
  readonly #goalHops: Uint8Array
  readonly #edgeHops: Uint8Array

  constructor(g: G, frame: Frame) {
    this.#frame = frame
    const { zones } = frame.ground
    this.#goals = goalsOf(g)
    this.#edges = edgeZones(g)
    this.#goalHops = hopsTo(frame.ground, this.#goals.zones)
    this.#edgeHops = hopsTo(frame.ground, this.#edges)
    const numbers = (): Float64Array => new Float64Array(zones)
    this.#force = [numbers(), numbers()]
    this.#count = [new Int32Array(zones), new Int32Array(zones)]
    this.#felt = [numbers(), numbers()]
    this.#costs = numbers()
    this.#toGoal = numbers()
    this.#toEdge = numbers()
  }

  /** The value of a position for the side that thinks. */
  own(g: G): number {
    const { value } = this.look(g)
    return this.#frame.side === FRENCH ? value : -value
  }

  /** MP-free connections to the goal of the French, dearer where the Germans are; for who plans marches. */
  get toGoal(): Float64Array {
    return this.#toGoal
  }
  get toEdge(): Float64Array {
    return this.#toEdge
  }
  force(side: number): Float64Array {
    return this.#force[side as 0 | 1]
  }
  felt(side: number): Float64Array {
    return this.#felt[side as 0 | 1]
  }

  look(g: G): Outlook {
    this.#survey(g)
    const divisions = this.#divisions(g)
    const lost = [pointsLost(g, FRENCH), pointsLost(g, GERMAN)] as const
    const { french, german } = this.#levels(g, divisions, lost[FRENCH] - lost[GERMAN])
    const total = (of: 'through' | 'cutOff' | 'lost' | 'wayLeft'): number =>
      divisions.reduce((all, one) => all + one[of] * one.share, 0)
    const parts = {
      french: 100 * french,
      german: -100 * german,
      contact: this.#contact(),
      ring: this.#rings(g),
      leaders: this.#leaders(g),
      losses: 1.7 * lost[GERMAN] - 2.2 * lost[FRENCH],
      state: this.#state(g),
      way: -this.#frame.tastes.haste * total('wayLeft'),
    }
    const ended = g.ending
    const sum = PARTS.reduce((all, part) => all + parts[part], 0)
    const value =
      ended === undefined ? sum : ended.winner < 0 ? 0 : (ended.winner === FRENCH ? 100 : -100) * ended.level
    return { value, parts, through: total('through'), cutOff: total('cutOff'), lost: total('lost') }
  }

  // --- Who is where, and what is felt of him ------------------------------------------------------------------------

  #survey(g: G): void {
    const { ground, weights } = this.#frame
    const { zones, hops } = ground
    for (const side of [0, 1] as const) {
      this.#force[side].fill(0)
      this.#count[side].fill(0)
      this.#felt[side].fill(0)
    }
    for (let counter = 0; counter < g.counter.zone.rows; counter++) {
      const zone = g.counter.zone.of(counter)
      if (zone === NONE || g.counter.inside.of(counter)) continue
      const side = sideAt(g, counter)
      this.#force[side][zone]! += weights.fight[counter]!
      // A counter that is known to be nothing holds nothing.
      if (weights.fight[counter]! > 0) this.#count[side][zone]! += 1
    }
    for (const side of [0, 1] as const) {
      const [force, felt] = [this.#force[side], this.#felt[side]]
      for (let from = 0; from < zones; from++) {
        const weight = force[from]!
        if (weight === 0) continue
        const row = from * zones
        for (let zone = 0; zone < zones; zone++) {
          const far = hops[row + zone]!
          if (far < FELT.length) felt[zone]! += weight * FELT[far]!
        }
      }
    }
  }

  // --- The levels ----------------------------------------------------------------------------------------------------

  #divisions(g: G): Division[] {
    const { ground, weights, tastes } = this.#frame
    const { zones: count } = ground
    const scenario = scenarioOf(g)
    const [french, german] = this.#felt
    const germans = this.#count[GERMAN]
    const force = this.#force[GERMAN]
    const costs = this.#costs
    const goals = this.#goals
    for (let zone = 0; zone < count; zone++) {
      const pressed = clamp((german[zone]! - 0.6 * french[zone]!) / 30, 0, 1.5)
      costs[zone] = 1 + pressed + (germans[zone]! > 0 ? 1 + Math.min(3, force[zone]! / 10) : 0)
    }
    costsTo(ground, goals.zones, costs, this.#toGoal)
    const ahead = this.#ahead()
    for (let zone = 0; zone < count; zone++) {
      const pressed = clamp((german[zone]! - 0.6 * french[zone]!) / 40, 0, 1)
      costs[zone] = 1 + pressed + (germans[zone]! > 0 && this.#count[FRENCH][zone]! === 0 ? WEST_BLOCK : 0)
    }
    costsTo(ground, this.#edges, costs, this.#toEdge)
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
      const eta = (this.#toGoal[zone]! + goals.beyond) / 2 + intercepted + (enemiesHere ? 0.7 : 0) + (ring ? 2 : 0)
      const through = eta < FAR ? step((tastes.hope + days - eta) / (1 + 0.15 * eta)) : 0
      const risk = this.#toEdge[zone]! - this.#edgeHops[zone]!
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
  #ahead(): Float64Array {
    const ahead = new Float64Array(FAR + 1)
    const force = this.#force[GERMAN]
    for (let zone = 0; zone < force.length; zone++) if (force[zone]! > 0) ahead[this.#goalHops[zone]!]! += force[zone]!
    return ahead
  }

  #levels(g: G, divisions: readonly Division[], lossesAhead: number): { french: number; german: number } {
    const chancesOf = (of: 'through' | 'cutOff' | 'lost', withLost = false): number[] =>
      atLeast(
        divisions.map((one) => one.share * (withLost ? Math.max(one[of], one.lost) : one[of])),
        MOST_COUNTED,
      )
    const [through, cutOff, gone] = [chancesOf('through'), chancesOf('cutOff'), chancesOf('lost')]
    const any: [number, number] = [0, 0]
    const chance = (condition: VictoryCondition): number => {
      switch (condition.is) {
        case 'divisions-exited':
        case 'divisions-in':
          return through[condition.atLeast] ?? 0
        case 'divisions-cut-off':
          return (condition.withLost ? chancesOf('cutOff', true) : cutOff)[condition.atLeast] ?? 0
        case 'divisions-lost':
          return gone[condition.atLeast] ?? 0
        case 'losses-above-own': {
          const ahead = condition.of === 'french' ? lossesAhead : -lossesAhead
          return step((ahead - condition.atLeast) / 3)
        }
        case 'no-level':
          return 1 - any[sides.indexOf(condition.of) as 0 | 1]
        case 'divisions-revealed':
          return step((shownOf(g, sides.indexOf(condition.of)) - condition.atLeast) / 1.5)
      }
    }
    const expected = [0, 0]
    for (const side of [FRENCH, GERMAN] as const) {
      const best = [0, 0, 0]
      for (const { side: whose, level, all } of scenarioOf(g).data.victory.levels) {
        if (whose !== sides[side]) continue
        const reached = all.reduce((product, condition) => product * chance(condition), 1)
        any[side] = Math.max(any[side], reached)
        for (let lower = 0; lower < levelNumber(level); lower++) best[lower] = Math.max(best[lower]!, reached)
      }
      expected[side] = best.reduce((sum, one) => sum + one, 0)
    }
    return { french: expected[FRENCH]!, german: expected[GERMAN]! }
  }

  // --- What the levels do not show yet -------------------------------------------------------------------------------

  /** Who would be the stronger where the armies are near each other; the Germans have to come near, the French need not. */
  #contact(): number {
    const { ground, tastes } = this.#frame
    const { zones, hops } = ground
    let sum = 0
    for (let zone = 0; zone < zones; zone++) {
      if (this.#count[FRENCH][zone]! === 0 || this.#force[FRENCH][zone]! === 0) continue
      let [french, german, near] = [0, 0, 0]
      const row = zone * zones
      for (let other = 0; other < zones; other++) {
        const far = hops[row + other]!
        if (far >= FELT.length) continue
        german += this.#force[GERMAN][other]! * (STRIKES[1][far] ?? 0)
        french += this.#force[FRENCH][other]! * (STRIKES[0][far] ?? 0)
        near += this.#force[GERMAN][other]! * FELT[far]!
      }
      const weight = Math.min(4, this.#force[FRENCH][zone]! / 6)
      const odds = (german - french) / (german + french + 6)
      sum -= weight * (tastes.contact * odds + 0.015 * Math.min(60, near))
    }
    return sum + this.#marchToTheGuns()
  }

  /** The Germans have to come to the French, however far off they are: what they are away counts for the French. */
  #marchToTheGuns(): number {
    const { ground, tastes } = this.#frame
    const { zones, hops } = ground
    const french: number[] = []
    for (let zone = 0; zone < zones; zone++) if (this.#force[FRENCH][zone]! > 3) french.push(zone)
    if (french.length === 0) return 0
    let sum = 0
    for (let zone = 0; zone < zones; zone++) {
      const force = this.#force[GERMAN][zone]!
      if (force === 0) continue
      let [nearest, all, weights] = [FAR, 0, 0]
      for (const other of french) {
        const far = hops[zone * zones + other]!
        if (far === FAR) continue
        nearest = Math.min(nearest, far)
        all += far * this.#force[FRENCH][other]!
        weights += this.#force[FRENCH][other]!
      }
      if (weights > 0) sum += (force / 8) * (0.5 * nearest + (0.5 * all) / weights)
    }
    return tastes.pursuit * sum
  }

  /** Zones with both camps: how many ways are still open to each. */
  #rings(g: G): number {
    const { board } = g.campaign
    const { tastes } = this.#frame
    let sum = 0
    for (let zone = 0; zone < this.#frame.ground.zones; zone++) {
      if (this.#count[FRENCH][zone]! === 0 || this.#count[GERMAN][zone]! === 0) continue
      for (const side of [FRENCH, GERMAN] as const) {
        // How near to being shut in matters as much as there is an enemy about who could do it.
        const enemyFelt = this.#felt[(1 - side) as 0 | 1][zone]!
        const pressed = clamp((1.5 * enemyFelt) / (this.#felt[side][zone]! + 1), 0, 1)
        const weight = Math.min(5, this.#force[side][zone]! / 5) * pressed
        const sign = side === FRENCH ? -1 : 1
        if (isEncircled(g, side, zone)) {
          sum += sign * 16 * Math.min(5, this.#force[side][zone]! / 5) * tastes.ring
          continue
        }
        const own = hasAxis(g, side, zone)
        let open = 0
        for (const connection of board.connectionsAt(zone)) {
          const axis = axisOn(g, connection, zone)
          if (own ? axis !== side : axis === 1 - side) continue
          const beyond = board.otherEnd(connection, zone)
          if (this.#count[(1 - side) as 0 | 1][beyond]! === 0 || this.#count[side][beyond]! > 0) open += 1
        }
        sum += sign * weight * tastes.ring * (open === 0 ? 9 : open === 1 ? 6 : open === 2 ? 3 : open === 3 ? 1 : 0)
      }
    }
    return sum
  }

  /** Those on whose person the campaign hangs have troops about them, and no enemy. */
  #leaders(g: G): number {
    const { ground } = this.#frame
    const { zones, hops } = ground
    let sum = 0
    for (let counter = 0; counter < g.counter.zone.rows; counter++) {
      const { leader } = g.campaign.counters[counter]!
      const zone = g.counter.zone.of(counter)
      if (leader === undefined || zone === NONE) continue
      const side = sideAt(g, counter)
      // Who of the enemy's counters is a leader nobody knows.
      if (side !== this.#frame.side) continue
      const enemy = (1 - side) as 0 | 1
      const guard = this.#force[side][zone]!
      let [threat, help] = [0, guard]
      for (let other = 0; other < zones; other++) {
        const far = hops[zone * zones + other]!
        if (far <= 2) threat += this.#force[enemy][other]! * (far === 0 ? 1 : 0.7)
        if (far === 1) help += 0.5 * this.#force[side][other]!
      }
      let danger = 0
      if (g.counter.inside.of(counter)) danger += 6
      else if (guard === 0) danger += 12 + 2 * Math.min(20, threat)
      else danger += Math.min(40, Math.max(0, 2 * (threat - help)))
      if (this.#count[enemy][zone]! > 0 && !g.counter.inside.of(counter))
        danger += isEncircled(g, side, zone) ? 150 : Math.min(14, (24 * this.#force[enemy][zone]!) / Math.max(1, guard))
      if (!isStake(g, counter)) danger *= 0.2
      // He commands whom his messengers reach.
      let served = 0
      for (let other = 0; other < zones; other++)
        if (hops[zone * zones + other]! <= 2) served += this.#force[side][other]!
      sum += (side === FRENCH ? 1 : -1) * (0.04 * Math.min(150, served) - danger)
    }
    return sum
  }

  /** Who has acted, who is shaken, who has no line. */
  #state(g: G): number {
    const { weights, tastes } = this.#frame
    let sum = 0
    for (let counter = 0; counter < g.counter.zone.rows; counter++) {
      if (g.counter.zone.of(counter) === NONE) continue
      const weight = Math.min(1, weights.fight[counter]! / 5)
      let cost = 0
      if (g.counter.activated.of(counter)) cost += tastes.rest * weight
      if (g.counter.combatted.of(counter)) cost += 0.6 * weight
      if (g.counter.demoralised.of(counter)) cost += 4 * weight
      if (g.counter.inside.of(counter) && isUnit(g, counter)) cost += weight
      sum += sideAt(g, counter) === FRENCH ? -cost : cost
    }
    return sum
  }
}

interface Division {
  /** How sure it is that this is a division: of the enemy's counters only some are. */
  readonly share: number
  readonly through: number
  readonly cutOff: number
  readonly lost: number
  /** Days to its goal, while it may still come there. */
  readonly wayLeft: number
}

export const sideAt = (g: G, counter: number): 0 | 1 => (counter < g.campaign.sideStart[1] ? FRENCH : GERMAN)

/** Where French divisions have to come, and how many connections they go beyond it. */
export function goalsOf(g: G): { readonly zones: readonly number[]; readonly beyond: number } {
  const scenario = scenarioOf(g)
  const zones = new Set<number>(scenario.exits)
  let beyond = 1
  for (const { all } of scenario.data.victory.levels)
    for (const condition of all) {
      const names =
        condition.is === 'divisions-in'
          ? condition.zones
          : condition.is === 'divisions-exited'
            ? condition.orIn
            : undefined
      for (const name of names ?? []) {
        zones.add(g.campaign.board.zoneOf(name))
        beyond = 0
      }
    }
  return { zones: [...zones], beyond }
}

/** The zones on the edge that the French must not be cut off from. */
export function edgeZones(g: G): number[] {
  return g.campaign.zones.flatMap(({ edges }, zone) => (edges.includes('west') ? [zone] : []))
}

function hopsTo({ hops, zones }: Ground, goals: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: zones }, (_, zone) =>
    Math.min(FAR, ...goals.map((goal) => hops[zone * zones + goal]!)),
  )
}

/** How much of an army could be between a stack and its goal before it: whoever is nearer to the goal by some connections. */
function interceptors(ahead: Float64Array, hops: number): number {
  let sum = 0
  for (let near = 0; near < Math.min(hops, ahead.length); near++) sum += ahead[near]! * clamp((hops - near) / 4, 0, 1)
  return sum
}

function shownOf(g: G, side: number): number {
  let count = 0
  for (let counter = 0; counter < g.counter.zone.rows; counter++)
    if (sideAt(g, counter) === side && isInfantryDivision(g, counter) && g.counter.shown.of(counter)) count += 1
  return count
}
