import { NONE } from '../campaign/campaign.ts'
import { cavalryRetreat } from '../combat/cavalry-retreat.ts'
import { engagedUnits, fightsInside } from '../combat/engaged.ts'
import { spendEngaged, spendFallenBack } from '../combat/resolution.ts'
import { mayRetreatBy, retreat, type Retreat } from '../combat/retreat.ts'
import { mayPullOut, voluntaryRetreat } from '../combat/voluntary-retreat.ts'
import { countersIn, isUnit, membersOf } from '../state/counters.ts'
import { tablesOf, zoneOf, type G } from '../state/kit.ts'
import { mark, relocate } from '../ground/tokens.ts'

/**
 * Counters that are about to retreat from a battle, as if they had arrived at the place they consider: they stand
 * there, and the battle has used up its activations. Losses by pursuit, and others that may go too, are left out.
 */

interface Retreaters {
  /** In the order in which they go. */
  readonly counters: readonly number[]
  readonly rout: boolean
  /** The zone they came from last, if they are on their way. */
  readonly before: number
  /** Whether they retreat before the battle, so that the attackers have not used up their activation. */
  readonly fellBack: boolean
}

/**
 * Moves the counters that may end their retreat in this zone, and returns them; none if this side is not asked about a
 * retreat.
 */
export function goBack(g: G, side: number, zone: number): number[] {
  const retreaters = retreatersOf(g, side)
  if (retreaters === undefined || zoneOf(g, zone).country === 'belgium') return []
  const { counters, rout, before, fellBack } = retreaters
  const gone = counters.filter((counter) => {
    const from = g.counter.zone.of(counter)
    const back = { side, zone: from, counter, rout, before }
    if (!g.campaign.board.connectionsBetween(from, zone).some((way) => mayRetreatBy(g, back, way))) return false
    mark(g, [counter], 'backToRiver', false)
    relocate(g, [counter], zone)
    return true
  })
  if (fellBack) spendFallenBack(g)
  else spendEngaged(g)
  return gone
}

/**
 * The counters whose retreat is asked about; undefined if none is, or if the next zone does not end the retreat of
 * any.
 */
function retreatersOf(g: G, side: number): Retreaters | undefined {
  if (g.decider !== side || fightsInside(g, side)) return undefined
  const asking = g.asking.kind.kind
  if (asking === retreat) return onTheirWay(g, g.topmost(retreat)!) // it asks
  if (tablesOf(g).retreat.zones !== 1) return undefined
  const fresh = { rout: false, before: NONE, fellBack: false }
  if (asking === voluntaryRetreat) return { ...fresh, counters: volunteers(g, side) }
  if (asking === cavalryRetreat) return { ...fresh, counters: engagedUnits(g, side), fellBack: true }
  return undefined
}

function onTheirWay(g: G, { current, picked, zones, left, rout, before }: Retreat): Retreaters | undefined {
  if ((current === NONE ? zones : left) !== 1) return undefined
  const fellBack = g.battleOver && g.retreated
  if (current !== NONE) return { counters: [current], rout, before, fellBack }
  const waiting = membersOf(g.withdrawing)
  const counters = waiting.includes(picked) ? [picked, ...waiting.filter((one) => one !== picked)] : waiting
  return { counters, rout, before: NONE, fellBack }
}

/** The counters chosen to retreat; before one is chosen, all that could be. */
function volunteers(g: G, side: number): readonly number[] {
  const taken = membersOf(g.withdrawing)
  if (taken.some((counter) => isUnit(g, counter))) return taken
  return countersIn(g, side, g.battleZone).filter((counter) => mayPullOut(g, side, counter))
}
