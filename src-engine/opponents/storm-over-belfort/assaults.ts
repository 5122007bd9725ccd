import { has } from '../../board/bitset.ts'
import type { Campaign } from '../../storm-over-belfort/campaign/campaign.ts'
import { magnitudeOf } from '../../storm-over-belfort/assault/roll.ts'
import { defendersOf } from '../../storm-over-belfort/assault/group.ts'
import { eachUnitIn, groundOf, unitsIn } from '../../storm-over-belfort/state/ground.ts'
import { EXHAUSTED, FRENCH, NONE, PRUSSIAN, unitOf, type G } from '../../storm-over-belfort/state/kit.ts'
import { columnOf, rowAt } from '../../storm-over-belfort/state/tables.ts'
import { hasMarker, isSheltered } from '../../storm-over-belfort/state/zones.ts'
import type { Picture } from './picture.ts'

/** A possible assault: units and the zone they attack from. */
export interface Thought {
  readonly side: number
  readonly units: readonly number[]
  /** Their present zone. */
  readonly home: number
  readonly source: number
  readonly target: number
  /** Whether the defender has still to fire. */
  readonly underFire: boolean
}

/** The average result of an assault. */
interface Prospect {
  readonly chance: number
  /** Hits on the attackers and on the defenders, after shelter, when it is won and when it is lost. */
  readonly won: readonly [attackers: number, defenders: number]
  readonly lost: readonly [attackers: number, defenders: number]
}

/** The distribution of hits by defensive fire, in faces of the die. */
function fireHits({ tables }: Campaign, firepower: number): Map<number, number> {
  const found = new Map<number, number>()
  for (let die = 1; die <= tables.dieFaces; die++) {
    const hits = firepower === 0 ? 0 : rowAt(tables.fire.rows, die)[columnOf(tables.fire.totals, firepower)]!
    found.set(hits, (found.get(hits) ?? 0) + 1)
  }
  return found
}

/** The hits on a defender that remain after shelter. */
function hitsAfterShelter(g: G, picture: Picture, target: number, hits: number): number {
  const { bonus } = g.campaign.zones[target]! // zones of the map
  if (bonus === 0) return hits >= 2 && hasMarker(g, target) ? hits - 1 : hits
  const now = picture.bonus(target)
  if (now >= g.campaign.tables.assault.bonusWithoutLosses) return 0
  return Math.min(1, hits) + Math.max(0, hits - 1 - now)
}

export function prospectOf(g: G, picture: Picture, { side, units, target, underFire }: Thought): Prospect {
  const { assault, dieFaces, stratagems } = g.campaign.tables
  const defenders = defendersOf(g, target)
  const sum = (of: readonly number[], what: 'fire' | 'attack' | 'defence'): number =>
    of.reduce((total, unit) => total + picture.worth(unit, what), 0)
  const ruse = g.ruse && side !== PRUSSIAN ? stratagems.ruse * defenders.length : 0
  const defence = sum(defenders, 'defence') + ruse
  const attack = sum(units, 'attack')
  const column = magnitudeOf(g, units, defenders) - 1
  const rows = g.smoothedAssault ? assault.smoothed : assault.rows
  const fires = underFire ? fireHits(g.campaign, sum(defenders, 'fire')) : new Map([[0, dieFaces]])
  const won: [number, number] = [0, 0]
  const lost: [number, number] = [0, 0]
  let wins = 0
  for (const [fired, faces] of fires) {
    // Each attacker loses one before one loses two, since exhausted units take no part.
    const left = Math.max(0, attack - fired - (fired > units.length ? 1 : 0))
    const modifier = Math.max(-assault.mostBonus, Math.min(assault.mostBonus, left - defence))
    for (let die = 1; die <= dieFaces; die++) {
      const [onDefender, onAttacker] = rowAt(rows, die + modifier)[column]! // six columns
      const isWon = left > 0 && die + modifier >= assault.won
      const into = isWon ? won : lost
      into[0] += faces * (fired + onAttacker)
      into[1] += faces * hitsAfterShelter(g, picture, target, onDefender)
      if (isWon) wins += faces
    }
  }
  const all = dieFaces * dieFaces
  const mean = ([a, b]: readonly [number, number], of: number): [number, number] =>
    of === 0 ? [0, 0] : [a / of, b / of]
  return { chance: wins / all, won: mean(won, wins), lost: mean(lost, all - wins) }
}

