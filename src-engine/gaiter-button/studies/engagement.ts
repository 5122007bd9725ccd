import { onFork } from '../../kernel/play/fork.ts'
import { Why } from '../../kernel/values/explain.ts'
import { bad, good, textIn, type Result } from '../../kernel/values/result.ts'
import { NONE } from '../campaign/campaign.ts'
import { mayAssault } from '../combat/assault.ts'
import { mayFallBack } from '../combat/cavalry-retreat.ts'
import { mayCharge } from '../combat/charge.ts'
import { BATTLE, countersAtHand, engagedOf, garrisonOf, isAttacker } from '../combat/engaged.ts'
import { mayCommit, mayEngage, mayLaunchBattle } from '../combat/engagement.ts'
import { engagementOdds, type EngagementOdds } from '../combat/engagement-odds.ts'
import { leadsOf, likelyLead, setLead } from '../combat/lead.ts'
import { publicBattle } from '../combat/public-battle.ts'
import { isUnit } from '../state/counters.ts'
import { counterName, zoneName, type G } from '../state/kit.ts'
import { setUpBattle, zoneRequested } from './battle-range.ts'
import { because, type AsSent, type Because, type Study } from './study.ts'

/**
 * "If these fight": `{ "study": "engagement", "engage": […], "lead": … }`, when the side is asked whom to engage; or
 * with a `zone`, before a battle is launched there. The odds if these counters are engaged and this unit leads.
 * Defaults: all counters, led by the unit of highest morale.
 */

export type EngagementRequest = {
  readonly study: 'engagement'
  readonly zone?: string
  readonly engage?: readonly string[]
  readonly lead?: string
}

export type EngagementStudy = {
  readonly study: 'engagement'
  readonly zone: string
  readonly kind: 'field' | 'assault' | 'sally'
  readonly attacks: boolean
  /** Counters that can be engaged, units first. */
  readonly ready: readonly string[]
  readonly engaged: readonly string[]
  /** Counters that may lead, and the one assumed; null for a garrison. */
  readonly leads: readonly string[]
  readonly lead: string | null
  /** Could heavy cavalry charge if these counters fight? */
  readonly charges: boolean
  /** Are they cavalry that could fall back before the battle? */
  readonly fallsBack: boolean
  /** The reason why no battle is possible with these counters. */
  readonly refused: Because | null
  readonly odds: EngagementOdds
}

export const studyEngagement: Study<EngagementRequest, EngagementStudy> = (g, side, request) => {
  const launched = launchedOr(g, side, request)
  if (!launched.ok) return launched
  const { zone, kind, attacker } = launched.value
  return onFork(g, (fork) => {
    while (fork.inSecret) fork.endSecrets()
    if (g.battleZone === NONE) setUpBattle(fork, side, { zone, kind, attacker, coming: [] })
    for (const counter of countersAtHand(fork, side)) fork.counter.engaged.set(counter, false)
    const garrison = garrisonOf(fork, side)
    if (garrison !== NONE) fork.garrison.engaged.set(garrison, true)
    const ready = countersAtHand(fork, side).filter((counter) => mayEngage(fork, side, counter))
    const wanted = wantedOf(fork, request, ready)
    if (wanted === undefined)
      return bad({ code: 'bad-wish', message: 'Name counters of this side that can be engaged here, each once.' })
    for (const counter of wanted) fork.counter.engaged.set(counter, true)
    const leads = leadsOf(fork, side)
    const lead = leads.find((counter) => counterName(g, counter) === request.lead) ?? likelyLead(fork, side)
    const why = new Why()
    const fights = mayCommit(fork, side, why)
    if (lead !== NONE) setLead(fork, side, lead)
    const named = (counters: readonly number[]): string[] => counters.map((counter) => counterName(g, counter))
    return good({
      study: 'engagement',
      zone: zoneName(g, zone),
      kind: kindNames[kind]!, // one for each kind
      attacks: isAttacker(fork, side),
      ready: named(ready.toSorted((a, b) => Number(isUnit(g, b)) - Number(isUnit(g, a)) || a - b)),
      engaged: named(engagedOf(fork, side)),
      leads: named(leads),
      lead: lead === NONE ? null : counterName(g, lead),
      charges: mayCharge(fork, side),
      fallsBack: !isAttacker(fork, side) && mayFallBack(fork),
      refused: why.refusal === undefined ? null : because(why.refusal),
      odds: fights ? engagementOdds(fork, side) : {},
    })
  })
}

const kindNames = ['field', 'assault', 'sally'] as const

interface Launched {
  readonly zone: number
  readonly kind: number
  readonly attacker: number
}

/** The current battle, or the one that could be launched in the named zone. */
function launchedOr(g: G, side: number, request: AsSent<EngagementRequest>): Result<Launched> {
  if (g.battleZone !== NONE) {
    if (publicBattle(g)?.step === 'engage')
      return good({ zone: g.battleZone, kind: g.battleKind, attacker: g.attacker })
    return bad({ code: 'not-now', message: 'It is decided who fights: nobody is engaged any more.' })
  }
  const zoneNamed = zoneRequested(g, { zone: request.zone ?? null })
  if (!zoneNamed.ok) return zoneNamed
  const zone = zoneNamed.value
  if (mayLaunchBattle(g, side, zone)) return good({ zone, kind: BATTLE.field, attacker: side })
  if (mayAssault(g, side, zone)) return good({ zone, kind: BATTLE.assault, attacker: side })
  const name = zoneName(g, zone)
  return bad({ code: 'not-now', message: `No battle can be launched in "${name}" now.`, facts: { zone: name } })
}

/** The counters that are to fight. Default: all units, or decoys if there are no units. */
function wantedOf(g: G, request: AsSent<EngagementRequest>, ready: readonly number[]): readonly number[] | undefined {
  if (request.engage === undefined || request.engage === null) {
    const units = ready.filter((counter) => isUnit(g, counter))
    return units.length > 0 ? units : ready
  }
  if (!Array.isArray(request.engage)) return undefined
  const names = request.engage.map((name) => textIn(name))
  const wanted = ready.filter((counter) => names.includes(counterName(g, counter)))
  return wanted.length === names.length ? wanted : undefined
}
