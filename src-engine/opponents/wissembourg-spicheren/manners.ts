import type { Help } from '../../wissembourg-spicheren/assault/forecast.ts'

/** How much is thought of what. */
export interface Manner {
  /** Of what a place under threat may cost, so much is feared. */
  readonly caution: number
  /** Of what a place counts for, what it is worth that somebody stays in it where the enemy can come soon. */
  readonly guard: number
  /** What ground and places count for. */
  readonly drive: number
  /** What an attack has to gain, in thousandths of a point. */
  readonly reserve: number
  /** With whose help a defence is reckoned with. */
  readonly help: Help
  /** Whether those count who are still to come onto the map. */
  readonly foresight: boolean
}

const usual: Manner = { caution: 0.55, guard: 0.75, drive: 1, reserve: 25, help: 'all', foresight: true }

/** The recruit goes straight at it: he fears little for flanks, and sees neither the helpers of a defence nor who is to come. */
export const RECRUIT = 'recruit'
const recruit: Manner = { caution: 0.15, guard: 0.15, drive: 1, reserve: 0, help: 'alone', foresight: false }

/** The officer minds his flanks and looks ahead, but takes each enemy in a defence by himself, without those who would come to his help. */
export const OFFICER = 'officer'

const manners: Readonly<Record<string, Manner>> = { [RECRUIT]: recruit, [OFFICER]: { ...usual, help: 'alone' } }

export const mannerOf = (temperament: string): Manner => manners[temperament] ?? usual
