import type { Bits } from './bitset.ts'
import { WORDS, type Zone } from './board.ts'
import type { Pass } from './pass.ts'
import { addZones, type Zones } from './zones.ts'

/*
 * Searches on boards so small that a set of zones fits into eight words. Every word is a separate variable and each
 * step is unrolled eight times: there is no inner loop, and no branch depends on a neighbour. The results are the same
 * as those of the other searches.
 *
 * The code is this long because shorter code is slower. On 150 zones, each trace under a different set of blocked
 * zones, best of 120 alternating rounds (Node 24): unrolled 1.23 million traces a second, with a loop over the words
 * 0.32 million, with the queue used for large boards 0.21 million. A campaign traces lines at nearly every decision.
 */

/** The memory of these searches. */
export class Words {
  /** One row of words per number of steps: the zones at that distance. */
  readonly levels: Int32Array
  /** The zones that may be entered: neither closed nor a start. */
  readonly enter = new Int32Array(WORDS)
  /** The zones that may be passed: also not halted. */
  readonly room = new Int32Array(WORDS)
  readonly seeds = new Int32Array(WORDS)
  /** The start zones that may be left. */
  readonly leave = new Int32Array(WORDS)
  readonly ends = new Int32Array(WORDS)
  readonly left = new Int32Array(WORDS)

  constructor(zoneCount: number) {
    this.levels = new Int32Array(WORDS * (zoneCount + 2))
  }
}

/** Fills everything except `ends` and `levels` from the pass and the start. */
function begin(words: Words, pass: Pass, from: Zones): void {
  const { room, enter, seeds, leave } = words
  const { closed, halted } = pass
  for (let word = 0; word < WORDS; word++) seeds[word] = 0
  addZones(seeds, from)
  const bound = pass.start === 'bound'
  for (let word = 0; word < closed.length; word++) {
    if (bound) seeds[word]! &= ~closed[word]!
    leave[word] = bound ? seeds[word]! & ~halted[word]! : seeds[word]!
    enter[word] = ~(closed[word]! | seeds[word]!)
    room[word] = enter[word]! & ~halted[word]!
  }
}

/** The reachable zones except halted ones, into `into`. */
export function floodWords(words: Words, walls: Int32Array, pass: Pass, from: Zones, into: Bits): void {
  begin(words, pass, from)
  const { room, seeds, leave, left } = words
  let bit = 0
  let row = 0
  // a: zones not found yet; b: zones not expanded yet.
  let a0 = room[0]!
  let a1 = room[1]!
  let a2 = room[2]!
  let a3 = room[3]!
  let a4 = room[4]!
  let a5 = room[5]!
  let a6 = room[6]!
  let a7 = room[7]!
  let b0 = a0 | leave[0]!
  let b1 = a1 | leave[1]!
  let b2 = a2 | leave[2]!
  let b3 = a3 | leave[3]!
  let b4 = a4 | leave[4]!
  let b5 = a5 | leave[5]!
  let b6 = a6 | leave[6]!
  let b7 = a7 | leave[7]!
  do {
    while ((bit = b0 & ~a0) !== 0) {
      row = WORDS * (31 - Math.clz32(bit & -bit))
      b0 ^= bit & -bit
      a0 &= walls[row]!
      a1 &= walls[row + 1]!
      a2 &= walls[row + 2]!
      a3 &= walls[row + 3]!
      a4 &= walls[row + 4]!
      a5 &= walls[row + 5]!
      a6 &= walls[row + 6]!
      a7 &= walls[row + 7]!
    }
    while ((bit = b1 & ~a1) !== 0) {
      row = WORDS * (63 - Math.clz32(bit & -bit))
      b1 ^= bit & -bit
      a0 &= walls[row]!
      a1 &= walls[row + 1]!
      a2 &= walls[row + 2]!
      a3 &= walls[row + 3]!
      a4 &= walls[row + 4]!
      a5 &= walls[row + 5]!
      a6 &= walls[row + 6]!
      a7 &= walls[row + 7]!
    }
    while ((bit = b2 & ~a2) !== 0) {
      row = WORDS * (95 - Math.clz32(bit & -bit))
      b2 ^= bit & -bit
      a0 &= walls[row]!
      a1 &= walls[row + 1]!
      a2 &= walls[row + 2]!
      a3 &= walls[row + 3]!
      a4 &= walls[row + 4]!
      a5 &= walls[row + 5]!
      a6 &= walls[row + 6]!
      a7 &= walls[row + 7]!
    }
    while ((bit = b3 & ~a3) !== 0) {
      row = WORDS * (127 - Math.clz32(bit & -bit))
      b3 ^= bit & -bit
      a0 &= walls[row]!
      a1 &= walls[row + 1]!
      a2 &= walls[row + 2]!
      a3 &= walls[row + 3]!
      a4 &= walls[row + 4]!
      a5 &= walls[row + 5]!
      a6 &= walls[row + 6]!
      a7 &= walls[row + 7]!
    }
    while ((bit = b4 & ~a4) !== 0) {
      row = WORDS * (159 - Math.clz32(bit & -bit))
      b4 ^= bit & -bit
      a0 &= walls[row]!
      a1 &= walls[row + 1]!
      a2 &= walls[row + 2]!
      a3 &= walls[row + 3]!
      a4 &= walls[row + 4]!
      a5 &= walls[row + 5]!
      a6 &= walls[row + 6]!
      a7 &= walls[row + 7]!
    }
    while ((bit = b5 & ~a5) !== 0) {
      row = WORDS * (191 - Math.clz32(bit & -bit))
      b5 ^= bit & -bit
      a0 &= walls[row]!
      a1 &= walls[row + 1]!
      a2 &= walls[row + 2]!
      a3 &= walls[row + 3]!
      a4 &= walls[row + 4]!
      a5 &= walls[row + 5]!
      a6 &= walls[row + 6]!
      a7 &= walls[row + 7]!
    }
    while ((bit = b6 & ~a6) !== 0) {
      row = WORDS * (223 - Math.clz32(bit & -bit))
      b6 ^= bit & -bit
      a0 &= walls[row]!
      a1 &= walls[row + 1]!
      a2 &= walls[row + 2]!
      a3 &= walls[row + 3]!
      a4 &= walls[row + 4]!
      a5 &= walls[row + 5]!
      a6 &= walls[row + 6]!
      a7 &= walls[row + 7]!
    }
    while ((bit = b7 & ~a7) !== 0) {
      row = WORDS * (255 - Math.clz32(bit & -bit))
      b7 ^= bit & -bit
      a0 &= walls[row]!
      a1 &= walls[row + 1]!
      a2 &= walls[row + 2]!
      a3 &= walls[row + 3]!
      a4 &= walls[row + 4]!
      a5 &= walls[row + 5]!
      a6 &= walls[row + 6]!
      a7 &= walls[row + 7]!
    }
  } while (
    ((b0 & ~a0) | (b1 & ~a1) | (b2 & ~a2) | (b3 & ~a3) | (b4 & ~a4) | (b5 & ~a5) | (b6 & ~a6) | (b7 & ~a7)) !==
    0
  )
  left[0] = a0
  left[1] = a1
  left[2] = a2
  left[3] = a3
  left[4] = a4
  left[5] = a5
  left[6] = a6
  left[7] = a7
  for (let word = 0; word < into.length; word++) into[word] = seeds[word]! | (room[word]! & ~left[word]!)
}

