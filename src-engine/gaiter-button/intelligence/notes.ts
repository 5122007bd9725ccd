import type { Json, JsonObject } from '../../kernel/values/result.ts'
import type { MarchSeen } from './march-seen.ts'
import type { Candidates } from '../../fog/candidates.ts'

/** The notes of one side about the other side's counters, kept from moment to moment. All of it is JSON. */
export interface Notes {
  readonly scenario: string
  readonly asPrinted: boolean
  /** The side that looks. */
  readonly side: number
  readonly moment: number
  readonly turn: number
  readonly rain: boolean
  /** By the number of the token; none before the first moment. */
  readonly tracks: readonly Track[]
  /** Where a counter was last known to be, by its number; `null` for one that never was. */
  readonly sightings: readonly (Sighting | null)[]
  /** The tokens of the stack at work, when it is the enemy's and made up. */
  readonly stack: readonly number[]
  /** What was seen of its march. */
  readonly march: MarchSeen
  readonly battleZone: string
  /** Whether the side itself has counters in the field, by the names of the zones. */
  readonly own: readonly string[]
}

/** A token: how it was last seen, the counters it can still be, and why no others. */
export interface Track extends Sight {
  readonly can: Candidates
  readonly evidence: readonly Evidence[]
  /** When it last did something that could be seen. */
  readonly last: When
}

/** What is seen of a token. */
export interface Sight {
  /** `HAND` or `GONE` when it is not on the map. */
  readonly zone: string
  /** The markers on it, and whether it is in a fortress: `MARKS`. */
  readonly marks: number
  /** As `SEEN` of the state. */
  readonly seen: number
  /** The counter that it is seen to be, by its number in the roll; none when it is not. */
  readonly counter: number
  /** Its strength points where they are seen. */
  readonly points: number
}
export const HAND = '-'
export const GONE = ''

export const MARKS = {
  inside: 1,
  activated: 2,
  outOfSupply: 4,
  combatted: 8,
  demoralised: 16,
  backToRiver: 32,
  engaged: 64,
} as const
export const markNames = Object.keys(MARKS) as (keyof typeof MARKS)[] // the keys of the object above
export const isOnMap = ({ zone }: Sight): boolean => zone !== HAND && zone !== GONE

export interface When {
  readonly turn: number
  readonly moment: number
}

/** Why something is known: a key of the words, its facts, when it was seen, and the rule it follows from. */
export interface Evidence extends When {
  readonly key: string
  readonly rule: string
  readonly facts: { readonly [name: string]: Json }
}

export interface Sighting extends When {
  readonly zone: string
  /** Whether it was seen; else it is concluded because nothing else is possible. */
  readonly seen: boolean
}

export const notesIn = (json: JsonObject): Notes => json as unknown as Notes // nobody else writes them
export const asJson = (notes: Notes): JsonObject => notes as unknown as JsonObject // of JSON through and through
