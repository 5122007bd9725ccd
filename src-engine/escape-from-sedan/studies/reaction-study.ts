import { good, type Result } from '../../kernel/values/result.ts'
import { volleyOdds } from '../fire/fire.ts'
import { unitName, unitsOf, type G } from '../state/kit.ts'
import { mayReact, reactions, volleysInReaction } from '../turn/reactions.ts'

/** The units of a side that may react in this phase, and for each the volley with the greatest loss for the enemy. */
export type ReactionRequest = { readonly study: 'reactions' }

export type VolleyInReaction = {
  readonly target: string
  /** After so many inches of its way. */
  readonly at: number
  readonly dice: number
  /** The number a die has to show; null if no die can hit. */
  readonly needed: number | null
  readonly covered: boolean
  readonly long: boolean
  /** The average figures lost, and the probability of a chit. */
  readonly loss: number
  readonly chit: number
}

export type ReactionStudy = {
  readonly study: 'reactions'
  readonly units: readonly { readonly unit: string; readonly volley: VolleyInReaction | null }[]
}

/** No units while the side is not asked for reactions. */
export function reactionStudy(g: G, side: number): Result<ReactionStudy> {
  const isAsked = g.topmost(reactions)?.side === side
  const able = isAsked ? unitsOf(g, side).filter((unit) => mayReact(g, side, unit)) : []
  return good({
    study: 'reactions',
    units: able.map((unit) => ({ unit: unitName(g, unit), volley: bestVolley(g, unit) })),
  })
}

/** Of equal volleys the first, which an order also takes. */
function bestVolley(g: G, unit: number): VolleyInReaction | null {
  let best: VolleyInReaction | null = null
  for (const { target, at, aim } of volleysInReaction(g, unit)) {
    const { dice, needed, covered, long, loss, chits } = volleyOdds(g, unit, target, aim, aim.bearing)
    if (best !== null && loss <= best.loss) continue
    best = { target: unitName(g, target), at, dice, needed, covered, long, loss, chit: 1 - (chits['0'] ?? 0) }
  }
  return best
}
