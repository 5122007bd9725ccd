import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign } from '../../wissembourg-spicheren/campaign/campaign.ts'
import type { Arm } from '../../wissembourg-spicheren/campaign/files.ts'
import {
  counterOf,
  FATE,
  formationOf,
  isUnit,
  onMap,
  scenarioOf,
  sideOf,
  strengthOf,
  type G,
} from '../../wissembourg-spicheren/state/kit.ts'
import { troopsIn } from '../../wissembourg-spicheren/ground/stacks.ts'
import { isUnknown } from '../../wissembourg-spicheren/hidden/columns.ts'
import { turnsTo } from './ways.ts'
import { harmsOf, stakesOf, type Harms, type Stake } from './stakes.ts'
import type { Manner } from './manners.ts'

/** A unit on the map, or a column that may be real. */
export interface Fighter {
  /** −1 for a column face down. */
  readonly unit: number
  readonly hex: number
  readonly strength: number
  readonly arm: Arm
}

/** A fighter who arrives in `wait` turns. */
export interface Coming extends Fighter {
  readonly wait: number
}

/** The strength that could attack a hex, weighted by nearness: in total, and by the hexside it comes from. */
export interface Pressure {
  readonly sum: number
  readonly bySide: Float64Array
}

/** Factors by distance in hexes: how probable an attack from there is. */
const nearness = [1, 1, 0.85, 0.65, 0.45, 0.22, 0.08]
/** Factors by turns: how much of a threat a fighter is that needs this many. */
const soon = [1, 1, 0.15, 0.04]
/** Strength arriving soon that counts as a full threat. */
const THREAT = 9
/** Factor for friends nearby, who reduce the danger to a place. */
const STOPS = 0.6
/** Number of turns ahead for which reinforcements are considered. */
const AHEAD = 2
/** Factor for an enemy who would give up a place by moving, and so seldom does. */
const TIED = 0.35
/** Maximum number of attackers around a hex. */
const MOST_ATTACKERS = 4

/** What a side sees at one question: everything that is constant while candidates are compared. */
export class Picture {
  readonly g: G
  readonly side: number
  readonly manner: Manner
  readonly friends: readonly Fighter[]
  readonly foes: readonly Fighter[]
  readonly stakes: readonly Stake[]
  readonly #harms = new Map<number, Harms>()
  readonly #pressures = new Map<number, Pressure>()
  readonly #guards = new Map<number, number>()
  readonly #tied = new Map<number, boolean>()
  #coming: readonly Coming[] | undefined

  constructor(g: G, side: number, manner: Manner) {
    this.g = g
    this.side = side
    this.manner = manner
    const all = fightersOn(g)
    this.friends = all.filter(({ unit }) => unit >= 0 && sideOf(g, unit) === side)
    this.foes = [...all.filter(({ unit }) => sideOf(g, unit) !== side), ...columnsSeenBy(g, side)]
    this.stakes = stakesOf(g)
  }

  harmsOf(unit: number): Harms {
    let harms = this.#harms.get(unit)
    if (harms === undefined) this.#harms.set(unit, (harms = harmsOf(this.g, unit)))
    return harms
  }

