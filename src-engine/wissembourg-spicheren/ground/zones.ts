import { directions, NO_HEX } from '../../board/hex.ts'
import { facesAllRound, facesHexside } from '../../board/hex-facing.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign, Counter, Mover } from '../campaign/campaign.ts'
import { FRENCH, GERMAN, NOWHERE, sideOf, type G } from '../state/kit.ts'
import { isAllRound } from './facing.ts'
import { groundOf, holderOf, unitsIn } from './stacks.ts'

/** A posture is a hex and a facing in it as one number: six facings, and all round. */
const FACINGS = 7
const ALL_ROUND = 6
const NO_POSTURE = -1
const hexOf = (posture: number): number => Math.floor(posture / FACINGS)

/** By unit, then by posture, the hexes it controls, computed on first use; units with the same mover share a list. */
const controls = memoizedBy(({ counters }: Campaign) => {
  const byMover = new Map<Mover, (readonly number[] | undefined)[]>()
  for (const { mover } of counters) byMover.set(mover, [])
  return counters.map(({ mover }) => byMover.get(mover)!) // just made
})
const NOTHING: readonly number[] = []

function controlledFrom(campaign: Campaign, unit: number, posture: number): readonly number[] {
  if (posture === NO_POSTURE) return NOTHING
  const byPosture = controls(campaign)[unit]! // one for each unit
  return (byPosture[posture] ??= controlled(campaign, campaign.counters[unit]!, posture))
}

/**
 * @rule ws.zoc.extent
 * Every combat unit, including guns and disorganised units, controls its front hexes, except over water that it could
 * not cross.
 */
function controlled({ grid }: Campaign, { barriers }: Counter, posture: number): number[] {
  const facing = directions[posture % FACINGS]
  const hex = hexOf(posture)
  const front = facing === undefined ? facesAllRound.sides(0, 'front') : facesHexside.sides(facing, 'front')
  return front
    .filter((side) => barriers[6 * hex + side] !== 'closed')
    .map((side) => grid.neighbour(hex, side))
    .filter((beyond) => beyond !== NO_HEX)
}

const postureOf = (g: G, unit: number): number => {
  const hex = g.unit.hex.of(unit)
  return hex === NOWHERE ? NO_POSTURE : FACINGS * hex + (isAllRound(g, hex) ? ALL_ROUND : g.unit.facing.of(unit))
}

/** The hexes that a unit on the map controls. */
export const controlledBy = (g: G, unit: number): readonly number[] =>
  controlledFrom(g.campaign, unit, postureOf(g, unit))

type BySide = readonly [Uint8Array, Uint8Array]

/** The number of units of each side that control a hex, updated incrementally for units that have moved or turned. */
class Zones {
  /** By unit: its hex and facing at the last update, and its posture. */
  readonly #seats: Int32Array
  readonly #postures: Int32Array
  readonly #counts: BySide
  readonly #closed: BySide
  /** Stamps of the last update; stamps begin at 1. */
  #hexes = 0
  #facings = 0

  constructor({ campaign: { ground, counters } }: G) {
    const units = counters.filter(({ steps }) => steps > 0).length
    this.#seats = new Int32Array(units).fill(NO_POSTURE)
    this.#postures = new Int32Array(units).fill(NO_POSTURE)
    this.#counts = [new Uint8Array(ground.length), new Uint8Array(ground.length)]
    this.#closed = [new Uint8Array(ground.length), new Uint8Array(ground.length)]
  }

  /** By hex, the number of units of a side that control it. */
  of(g: G, side: number): Uint8Array {
    this.#update(g)
    return this.#counts[side]!
  }

  /** By hex, 1 if a side cannot trace command through it. */
  closedTo(g: G, side: number): Uint8Array {
    this.#update(g)
    return this.#closed[side]!
  }

  #update(g: G): void {
    const { hex, facing } = g.unit
    if (this.#hexes === hex.stamp && this.#facings === facing.stamp) return
    this.#hexes = hex.stamp
    this.#facings = facing.stamp
    // Combat units come first among the counters.
    const seats = this.#seats
    for (let unit = 0; unit < seats.length; unit++) {
      const at = hex.of(unit)
      const seat = FACINGS * at + facing.of(unit)
      const before = seats[unit]!
      if (seat === before) continue
      seats[unit] = seat
      this.#move(g, unit)
      this.#lookIn(g, hexOf(before))
      this.#lookIn(g, at)
    }
  }

  /** Whether a unit's front goes all round in a hamlet depends on the other units there. */
  #lookIn(g: G, hex: number): void {
    if (hex >= 0 && groundOf(g, hex).allRound === 'lone') for (const unit of unitsIn(g, hex)) this.#move(g, unit)
  }

  #move(g: G, unit: number): void {
    const before = this.#postures[unit]!
    const now = postureOf(g, unit)
    if (now === before) return
    this.#postures[unit] = now
    const counts = this.#counts[sideOf(g, unit)]!
    const left = controlledFrom(g.campaign, unit, before)
    const taken = controlledFrom(g.campaign, unit, now)
    for (const hex of left) counts[hex]! -= 1
    for (const hex of taken) counts[hex]! += 1
    if (before !== NO_POSTURE) this.#closeOne(g, hexOf(before))
    if (now !== NO_POSTURE) this.#closeOne(g, hexOf(now))
    for (const hex of left) this.#closeOne(g, hex)
    for (const hex of taken) this.#closeOne(g, hex)
  }

  /** Updates whether a hex is closed after a unit or its control came or went. */
  #closeOne(g: G, hex: number): void {
    const holder = holderOf(g, hex)
    const [ofFrench, ofGermans] = this.#counts
    this.#closed[FRENCH][hex] = isClosed(FRENCH, holder, ofGermans[hex]!)
    this.#closed[GERMAN][hex] = isClosed(GERMAN, holder, ofFrench[hex]!)
  }
}

/**
 * @rule ws.zoc.friends
 * A friendly unit in a hex cancels enemy zones of control there for tracing command and for moving commanders, but not
 * for retreats.
 */
const isClosed = (side: number, holder: number, enemyZones: number): 0 | 1 =>
  holder === 1 - side || (enemyZones > 0 && holder !== side) ? 1 : 0

const kept = memoizedBy((g: G) => new Zones(g))

/** By hex, the number of units of a side that control it. Read only. */
export const zonesOf = (g: G, side: number): Uint8Array => kept(g).of(g, side)

/** Whether a hex is in a zone of control of this side's enemy. */
export const isInEnemyZone = (g: G, side: number, hex: number): boolean => zonesOf(g, 1 - side)[hex]! > 0

/** By hex, 1 if a side cannot trace command through it because an enemy unit is there or controls it. Read only. */
export const closedToCommand = (g: G, side: number): Uint8Array => kept(g).closedTo(g, side)

/** Whether a hex is closed to commanders because an enemy controls it, not because an enemy holds it. */
export const isBarredToCommand = (g: G, side: number, hex: number): boolean =>
  closedToCommand(g, side)[hex] === 1 && holderOf(g, hex) !== 1 - side
