import { both, count, isWithin, members, setOf, type Candidates } from './candidates.ts'

/**
 * Removes every candidate that occurs in no complete deal. In a complete deal each token hides one thing, and each
 * thing is behind one token. `choices` has as many tokens as there are things.
 */
export function possibleCandidates(choices: readonly Candidates[]): readonly Candidates[] {
  const size = choices.length
  const dealt = deal(choices)
  // The candidates contradict each other: nothing can be concluded.
  if (dealt === undefined) return choices
  // A pair occurs in some deal if it occurs in this one, or if a cycle of exchanges leads from the token back to it.
  const holder: number[] = []
  dealt.forEach((thing, token) => (holder[thing] = token))
  const component = componentsOf(
    size,
    choices.map((choice) => members(choice).map((thing) => holder[thing]!)),
  )
  return choices.map((choice, token) => {
    if (count(choice) === 1) return choice
    const kept = setOf(size, (thing) => component[holder[thing]!] === component[token])
    return isWithin(choice, kept) ? choice : both(choice, kept)
  })
}

/** One complete deal, if there is any: the thing of each token. */
function deal(choices: readonly Candidates[]): number[] | undefined {
  const holder: number[] = choices.map(() => -1)
  const asked: number[] = choices.map(() => -1)
  const can = choices.map(members)
  const seek = (token: number, round: number): boolean => {
    for (const thing of can[token]!) {
      if (asked[thing] === round) continue
      asked[thing] = round
      if (holder[thing]! < 0 || seek(holder[thing]!, round)) {
        holder[thing] = token
        return true
      }
    }
    return false
  }
  for (let token = 0; token < choices.length; token++) if (!seek(token, token)) return undefined
  const dealt: number[] = []
  holder.forEach((token, thing) => (dealt[token] = thing))
  return dealt
}

/** The number of each node's strongly connected component (Tarjan). */
function componentsOf(size: number, edges: readonly (readonly number[])[]): number[] {
  const component: number[] = Array.from({ length: size }, () => -1)
  const order: number[] = Array.from({ length: size }, () => -1)
  const low: number[] = []
  const open: number[] = []
  let [next, found] = [0, 0]
  const visit = (node: number): void => {
    order[node] = low[node] = next++
    open.push(node)
    for (const other of edges[node]!) {
      if (order[other]! < 0) visit(other)
      if (component[other]! < 0) low[node] = Math.min(low[node]!, low[other]!)
    }
    if (low[node] !== order[node]) return
    for (let member = open.pop()!; ; member = open.pop()!) {
      component[member] = found
      if (member === node) break
    }
    found++
  }
  for (let node = 0; node < size; node++) if (order[node]! < 0) visit(node)
  return component
}
