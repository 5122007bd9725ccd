import type { Base } from './base.ts'
import type { CounterFace, Sign } from './face.ts'

/** A counter in its place, as the map takes it. */
export type Piece = {
  readonly id: string
  readonly place: string
  /** The number of its side: piles of the two sides in a place lie apart. */
  readonly side: number
  readonly face: CounterFace
  /** Its accessible name. */
  readonly title: string
  /** On a measured table it stands at a point, as large as it is; `place` is then what it is nearest to. */
  readonly base?: Base
}

/** The counters of a side in a place, the one on top first. */
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

/** By number where there are numbers: the 5th corps before the 12th. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** What has a front is on top, so that it is seen; else leaders, then troops corps by corps, detachments and what is only known to be there below. */
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

/** Counters by place and side; piles in the order in which their places are first named. */
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

/** Up to so many corps are named on a pile, and so long a name is written out. */
const [mostNamed, shortName] = [3, 12]

/** The corps a pile is of, as short as can be understood; the leader where there is nobody else; empty where neither is known. */
export function captionOf({ pieces }: Pile): string {
  const bands = new Map(
    pieces.flatMap(({ face: { band } }) =>
      band === undefined || band.label === '' ? [] : [[band.label, band] as const],
    ),
  )
  const labels = [...bands.keys()]
  const [label, ...others] = labels
  // Who is with a leader is left out: so long a caption would push its pile away from its place.
  if (label === undefined)
    return (pieces.find(({ face }) => face.sign === 'leader')?.face.name ?? '').replace(/, .*/, '')
  if (others.length > 0) return labels.slice(0, mostNamed).join(' · ') + (labels.length > mostNamed ? ' …' : '')
  const name = bands.get(label)?.name
  return name !== undefined && name.length <= shortName ? name : label
}

export const pileKey = (place: string, side: number): string => `${place} ${side}`
