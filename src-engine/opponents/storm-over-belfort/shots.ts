import { effectOf } from '../../storm-over-belfort/bombardment/effect.ts'
import { counterByDie, hitsByDie } from '../../storm-over-belfort/bombardment/rolls.ts'
import { isHeavy } from '../../storm-over-belfort/guns/guns.ts'
import { eachUnitIn } from '../../storm-over-belfort/state/ground.ts'
import { EXHAUSTED, FRENCH, unitOf, type G } from '../../storm-over-belfort/state/kit.ts'
import type { Picture } from './picture.ts'

/** The worth of bombardments, in thousandths of a point of printed bonus. */

/** Worth of a field gun that has not fired: it supports the defence. */
const HELD_BACK = 45
const FRENCH_HEAVY_HELD_BACK = 30

/** The worth for a side after this number of hits. */
function worthAfterHits(g: G, picture: Picture, side: number, zone: number, hits: number): number {
  const { suffered, takesMarker, damages } = effectOf(g, zone, hits)
  if (suffered === 0 && !takesMarker && !damages) return picture.valueFor(side)
  const struck: number[] = []
  eachUnitIn(g, zone, (unit) => {
    if (unitOf(g, unit).isInfantry && unitOf(g, unit).hasSteps) struck.push(unit)
  })
  const was = struck.map((unit) => picture.status[unit]!)
  const works = [picture.fort[zone]!, picture.trench[zone]!, picture.damage[zone]!] as const
  let left = suffered
  for (let round = 0; round < 2; round++)
    for (const unit of struck) {
      if (left === 0) break
      left -= 1
      if (picture.status[unit]! < EXHAUSTED) picture.status[unit]! += 1
    }
  if (damages) picture.damage[zone]! += 1
  if (takesMarker) {
    if (picture.trench[zone] === 1) picture.trench[zone] = 0
    else picture.fort[zone] = 0
  }
  const worth = picture.valueFor(side)
  struck.forEach((unit, index) => (picture.status[unit] = was[index]!))
  picture.fort[zone] = works[0]
  picture.trench[zone] = works[1]
  picture.damage[zone] = works[2]
  return worth
}

function expected(g: G, picture: Picture, side: number, unit: number, zone: number, counter: number): number {
  const byHits = new Map<number, number>()
  let sum = 0
  const all = hitsByDie(g, unit, zone, counter)
  for (const hits of all) {
    let worth = byHits.get(hits)
    if (worth === undefined) byHits.set(hits, (worth = worthAfterHits(g, picture, side, zone, hits)))
    sum += worth
  }
  return Math.round(sum / all.length)
}

/** The expected worth of a shot for its side, if it is not countered. */
export function shotWorth(g: G, picture: Picture, side: number, unit: number, zone: number): number {
  const heldBack = isHeavy(g, unit) ? (side === FRENCH ? FRENCH_HEAVY_HELD_BACK : 0) : side === FRENCH ? HELD_BACK : 10
  return expected(g, picture, side, unit, zone, 0) - heldBack
}

interface Counter {
  readonly unit: number
  /** The firing gun, and its target. */
  readonly gun: number
  readonly zone: number
}

/** The gain of a counter-battery for its side, relative to keeping the gun ready. */
export function savedByCounter(g: G, picture: Picture, side: number, { unit, gun, zone }: Counter): number {
  const results = counterByDie(g, unit, gun)
  let sum = 0
  for (const result of results) sum += expected(g, picture, side, gun, zone, result)
  const saved = sum / results.length - expected(g, picture, side, gun, zone, 0)
  return Math.round(saved - HELD_BACK)
}
