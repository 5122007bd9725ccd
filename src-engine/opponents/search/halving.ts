/** A candidate during evaluation: sums over its samples, in integers. */
export interface Tried<T> {
  readonly what: T
  /** A head start: a sum of scores that represents its worth before any sample. */
  readonly head: number
  samples: number
  sum: number
  squares: number
}

export const meanOf = ({ sum, samples }: Tried<unknown>): number => (samples === 0 ? 0 : Math.round(sum / samples))

export const untried = <T>(what: T, head = 0): Tried<T> => ({ what, head, samples: 0, sum: 0, squares: 0 })

/** The standard error of the mean; 0 below two samples. */
export function errorOf({ sum, squares, samples }: Tried<unknown>): number {
  if (samples < 2) return 0
  const variance = (squares - (sum * sum) / samples) / (samples - 1)
  return Math.round(Math.sqrt(Math.max(0, variance) / samples))
}

/** Better candidates first, for equal numbers of samples; stable for equals. */
const byMean = (a: Tried<unknown>, b: Tried<unknown>): number => b.sum + b.head - a.sum - a.head

/**
 * Sequential halving: all candidates get some samples, the better half shares as many again, and so on until one is
 * left or the samples are spent. Sample number n has the same luck for all candidates. `order` is kept best first
 * throughout.
 */
export function* halve<T>(
  order: Tried<T>[],
  budget: number,
  sample: (what: T, number: number) => Generator<void, number>,
): Generator<void, void> {
  const rounds = Math.max(1, Math.ceil(Math.log2(order.length)))
  let left = budget
  for (let round = 0, open = order.length; round < rounds; round += 1, open = Math.ceil(open / 2)) {
    const each = Math.floor(left / (rounds - round) / open)
    if (each === 0) return
    for (let number = 0; number < each; number += 1) {
      for (const one of order.slice(0, open)) {
        const score = yield* sample(one.what, one.samples)
        one.samples += 1
        one.sum += score
        one.squares += score * score
        yield
      }
    }
    left -= each * open
    order.splice(0, open, ...order.slice(0, open).toSorted(byMean))
  }
}
