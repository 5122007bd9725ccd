import type { Fault } from '../../../src-main/contract/drafts.ts'

/** Faults of a kind: the first is shown in full, the others are folded away. */
export interface FaultsOfAKind {
  readonly first: Fault
  readonly others: readonly Fault[]
}

/** So many faults of a kind are shown one after the other; more are put together. */
const MOST_APART = 3

/** Puts together the faults of which there are many of a kind: with the same code, about the same rule and file. */
export function faultKinds(faults: readonly Fault[]): readonly FaultsOfAKind[] {
  const byKind = Map.groupBy(faults, ({ problem: { severity, file, code, rule }, key }) =>
    code === undefined ? key : [severity, file, code, rule].join(' '),
  )
  return [...byKind.values()].flatMap((alike): FaultsOfAKind[] => {
    const [first, ...others] = alike
    if (first === undefined) return []
    return alike.length > MOST_APART ? [{ first, others }] : alike.map((one) => ({ first: one, others: [] }))
  })
}