  /** The enemies on the map or arriving within two turns, each with the turns until then. */
  get coming(): readonly Coming[] {
    return (this.#coming ??= [
      ...this.foes.map((one) => ({ ...one, wait: 0 })),
      ...(this.manner.foresight ? comingFoes(this.g, this.side) : []),
    ])
  }

  /**
   * The worth of guarding a place of this side that no other unit guards: it grows with the enemies that can be there
   * soon.
   */
  guardWorth(hex: number): number {
    let worth = this.#guards.get(hex)
    if (worth === undefined) {
      const stake = this.stakes.find((one) => one.hex === hex && one.holder === this.side)
      worth = stake === undefined ? 0 : this.manner.guard * stake.worth * this.#threatTo(hex)
      this.#guards.set(hex, worth)
    }
    return worth
  }

  /** From 0 to 1: the threat of enemies that can be there soon, less the friends nearby who would stop them. */
  #threatTo(hex: number): number {
    const theirs = this.#strengthSoon(this.coming, hex)
    const ours = this.#strengthSoon(this.friends, hex)
    return theirs === 0 ? 0 : (Math.min(1, theirs / THREAT) * theirs) / (theirs + STOPS * ours)
  }

  #strengthSoon(fighters: readonly (Fighter & Partial<Coming>)[], hex: number): number {
    return fighters.reduce((sum, { strength, arm, hex: from, wait = 0 }) => {
      if (arm === 'artillery') return sum
      const turns = Math.ceil(wait + turnsTo(this.g.campaign, arm, from, hex))
      return sum + strength * (soon[turns] ?? 0)
    }, 0)
  }

  /** The worth for a side of taking a hex from the enemy, or keeping it. */
  groundWorth(hex: number): number {
    return this.stakes.find((stake) => stake.hex === hex)?.worth ?? 0
  }

  /** The enemies that could attack a hex. */
  pressureOn(hex: number): Pressure {
    let pressure = this.#pressures.get(hex)
    if (pressure === undefined) this.#pressures.set(hex, (pressure = this.#weigh(hex)))
    return pressure
  }

  /** Whether the enemy in a hex is the only one that keeps a place of value. */
  #isTied(hex: number): boolean {
    let tied = this.#tied.get(hex)
    if (tied === undefined) {
      const isPlace = this.stakes.some((stake) => stake.hex === hex && stake.holder !== this.side)
      tied = isPlace && troopsIn(this.g, hex).length === 1
      this.#tied.set(hex, tied)
    }
    return tied
  }

  #weigh(hex: number): Pressure {
    const { grid } = this.g.campaign
    const bySide = new Float64Array(6)
    const each: number[] = []
    for (const { hex: from, strength, arm } of this.foes) {
      const far = grid.distance(from, hex)
      const near = arm === 'artillery' || far === 0 ? undefined : nearness[far]
      if (near === undefined) continue
      const weight = near * strength * (this.#isTied(from) ? TIED : 1)
      each.push(weight)
      const side = sideTowards(this.g.campaign, hex, from)
      bySide[side] = bySide[side]! + weight
    }
    const sum = each
      .toSorted((a, b) => b - a)
      .slice(0, MOST_ATTACKERS)
      .reduce((all, one) => all + one, 0)
    return { sum, bySide }
  }
}

const sidesTowards = memoizedBy(({ ground }: Campaign) => new Int8Array(ground.length ** 2).fill(-1))

/** The hexside of a hex that faces another one. */
export function sideTowards(campaign: Campaign, from: number, to: number): number {
  const known = sidesTowards(campaign)
  const at = from * campaign.ground.length + to
  if (known[at]! < 0) known[at] = campaign.grid.directionsTowards(from, to)[0] ?? 0
  return known[at]!
}

function fightersOn(g: G): Fighter[] {
  const found: Fighter[] = []
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (!onMap(g, unit) || !isUnit(g, unit)) continue
    const { mover } = counterOf(g, unit)
    found.push({ unit, hex: g.unit.hex.of(unit), strength: strengthOf(g, unit), arm: mover as Arm }) // a unit is of an arm
  }
  return found
}

/** The enemy columns as fighters: each of the two may be the division, unless the side knows which is real. */
function columnsSeenBy(g: G, side: number): Fighter[] {
  const { hiddenColumn } = scenarioOf(g)
  if (hiddenColumn === undefined) return []
  const { formation } = hiddenColumn
  if (formationOf(g, formation).side === side) return []
  const strength = formationOf(g, formation).units.reduce((sum, unit) => sum + counterOf(g, unit).strength[0], 0)
  return [0, 1]
    .filter((column) => g.column.hex.of(column) >= 0)
    .map((column) => ({
      unit: -1,
      hex: g.column.hex.of(column),
      strength: isUnknown(g) ? strength / 2 : g.realColumn === column ? strength : 0,
      arm: 'infantry' as const,
    }))
}

function comingFoes(g: G, side: number): Coming[] {
  return scenarioOf(g).arrivals.flatMap((arrival, unit) => {
    const { side: whose, mover, strength } = counterOf(g, unit)
    if (arrival === undefined || arrival.called || whose === side || onMap(g, unit) || !isUnit(g, unit)) return []
    const wait = Math.max(0, arrival.turn - g.turn)
    if (g.unit.fate.of(unit) !== FATE.none || wait > AHEAD) return []
    const { hex } = arrival.gates[0]!
    return [{ unit, hex, strength: strength[0], arm: mover as Arm, wait }] // a unit is of an arm
  })
}
