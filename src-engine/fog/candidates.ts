/**
 * The things that a token may still hide, as a bit set in JSON: 30 bits per word, so that no word is negative. Sets are
 * immutable; the functions return new ones.
 */
export type Candidates = readonly number[]

const BITS = 30

export function setOf(size: number, isMember: (member: number) => boolean): Candidates {
  const set = Array.from({ length: Math.ceil(size / BITS) }, () => 0)
  for (let member = 0; member < size; member++)
    if (isMember(member)) set[Math.floor(member / BITS)]! |= 1 << (member % BITS)
  return set
}
export const one = (size: number, member: number): Candidates => setOf(size, (other) => other === member)

export const has = (set: Candidates, member: number): boolean =>
  ((set[Math.floor(member / BITS)] ?? 0) & (1 << (member % BITS))) !== 0
export const both = (a: Candidates, b: Candidates): Candidates => a.map((word, index) => word & (b[index] ?? 0))
export const either = (a: Candidates, b: Candidates): Candidates => a.map((word, index) => word | (b[index] ?? 0))
export const less = (a: Candidates, b: Candidates): Candidates => a.map((word, index) => word & ~(b[index] ?? 0))
export const isSame = (a: Candidates, b: Candidates): boolean => a.every((word, index) => word === b[index])
export const isEmpty = (set: Candidates): boolean => set.every((word) => word === 0)
export const meets = (a: Candidates, b: Candidates): boolean => a.some((word, index) => (word & (b[index] ?? 0)) !== 0)
export const isWithin = (a: Candidates, b: Candidates): boolean =>
  a.every((word, index) => (word & ~(b[index] ?? 0)) === 0)

export function members(set: Candidates): number[] {
  const found: number[] = []
  set.forEach((word, index) => {
    for (let left = word; left !== 0; left &= left - 1) found.push(index * BITS + 31 - Math.clz32(left & -left))
  })
  return found
}
export function count(set: Candidates): number {
  let found = 0
  for (const word of set) for (let left = word; left !== 0; left &= left - 1) found++
  return found
}
/** The only member; −1 if there are more or fewer. */
export function only(set: Candidates): number {
  const [first, ...others] = members(set)
  return first === undefined || others.length > 0 ? -1 : first
}