/**
 * Level by level: fills `levels` with the zones first reached by 0, 1, 2 … connections, up to `most` or until one of
 * `to` is reached. Returns the number of levels filled.
 */
export function climbWords(
  words: Words,
  walls: Int32Array,
  pass: Pass,
  from: Zones,
  to: Zones | undefined,
  most: number,
): number {
  begin(words, pass, from)
  const { levels, seeds, leave, enter, ends } = words
  const { halted } = pass
  const size = halted.length
  if (to !== undefined) {
    for (let word = 0; word < WORDS; word++) ends[word] = 0
    addZones(ends, to)
  }
  for (let word = 0; word < WORDS; word++) levels[word] = seeds[word]!
  if (to !== undefined && lowestEnd(words, 0) >= 0) return 1
  let e0 = enter[0]!
  let e1 = enter[1]!
  let e2 = enter[2]!
  let e3 = enter[3]!
  let e4 = enter[4]!
  let e5 = enter[5]!
  let e6 = enter[6]!
  let e7 = enter[7]!
  let level = 1
  for (let base = 0; level <= most; level++) {
    let n0 = -1,
      n1 = -1,
      n2 = -1,
      n3 = -1,
      n4 = -1,
      n5 = -1,
      n6 = -1,
      n7 = -1
    for (let word = 0; word < size; word++) {
      let bits = level === 1 ? leave[word]! : levels[base + word]! & ~halted[word]!
      while (bits !== 0) {
        const row = WORDS * (32 * word + 31 - Math.clz32(bits & -bits))
        bits &= bits - 1
        n0 &= walls[row]!
        n1 &= walls[row + 1]!
        n2 &= walls[row + 2]!
        n3 &= walls[row + 3]!
        n4 &= walls[row + 4]!
        n5 &= walls[row + 5]!
        n6 &= walls[row + 6]!
        n7 &= walls[row + 7]!
      }
    }
    base += WORDS
    levels[base] = n0 = e0 & ~n0
    e0 ^= n0
    levels[base + 1] = n1 = e1 & ~n1
    e1 ^= n1
    levels[base + 2] = n2 = e2 & ~n2
    e2 ^= n2
    levels[base + 3] = n3 = e3 & ~n3
    e3 ^= n3
    levels[base + 4] = n4 = e4 & ~n4
    e4 ^= n4
    levels[base + 5] = n5 = e5 & ~n5
    e5 ^= n5
    levels[base + 6] = n6 = e6 & ~n6
    e6 ^= n6
    levels[base + 7] = n7 = e7 & ~n7
    e7 ^= n7
    if ((n0 | n1 | n2 | n3 | n4 | n5 | n6 | n7) === 0) break
    if (to !== undefined && lowestEnd(words, base) >= 0) return level + 1
  }
  return level
}

/** The lowest-numbered end in the row of levels at `base`, or −1. */
export function lowestEnd({ levels, ends }: Words, base: number): Zone {
  for (let word = 0; word < WORDS; word++) {
    const bits = levels[base + word]! & ends[word]!
    if (bits !== 0) return 32 * word + 31 - Math.clz32(bits & -bits)
  }
  return -1
}

/** Unites the first `count` levels into `into`. */
export function uniteLevels({ levels }: Words, count: number, into: Bits): void {
  into.fill(0)
  for (let level = 0; level < count; level++) {
    for (let word = 0; word < into.length; word++) into[word]! |= levels[WORDS * level + word]!
  }
}
