import type { Json } from '../../kernel/values/result.ts'
import { conclude, type Bound } from '../../fog/bounds.ts'
import { possibleCandidates } from '../../fog/matching.ts'
import type { Evidence, Sight, Track, When } from './notes.ts'
import type { Roll } from './roll.ts'
import { both, either, isEmpty, isSame, isWithin, type Candidates } from '../../fog/candidates.ts'

/** Why candidates are removed: evidence without its time. */
export interface Reason {
  readonly key: string
  readonly rule: string
  readonly facts: { readonly [name: string]: Json }
}

/** Are two pieces of evidence the same one, recorded for two tokens? */
const isAlike = (a: Evidence, b: Evidence): boolean =>
  a === b || (a.key === b.key && a.moment === b.moment && JSON.stringify(a.facts) === JSON.stringify(b.facts))

/** The number of pieces of evidence kept per token: the first, and the latest ones. */
const MOST = 12

/** The tracks of one moment while they are being computed. */
export class Casebook {
  readonly roll: Roll
  readonly can: Candidates[]
  readonly evidence: (readonly Evidence[])[]
  readonly #when: When
  #narrowed = false

  constructor(roll: Roll, tracks: readonly Track[], when: When) {
    this.roll = roll
    this.can = tracks.map(({ can }) => can)
    this.evidence = tracks.map(({ evidence }) => evidence)
    this.#when = when
  }

  note(token: number, { key, rule, facts }: Reason): void {
    const all = this.evidence[token]!
    // Conclusions from counting change often; only the latest is kept.
    const kept = key === 'counted' && all.at(-1)?.key === 'counted' ? all.slice(0, -1) : all
    const more = [...kept, { key, rule, ...this.#when, facts }]
    this.evidence[token] = more.length > MOST ? [more[0]!, ...more.slice(1 - MOST)] : more
  }

  /** Records that a token is one of these. Evidence that contradicts everything known is ignored. */
  narrow(token: number, to: Candidates, reason: Reason): void {
    const can = this.can[token]!
    if (isWithin(can, to)) return
    const left = both(can, to)
    if (isEmpty(left)) return
    this.can[token] = left
    this.#narrowed = true
    this.note(token, reason)
  }

  /** Records how many of these tokens are of a sort, and concludes which must be or cannot be. */
  bind(bound: Bound, sort: Candidates, reason: Reason): void {
    for (const { token, among } of conclude(bound, this.can, sort)) this.narrow(token, among, reason)
  }

  /** Records that at least one of these tokens is one of these counters; if only one token can be, it is. */
  someOf(tokens: readonly number[], to: Candidates, reason: Reason): void {
    this.bind({ tokens, least: 1, most: tokens.length }, to, reason)
  }

  /** Records that these tokens may have been exchanged: each may now be what any of them could be. */
  mix(tokens: readonly number[], reason: (lost: boolean) => Reason | undefined): void {
    const [first, ...others] = tokens
    if (first === undefined) return
    const all = others.reduce((sum, token) => either(sum, this.can[token]!), this.can[first]!)
    const shared = this.evidence[first]!.filter((one) =>
      others.every((token) => this.evidence[token]!.some((other) => isAlike(one, other))),
    )
    for (const token of tokens) {
      const lost = !isSame(all, this.can[token]!)
      const isLess = this.evidence[token]!.length > shared.length
      this.can[token] = all
      if (isLess) this.evidence[token] = shared
      const why = reason(lost || isLess)
      if (why !== undefined) this.note(token, why)
    }
  }

  /** Undoes a mixing for a token whose identity was not affected. */
  keep(token: number, { can, evidence }: Pick<Track, 'can' | 'evidence'>): void {
    this.can[token] = can
    this.evidence[token] = evidence
  }

  /**
   * Removes candidates that would leave another token without a counter, if anything was learnt since the last call.
   */
  count(reason: Reason, anyway = false): void {
    if (!this.#narrowed && !anyway) return
    this.#narrowed = false
    possibleCandidates(this.can).forEach((choice, token) => {
      if (isSame(choice, this.can[token]!)) return
      this.can[token] = choice
      this.note(token, reason)
    })
  }

  tracks(sights: readonly Sight[], before: readonly Track[]): Track[] {
    return sights.map((sight, token) => {
      const last = before[token]
      const isStill =
        last !== undefined && last.zone === sight.zone && last.marks === sight.marks && last.seen === sight.seen
      return {
        ...sight,
        can: this.can[token]!,
        evidence: this.evidence[token]!,
        last: isStill ? last.last : this.#when,
      }
    })
  }
}
