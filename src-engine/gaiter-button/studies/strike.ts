import { Why } from '../../kernel/values/explain.ts'
import { good } from '../../kernel/values/result.ts'
import { mayAssault } from '../combat/assault.ts'
import { BATTLE } from '../combat/engaged.ts'
import { mayLaunchBattle } from '../combat/engagement.ts'
import { maySally } from '../combat/sally.ts'
import { zoneName } from '../state/kit.ts'
import { battleRange, zoneRequested, type BattleRange } from './battle-range.ts'
import { because, withStrongestEnemy, type Because, type Study } from './study.ts'

/**
 * "If I attack him": `{ "study": "strike", "zone": … }`. A sally, a battle in the field or an assault with all the
 * side's counters in the zone.
 */

export type StrikeRequest = { readonly study: 'strike'; readonly zone: string }

export type StrikeStudy = {
  readonly study: 'strike'
  readonly zone: string
  readonly kind: 'field' | 'assault' | 'sally' | null
  /** The reason why no attack is possible; null if one is. */
  readonly refused: Because | null
  readonly battle: BattleRange | null
}

export const studyStrike: Study<StrikeRequest, StrikeStudy> = (g, side, request) => {
  const named = zoneRequested(g, request)
  if (!named.ok) return named
  const zone = named.value
  return withStrongestEnemy(g, side, (fork) => {
    const why = new Why()
    const kind = maySally(fork, side, zone)
      ? 'sally'
      : mayLaunchBattle(fork, side, zone, why)
        ? 'field'
        : mayAssault(fork, side, zone)
          ? 'assault'
          : null
    const battle = kind && battleRange(fork, side, { zone, kind: BATTLE[kind], attacker: side, coming: [] })
    const refused = kind === null && why.refusal !== undefined ? because(why.refusal) : null
    const study: StrikeStudy = { study: 'strike', zone: zoneName(g, zone), kind, refused, battle }
    return good(study)
  })
}
