/** The most likely correction of a misspelled name; undefined if no name is close. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const farthest = written.length <= 4 ? 1 : written.length <= 8 ? 2 : 3
  let best: { readonly name: string; readonly far: number } | undefined
  for (const name of names) {
    if (name === written || Math.abs(name.length - written.length) > farthest) continue
    const far = distance(written.toLowerCase(), name.toLowerCase())
    if (far <= farthest && (best === undefined || far < best.far)) best = { name, far }
  }
  return best?.name
}

/** The edit distance: letters inserted, deleted, replaced or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[other.length]!
}
