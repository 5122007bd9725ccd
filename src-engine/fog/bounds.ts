import { isWithin, less, meets, type Candidates } from './candidates.ts'

/**
 * At least and at most so many of these tokens hide a thing of one sort, such as troops: a rule says so, or everybody sees
 * it.
 */
export interface Bound {
  readonly tokens: readonly number[]
  readonly least: number
  readonly most: number
}

/** Whether a thing of the sort stands behind a token; `open` where either may. */
export type Verdict = 'yes' | 'no' | 'open'

/**
 * For one deal: changes verdicts so that every bound is kept, whatever is then dealt to the tokens that stay open and are
 * within the room. Each bound serves its tokens in their order: where too few things of the sort are certain the first open
 * tokens get one, and open tokens beyond the room get none.
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
 * For every deal: what follows from a bound with certainty. `candidates` are those of each token, `sort` the things that the bound
 * counts. A bound that cannot be kept may leave a token nothing.
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
