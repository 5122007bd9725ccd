import { directions, NO_HEX } from '../../board/hex.ts'
import { facesAllRound, facesHexside } from '../../board/hex-facing.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import type { Campaign, Mover } from '../campaign/campaign.ts'
import { counterOf, FRENCH, GERMAN, NOWHERE, type G } from '../state/kit.ts'
import { isAllRound } from './facing.ts'
import { keptBeside } from './kept.ts'
import { groundOf, holderOf, unitsIn } from './stacks.ts'

/** A hex and how a unit faces in it, as one number: six facings, and all round. */
const FACINGS = 7
const ALL_ROUND = 6
const NO_POSTURE = -1
const hexOf = (posture: number): number => Math.floor(posture / FACINGS)

/** What a unit that moves so controls from a hex where it faces so, worked out when it is first asked. */
const controls = onceFor((_campaign: Campaign) => new Map<Mover, (readonly number[] | undefined)[]>())

function controlledFrom(campaign: Campaign, mover: Mover, posture: number): readonly number[] {
  const kept = controls(campaign)
  let byPosture = kept.get(mover)
  if (byPosture === undefined) kept.set(mover, (byPosture = []))
  return (byPosture[posture] ??= controlled(campaign, mover, posture))
}

/**
 * @rule ws.zoc.extent
 * Every combat unit, guns and disorganised ones too, controls its front hexes, except over water that it could not cross. Is a hex
 * in a zone of control of a side?
 */
function controlled({ grid, barriers }: Campaign, mover: Mover, posture: number): number[] {
  const facing = directions[posture % FACINGS]
  const hex = hexOf(posture)
  const front = facing === undefined ? facesAllRound.sides(0, 'front') : facesHexside.sides(facing, 'front')
  return front
    .filter((side) => barriers[mover][6 * hex + side] !== 'closed')
    .map((side) => grid.neighbour(hex, side))
    .filter((beyond) => beyond !== NO_HEX)
}

const postureOf = (g: G, unit: number): number => {
  const hex = g.unit.hex.of(unit)
  return hex === NOWHERE ? NO_POSTURE : FACINGS * hex + (isAllRound(g, hex) ? ALL_ROUND : g.unit.facing.of(unit))
}

/** The hexes that a unit on the map controls. */
export const controlledBy = (g: G, unit: number): readonly number[] =>
  controlledFrom(g.campaign, counterOf(g, unit).mover, postureOf(g, unit))

type BySide = readonly [Uint8Array, Uint8Array]

/** How many units of each side control a hex, brought up to date for those that have moved or turned. */
class Zones {
  /** By unit, its hex and facing as they were, and its posture. */
  readonly #seats: Int32Array
  readonly #postures: Int32Array
  readonly #counts: BySide
  readonly #closed: BySide
  /** The stamps that it was last brought up to date under; stamps begin at 1. */
  #hexes = 0
  #facings = 0

  constructor({ campaign: { ground, counters } }: G) {
    const units = counters.filter(({ steps }) => steps > 0).length
    this.#seats = new Int32Array(units).fill(NO_POSTURE)
    this.#postures = new Int32Array(units).fill(NO_POSTURE)
    this.#counts = [new Uint8Array(ground.length), new Uint8Array(ground.length)]
    this.#closed = [new Uint8Array(ground.length), new Uint8Array(ground.length)]
  }

  /** By hex, how many units of a side control it. */
  of(g: G, side: number): Uint8Array {
    this.#update(g)
    return this.#counts[side]!
  }

  /** By hex, 1 where a side cannot trace command through it. */
  closedTo(g: G, side: number): Uint8Array {
    this.#update(g)
    return this.#closed[side]!
  }

  #update(g: G): void {
    const { hex, facing } = g.unit
    const [hexes, facings] = [this.#hexes, this.#facings]
    if (hexes === hex.stamp && facings === facing.stamp) return
    this.#hexes = hex.stamp
    this.#facings = facing.stamp
    if (facings === facing.stamp && hexes === hex.stampBefore) this.#look(g, hex.lastSet)
    else if (hexes === hex.stamp && facings === facing.stampBefore) this.#look(g, facing.lastSet)
    else for (let unit = 0; unit < this.#seats.length; unit++) this.#look(g, unit)
  }

  /** Has a counter moved or turned? Combat units come first among the counters. */
  #look(g: G, unit: number): void {
    if (unit >= this.#seats.length) return
    const at = g.unit.hex.of(unit)
    const seat = FACINGS * at + g.unit.facing.of(unit)
    const before = this.#seats[unit]!
    if (seat === before) return
    this.#seats[unit] = seat
    this.#move(g, unit)
    this.#lookIn(g, hexOf(before))
    this.#lookIn(g, at)
  }

  /** Whether a hamlet is front all round to those in it hangs on who is there. */
  #lookIn(g: G, hex: number): void {
    if (hex >= 0 && groundOf(g, hex).allRound === 'lone') for (const unit of unitsIn(g, hex)) this.#move(g, unit)
  }

  #move(g: G, unit: number): void {
    const before = this.#postures[unit]!
    const now = postureOf(g, unit)
    if (now === before) return
    this.#postures[unit] = now
    const { mover, side } = counterOf(g, unit)
    if (before !== NO_POSTURE) this.#count(g.campaign, mover, side, before, -1)
    if (now !== NO_POSTURE) this.#count(g.campaign, mover, side, now, 1)
    if (before !== NO_POSTURE) this.#close(g, mover, before)
    if (now !== NO_POSTURE) this.#close(g, mover, now)
  }

  #count(campaign: Campaign, mover: Mover, side: number, posture: number, change: number): void {
    const counts = this.#counts[side]!
    for (const hex of controlledFrom(campaign, mover, posture)) counts[hex]! += change
  }

  /** Looks again at the hexes of a unit that came or went: its own and those that it controls. */
  #close(g: G, mover: Mover, posture: number): void {
    this.#closeOne(g, hexOf(posture))
    for (const hex of controlledFrom(g.campaign, mover, posture)) this.#closeOne(g, hex)
  }

  #closeOne(g: G, hex: number): void {
    const holder = holderOf(g, hex)
    for (const side of [FRENCH, GERMAN])
      this.#closed[side]![hex] = holder === 1 - side || isBarredToCommand(g, side, hex) ? 1 : 0
  }
}

const kept = keptBeside((g) => new Zones(g))

/** By hex, how many units of a side control it. Read only. */
export const zonesOf = (g: G, side: number): Uint8Array => kept(g).of(g, side)

/** In a zone of control of the enemy of this side. */
export const isInEnemyZone = (g: G, side: number, hex: number): boolean => zonesOf(g, 1 - side)[hex]! > 0

/**
 * @rule ws.zoc.friends
 * A friendly unit in a hex cancels enemy zones of control there for tracing command and for commanders who move, not for retreats.
 */
export const isBarredToCommand = (g: G, side: number, hex: number): boolean =>
  isInEnemyZone(g, side, hex) && holderOf(g, hex) !== side

/** By hex, 1 where a side cannot trace command through it, for an enemy unit there or one that controls it. Read only. */
export const closedToCommand = (g: G, side: number): Uint8Array => kept(g).closedTo(g, side)
