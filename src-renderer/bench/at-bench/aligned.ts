import type { Base, TableSpot } from '../../counters/base.ts'
import type { Piece } from '../../counters/piles.ts'

/** The gap between two aligned neighbours, in units of the table: points are whole, and pieces may not overlap. */
const GAP = 2

export type AlignedPiece = { readonly id: string; readonly at: TableSpot }

/** Aligns the fronts of pieces on a measured table with that of the first; a piece that would overlap another moves on along the line. */
export function aligned(pieces: readonly Pick<Piece, 'id' | 'base'>[]): readonly AlignedPiece[] {
  const all = pieces.flatMap(({ id, base }) => (base === undefined ? [] : [{ id, ...measured(base), at: base.at }]))
  const lead = all[0]
  const first = pieces.find(({ id }) => id === lead?.id)?.base
  if (lead === undefined || first === undefined) return []
  const ahead = aheadOf(first)
  const right: TableSpot = [-ahead[1], ahead[0]]
  const along = ({ at }: { readonly at: TableSpot }): number =>
    (at[0] - lead.at[0]) * right[0] + (at[1] - lead.at[1]) * right[1]
  const others = all.slice(1)
  const placed = [
    { one: lead, by: 0 },
    ...beside(
      others.filter((one) => along(one) >= 0).toSorted((a, b) => along(a) - along(b)),
      along,
      lead.half,
      1,
    ),
    ...beside(
      others.filter((one) => along(one) < 0).toSorted((a, b) => along(b) - along(a)),
      along,
      lead.half,
      -1,
    ),
  ]
  return placed.map(({ one, by }) => {
    // A piece's middle lies behind the line by its own front depth.
    const back = lead.front - one.front
    return {
      id: one.id,
      at: [lead.at[0] + right[0] * by + ahead[0] * back, lead.at[1] + right[1] * by + ahead[1] * back],
    }
  })
}

type Measured = { readonly half: number; readonly front: number }

/** The pieces on one side of the first: each keeps its position along the line, or moves on to clear those before it. */
function beside<T extends Measured>(
  ones: readonly T[],
  along: (one: T) => number,
  half: number,
  way: 1 | -1,
): readonly { readonly one: T; readonly by: number }[] {
  let edge = half
  return ones.map((one) => {
    const by = Math.max(way * along(one), edge + GAP + one.half)
    edge = by + one.half
    return { one, by: way * by }
  })
}

const middle = ([ax, ay]: TableSpot, [bx, by]: TableSpot): TableSpot => [(ax + bx) / 2, (ay + by) / 2]
const between = ([ax, ay]: TableSpot, [bx, by]: TableSpot): number => Math.hypot(ax - bx, ay - by)

/** Half the width of a base, and the distance from its middle to its front. */
function measured({ at, shape }: Base): Measured {
  if (shape.is === 'disc') return { half: shape.radius, front: shape.radius }
  const [left, right] = shape.outline
  if (left === undefined || right === undefined) return { half: 0, front: 0 }
  return { half: between(left, right) / 2, front: between(middle(left, right), at) }
}

/** The direction of a facing, as a vector of length one. */
function aheadOf({ bearing }: Base): TableSpot {
  const turn = (bearing * Math.PI) / 180
  return [Math.sin(turn), -Math.cos(turn)]
}
