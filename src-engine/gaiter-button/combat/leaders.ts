import { NO_WAY, costsFrom } from '../../board/cheapest.ts'
import { Pass } from '../../board/pass.ts'
import { createWorkspace } from '../../board/workspace.ts'
import { entry } from '../../kernel/play/journal.ts'
import { isEncircled } from '../ground/axes.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn, endOf, firstOf, isLeader, isUnit } from '../state/counters.ts'
import { isLandOpen, wayCost } from '../state/crossing.ts'
import { enemyOf, type G } from '../state/kit.ts'
import { isInField } from '../state/places.ts'
import { relocate } from '../ground/tokens.ts'
import { takePrisoner } from './surrender.ts'

/** Chapter 15.6: leaders left alone with the enemy. */

const leaderJoined = entry(
  { name: 'leader-joined', category: 'battle', rule: 'gb.leaders.alone' },
  { token: 'token', from: 'zone', to: 'zone' },
  { leader: 'counter' },
)

/**
 * @rule gb.leaders.alone
 * A leader left alone with the enemy joins the friendly unit that is nearest in MP, inside its fortress if it is in
 * one. If his side is encircled there, or has no unit left, he is taken prisoner.
 */
export function leadersAlone(g: G, side: number, zone: number): void {
  const here = countersIn(g, side, zone)
  const leaders = here.filter((counter) => isLeader(g, counter))
  if (leaders.length === 0 || here.some((counter) => isUnit(g, counter)) || !isInField(g, enemyOf(side), zone)) return
  g.reveal()
  const to = isEncircled(g, side, zone) ? NONE : nearestUnits(g, side, zone)
  for (const leader of leaders) {
    if (to === NONE) takePrisoner(g, leader)
    else {
      g.tell(leaderJoined, { token: g.counter.token.of(leader), from: zone, to, leader }, side)
      relocate(g, [leader], to, isShutUp(g, side, to))
    }
  }
}

/** Are all units of this side in this zone inside its fortress? */
const isShutUp = (g: G, side: number, zone: number): boolean =>
  !countersIn(g, side, zone).some((counter) => isUnit(g, counter))

/** The zone of the nearest unit, by the costs of the ways only; ties go to the first zone on the map. */
function nearestUnits(g: G, side: number, zone: number): number {
  const { board } = g.campaign
  const costs = costsFrom(createWorkspace(board), new Pass(board, { start: 'free' }), zone, (connection) =>
    isLandOpen(g, connection) ? wayCost(g, connection) : -1,
  )
  let nearest: number = NONE
  const isNearer = (other: number): boolean => {
    const cost = costs[other]! // a zone of the board
    if (cost < 0 || cost >= NO_WAY) return false
    if (nearest === NONE) return true
    return cost < costs[nearest]! || (cost === costs[nearest]! && other < nearest)
  }
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) {
    if (!isUnit(g, counter)) continue
    const there = g.counter.zone.of(counter)
    if (there !== NONE && isNearer(there)) nearest = there
  }
  return nearest
}

export const entries = [leaderJoined]
