/**
 * A set of small whole numbers (zones or connections) as bits in an Int32Array. Two sets can only be combined if they
 * were made for the same size.
 */
export type Bits = Int32Array

/** An empty set with room for 0 … size − 1. */
export function emptySet(size: number): Bits {
  return new Int32Array((size + 31) >> 5)
}

/** All of 0 … size − 1; the spare bits of the last word stay clear. */
export function fullSet(size: number): Bits {
  const set = emptySet(size).fill(-1)
  if ((size & 31) !== 0) set[set.length - 1] = (1 << (size & 31)) - 1
  return set
}

export function setOf(size: number, members: Iterable<number>): Bits {
  const set = emptySet(size)
  for (const member of members) add(set, member)
  return set
}

export function has(set: Bits, member: number): boolean {
  return ((set[member >> 5]! >> (member & 31)) & 1) !== 0
}

export function add(set: Bits, member: number): void {
  set[member >> 5]! |= 1 << (member & 31)
}

export function remove(set: Bits, member: number): void {
  set[member >> 5]! &= ~(1 << (member & 31))
}

export function clear(set: Bits): void {
  // Calling fill costs more than clearing the few words of a small board.
  for (let word = 0; word < set.length; word++) set[word] = 0
}

/** target becomes target ∪ other. */
export function unite(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! |= other[word]!
}

/** target becomes target ∩ other. */
export function intersect(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! &= other[word]!
}

/** target becomes target without the members of other. */
export function subtract(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! &= ~other[word]!
}

/** Whether the two sets have a common member. */
export function meets(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word]! & b[word]!) !== 0) return true
  return false
}

/** Whether every member of a is in b. */
export function isWithin(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word]! & ~b[word]!) !== 0) return false
  return true
}

export function isEmpty(set: Bits): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false
  return true
}

export function isSame(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word++) if (a[word] !== b[word]) return false
  return true
}

export function count(set: Bits): number {
  let total = 0
  for (let word = 0; word < set.length; word++) {
    let bits = set[word]!
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    total += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return total
}

/**
 * The lowest member that is at least `from`, or −1. To iterate: for (let m = next(s, 0); m >= 0; m = next(s, m + 1)).
 */
export function next(set: Bits, from: number): number {
  let word = from >> 5
  if (word >= set.length) return -1
  let bits = set[word]! & (-1 << (from & 31))
  while (bits === 0) {
    if (++word >= set.length) return -1
    bits = set[word]!
  }
  return lowest(word, bits)
}

/** The lowest member among the bits of a word; remove it with `bits &= bits - 1`. */
export function lowest(word: number, bits: number): number {
  return (word << 5) + 31 - Math.clz32(bits & -bits)
}

/** The members in ascending order. Allocates: for tests, views and witnesses, not for hot loops. */
export function members(set: Bits): number[] {
  const list: number[] = []
  for (let member = next(set, 0); member >= 0; member = next(set, member + 1)) list.push(member)
  return list
}
