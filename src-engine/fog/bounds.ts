import { isWithin, less, meets, type Candidates } from './candidates.ts'

/**
 * The minimum and maximum number of these tokens that hide a thing of one sort, such as troops. It follows from a rule
 * or from what everyone sees.
 */
export interface Bound {
  readonly tokens: readonly number[]
  readonly least: number
  readonly most: number
}

/** Whether a token hides a thing of the sort; `open` if either is possible. */
export type Verdict = 'yes' | 'no' | 'open'

/**
 * Changes the verdicts of one deal until every bound holds, however the tokens still open are dealt afterwards. Each
 * bound goes through its tokens in order: while too few are certain to hide a thing of the sort, the next open token
 * becomes a yes; once enough are, the remaining open tokens become a no.
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

/** Restricts a token to these candidates. */
interface Conclusion {
  readonly token: number
  readonly among: Candidates
}

/**
 * What a bound proves about tokens in every possible deal. `candidates` are the candidates of each token, `sort` the
 * things that the bound counts. A bound that cannot be met may leave a token without candidates.
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
