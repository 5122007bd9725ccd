import { bad, good } from '../../kernel/values/result.ts'
import { mayMoveTo } from '../march/battle-move.ts'
import { NONE } from '../campaign/campaign.ts'
import { BATTLE } from '../combat/engaged.ts'
import { maySally } from '../combat/sally.ts'
import { countersIn, isLeader, isUnit } from '../state/counters.ts'
import { counterName, enemyOf, zoneName, type G } from '../state/kit.ts'
import { marchCost, mayMarch } from '../march/march.ts'
import { isHeld } from '../state/places.ts'
import { SEEN } from '../state/shape.ts'
import { battleRange, zoneRequested, type BattleRange, type Coming } from './battle-range.ts'
import { goBack } from './going-back.ts'
import { fastest } from './paces.ts'
import { withStrongestEnemy, type Study } from './study.ts'

/**
 * "If he attacks me": `{ "study": "attack", "zone": … }`. The enemies in the zone or adjacent to it that could come, as
 * far as the side knows, and the battle with roles reversed: all that is here against all that could come. With unknown
 * enemies the result is a range from worst to best case. The enemy comes by battle movement where possible, because
 * that causes no fatigue, and otherwise marches; axes of retreat are computed as if troops came with him. With `"here":
 * true` only enemies already in the zone count. With `"goingBack": true` the counters whose retreat from a battle is
 * being asked for are assumed to have arrived here.
 */

export type AttackRequest = {
  readonly study: 'attack'
  readonly zone: string
  readonly here?: boolean
  readonly goingBack?: boolean
}

export type AttackStudy = {
  readonly study: 'attack'
  readonly zone: string
  /** The counters that are assumed to have retreated to this place. */
  readonly gone: readonly string[]
  /** In the field; or an assault on the fortress if nobody is in the field. */
  readonly kind: 'field' | 'assault'
  readonly defenders: readonly string[]
  readonly sources: readonly Source[]
  /** Null if no enemy can come, or if only decoys and leaders are there to be attacked. */
  readonly battle: BattleRange | null
  /** The battle if the besieged in the fortress here sally; null if nobody besieges. */
  readonly sally: BattleRange | null
}

export type Source = {
  readonly from: string
  readonly how: 'here' | 'battle-move' | 'march'
  readonly known: number
  readonly unknown: number
}

export const studyAttack: Study<AttackRequest, AttackStudy> = (g, side, request) => {
  const named = zoneRequested(g, request)
  if (!named.ok) return named
  const zone = named.value
  const name = zoneName(g, zone)
  return withStrongestEnemy(g, side, (fork) => {
    const gone = request.goingBack === true ? goBack(fork, side, zone) : []
    if (request.goingBack === true && gone.length === 0)
      return bad({
        code: 'nobody-back',
        message: `Nobody of this side ends his way back in "${name}" now.`,
        facts: { zone: name },
      })
    const inField = countersIn(fork, side, zone).length > 0
    if (!inField && !isHeld(fork, side, zone) && countersIn(fork, side, zone, 'inside').length === 0)
      return bad({
        code: 'nobody-here',
        message: `Nobody of this side is in "${name}" to be attacked.`,
        facts: { zone: name },
      })
    const coming = attackersOf(fork, side, zone, request.here === true)
    const kind = inField ? BATTLE.field : BATTLE.assault
    const defenders = countersIn(fork, side, zone, inField ? 'field' : 'inside').filter((one) => isUnit(fork, one))
    const study: AttackStudy = {
      study: 'attack',
      zone: name,
      gone: gone.map((counter) => counterName(g, counter)),
      kind: inField ? 'field' : 'assault',
      defenders: defenders.map((counter) => counterName(g, counter)),
      sources: coming.map((one) => sourceOf(fork, one)),
      battle: coming.length === 0 ? null : battleRange(fork, side, { zone, kind, attacker: enemyOf(side), coming }),
      sally:
        inField && maySally(fork, enemyOf(side), zone)
          ? battleRange(fork, side, { zone, kind: BATTLE.sally, attacker: enemyOf(side), coming: [] })
          : null,
    }
    return good(study)
  })
}

// --- Sources of the attack ------------------------------------------------------------------------------------------

function attackersOf(g: G, side: number, zone: number, isHereOnly: boolean): Coming[] {
  const enemy = enemyOf(side)
  const here = countersIn(g, enemy, zone)
  const coming: Coming[] = here.length > 0 ? [{ zone, how: 'here', connection: NONE, counters: here }] : []
  if (isHereOnly) return coming
  for (const from of new Set(g.campaign.board.neighbours(zone)))
    for (const inside of [false, true]) {
      const there = countersIn(g, enemy, from, inside ? 'inside' : 'field')
      const ready = there.filter((counter) => !g.counter.activated.of(counter))
      const way = ready.length === 0 ? undefined : wayFrom(g, enemy, from, zone, ready, there)
      if (way === undefined) continue
      // Leaders may join a battle movement even if they have been activated.
      const counters = way.how === 'march' ? ready : there.filter((one) => ready.includes(one) || isKnownLeader(g, one))
      coming.push({ zone: from, counters, ...way })
    }
  return coming
}

const isKnownLeader = (g: G, counter: number): boolean =>
  isLeader(g, counter) && g.counter.seen.of(counter) >= SEEN.identity

/**
 * How enemies that can still act in a zone could come, assuming the best case for them: few and fast, led by any
 * leader who is there. Undefined if they cannot come.
 */
function wayFrom(g: G, enemy: number, from: number, to: number, ready: readonly number[], there: readonly number[]) {
  const [first = NONE] = ready
  const inside = g.counter.inside.of(first)
  const ways = g.campaign.board.connectionsBetween(from, to)
  const led = there.some((counter) => isLeader(g, counter) || g.counter.seen.of(counter) < SEEN.identity)
  const near = led ? ways.find((connection) => mayMoveTo(g, enemy, first, connection)) : undefined
  if (near !== undefined) return { how: 'battle-move', connection: near } as const
  const pace = fastest(g, enemy, ready)
  const far = ways.find(
    (connection) => mayMarch(g, enemy, from, inside, connection) && marchCost(g, enemy, connection, to, 1) <= pace,
  )
  return far === undefined ? undefined : ({ how: 'march', connection: far } as const)
}

function sourceOf(g: G, { zone, how, counters }: Coming): Source {
  const known = counters.filter((counter) => g.counter.seen.of(counter) === SEEN.composition).length
  return { from: zoneName(g, zone), how, known, unknown: counters.length - known }
}
