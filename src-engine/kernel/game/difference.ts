/** What one state has otherwise than another of the same length: places, each followed by what stands there. */
export function differenceFrom(from: Int32Array, words: Int32Array): Int32Array {
  if (found.length < 2 * words.length) found = new Int32Array(2 * words.length)
  // Known by a name of its own, so that it is not asked for at each word.
  const into = found
  let length = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === from[at]) continue
    into[length] = at
    into[length + 1] = word
    length += 2
  }
  return into.slice(0, length)
}

/** The state that has this otherwise. */
export function withDifference(from: Int32Array, difference: Int32Array): Int32Array {
  const words = from.slice()
  for (let index = 0; index < difference.length; index += 2) words[difference[index]!] = difference[index + 1]!
  return words
}

/** Room for the longest difference looked for so far; what is found is copied out of it. */
let found = new Int32Array(0)
