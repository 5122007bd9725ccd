/**
 * xoshiro128** by Blackman and Vigna. Its four words of state are part of the game's words, so forks, undo and saves
 * restore it too.
 */
const RNG_WORDS = 4

/** The next 32 bits, from the four state words that start at `at`. */
export function nextBits(words: Int32Array, at: number): number {
  const s1 = words[at + 1]!
  const product = Math.imul(s1, 5)
  const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
  const s2 = words[at + 2]! ^ words[at]!
  const s3 = words[at + 3]! ^ s1
  words[at + 1] = s1 ^ s2
  words[at] = words[at]! ^ s3
  words[at + 2] = s2 ^ (s1 << 9)
  words[at + 3] = (s3 << 11) | (s3 >>> 21)
  return result
}

/** A uniform whole number from 0 to count - 1; values from the uneven remainder are drawn again. */
export function wholeNumberBelow(words: Int32Array, at: number, count: number): number {
  const even = 4294967296 - (4294967296 % count)
  let bits = nextBits(words, at)
  while (bits >= even) bits = nextBits(words, at)
  return bits % count
}

/** Turns a text into the generator's state. Any text is a valid seed; equal texts give equal games. */
export function seedFrom(text: string, words: Int32Array, at: number): void {
  let all = 0
  for (let word = 0; word < RNG_WORDS; word++) {
    // Each word hashes the whole text from a different start value, so that all 128 bits depend on it.
    let hash = Math.imul(word + 1, 0x9e3779b9)
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    }
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    words[at + word] = mixed ^ (mixed >>> 15)
    all |= words[at + word]!
  }
  // All zero is the one state that xoshiro cannot leave.
  if (all === 0) words[at] = 1
}
