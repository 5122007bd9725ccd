import { perCampaign } from '../../fog/shared-views.ts'
import { agendaAsJson } from '../../kernel/play/state-json.ts'
import { tablesOf, type G } from '../state/kit.ts'
import { fatigueOn, marker } from './fatigue.ts'

/** A kind of fatigue marker: what is printed on it, and where its pieces are. Everybody sees all of them. */
export type MarkerTold = {
  readonly marker: string
  readonly value: number | 'stop'
  readonly all: number
  readonly inBowl: number
  /** One of them was drawn, and is not yet kept. */
  readonly drawn: boolean
  /** Kept since the bowl was last filled, as an activation begins. */
  readonly kept: number
}

export function bowlTold(g: G): MarkerTold[] {
  const isDrawing = g.decider >= 0 && g.asking.kind.kind === marker
  const inHand = isDrawing ? agendaAsJson(g).at(-1)?.['drawn'] : undefined
  const made = madeBefore(g.layout)
  return tablesOf(g).fatigue.bowl.map(({ count: all }, number) => {
    const name = g.nameOf('marker', number)
    const [inBowl, drawn] = [g.bowl.count.of(number), name === inHand]
    const key = `${name} ${inBowl} ${drawn}`
    let row = made.get(key)
    if (row === undefined) {
      const kept = all - inBowl - (drawn ? 1 : 0)
      row = Object.freeze({ marker: name, value: fatigueOn(g, number), all, inBowl, drawn, kept })
      made.set(key, row)
    }
    return row
  })
}

/** Rows made before, so that a view shares those that have not changed. */
const madeBefore = perCampaign(() => new Map<string, MarkerTold>())
