/** The number of most recent states that are kept whole. */
const RECENT = 16
/** Initial room for whole states: most games are soon left. */
const FEW = 4
const NO_MOMENT = -1

/**
 * Cached states of some moments of a game: the most recent ones whole, others permanently as differences from the
 * beginning (pairs of position and value). Many states share one array, because allocating an array costs more time
 * than copying its words.
 */
export class StateCache {
  readonly #first: Int32Array
  /** A ring: the newest replaces the oldest. */
  readonly #recent: number[] = []
  #recentWords: Int32Array = new Int32Array(0)
  #oldest = 0
  /** By moment, the offset of its difference; the word before it holds the length. */
  readonly #lasting = new Map<number, number>()
  #differences: Int32Array = new Int32Array(0)
  #end = 0

  /** `first`: the state at the beginning. */
  constructor(first: Int32Array) {
    this.#first = first
  }

  has(moment: number): boolean {
    return this.#lasting.has(moment) || this.#recent.includes(moment)
  }

  keepForGood(moment: number, words: Int32Array): void {
    const difference = differenceFrom(this.#first, words)
    const begin = this.#end + 1
    const end = begin + difference.length
    if (this.#differences.length < end) this.#differences = withRoom(this.#differences, 2 * end)
    this.#differences[this.#end] = difference.length
    this.#differences.set(difference, begin)
    this.#lasting.set(moment, begin)
    this.#end = end
  }

  keepAWhile(moment: number, words: Int32Array): void {
    const isFull = this.#recent.length === RECENT
    const place = isFull ? this.#oldest : this.#recent.length
    if (isFull) this.#oldest = (place + 1) % RECENT
    this.#recent[place] = moment
    const { length } = words
    if (this.#recentWords.length <= place * length)
      this.#recentWords = withRoom(this.#recentWords, (place < FEW ? FEW : RECENT) * length)
    this.#recentWords.set(words, place * length)
  }

  /** Use the result at once: later calls may overwrite it. */
  wordsOf(moment: number): Int32Array | undefined {
    const begin = this.#lasting.get(moment)
    if (begin !== undefined) return this.#withDifference(begin)
    const place = this.#recent.indexOf(moment)
    const { length } = this.#first
    return place < 0 ? undefined : this.#recentWords.subarray(place * length, (place + 1) * length)
  }

  #withDifference(begin: number): Int32Array {
    const words = this.#first.slice()
    const differences = this.#differences
    const end = begin + differences[begin - 1]!
    for (let index = begin; index < end; index += 2) words[differences[index]!] = differences[index + 1]!
    return words
  }

  forget(moment: number): void {
    this.#lasting.delete(moment)
    const place = this.#recent.indexOf(moment)
    if (place >= 0) this.#recent[place] = NO_MOMENT
  }
}

/** The difference of one state from another as pairs of position and value. Use the result at once. */
function differenceFrom(from: Int32Array, words: Int32Array): Int32Array {
  if (found.length < 2 * words.length) found = new Int32Array(2 * words.length)
  const into = found
  let length = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === from[at]) continue
    into[length] = at
    into[length + 1] = word
    length += 2
  }
  return into.subarray(0, length)
}

/** Reused buffer, large enough for any difference of the states seen so far. */
let found = new Int32Array(0)

function withRoom(words: Int32Array, length: number): Int32Array {
  const larger = new Int32Array(length)
  larger.set(words)
  return larger
}
