import { both, count, isWithin, members, setOf, type Choice } from './sets.ts'

/**
 * Each counter is at one token and each token is one counter. So a counter that would leave another token with none is
 * struck: what is left are the pairs that occur in some way of dealing all counters to all tokens.
 */
export function consistent(choices: readonly Choice[]): readonly Choice[] {
  const size = choices.length
  const dealt = deal(choices)
  // No way to deal them all: somebody has made a mistake, and nothing more is concluded from it.
  if (dealt === undefined) return choices
  // A pair can be dealt if it is, or if it lies on a ring of exchanges: token to its counter, counter to who else could be it.
  const holder: number[] = []
  dealt.forEach((counter, token) => (holder[counter] = token))
  const ring = rings(
    size,
    choices.map((choice) => members(choice).map((counter) => holder[counter]!)),
  )
  return choices.map((choice, token) => {
    if (count(choice) === 1) return choice
    const kept = setOf(size, (counter) => ring[holder[counter]!] === ring[token])
    return isWithin(choice, kept) ? choice : both(choice, kept)
  })
}

/** A way to deal the counters, if there is one: the counter of each token. */
function deal(choices: readonly Choice[]): number[] | undefined {
  const holder: number[] = choices.map(() => -1)
  const asked: number[] = choices.map(() => -1)
  const can = choices.map(members)
  const seek = (token: number, round: number): boolean => {
    for (const counter of can[token]!) {
      if (asked[counter] === round) continue
      asked[counter] = round
      if (holder[counter]! < 0 || seek(holder[counter]!, round)) {
        holder[counter] = token
        return true
      }
    }
    return false
  }
  for (let token = 0; token < choices.length; token++) if (!seek(token, token)) return undefined
  const dealt: number[] = []
  holder.forEach((token, counter) => (dealt[token] = counter))
  return dealt
}

/** Strongly connected parts of a graph, by number (Tarjan). */
function rings(size: number, edges: readonly (readonly number[])[]): number[] {
  const ring: number[] = Array.from({ length: size }, () => -1)
  const order: number[] = Array.from({ length: size }, () => -1)
  const low: number[] = []
  const open: number[] = []
  let [next, found] = [0, 0]
  const visit = (node: number): void => {
    order[node] = low[node] = next++
    open.push(node)
    for (const other of edges[node]!) {
      if (order[other]! < 0) visit(other)
      if (ring[other]! < 0) low[node] = Math.min(low[node]!, low[other]!)
    }
    if (low[node] !== order[node]) return
    for (let member = open.pop()!; ; member = open.pop()!) {
      ring[member] = found
      if (member === node) break
    }
    found++
  }
  for (let node = 0; node < size; node++) if (order[node]! < 0) visit(node)
  return ring
}
