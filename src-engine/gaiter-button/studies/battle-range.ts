import { onFork } from '../../kernel/play/fork.ts'
import type { LedgerLine } from '../../kernel/values/ledger.ts'
import { bad, good, textIn, type Result } from '../../kernel/values/result.ts'
import { takeConnection } from '../ground/axes.ts'
import { NONE } from '../campaign/campaign.ts'
import { clearSides } from '../combat/battle.ts'
import { countersAtHand, garrisonOf } from '../combat/engaged.ts'
import { rangeOf, type Case, type Range } from '../combat/engagement-odds.ts'
import { ledgerLines } from '../combat/factor.ts'
import type { ForecastOdds } from '../combat/forecast.ts'
import type { ResultColumn } from '../combat/results.ts'
import { isUnit } from '../state/counters.ts'
import { enemyOf, type G } from '../state/kit.ts'
import { noteCrossing } from '../ground/river.ts'
import type { AsSent } from './study.ts'

/** A possible battle: everything a side has in a place against every enemy that is there or may come. */

export type BattleRange = {
  readonly known: number
  readonly unknown: number
  /** Whether the enemy has a garrison there, of a strength that is not known. */
  readonly unknownGarrison: boolean
  /** Whether all enemies may be decoys, so that there would be no battle. */
  readonly bluff: boolean
  /** Whether everything is known, so that worst and best case are equal. */
  readonly exact: boolean
  /** Infantry plus half the cavalry of the enemy; then the amplitude. Each as minimum and maximum. */
  readonly strength: readonly [number, number]
  readonly amplitude: readonly [number, number]
  /** The columns of the result table for these amplitudes. */
  readonly columns: readonly [ResultColumn, ResultColumn]
  readonly worst: BattleCase
  readonly best: BattleCase
}

export type BattleCase = {
  /** In the form of the odds of a battle. */
  readonly odds: ForecastOdds
  readonly own: readonly LedgerLine[]
  readonly enemy: readonly LedgerLine[]
}

/** Enemy counters that come from one place. */
export interface Coming {
  readonly zone: number
  readonly how: 'here' | 'battle-move' | 'march'
  /** The connection used; `NONE` for counters that are already here. */
  readonly connection: number
  readonly counters: readonly number[]
}

export interface Scene {
  readonly zone: number
  /** One of `BATTLE`. */
  readonly kind: number
  readonly attacker: number
  readonly coming: readonly Coming[]
}

/** The zone that a request names for a battle. */
export function zoneRequested(g: G, request: AsSent<{ readonly zone: string }>): Result<number> {
  if (g.ending !== undefined) return bad({ code: 'not-now', message: 'The game is over: nobody attacks any more.' })
  const name = textIn(request.zone)
  const zone = g.layout.language.numberOf('zone', name)
  if (zone >= 0) return good(zone)
  return bad({ code: 'bad-wish', message: `There is no zone "${name}"; name one of the map.` })
}

/** The battle as the side may expect it; null if one side has nobody who can fight. */
export function battleRange(g: G, side: number, scene: Scene): BattleRange | null {
  return onFork(g, (fork) => {
    for (const one of scene.coming) if (one.connection !== NONE) bring(fork, enemyOf(side), scene.zone, one)
    setUpBattle(fork, side, scene)
    const own = countersAtHand(fork, side).filter((counter) => isUnit(fork, counter))
    if (own.length === 0 && garrisonOf(fork, side) === NONE) return null
    const range = rangeOf(fork, side)
    return range === undefined ? null : battleRangeOf(range)
  })
}

/**
 * Places the enemies in the zone, without the rules of movement, which would mix them with other counters and hide
 * their identity.
 */
function bring(g: G, enemy: number, zone: number, { how, connection, counters }: Coming): void {
  const seen = counters.map((counter) => g.counter.seen.of(counter))
  noteCrossing(g, counters, connection)
  counters.forEach((counter, index) => {
    g.counter.zone.set(counter, zone)
    g.counter.inside.set(counter, false)
    g.counter.activated.set(counter, how === 'march')
    g.counter.seen.set(counter, seen[index]!) // as many as counters
  })
  takeConnection(g, enemy, zone, connection, true)
}

/** Sets up the state at the start of a battle, with everything of this side engaged that can be. */
export function setUpBattle(g: G, side: number, { zone, kind, attacker }: Scene): void {
  while (g.inSecret) g.endSecrets()
  g.battleZone = zone
  g.battleKind = kind
  g.attacker = attacker
  g.forcedPassage = false
  clearSides(g)
  for (const counter of countersAtHand(g, side)) g.counter.engaged.set(counter, isUnit(g, counter))
  const garrison = garrisonOf(g, side)
  if (garrison !== NONE) g.garrison.engaged.set(garrison, true)
}

function battleRangeOf({ worst, best, ...range }: Range): BattleRange {
  const [most, least] = [battleCaseOf(worst), battleCaseOf(best)]
  return { ...range, worst: most, best: least }
}
const battleCaseOf = ({ forecast: { odds, modifiers, enemyModifiers } }: Case): BattleCase => ({
  odds,
  own: ledgerLines({ lines: modifiers }),
  enemy: ledgerLines({ lines: enemyModifiers }),
})
