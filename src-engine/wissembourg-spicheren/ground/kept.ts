import type { G } from '../state/kit.ts'

/** What is kept beside each game; the game that was asked about last is found without a search. */
export function keptBeside<Kept>(make: (g: G) => Kept): (g: G) => Kept {
  const all = new WeakMap<G, Kept>()
  let last: { readonly g: WeakKey; readonly kept: Kept } | undefined
  return (g) => {
    if (last?.g === g) return last.kept
    let kept = all.get(g)
    if (kept === undefined) all.set(g, (kept = make(g)))
    last = { g, kept }
    return kept
  }
}
