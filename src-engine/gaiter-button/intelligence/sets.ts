/**
 * Sets of counters of one side, as numbers that JSON can carry: 30 bits in each word, so that none is ever negative. They
 * are never changed; what is made of two of them is a new one.
 */
export type Choice = readonly number[]

const BITS = 30

export function setOf(size: number, isMember: (member: number) => boolean): Choice {
  const set = Array.from({ length: Math.ceil(size / BITS) }, () => 0)
  for (let member = 0; member < size; member++)
    if (isMember(member)) set[Math.floor(member / BITS)]! |= 1 << (member % BITS)
  return set
}
export const one = (size: number, member: number): Choice => setOf(size, (other) => other === member)

export const has = (set: Choice, member: number): boolean =>
  ((set[Math.floor(member / BITS)] ?? 0) & (1 << (member % BITS))) !== 0
export const both = (a: Choice, b: Choice): Choice => a.map((word, index) => word & (b[index] ?? 0))
export const either = (a: Choice, b: Choice): Choice => a.map((word, index) => word | (b[index] ?? 0))
export const less = (a: Choice, b: Choice): Choice => a.map((word, index) => word & ~(b[index] ?? 0))
export const isSame = (a: Choice, b: Choice): boolean => a.every((word, index) => word === b[index])
export const isEmpty = (set: Choice): boolean => set.every((word) => word === 0)
export const meets = (a: Choice, b: Choice): boolean => a.some((word, index) => (word & (b[index] ?? 0)) !== 0)
export const isWithin = (a: Choice, b: Choice): boolean => a.every((word, index) => (word & ~(b[index] ?? 0)) === 0)

export function members(set: Choice): number[] {
  const found: number[] = []
  set.forEach((word, index) => {
    for (let left = word; left !== 0; left &= left - 1) found.push(index * BITS + 31 - Math.clz32(left & -left))
  })
  return found
}
export function count(set: Choice): number {
  let found = 0
  for (const word of set) for (let left = word; left !== 0; left &= left - 1) found++
  return found
}
/** The only member; none when there are more, or fewer. */
export function only(set: Choice): number {
  const [first, ...others] = members(set)
  return first === undefined || others.length > 0 ? -1 : first
}
