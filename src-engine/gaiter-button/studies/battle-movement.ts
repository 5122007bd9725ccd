import { Why } from '../../kernel/values/explain.ts'
import { NONE } from '../campaign/campaign.ts'
import { battleMoveOdds, leaderOf, mayGo, mayJoin } from '../march/battle-move.ts'
import { connectionName, counterName, zoneName, type G } from '../state/kit.ts'
import { because, type Because, type Study, withOwnCounters } from './study.ts'

/**
 * Where counters of one zone could go by battle movement, the probability of each, and the commander who would lead
 * them: `{ "study": "battle-movement", "counters": […] }`.
 */

export type BattleMovementRequest = { readonly study: 'battle-movement'; readonly counters: readonly string[] }

export type BattleMovementStudy = {
  readonly study: 'battle-movement'
  readonly leader: string | null
  /** The reason why no battle movement is possible; null if there is one. */
  readonly refused: Because | null
  readonly ways: readonly { readonly zone: string; readonly connection: string; readonly chance: number }[]
}

export const studyBattleMovement: Study<BattleMovementRequest, BattleMovementStudy> = (g, side, request) =>
  withOwnCounters(g, side, request.counters, 'Name the counters of this side that are to go.', (fork, counters) =>
    battleMovementOf(fork, side, counters),
  )

export function battleMovementOf(g: G, side: number, counters: readonly number[]): BattleMovementStudy {
  const nobody = { study: 'battle-movement', leader: null, ways: [] } as const
  const why = new Why()
  g.stack.clear()
  for (const counter of counters) {
    if (!mayJoin(g, side, counter, why)) return { ...nobody, refused: why.refusal ? because(why.refusal) : null }
    g.stack.add(counter)
  }
  const leader = leaderOf(g)
  if (leader === NONE) return { ...nobody, refused: { rule: 'gb.battle-move.stack', reason: 'no-leader', facts: {} } }
  const { board } = g.campaign
  const zone = g.counter.zone.of(leader)
  const ways = board.connectionsAt(zone).flatMap((connection) => {
    if (!mayGo(g, side, connection, why)) return []
    const to = board.otherEnd(connection, zone)
    const chance = battleMoveOdds(g, side, leader, to)
    return [{ zone: zoneName(g, to), connection: connectionName(g, connection), chance }]
  })
  const refused = ways.length > 0 || why.refusal === undefined ? null : because(why.refusal)
  return { study: 'battle-movement', leader: counterName(g, leader), refused, ways }
}
