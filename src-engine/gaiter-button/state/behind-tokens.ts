import { settle, type Bound, type Verdict } from '../../fog/bounds.ts'
import type { Campaign, Counter } from '../campaign/campaign.ts'

/**
 * Who can stand behind the tokens of the enemy, by what his opponent sees: the one place for it. `imagining.ts` draws a game among
 * all that are possible, `supposed.ts` the strongest and the weakest enemy, and the intelligence book strikes what is impossible.
 */

/** An enemy token on the map, as it is seen. */
export interface TokenSeen {
  readonly token: number
  readonly zone: number
  readonly inside: boolean
  readonly demoralised: boolean
  readonly combatted: boolean
  /** Whether it is a unit or a detachment, where it is known who it is. */
  readonly isTroops?: boolean
}

/** Everybody knows whether there are strength points of the enemy in the field of a zone, or inside its fortress. */
export interface StrengthSeen {
  readonly zone: number
  readonly inside: boolean
  readonly isStrong: boolean
}

type Kind = Counter['kind']
const TROOPS: readonly Kind[] = ['unit', 'detachment']

/**
 * Which counters bear a marker, and the rule that says so. Only units that fought are demoralised. Having fought
 * (Combatted) is marked of units, and of a decoy that passed for infantry when it was surprised; of leaders never. All other
 * markers lie on any counter: leaders and decoys too may have a river at their back.
 */
export const BEARERS = {
  demoralised: { kinds: TROOPS, rule: 'gb.rout.effect' },
  combatted: { kinds: [...TROOPS, 'decoy'], rule: 'gb.combat.spent' },
} as const satisfies { readonly [marker: string]: { readonly kinds: readonly Kind[]; readonly rule: string } }
export type TellingMarker = keyof typeof BEARERS
export const tellingMarkers = Object.keys(BEARERS) as TellingMarker[] // the keys of the object above

/** Can a counter of this kind bear the markers of a token? */
export const canBear = (kind: Kind, seen: TokenSeen): boolean =>
  tellingMarkers.every((marker) => !seen[marker] || BEARERS[marker].kinds.some((one) => one === kind))

/** How many of the tokens in a zone are troops, and by which rule. */
export interface TroopsBound extends Bound {
  readonly zone: number
  readonly rule: string
}

/** Where it decides who holds a fortress, everybody knows whether anybody there has strength points. */
export const strengthBounds = (tokens: readonly TokenSeen[], facts: readonly StrengthSeen[]): TroopsBound[] =>
  facts.map(({ zone, inside, isStrong }) => {
    const there = tokens.filter((one) => one.zone === zone && one.inside === inside).map(({ token }) => token)
    const rule = 'gb.control.holder'
    return { tokens: there, least: isStrong ? 1 : 0, most: isStrong ? there.length : 0, zone, rule }
  })

/** Few units of one camp find room in a mountainous zone. */
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
 * For one deal: behind which tokens troops have to stand, and behind which they cannot. Tokens are served in their order.
 * `fillsRoom`: where there is room for few units, that many tokens are taken for units, and not only no more.
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