/** Applies hits to units of a picture, one each before a unit takes a second; excess hits are ignored. */
function applyHits(picture: Picture, units: readonly number[], hits: number): void {
  let left = Math.round(hits)
  for (let round = 0; round < 3; round++)
    for (const unit of units) {
      if (left === 0) return
      if (picture.status[unit]! < EXHAUSTED) picture.status[unit]! += 1
      else picture.zoneOf[unit] = NONE
      left -= 1
    }
}

/** The zone where beaten units are assumed to end. */
const refugeOf = ({ citadel, headquarters }: Campaign, side: number): number =>
  side === FRENCH ? citadel : headquarters

/** The nearest zone of its own side that is not next to the enemy; the refuge where there is none near. */
function wayBack(g: G, picture: Picture, side: number, from: number): number {
  const { campaign } = g
  const refuge = refugeOf(campaign, side)
  // A garrison beaten out of the city itself has to leave it.
  const staysNear = side === FRENCH ? from === refuge : picture.manner.staysNear
  if (!staysNear) return refuge
  const isQuiet = (zone: number): boolean =>
    picture.holderOf(zone) !== 1 - side &&
    campaign.neighbours[zone]!.every(
      (beside) => picture.holderOf(beside) !== 1 - side || (picture.bonus(zone) > 0 && picture.bonus(beside) > 0),
    )
  let ring = [from]
  for (let step = 0; step < 2; step++) {
    const beyond = ring.flatMap((zone) =>
      campaign.neighbours[zone]!.filter((beside) => picture.holderOf(beside) !== 1 - side),
    )
    const quiet = beyond.find(isQuiet)
    if (quiet !== undefined && quiet !== from) return quiet
    ring = [...new Set(beyond)]
  }
  return refugeOf(campaign, side)
}

/** Whether the victor would have to stay where he is. */
function isBarred(g: G, side: number, target: number): boolean {
  if (has(g.campaign.printed, target)) return false
  const enemies = groundOf(g).manned[(1 - side) as 0 | 1] // one of two sides
  return g.campaign.neighbours[target]!.some(
    (beside) => beside !== target && has(enemies, beside) && isSheltered(g, beside),
  )
}

/** The expected worth of an assault for its side; the picture is restored. */
export function worthOfAssault(g: G, picture: Picture, thought: Thought, prospect: Prospect): number {
  const { side, units, home, source, target } = thought
  const { chance, won, lost } = prospect
  const touched = [...units, ...unitsIn(g, target), ...unitsIn(g, source)]
  const before = touched.map((unit) => [unit, picture.zoneOf[unit]!, picture.status[unit]!] as const)
  const works = [picture.fort[target]!, picture.trench[target]!] as const
  const putRight = (): void => {
    for (const [unit, zone, status] of before) {
      picture.zoneOf[unit] = zone
      picture.status[unit] = status
    }
    picture.fort[target] = works[0]
    picture.trench[target] = works[1]
  }
  const refugeThem = wayBack(g, picture, 1 - side, target)
  const refugeUs = wayBack(g, picture, side, source)
  let worth = 0
  if (chance > 0) {
    const defenders: number[] = []
    eachUnitIn(g, target, (unit) => {
      if (unitOf(g, unit).isInfantry) {
        defenders.push(unit)
        picture.zoneOf[unit] = refugeThem
      } else picture.zoneOf[unit] = NONE
    })
    picture.fort[target] = 0
    picture.trench[target] = 0
    const end = isBarred(g, side, target) ? home : target
    for (const unit of units) picture.zoneOf[unit] = end
    applyHits(picture, units, won[0])
    applyHits(picture, defenders, won[1])
    worth += chance * picture.valueFor(side)
    putRight()
  }
  if (chance < 1) {
    for (const unit of units) picture.zoneOf[unit] = home === source ? refugeUs : home
    // Other units of the side in the zone of origin go back with them.
    for (const unit of unitsIn(g, source)) {
      if (unitOf(g, unit).side === side && !(source === g.campaign.citadel && !unitOf(g, unit).isInfantry))
        picture.zoneOf[unit] = source === home || !units.includes(unit) ? refugeUs : home
    }
    applyHits(picture, units, lost[0])
    applyHits(picture, defendersOf(g, target), lost[1])
    worth += (1 - chance) * picture.valueFor(side)
    putRight()
  }
  return Math.round(worth)
}
