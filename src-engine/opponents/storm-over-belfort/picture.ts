import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { has } from '../../board/bitset.ts'
import type { Campaign, Unit } from '../../storm-over-belfort/campaign/campaign.ts'
import { EXHAUSTED, FRENCH, NONE, OUT, PRUSSIAN, scenarioOf, type G } from '../../storm-over-belfort/state/kit.ts'
import { usual, type Manner } from './manners.ts'
import { FORTS_LOST, heightCounts, extraDefenceNeeded } from './reckoning.ts'
import { isRingClosed } from './ring.ts'

/** A point of printed bonus in thousandths: the unit of account of all these files. */
export const POINT = 1_000

/**
 * Worth of each remaining level of an infantry unit, scaled to a battalion of the line, by side, while there is time to
 * use it.
 */
const LEVEL = [90, 70] as const
/** Worth of a lost level that can recover where the unit stands, and at the headquarters, where recovery is free. */
const RECOVERS = 35
const RECOVERS_FREE = 52
/** Cost of every point of an enemy gun for each of up to two battalions that it can fire at in the open. */
const SHELLED = 5
/** Worth of a battalion that can be rebuilt. */
const REBUILDABLE = 80
/** Worth of each point of a gun: with a target, with a target after some work, and without. */
const FIRES = 45
const COULD_FIRE = 18
const IS_KEPT = 25
const AT_HEADQUARTERS = 2
/** Worth of a battalion on the map by its status; 0 at the headquarters. */
const DEPLOYED = [75, 40, 0] as const
/** Worth of the closed ring, for each of the fortnights to come. */
const RING = 170
/** Worth of each zone of the besiegers while the ring is open, since it has to be closed somewhere. */
const LINK = 22

/**
 * A siege in numbers, separate from the game: positions and states of units. It can be changed and restored, and
 * computes its worth at any moment, so that possible results can be compared without playing them.
 */
export class Picture {
  readonly zoneOf: Int16Array
  readonly status: Uint8Array
  readonly fort: Uint8Array
  readonly trench: Uint8Array
  readonly damage: Uint8Array
  /** Points that can still be spent this turn, by side. */
  readonly points: [number, number] = [0, 0]
  manner: Manner = usual
  readonly #campaign: Campaign
  readonly #out: Uint8Array
  readonly #holder: Int8Array
  readonly #defence: Float64Array
  readonly #fire: Int16Array
  readonly #attack: Float64Array
  readonly #men: Uint8Array
  readonly #guns: Uint8Array
  readonly #danger: Float64Array
  /** By side: the zones with infantry of that side, and their number. */
  readonly #manned: readonly [Int16Array, Int16Array]
  readonly #mannedZones: [number, number] = [0, 0]
  /** By side: the three strongest stacks. */
  readonly #stacks: readonly [Float64Array, Float64Array] = [new Float64Array(3), new Float64Array(3)]
  /** By zone: number of targets of heavy Prussian guns within their range; forts count twice. */
  readonly #heavyTargets: Uint8Array
  #turnsLeft = 0

