import { perCampaign } from '../../fog/shared-views.ts'
import { NONE } from '../campaign/campaign.ts'
import { tablesOf, type G } from '../state/kit.ts'
import { fatigueOn, marker } from './fatigue.ts'

/** A kind of fatigue marker: what is printed on it, and where its pieces are. Both sides see all of this. */
export type MarkerInBowl = {
  readonly marker: string
  readonly value: number | 'stop'
  readonly all: number
  readonly inBowl: number
  /** One of them is drawn and not yet kept. */
  readonly drawn: boolean
  /** Kept since the bowl was last filled (when an activation begins). */
  readonly kept: number
}

/** Returns the same list while the bowl and the drawn marker are unchanged, so that views share it. */
export function markersInBowl(g: G): readonly MarkerInBowl[] {
  const inHand = g.topmost(marker)?.drawn ?? NONE
  const last = lastList(g.layout)
  const { stamp } = g.bowl.count
  if (last.stamp !== stamp || last.inHand !== inHand) {
    last.markers = tablesOf(g).fatigue.bowl.map((_, number) => markerInBowl(g, number, number === inHand))
    last.stamp = stamp
    last.inHand = inHand
  }
  return last.markers
}

interface LastList {
  /** The bowl's stamp when the list was made. */
  stamp: number
  inHand: number
  markers: readonly MarkerInBowl[]
}
const lastList = perCampaign((): LastList => ({ stamp: NONE, inHand: NONE, markers: [] }))

/** Rows made before, so that a new list shares the unchanged ones. */
const rowsMade = perCampaign(() => new Map<number, MarkerInBowl>())

function markerInBowl(g: G, number: number, drawn: boolean): MarkerInBowl {
  const { count: all } = tablesOf(g).fatigue.bowl[number]! // a marker
  const inBowl = g.bowl.count.of(number)
  const rows = rowsMade(g.layout)
  const key = 2 * (number + g.bowl.count.rows * inBowl) + Number(drawn)
  let row = rows.get(key)
  if (row === undefined) {
    const kept = all - inBowl - Number(drawn)
    row = Object.freeze({ marker: g.nameOf('marker', number), value: fatigueOn(g, number), all, inBowl, drawn, kept })
    rows.set(key, row)
  }
  return row
}
