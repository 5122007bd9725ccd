import { centreBehind, footprintOf, frontMiddle, wholeRoot, type Ring } from '../../board/measured/measured.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { formations, type Formation } from '../campaign/files.ts'
import { formationsOf } from '../campaign/kinds.ts'
import { aroundWay, fits, type Around } from '../ground/ground.ts'
import { place } from '../ground/way.ts'
import { formed, turned as turnedEntry } from '../state/entries.ts'
import { formationNumber, formationOf, unitName, unitOf, type G } from '../state/kit.ts'
import { blockIn, bodyOf, poseOf, standsOf } from '../state/pose.ts'

/**
 * Chapter: the side-turn. The position of a unit after a change of formation, a turn or mounting, and whether there is
 * room for it.
 */

export const facings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** A new formation keeps the middle of the front edge, a square the centre; there has to be room. */
export function mayForm(g: G, unit: number, formation: number, why?: Why): boolean {
  const name = why && { unit: unitName(g, unit), formation: formations[formation] ?? '' }
  if (!formationsOf[unitOf(g, unit).arm].includes(formations[formation]!))
    return why?.because('es.units.formations', 'not-its-own', name) ?? false
  if (formation === g.unit.formation.of(unit)) return why?.because('es.units.formations', 'is-so', name) ?? false
  return fits(g, unit, ringFormed(g, unit, formation)) || (why?.because('es.units.footprint', 'no-room', name) ?? false)
}

export function formedPose(g: G, unit: number, formation: number) {
  const old = poseOf(g, unit)
  const block = blockIn(g, unit, formation, standsOf(g, unit))
  const isAboutCentre = formations[formation] === 'square'
  const at = isAboutCentre ? old : centreBehind(block, frontMiddle(old.block, old.x, old.y, old.facing), old.facing)
  return { block, x: at.x, y: at.y }
}

export function ringFormed(g: G, unit: number, formation: number): Ring {
  const { x, y, block } = formedPose(g, unit, formation)
  return footprintOf(block, x, y, g.unit.facing.of(unit))
}

/** The footprint of a unit in each other formation, by its corners. */
export const formsOf = (g: G, unit: number) =>
  formations.flatMap((name, formation) => {
    if (!mayForm(g, unit, formation)) return []
    return [{ formation: name, outline: [...ringFormed(g, unit, formation)] }]
  })

export function changeFormation(g: G, unit: number, formation: Formation): void {
  const number = formationNumber(formation)
  const { x, y } = formedPose(g, unit, number)
  g.unit.formation.set(unit, number)
  place(g, unit, x, y, g.unit.facing.of(unit))
  g.tell(formed, { unit, formation: number })
}

/** The surroundings that may bar a unit from turning in place. */
export function aroundTurns(g: G, unit: number): Around {
  const { x, y } = poseOf(g, unit)
  const [cornerX = 0, cornerY = 0] = bodyOf(g, unit).ring
  const reach = wholeRoot((cornerX - x) ** 2 + (cornerY - y) ** 2) + 2
  const box = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
  return aroundWay(g, unit, box, box, false)
}

/** A unit turns about its centre, and needs room. */
export function mayFace(g: G, unit: number, facing: number, why?: Why, around?: Around): boolean {
  if (facing === g.unit.facing.of(unit))
    return why?.because('es.orders.actions', 'faces-so', { unit: unitName(g, unit) }) ?? false
  return (
    fits(g, unit, ringFacing(g, unit, facing), around) ||
    (why?.because('es.units.footprint', 'no-room', { unit: unitName(g, unit), formation: formationOf(g, unit) }) ??
      false)
  )
}

export function ringFacing(g: G, unit: number, facing: number): Ring {
  const { block, x, y } = poseOf(g, unit)
  return footprintOf(block, x, y, facing)
}

export function turnTo(g: G, unit: number, facing: number): void {
  const { x, y } = poseOf(g, unit)
  place(g, unit, x, y, facing)
  g.tell(turnedEntry, { unit, facing })
}

/** The footprint of dismounted cavalry once mounted. */
export function mountedRing(g: G, unit: number): Ring {
  const { x, y, facing } = poseOf(g, unit)
  const block = blockIn(g, unit, g.unit.formation.of(unit), standsOf(g, unit), false)
  return footprintOf(block, x, y, facing)
}