  constructor(campaign: Campaign) {
    this.#campaign = campaign
    const { length: zones } = campaign.neighbours
    const { length: units } = campaign.units
    this.zoneOf = new Int16Array(units)
    this.status = new Uint8Array(units)
    this.#out = new Uint8Array(units)
    this.fort = new Uint8Array(zones)
    this.trench = new Uint8Array(zones)
    this.damage = new Uint8Array(zones)
    this.#holder = new Int8Array(zones)
    this.#defence = new Float64Array(zones)
    this.#fire = new Int16Array(zones)
    this.#attack = new Float64Array(zones)
    this.#men = new Uint8Array(zones)
    this.#guns = new Uint8Array(zones)
    this.#danger = new Float64Array(zones)
    this.#manned = [new Int16Array(zones), new Int16Array(zones)]
    const { range } = campaign.tables
    this.#heavyTargets = Uint8Array.from(campaign.zones, (_, from) =>
      campaign.zones.reduce(
        (sum, _zone, zone) =>
          sum +
          (has(campaign.heavyTargets, zone) && has(campaign.shots[PRUSSIAN]![range.heavy]![from]!, zone)
            ? campaign.zones[zone]!.fort
              ? 2
              : 1
            : 0),
        0,
      ),
    )
  }

  read(g: G): this {
    const { unit, zone } = g
    for (let row = 0; row < unit.rows; row++) {
      this.zoneOf[row] = unit.zone.of(row)
      this.status[row] = unit.status.of(row)
      this.#out[row] = unit.zone.of(row) === NONE && unit.fate.of(row) === OUT ? 1 : 0
    }
    for (let row = 0; row < zone.rows; row++) {
      this.fort[row] = zone.fortification.of(row) ? 1 : 0
      this.trench[row] = zone.trench.of(row) ? 1 : 0
      this.damage[row] = zone.damage.of(row)
    }
    for (const side of [FRENCH, PRUSSIAN] as const) this.points[side] = g.account.points.of(side)
    this.#turnsLeft = scenarioOf(g).turns.last - g.turn
    return this
  }

  /** The remaining strength of a unit. */
  worth(unit: number, of: 'fire' | 'attack' | 'defence'): number {
    return Math.max(0, this.#campaign.units[unit]![of] - this.status[unit]!) // a row of the unit table
  }

  /** The holder of a zone, when the worth was last computed. */
  holderOf(zone: number): number {
    return this.#holder[zone]!
  }

  bonus(zone: number): number {
    const { bonus } = this.#campaign.zones[zone]! // zones of the map
    return bonus > 0 ? bonus - this.damage[zone]! : this.fort[zone] === 1 || this.trench[zone] === 1 ? 1 : 0
  }

  /** The worth for a side of the present state of the picture. */
  valueFor(side: number): number {
    const french = Math.round(this.#value())
    return side === FRENCH ? french : -french
  }

  #value(): number {
    this.#survey()
    const { zones, units } = this.#campaign
    const left = this.#turnsLeft
    // Men and guns are worth what they can still do in the time left.
    const time = Math.min(1, 0.12 + 0.25 * left)
    let sum = 0
    let fortsLost = 1
    for (let zone = 0; zone < zones.length; zone++) {
      const { bonus, fort } = zones[zone]!
      const holder = this.#holder[zone]!
      const danger = holder === NONE ? 0 : this.#dangerOf(zone)
      this.#danger[zone] = danger
      if (bonus > 0) sum += POINT * bonus * (fort ? 1 : heightCounts(left)) * this.#heldFor(zone, holder, danger)
      if (holder !== NONE && danger > 0) {
        const stake = this.manner.everywhere * danger * time * (40 * this.#men[zone]! + 60 * this.#guns[zone]!)
        sum += holder === FRENCH ? -stake : stake
      }
    }
    for (const fort of this.#campaign.tables.victory.forts)
      fortsLost *=
        this.#holder[fort] === PRUSSIAN ? 1 : Math.min(1, 0.05 + 0.6 * this.#danger[fort]! * this.#canCome(PRUSSIAN))
    sum -= FORTS_LOST * fortsLost
    for (let unit = 0; unit < units.length; unit++) {
      const own = time * this.#valueOf(unit, units[unit]!)
      sum += units[unit]!.side === FRENCH ? own * this.manner.thrift : -own
    }
    return sum - this.#ring(left) - time * (this.#shelled(FRENCH) - this.#shelled(PRUSSIAN))
  }

  /** From 1, certainly French at the final count, to -1. */
  #heldFor(zone: number, holder: number, danger: number): number {
    const { zones, neighbours } = this.#campaign
    if (holder === FRENCH) return 1 - 2 * danger * (zones[zone]!.fort ? this.#canCome(PRUSSIAN) : this.#comes(PRUSSIAN))
    if (holder === PRUSSIAN) return 2 * danger * this.#comes(FRENCH) * this.manner.greed - 1
    const walksIn = this.manner.walksIn ?? (this.#turnsLeft > 0 ? 0.15 : 0.25)
    return walksIn * (this.#isNextTo(neighbours[zone]!, FRENCH) ? 1 : 0.3) - 1
  }

  /** The threat of enemy guns to a side. */
  #shelled(side: number): number {
    const { units, headquarters, zones, shots, tables, citadel, heavyTargets } = this.#campaign
    const targets = this.#manned[side as 0 | 1] // one of two sides
    const { [side as 0 | 1]: count } = this.#mannedZones
    let sum = 0
    for (let unit = 0; unit < units.length; unit++) {
      const { side: whose, isInfantry, kind, value } = units[unit]!
      const from = this.zoneOf[unit]!
      if (isInfantry || whose === side || from === NONE || from === headquarters) continue
      const isFort = whose === FRENCH && zones[from]!.fort
      if (!isFort && this.fort[from] === 0) continue
      const { range } = tables
      const far = (kind === 'heavy' ? range.heavy : range.field) + (isFort && from === citadel ? range.fromCitadel : 0)
      const reach = shots[whose]![far]![from]!
      // It fires at the zone where it does most damage.
      let most = 0
      for (let index = 0; index < count; index++) {
        const zone = targets[index]!
        if (has(reach, zone) && (whose === FRENCH || kind !== 'heavy' || has(heavyTargets, zone)))
          most = Math.max(most, Math.min(2, this.#men[zone]!) / (1 + 2 * this.bonus(zone)))
      }
      sum += SHELLED * value * most
    }
    return sum
  }

  /** Probability that a side attacks its most wanted target, by its points, and by whether there are further turns. */
  #canCome(side: number): number {
    const most = Math.min(0.85, 0.25 * this.points[side]!)
    return this.#turnsLeft > 0 ? Math.max(0.5, most) : most
  }

  /** Probability that it attacks any other possible target. */
  #comes(side: number): number {
    return this.manner.everywhere * this.#canCome(side)
  }

  /** Sums up the units in each zone. */
  #survey(): void {
    const { units, headquarters, citadel } = this.#campaign
    this.#holder.fill(NONE)
    this.#defence.fill(0)
    this.#fire.fill(0)
    this.#attack.fill(0)
    this.#men.fill(0)
    this.#guns.fill(0)
    for (let unit = 0; unit < units.length; unit++) {
      const zone = this.zoneOf[unit]!
      if (zone === NONE || zone === headquarters) continue
      const { side, isInfantry, value, attack, defence, fire } = units[unit]!
      this.#holder[zone] = side
      if (!isInfantry) {
        this.#guns[zone]! += value
        continue
      }
      const status = this.status[unit]!
      this.#men[zone]! += 1
      this.#defence[zone]! += Math.max(0, defence - status)
      this.#fire[zone]! += Math.max(0, fire - status)
      if (status < EXHAUSTED) this.#attack[zone]! += Math.max(0, attack - status)
    }
    for (const side of [FRENCH, PRUSSIAN] as const) {
      const zones = this.#manned[side]
      let count = 0
      for (let zone = 0; zone < this.#men.length; zone++)
        if (this.#men[zone]! > 0 && this.#holder[zone] === side) zones[count++] = zone
      this.#mannedZones[side] = count
    }
    if (this.#men[citadel]! > 3) this.#attack[citadel]! *= 3 / this.#men[citadel]!
    for (const stacks of this.#stacks) stacks.fill(0)
    for (let zone = 0; zone < this.#attack.length; zone++) {
      const attack = this.#attack[zone]!
      if (attack === 0) continue
      const stacks = this.#stacks[this.#holder[zone]! as 0 | 1] // held by one of two sides
      if (attack > stacks[0]!) {
        stacks[2] = stacks[1]!
        stacks[1] = stacks[0]!
        stacks[0] = attack
      } else if (attack > stacks[1]!) {
        stacks[2] = stacks[1]!
        stacks[1] = attack
      } else if (attack > stacks[2]!) stacks[2] = attack
    }
  }

  /** Probability that a zone falls to the next assaults. */
  #dangerOf(zone: number): number {
    const holder = this.#holder[zone]!
    if (!this.#isOpen(this.#campaign.neighbours[zone]!, holder)) return 0
    const stacks = this.#stacks[(1 - holder) as 0 | 1] // one of two sides
    const bonus = this.bonus(zone)
    const isFort = holder === FRENCH && this.#campaign.zones[zone]!.fort
    const worn = isFort ? extraDefenceNeeded(this.#turnsLeft, this.#heavyGunsAt(zone), this.#men[zone]!) : 0
    const against = this.#defence[zone]! - worn + 0.5 * bonus + fireCost(this.#fire[zone]!)
    let stands = 1
    for (let wave = 0; wave < 3; wave++) {
      if (stacks[wave] === 0) break
      const chance = this.#men[zone] === 0 ? 0.95 : chanceOf(stacks[wave]! - against + wave)
      stands *= 1 - WAVES[wave]! * chance
    }
    return bonus === 0 ? Math.max(0.3, 1 - stands) : 1 - stands
  }

  /** Number of heavy guns of the besiegers that reach a zone. */
  #heavyGunsAt(zone: number): number {
    const { units, headquarters, shots, tables } = this.#campaign
    let count = 0
    for (let unit = 0; unit < units.length; unit++) {
      const { side, kind, isInfantry } = units[unit]!
      const from = this.zoneOf[unit]!
      if (isInfantry || side !== PRUSSIAN || kind !== 'heavy' || from === NONE || from === headquarters) continue
      if (this.fort[from] === 1 && has(shots[PRUSSIAN]![tables.range.heavy]![from]!, zone)) count += 1
    }
    return count
  }

  /** Whether an enemy can come next to it. */
  #isOpen(neighbours: readonly number[], holder: number): boolean {
    for (const beside of neighbours) if (this.#holder[beside] !== holder) return true
    return false
  }

  #isNextTo(neighbours: readonly number[], side: number): boolean {
    for (const beside of neighbours) if (this.#holder[beside] === side) return true
    return false
  }

  #valueOf(unit: number, one: Unit): number {
    const zone = this.zoneOf[unit]!
    const { side, isInfantry, hasSteps, attack, defence, value } = one
    if (zone === NONE) return this.#out[unit] === 1 ? REBUILDABLE : 0
    if (!isInfantry) return value * this.#gunAt(one, zone)
    if (!hasSteps) return 60
    const status = this.status[unit]!
    const level = (LEVEL[side as 0 | 1] * (attack + defence + 2)) / 8 // one of two sides
    const deployed = zone === this.#campaign.headquarters ? 0 : DEPLOYED[status]!
    return (
      deployed + level * (3 - status) + (status > 0 && this.#canRest(side, zone) ? this.#recovery(zone) * status : 0)
    )
  }

  #recovery(zone: number): number {
    return zone === this.#campaign.headquarters ? RECOVERS_FREE : RECOVERS
  }

  #canRest(side: number, zone: number): boolean {
    const { citadel, headquarters, neighbours } = this.#campaign
    return zone === citadel || zone === headquarters || !this.#isNextTo(neighbours[zone]!, 1 - side)
  }

  /** The worth of a point of a gun in a zone. */
  #gunAt({ side, kind, fortress }: Unit, zone: number): number {
    const { headquarters, zones, tables, shots, citadel } = this.#campaign
    if (zone === headquarters) return AT_HEADQUARTERS
    if (fortress) return IS_KEPT
    const alone = this.#men[zone] === 0 ? -IS_KEPT : 0
    const { range } = tables
    if (side === PRUSSIAN && kind === 'heavy') {
      const targets = Math.min(6, this.#heavyTargets[zone]!)
      const can = this.fort[zone] === 1
      return IS_KEPT + alone + (targets > 0 ? ((can ? FIRES : COULD_FIRE) * (6 + targets)) / 9 : -this.#stepsAway(zone))
    }
    const isFort = side === FRENCH && zones[zone]!.fort
    const can = isFort || this.fort[zone] === 1 || kind === 'flying'
    const far = (kind === 'heavy' ? range.heavy : range.field) + (zone === citadel ? range.fromCitadel : 0)
    const reach = shots[side]![far]![zone]!
    let found = 0
    for (let target = 0; target < zones.length && found < 3; target++)
      if (this.#holder[target] === 1 - side && has(reach, target)) found += 1
    return IS_KEPT + alone + (found > 0 ? ((can ? FIRES : COULD_FIRE) * (2 + found)) / 5 : 0)
  }

  /** The penalty of a zone without a target: larger if no neighbour has one. */
  #stepsAway(zone: number): number {
    return this.#campaign.neighbours[zone]!.some((beside) => this.#heavyTargets[beside]! > 0) ? 4 : 12
  }

  #ring(left: number): number {
    if (left === 0) return 0
    if (isRingClosed(this.#campaign, this.#holder)) return RING * Math.min(3, left)
    let held = 0
    for (let zone = 0; zone < this.#holder.length; zone++)
      if (this.#holder[zone] === PRUSSIAN && this.#isNextTo(this.#campaign.neighbours[zone]!, PRUSSIAN)) held += 1
    return Math.min(16, held) * LINK * this.manner.ring
  }
}

/** Factors for later waves, which come with what the first have left. */
const WAVES = [1, 0.75, 0.5] as const

/** Probability of success of an assault, by the difference of attack and defence. */
const chanceOf = (difference: number): number => Math.max(0, Math.min(5, difference + 1)) / 6

/** Approximate cost of fire for the attackers. */
const fireCost = (fire: number): number => (fire === 0 ? 0 : fire > 12 ? 2.6 : fire > 6 ? 2 : fire > 3 ? 1.5 : 1)

const pictureIn = memoizedBy((campaign: Campaign) => new Picture(campaign))

/** Reads the game into the picture of its campaign, which is reused. */
export function pictureOf(g: G, manner: Manner): Picture {
  const picture = pictureIn(g.campaign)
  picture.manner = manner
  return picture.read(g)
}
