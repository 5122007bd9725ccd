import {
  areNear,
  boxOf,
  gapBetween,
  Ground,
  isLess,
  overlap,
  type Box,
  type Feature,
  type Ring,
} from '../../board/measured/measured.ts'
import { isJsonObject, type Json } from '../../kernel/values/result.ts'
import { closedTo, closedToAll } from './closed.ts'
import { formations, type Formation, type TableFile, type UnitKind } from './files.ts'
import { blockFor, ringOf, type Pose } from './footprints.ts'
import { formationsOf, kindsOfUnits } from './kinds.ts'
import { bitOf, FATE, KEPT } from './measures.ts'

/** The positions at the start of a battle, and whether they are allowed. */

/** Left, top, right and bottom of the part of the table in play. */
export type Frame = readonly [left: number, top: number, right: number, bottom: number]

/** The ground of a table: its areas, then its lines. */
export const layOut = ({ size: [width, height], areas, lines }: Pick<TableFile, 'size' | 'areas' | 'lines'>): Ground =>
  new Ground(
    width,
    height,
    [...areas, ...lines].map(({ kind, points }, index): Feature => ({
      kind: bitOf(kind),
      points: points.flat(),
      isArea: index < areas.length,
    })),
  )

/** A unit where a scenario places it. */
export interface PlacedUnit {
  readonly at: readonly [x: number, y: number]
  readonly facing: number
  readonly formation: Formation
  readonly stands: number
  readonly dismounted: boolean
}

/** A unit on the table, or a single leader, who takes no room. */
export interface Standing {
  readonly id: string
  readonly side: string
  readonly isUnit: boolean
  readonly ring: Ring
  readonly box: Box
  /** The kinds of ground closed to it. */
  readonly closed: number
  /** Earlier play brought it there before the scenario begins, so its place is legal whatever is close to it. */
  readonly isLeft: boolean
}

export const poseAt = (kind: UnitKind, { at: [x, y], facing, formation, stands, dismounted }: PlacedUnit): Pose => ({
  ...{ x, y, facing },
  block: blockFor(kindsOfUnits[kind].arm, formation, stands, dismounted),
})

export function standingUnit(
  { id, side, kind }: { readonly id: string; readonly side: string; readonly kind: UnitKind },
  placed: PlacedUnit,
  isLeft = false,
): Standing {
  const ring = ringOf(poseAt(kind, placed))
  const { arm } = kindsOfUnits[kind]
  const closed = closedTo(arm === 'foot' || placed.dismounted, arm === 'guns')
  return { id, side, isUnit: true, ring, box: boxOf(ring), closed, isLeft }
}

export function standingAlone(id: string, side: string, [x, y]: readonly [number, number], isLeft = false): Standing {
  const ring = [x, y]
  return { id, side, isUnit: false, ring, box: boxOf(ring), closed: closedToAll, isLeft }
}

/** Why a unit or leader may not stand where it does. */
export type Hindrance =
  | { readonly is: 'beyond' }
  | { readonly is: 'closed'; readonly feature: number }
  | { readonly is: 'on-another' | 'near-enemy'; readonly other: string }

/** The first reason why a unit or leader may not stand where it does; `others` may include it. */
export function hindranceOf(
  one: Standing,
  others: readonly Standing[],
  ground: Ground,
  frame: Frame,
): Hindrance | undefined {
  const { box, ring } = one
  const [left, top, right, bottom] = frame
  if (!one.isLeft) {
    if (box.left < left || box.right > right || box.top < top || box.bottom > bottom) return { is: 'beyond' }
    const feature = ground.featuresNear(box, one.closed).find((near) => ground.meets(near, ring))
    if (feature !== undefined) return { is: 'closed', feature }
  }
  for (const other of one.isUnit ? others : []) {
    if (other.id === one.id || !other.isUnit || (one.isLeft && other.isLeft)) continue
    if (!areNear(box, other.box, KEPT)) continue
    if (overlap(ring, other.ring)) return { is: 'on-another', other: other.id }
    if (other.side !== one.side && isLess(gapBetween(ring, other.ring), KEPT))
      return { is: 'near-enemy', other: other.id }
  }
  return undefined
}

/** A state row left by earlier play, by column name. */
export type LeftRow = { readonly [column: string]: Json }

export const leftIn = (position: unknown, table: 'unit' | 'leader', id: string): LeftRow | undefined => {
  const rows = isJsonObject(position) ? position[table] : undefined
  const row = isJsonObject(rows) && Object.hasOwn(rows, id) ? rows[id] : undefined
  return isJsonObject(row) ? row : undefined
}

/** A point in state notation; undefined for anything else, including no place. */
export function pointIn(value: Json | undefined): readonly [x: number, y: number] | undefined {
  const [, x, y] = typeof value === 'string' ? (/^(\d{1,4}),(\d{1,4})$/.exec(value) ?? []) : []
  return x === undefined || Number(x) > MOST || Number(y) > MOST ? undefined : [Number(x), Number(y)]
}
/** The greatest coordinate. */
export const MOST = 4095

/** A unit as placed by the set-up and changed by earlier play; undefined if it is no longer on the table. */
export function asLeft(
  placed: PlacedUnit,
  kind: UnitKind,
  left: LeftRow | undefined,
  figures: number,
): PlacedUnit | undefined {
  if (left === undefined) return placed
  const { fate, at, facing, formation, dismounted } = left
  if ((typeof fate === 'number' && fate !== FATE.there) || (at !== undefined && pointIn(at) === undefined))
    return undefined
  const known = formations.find((one) => one === formation)
  const { arm } = kindsOfUnits[kind]
  return {
    at: pointIn(at) ?? placed.at,
    facing: typeof facing === 'number' && facing >= 0 && facing < 12 ? Math.floor(facing) : placed.facing,
    formation: known !== undefined && formationsOf[arm].includes(known) ? known : placed.formation,
    stands:
      typeof left['figures'] === 'number'
        ? Math.max(1, Math.ceil(left['figures'] / Math.max(1, figures)))
        : placed.stands,
    dismounted: dismounted === true,
  }
}

/** Whether earlier play moved a unit or changed its shape, so that its place is legal. */
export const isMovedBy = (left: LeftRow | undefined): boolean =>
  left !== undefined &&
  ['at', 'facing', 'formation', 'figures', 'dismounted', 'fate'].some((one) => Object.hasOwn(left, one))
