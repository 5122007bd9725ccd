import type { Help } from '../../wissembourg-spicheren/assault/forecast.ts'

/** The weights of a way of playing. */
export interface Manner {
  /** Share of the possible loss at a place under threat that is feared. */
  readonly caution: number
  /** Share of a place's value for guarding it where the enemy can come soon. */
  readonly guard: number
  /** Weight of ground and places. */
  readonly drive: number
  /** Minimum gain of an attack, in thousandths of a point. */
  readonly reserve: number
  /** The support that a defence is assumed to have. */
  readonly help: Help
  /** Whether units that are still to enter the map are considered. */
  readonly foresight: boolean
}

const usual: Manner = { caution: 0.55, guard: 0.75, drive: 1, reserve: 25, help: 'all', foresight: true }

/**
 * The recruit attacks directly: he hardly fears for his flanks, and ignores both supports of a defence and
 * reinforcements.
 */
export const RECRUIT = 'recruit'
const recruit: Manner = { caution: 0.15, guard: 0.15, drive: 1, reserve: 0, help: 'alone', foresight: false }

/**
 * The officer minds his flanks and looks ahead, but considers each defender alone, without units that would support it.
 */
export const OFFICER = 'officer'

const manners: Readonly<Record<string, Manner>> = { [RECRUIT]: recruit, [OFFICER]: { ...usual, help: 'alone' } }

export const mannerOf = (mannerId: string): Manner => manners[mannerId] ?? usual
