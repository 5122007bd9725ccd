/**
 * Hashes the words with two independent 32-bit mixes into 16 hexadecimal digits. Equal states have equal hashes on
 * every machine.
 */
export function hashWords(words: Int32Array, length: number = words.length): string {
  let a = 0x9e3779b9 | 0
  let b = 0x85ebca6b | 0
  for (let index = 0; index < length; index++) {
    const value = words[index]!
    a = Math.imul(a ^ value, 0xcc9e2d51)
    a = ((a << 15) | (a >>> 17)) + b
    b = Math.imul(b ^ value, 0x1b873593)
    b = ((b << 13) | (b >>> 19)) + a
  }
  return finish(a ^ length) + finish(b ^ a)
}

/** The hash of a text, for comparing campaigns and saves. */
export function hashText(text: string): string {
  const words = new Int32Array(text.length)
  for (let index = 0; index < text.length; index++) words[index] = text.charCodeAt(index)
  return hashWords(words)
}

function finish(value: number): string {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0).toString(16).padStart(8, '0')
}
