import type { Dresses } from '../../src-main/contract/words.ts'

/** Whose a counter is, as it is dressed. */
export type Livery = Dresses[number]

/** What is drawn in the middle of a counter; `unknown` shows only whose it is. */
export type Sign = 'infantry' | 'cavalry' | 'artillery' | 'leader' | 'garrison' | 'decoy' | 'unknown'

/** A small drawing on the rim of a counter. What it stands for, the rule system says. */
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

/** What lies on a counter, or is seen of its state, as its rule system names it. */
export type Mark = { readonly id: string; readonly drawing: MarkDrawing; readonly words: string }

export const arms = ['infantry', 'cavalry', 'heavyCavalry', 'artillery', 'heavyArtillery', 'mitrailleuses'] as const
export type Arm = (typeof arms)[number]

/** All that is shown of a counter; what a side does not know of it is left out. */
export type CounterFace = {
  readonly livery: Livery
  readonly sign: Sign
  /** A drawing of the rule system’s own in the place of the sign: SVG in a square of 100 by 100, of what `paint-svg.ts` paints. */
  readonly picture?: string
  /** Cuirassiers and guns of large calibre. */
  readonly heavy?: boolean
  readonly detached?: boolean
  readonly name?: string
  /** In the longer words of a title. */
  readonly fullName?: string
  /** What it belongs to: its colour, what stands on it, and its name where it has one. */
  readonly band?: { readonly colour: string; readonly label: string; readonly name?: string }
  readonly movement?: number
  readonly morale?: number
  /** Stars of a leader. */
  readonly stars?: number
  readonly strength?: readonly { readonly arm: Arm; readonly left: number; readonly lost: number }[]
  /** Strength in one number, where there are no arms to tell apart. */
  readonly figure?: number
  /** Values in a row along its foot, such as 3-3-4, and in words. */
  readonly foot?: { readonly printed: string; readonly words: string }
  /** Which way it looks: in degrees from the upper rim, clockwise, and in words. */
  readonly facing?: { readonly bearing: number; readonly towards: string }
  /** It lies on its reverse. */
  readonly reverse?: boolean
  /** Has acted. */
  readonly turned?: boolean
  /** The most urgent first: where there is room for few, these are shown. */
  readonly marks?: readonly Mark[]
}

/** How much is drawn: at a glance for small counters, or everything that is on it. */
export type Detail = 'glance' | 'whole'

/** Below so many pixels of the screen a counter is read at a glance only. */
const readable = 44

export const detailAt = (pixels: number): Detail => (pixels < readable ? 'glance' : 'whole')

/** Strength points that are left, whatever their arm; undefined where they are not known. */
export function pointsOf({ strength, figure }: CounterFace): number | undefined {
  if (figure !== undefined) return figure
  // Guns support: what a counter can lose and hold ground with are its infantry and cavalry.
  return strength
    ?.filter(({ arm }) => arm === 'infantry' || arm === 'cavalry' || arm === 'heavyCavalry')
    .reduce((sum, { left }) => sum + left, 0)
}
