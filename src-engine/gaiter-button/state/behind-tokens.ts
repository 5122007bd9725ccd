import { settle, type Bound, type Verdict } from '../../fog/bounds.ts'
import type { Campaign, Counter } from '../campaign/campaign.ts'

/**
 * Which counters can stand behind the enemy's tokens, given what his opponent sees. This is the only place that decides
 * it: `imagining.ts` draws one of all possible games, `extreme-enemy.ts` the strongest and the weakest enemy, and the
 * intelligence book rules out what is impossible.
 */

/** An enemy token on the map, as the opponent sees it. */
export interface TokenSeen {
  readonly token: number
  readonly zone: number
  readonly inside: boolean
  readonly demoralised: boolean
  readonly combatted: boolean
  /** Whether it is a unit or a detachment; undefined if not known. */
  readonly isTroops?: boolean
}

/** Public knowledge: whether the enemy has strength points in the field of a zone, or inside its fortress. */
export interface StrengthSeen {
  readonly zone: number
  readonly inside: boolean
  readonly isStrong: boolean
}

type Kind = Counter['kind']
const TROOPS: readonly Kind[] = ['unit', 'detachment']

/**
 * The kinds of counter that can have a marker, and the rule that says so. Only units that fought are demoralised.
 * Combatted is put on units, and on a decoy that passed for infantry when it was surprised, but never on leaders. All
 * other markers lie on any counter: leaders and decoys too may have a river at their back.
 */
export const BEARERS = {
  demoralised: { kinds: TROOPS, rule: 'gb.rout.effect' },
  combatted: { kinds: [...TROOPS, 'decoy'], rule: 'gb.combat.spent' },
} as const satisfies { readonly [marker: string]: { readonly kinds: readonly Kind[]; readonly rule: string } }
export type RevealingMarker = keyof typeof BEARERS
export const revealingMarkers = Object.keys(BEARERS) as RevealingMarker[] // the keys of the object above

/** Can a counter of this kind have the markers of this token? */
export const canBear = (kind: Kind, seen: TokenSeen): boolean =>
  revealingMarkers.every((marker) => !seen[marker] || BEARERS[marker].kinds.some((one) => one === kind))

/** How many of the tokens in a zone are troops, and by which rule. */
export interface TroopsBound extends Bound {
  readonly zone: number
  readonly rule: string
}

/** Where it decides who holds a fortress, both sides know whether there are strength points. */
export const strengthBounds = (tokens: readonly TokenSeen[], facts: readonly StrengthSeen[]): TroopsBound[] =>
  facts.map(({ zone, inside, isStrong }) => {
    const there = tokens.filter((one) => one.zone === zone && one.inside === inside).map(({ token }) => token)
    const rule = 'gb.control.holder'
    return { tokens: there, least: isStrong ? 1 : 0, most: isStrong ? there.length : 0, zone, rule }
  })

/** A mountainous zone has room for only a few units of each camp. */
export function roomBounds({ zones, tables }: Campaign, tokens: readonly TokenSeen[]): TroopsBound[] {
  const limits: { readonly [terrain: string]: number | undefined } = tables.stacking.unitsIn
  const byZone = new Map<number, number[]>()
  for (const { token, zone } of tokens)
    if (limits[zones[zone]!.terrain] !== undefined) byZone.set(zone, [...(byZone.get(zone) ?? []), token])
  return [...byZone].map(([zone, there]) => {
    const most = limits[zones[zone]!.terrain]! // only such zones were taken
    return { tokens: there, least: 0, most, zone, rule: 'gb.map.stacking' }
  })
}

/**
 * For one deal: which tokens must be troops, and which cannot be. Tokens are settled in their order. `fillsRoom`: where
 * there is room for few units, assume that exactly that many tokens are units, not at most that many.
 */
export function troopsBehind(
  campaign: Campaign,
  tokens: readonly TokenSeen[],
  facts: readonly StrengthSeen[],
  fillsRoom: boolean,
): Map<number, Verdict> {
  const verdicts = new Map(
    tokens.map((one): [number, Verdict] => {
      const { token, isTroops = one.demoralised ? true : undefined } = one
      return [token, isTroops === undefined ? 'open' : isTroops ? 'yes' : 'no']
    }),
  )
  const room = roomBounds(campaign, tokens).map((bound) => (fillsRoom ? { ...bound, least: bound.most } : bound))
  settle(verdicts, [...strengthBounds(tokens, facts), ...room])
  return verdicts
}
