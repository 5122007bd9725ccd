import type { RideOdds } from '#engine/escape-from-sedan/window-types.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import type { TableSpot } from '../../../counters/base.ts'
import type { TableNote } from '../../../map/board/overlay.ts'
import { ahead, INCH, length, moved, plus, scaled, type Stood } from './ghosts.ts'

/** Inches that the dice may give; undefined while not known. */
type Reach = RideOdds['goes'] | undefined

type ReachInWords = { readonly average: (inches: number) => string; readonly most: (inches: number) => string }

/** How far a unit or a commander may go, if known. */
export const reachIn = (odds: Json | undefined): Reach =>
  odds !== undefined && 'goes' in (odds as object) ? (odds as unknown as RideOdds).goes : undefined // odds of a move, made by these rules

/**
 * The preview of dragging a unit or a commander, before its dice are rolled: where it would stand, and how far the dice may
 * go. Null if the pointer is where it began, or behind: that orders nothing.
 */
export const aimingOf =
  (stood: Stood, reach: Reach, words: ReachInWords) =>
  (by: TableSpot): readonly TableNote[] | null =>
    stood.outline.length === 0 ? aimAbout(stood, reach, words, by) : aimAhead(stood, reach, words, by)

const clipped = (inches: number, reach: Reach): number => (reach === undefined ? inches : Math.min(inches, reach[1]))

/** A unit goes straight ahead: two lines before its front show how far. */
function aimAhead(stood: Stood, reach: Reach, words: ReachInWords, by: TableSpot): readonly TableNote[] | null {
  const way = ahead([0, 0], stood.facing, 1)
  const inches = (by[0] * way[0] + by[1] * way[1]) / INCH
  if (inches < 1) return null
  const frontAfter = (far: number): readonly TableSpot[] =>
    moved(stood, plus(stood.at, scaled(way, far * INCH)), stood.facing)
  const line = (far: number, said: string): TableNote[] => {
    const [from = stood.at, to = stood.at] = frontAfter(far)
    return [{ is: 'line', from, to, tone: 'reach', dashed: true, words: said }]
  }
  const ghost = frontAfter(clipped(inches, reach))
  return [
    ...ghost.map((from, at): TableNote => ({
      is: 'line',
      from,
      to: ghost[(at + 1) % ghost.length] ?? from,
      tone: 'chosen',
    })),
    ...(reach === undefined
      ? []
      : [...line(reach[0], words.average(reach[0])), ...line(reach[1], words.most(reach[1]))]),
  ]
}

/** A commander rides in any direction: two rings about him show how far. */
function aimAbout({ at }: Stood, reach: Reach, words: ReachInWords, by: TableSpot): readonly TableNote[] | null {
  const far = length(by)
  if (far < INCH) return null
  const ring = (middle: TableSpot, radius: number, more: Pick<TableNote, 'tone' | 'words'>): TableNote => ({
    is: 'ring',
    at: middle,
    half: [0, 0],
    bearing: 0,
    radius,
    dashed: more.words !== undefined,
    ...more,
  })
  const to = plus(at, scaled(by, (clipped(far / INCH, reach) * INCH) / far))
  return [
    { is: 'line', from: at, to, tone: 'chosen' },
    // Commanders have round bases of two inches.
    ring(to, INCH, { tone: 'chosen' }),
    ...(reach === undefined
      ? []
      : [
          ring(at, reach[0] * INCH, { tone: 'reach', words: words.average(reach[0]) }),
          ring(at, reach[1] * INCH, { tone: 'reach', words: words.most(reach[1]) }),
        ]),
  ]
}
