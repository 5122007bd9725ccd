import type { Base, TableSpot } from '../../counters/base.ts'
import type { Piece } from '../../counters/piles.ts'

/** Between two that are drawn up beside each other, in units of the table: points are whole, and nobody may stand on another. */
const GAP = 2

export type Drawn = { readonly id: string; readonly at: TableSpot }

/** The fronts of what stands on a measured table in one line with that of the first; who would stand on another moves on along it. */
export function inLine(pieces: readonly Pick<Piece, 'id' | 'base'>[]): readonly Drawn[] {
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
    // The front of each is as far ahead of its middle as it is deep to there.
    const back = lead.front - one.front
    return {
      id: one.id,
      at: [lead.at[0] + right[0] * by + ahead[0] * back, lead.at[1] + right[1] * by + ahead[1] * back],
    }
  })
}

type Measured = { readonly half: number; readonly front: number }

/** Those on one side of the first, each where it is along the line, or as far on as those before it need. */
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

/** Half of how wide something is, and how far its front lies ahead of its middle. */
function measured({ at, shape }: Base): Measured {
  if (shape.is === 'disc') return { half: shape.radius, front: shape.radius }
  const [left, right] = shape.outline
  if (left === undefined || right === undefined) return { half: 0, front: 0 }
  return { half: between(left, right) / 2, front: between(middle(left, right), at) }
}

/** Which way a front looks, as far as one. */
function aheadOf({ bearing }: Base): TableSpot {
  const turn = (bearing * Math.PI) / 180
  return [Math.sin(turn), -Math.cos(turn)]
}
