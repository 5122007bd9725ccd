/**
 * Numbers the small subsets of a larger set. Smaller subsets come first; subsets of equal size are ordered by their
 * highest members. The number depends on the size of the whole set, not on the maximum size of the subsets.
 */

/** The number of ways to choose `some` out of `all`. */
function waysToChoose(all: number, some: number): number {
  let ways = 1
  for (let chosen = 1; chosen <= some; chosen++) ways = (ways * (all - some + chosen)) / chosen
  return some > all ? 0 : Math.round(ways)
}

/** The number of subsets of `all` things with at most `most` members. */
export function countOfSets(all: number, most: number): number {
  let sets = 0
  for (let size = 0; size <= Math.min(all, most); size++) sets += waysToChoose(all, size)
  return sets
}

/** The number of a subset whose members are given in ascending order. */
export function numberOfSet(all: number, members: readonly number[]): number {
  const smaller = members.length === 0 ? 0 : countOfSets(all, members.length - 1)
  return members.reduce((number, member, place) => number + waysToChoose(member, place + 1), smaller)
}

/** The members of the subset with this number, in ascending order. */
export function membersOfSet(all: number, number: number): number[] {
  let rest = number
  let size = 0
  for (let sets = 1; rest >= sets && size < all; sets = waysToChoose(all, size)) {
    rest -= sets
    size++
  }
  const members: number[] = []
  for (let member = all - 1; size > 0; member--) {
    const below = waysToChoose(member, size)
    if (rest < below) continue
    rest -= below
    size--
    members.unshift(member)
  }
  return members
}
