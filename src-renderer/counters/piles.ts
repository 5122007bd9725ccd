import type { Base } from './base.ts'
import type { CounterFace, Sign } from './face.ts'

/** A counter in its place, for the map. */
export type Piece = {
  readonly id: string
  readonly place: string
  /** The number of its side: piles of the two sides in a place lie apart. */
  readonly side: number
  readonly face: CounterFace
  /** Its accessible name. */
  readonly title: string
  /** Its base, if it stands at a point of a measured table; `place` is then the nearest place. */
  readonly base?: Base
}

/** The counters of a side in a place, the topmost first. */
export type Pile = {
  readonly key: string
  readonly place: string
  readonly side: number
  readonly pieces: readonly Piece[]
}

const ranks: Readonly<Record<Sign, number>> = {
  leader: 0,
  infantry: 1,
  cavalry: 2,
  artillery: 3,
  garrison: 4,
  decoy: 5,
  unknown: 6,
}

/** Compares with numbers: the 5th corps before the 12th. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare

/**
 * Stacking order: counters with a facing on top, so that it is visible; then leaders, then troops corps by corps;
 * detachments and unknown counters at the bottom.
 */
function inOrder(one: Piece, other: Piece): number {
  const rank = ({ face }: Piece): number => ranks[face.sign] + (face.detached ? 3 : 0)
  const corps = ({ face }: Piece): string => face.band?.label ?? '~'
  return (
    Number(one.face.facing === undefined) - Number(other.face.facing === undefined) ||
    Number(one.face.sign !== 'leader') - Number(other.face.sign !== 'leader') ||
    Number(rank(one) >= 4) - Number(rank(other) >= 4) ||
    byNumber(corps(one), corps(other)) ||
    rank(one) - rank(other) ||
    byNumber(one.id, other.id)
  )
}

/** Groups counters by place and side; piles are in the order in which their places first occur. */
export function pilesOf(pieces: readonly Piece[]): Pile[] {
  const found = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const key = pileKey(piece.place, piece.side)
    const pile = found.get(key)
    if (pile === undefined) found.set(key, [piece])
    else pile.push(piece)
  }
  return [...found].map(([key, all]) => {
    const sorted = all.toSorted(inOrder)
    const { place, side } = sorted[0] ?? { place: '', side: 0 }
    return { key, place, side, pieces: sorted }
  })
}

/** Maximum number of corps in a caption, and maximum length of a name written in full. */
const [mostNamed, shortName] = [3, 12]

/**
 * The caption of a pile: its corps, as short as is clear; the leader if there are no troops; empty if neither is known.
 */
export function captionOf({ pieces }: Pile): string {
  const bands = new Map(
    pieces.flatMap(({ face: { band } }) =>
      band === undefined || band.label === '' ? [] : [[band.label, band] as const],
    ),
  )
  const labels = [...bands.keys()]
  const [label, ...others] = labels
  // The leader's companions are left out, because a long caption would push its pile away from its place.
  if (label === undefined)
    return (pieces.find(({ face }) => face.sign === 'leader')?.face.name ?? '').replace(/, .*/, '')
  if (others.length > 0) return labels.slice(0, mostNamed).join(' · ') + (labels.length > mostNamed ? ' …' : '')
  const name = bands.get(label)?.name
  return name !== undefined && name.length <= shortName ? name : label
}

export const pileKey = (place: string, side: number): string => `${place} ${side}`
