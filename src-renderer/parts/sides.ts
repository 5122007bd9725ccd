import type { Words } from '../../src-main/contract/words.ts'

/** How a side's pieces look, in small pictures and on the map: the French in blue and square, as on the drawn maps. */
export type SideLook = 'french' | 'other'

export function looksOf(sides: readonly [Words, Words]): readonly [SideLook, SideLook] {
  return sides[1].en === 'French' ? ['other', 'french'] : ['french', 'other']
}
