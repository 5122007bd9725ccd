/** So many states are kept as they are: those that were kept last. */
const RECENT = 16
const NO_MOMENT = -1

/**
 * The states of some moments of a game: those kept last as they are, and others for good, as what they have otherwise than the
 * beginning: places, each followed by what stands there. One array holds many of them, as an array by itself costs more time than
 * the words in it.
 */
export class KeptWords {
  readonly #first: Int32Array
  /** The newest takes the place of the oldest. */
  readonly #recent: number[] = []
  #recentWords: Int32Array = new Int32Array(0)
  #oldest = 0
  /** By moment, where its difference begins; before it stands how long it is. */
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
    const first = this.#first
    this.#differences = withRoom(this.#differences, this.#end + 1 + 2 * words.length)
    const differences = this.#differences
    const begin = this.#end + 1
    let end = begin
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!
      if (word === first[at]) continue
      differences[end] = at
      differences[end + 1] = word
      end += 2
    }
    differences[this.#end] = end - begin
    this.#lasting.set(moment, begin)
    this.#end = end
  }

  keepAWhile(moment: number, words: Int32Array): void {
    const isFull = this.#recent.length === RECENT
    const place = isFull ? this.#oldest : this.#recent.length
    if (isFull) this.#oldest = (place + 1) % RECENT
    this.#recent[place] = moment
    this.#recentWords = withRoom(this.#recentWords, (place + 1) * words.length)
    this.#recentWords.set(words, place * words.length)
  }

  /** Read at once: what is kept later may be written over it. */
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

/** The words themselves where they have room for so many, else a copy with room for as many again. */
function withRoom(words: Int32Array, length: number): Int32Array {
  if (words.length >= length) return words
  const larger = new Int32Array(2 * length)
  larger.set(words)
  return larger
}
