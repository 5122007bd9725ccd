/** What one state has otherwise than another of the same length: places, each followed by what stands there. */
export function differenceFrom(from: Int32Array, words: Int32Array): Int32Array {
  if (found.length < 2 * words.length) found = new Int32Array(2 * words.length)
  const into = found
  let length = 0
  let at = 0
  while (at < words.length) {
    // Most words are the same: four are looked at together.
    if (areFourAlike(from, words, at)) {
      at += 4
      continue
    }
    for (const end = Math.min(at + 4, words.length); at < end; at++) {
      const word = words[at]!
      if (word === from[at]) continue
      into[length] = at
      into[length + 1] = word
      length += 2
    }
  }
  return into.slice(0, length)
}

const areFourAlike = (one: Int32Array, other: Int32Array, at: number): boolean =>
  at + 3 < one.length &&
  one[at] === other[at] &&
  one[at + 1] === other[at + 1] &&
  one[at + 2] === other[at + 2] &&
  one[at + 3] === other[at + 3]

/** The state that has this otherwise. */
export function withDifference(from: Int32Array, difference: Int32Array): Int32Array {
  const words = from.slice()
  for (let index = 0; index < difference.length; index += 2) words[difference[index]!] = difference[index + 1]!
  return words
}

/** Room for the longest difference looked for so far; what is found is copied out of it. */
let found = new Int32Array(0)
