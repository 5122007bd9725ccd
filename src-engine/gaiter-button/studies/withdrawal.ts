import { onFork } from '../../kernel/play/fork.ts'
import { Why } from '../../kernel/values/explain.ts'
import { bad, good, textIn } from '../../kernel/values/result.ts'
import { countersIn } from '../state/counters.ts'
import { connectionName, zoneName, type G } from '../state/kit.ts'
import { mayWithdraw, stragglerOdds, waysByNight } from '../night/withdrawal.ts'
import { because, type Because, type Study } from './study.ts'

/**
 * Where all troops of a contested zone together could fall back to at night: `{ "study": "withdrawal", "zone": "<zone>"
 * }`.
 */

export type WithdrawalRequest = { readonly study: 'withdrawal'; readonly zone: string }

export type WithdrawalStudy = {
  readonly study: 'withdrawal'
  readonly zone: string
  /** The reason why they cannot withdraw; null if they can. */
  readonly refused: Because | null
  /** Expected SP lost as stragglers. */
  readonly lost: number
  /** Each zone they can reach, with the connections of the first way to it. */
  readonly zones: readonly { readonly zone: string; readonly way: readonly string[] }[]
}

export const studyWithdrawal: Study<WithdrawalRequest, WithdrawalStudy> = (g, side, request) => {
  const zone = g.layout.language.numberOf('zone', textIn(request.zone))
  if (zone < 0) return bad({ code: 'bad-wish', message: 'Name the zone that is to be left.' })
  return good(onFork(g, (fork) => waysFrom(fork, side, zone)))
}

function waysFrom(g: G, side: number, origin: number): WithdrawalStudy {
  const told = { study: 'withdrawal', zone: zoneName(g, origin) } as const
  const why = new Why()
  if (!mayWithdraw(g, side, origin, why))
    return { ...told, refused: why.refusal === undefined ? null : because(why.refusal), lost: 0, zones: [] }
  g.stack.clear()
  for (const counter of countersIn(g, side, origin)) g.stack.add(counter)
  const zones = [...waysByNight(g, side, origin, false)].map(([zone, way]) => ({
    zone: zoneName(g, zone),
    way: way.map((connection) => connectionName(g, connection)),
  }))
  const lost = Object.values(stragglerOdds(g).units).reduce((sum, { loses = 0 }) => sum + loses, 0)
  return { ...told, refused: null, lost, zones }
}
