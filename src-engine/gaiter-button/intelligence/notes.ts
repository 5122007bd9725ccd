import type { Json, JsonObject } from '../../kernel/values/result.ts'
import type { MarchSeen } from './march-seen.ts'
import type { Candidates } from '../../fog/candidates.ts'

/** One side's notes about the other side's counters, kept from moment to moment. All of it is JSON. */
export interface Notes {
  readonly scenario: string
  readonly asPrinted: boolean
  /** The observing side. */
  readonly side: number
  readonly moment: number
  readonly turn: number
  readonly rain: boolean
  /** By token number; empty before the first moment. */
  readonly tracks: readonly Track[]
  /** Where each counter was last known to be, by counter number; `null` if never. */
  readonly sightings: readonly (Sighting | null)[]
  /** The tokens of the acting stack, if it is the enemy's and is made up. */
  readonly stack: readonly number[]
  /** What was seen of its march. */
  readonly march: MarchSeen
  readonly battleZone: string
  /** The zones where the observing side has counters in the field. */
  readonly own: readonly string[]
}

/** A token: how it was last seen, which counters it can still be, and why no others. */
export interface Track extends Sight {
  readonly can: Candidates
  readonly evidence: readonly Evidence[]
  /** When it last did something visible. */
  readonly last: When
}

/** The visible state of a token. */
export interface Sight {
  /** `HAND` or `GONE` if it is not on the map. */
  readonly zone: string
  /** The markers on it, and whether it is inside a fortress: `MARKS`. */
  readonly marks: number
  /** As `SEEN` in the state. */
  readonly seen: number
  /** The counter it is seen to be, by number in the roll; `NONE` if unknown. */
  readonly counter: number
  /** Its strength points, if seen. */
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

/** Why something is known: a key into the words, its facts, when it was seen, and the rule behind it. */
export interface Evidence extends When {
  readonly key: string
  readonly rule: string
  readonly facts: { readonly [name: string]: Json }
}

export interface Sighting extends When {
  readonly zone: string
  /** Whether it was seen; otherwise it was concluded. */
  readonly seen: boolean
}

export const notesIn = (json: JsonObject): Notes => json as unknown as Notes // only this folder writes them
export const asJson = (notes: Notes): JsonObject => notes as unknown as JsonObject // notes consist of JSON only
