import { isWithin, less, meets, type Candidates } from './candidates.ts'

/**
 * The least and the greatest number of these tokens that hide a thing of one sort, such as troops. A rule says so, or
 * everybody sees it.
 */
export interface Bound {
  readonly tokens: readonly number[]
  readonly least: number
  readonly most: number
}

/** Whether a thing of the sort stands behind a token; `open` where either may. */
export type Verdict = 'yes' | 'no' | 'open'

/**
 * Changes the verdicts of one deal until every bound is kept, whatever the tokens that stay open are dealt afterwards.
 * Each bound goes through its tokens in their order: while too few things of the sort are certain, the next open token
 * gets one; once enough are, the remaining open tokens get none.
 */
export function settle(verdicts: Map<number, Verdict>, bounds: readonly Bound[]): void {
  const openOf = ({ tokens }: Bound): number[] => tokens.filter((token) => verdicts.get(token) === 'open')
  const certainIn = ({ tokens }: Bound): number => tokens.filter((token) => verdicts.get(token) === 'yes').length
  for (const bound of bounds)
    if (certainIn(bound) >= bound.most) for (const token of openOf(bound)) verdicts.set(token, 'no')
  for (const bound of bounds) {
    const missing = Math.max(0, bound.least - certainIn(bound))
    for (const token of openOf(bound).slice(0, missing)) verdicts.set(token, 'yes')
  }
  for (const bound of bounds) {
    const room = Math.max(0, bound.most - certainIn(bound))
    for (const token of openOf(bound).slice(room)) verdicts.set(token, 'no')
  }
}

/** What a token must be one of. */
interface Conclusion {
  readonly token: number
  readonly among: Candidates
}

/**
 * Returns what a bound proves about tokens, in every possible deal. `candidates` are the candidates of each token,
 * `sort` the things that the bound counts. A bound that cannot be kept may leave a token without candidates.
 */
export function conclude(
  { tokens, least, most }: Bound,
  candidates: readonly Candidates[],
  sort: Candidates,
): Conclusion[] {
  const able = tokens.filter((token) => meets(candidates[token]!, sort))
  const certain = tokens.filter((token) => isWithin(candidates[token]!, sort))
  const found: Conclusion[] = []
  if (least > 0 && able.length === least) for (const token of able) found.push({ token, among: sort })
  if (certain.length < most) return found
  for (const token of tokens) if (!certain.includes(token)) found.push({ token, among: less(candidates[token]!, sort) })
  return found
}
