import type { Dresses } from '../../src-main/contract/words.ts'

/** The colours of a counter, which tell its side. */
export type Livery = Dresses[number]

/** The drawing in the middle of a counter; `unknown` shows only its side. */
export type Sign = 'infantry' | 'cavalry' | 'artillery' | 'leader' | 'garrison' | 'decoy' | 'unknown'

/** A small drawing on the rim of a counter. The rule system gives it its meaning. */
export type MarkDrawing =
  | 'burst'
  | 'crossed-disc'
  | 'crossed-sabres'
  | 'empty-sack'
  | 'eye'
  | 'half-disc'
  | 'question'
  | 'smoking-muzzle'
  | 'stopped-muzzle'
  | 'wall'
  | 'waves'
  | 'white-flag'

/** A marker on a counter, or a visible part of its state, as its rule system names it. */
export type Mark = { readonly id: string; readonly drawing: MarkDrawing; readonly words: string }

export const arms = ['infantry', 'cavalry', 'heavyCavalry', 'artillery', 'heavyArtillery', 'mitrailleuses'] as const
export type Arm = (typeof arms)[number]

/** Everything shown on a counter; what the viewing side does not know is left out. */
export type CounterFace = {
  readonly livery: Livery
  readonly sign: Sign
  /**
   * The rule system’s own drawing instead of the sign: SVG in a square of 100 by 100, limited to what `paint-svg.ts`
   * supports.
   */
  readonly picture?: string
  /** Cuirassiers and guns of large calibre. */
  readonly heavy?: boolean
  readonly detached?: boolean
  readonly name?: string
  /** The name in the longer words of a title. */
  readonly fullName?: string
  /** The formation it belongs to: its colour, label, and name if it has one. */
  readonly band?: { readonly colour: string; readonly label: string; readonly name?: string }
  readonly movement?: number
  readonly morale?: number
  /** Number of a leader's stars. */
  readonly stars?: number
  readonly strength?: readonly { readonly arm: Arm; readonly left: number; readonly lost: number }[]
  /** Strength as one number, if there are no separate arms. */
  readonly figure?: number
  /** Values in a row along its foot, such as 3-3-4, and in words. */
  readonly foot?: { readonly printed: string; readonly words: string }
  /** Its facing: in degrees clockwise from the upper rim, and in words. */
  readonly facing?: { readonly bearing: number; readonly towards: string }
  /** Whether it lies on its reverse. */
  readonly reverse?: boolean
  /** Whether it has acted. */
  readonly turned?: boolean
  /** The most urgent first: if there is room for few, only these are shown. */
  readonly marks?: readonly Mark[]
}

/** How much is drawn: the essentials for small counters, or everything on it. */
export type Detail = 'glance' | 'whole'

/** Counters of fewer screen pixels are drawn with the essentials only. */
const readable = 44

export const detailAt = (pixels: number): Detail => (pixels < readable ? 'glance' : 'whole')

/** Remaining strength points of all arms; undefined if unknown. */
export function pointsOf({ strength, figure }: CounterFace): number | undefined {
  if (figure !== undefined) return figure
  // Guns only support: what a counter can lose, and hold ground with, is its infantry and cavalry.
  return strength
    ?.filter(({ arm }) => arm === 'infantry' || arm === 'cavalry' || arm === 'heavyCavalry')
    .reduce((sum, { left }) => sum + left, 0)
}
