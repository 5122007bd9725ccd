import type { Words } from '../../src-main/contract/words.ts'

/** How small pictures and the map draw a side's pieces: the French blue and square, as on printed maps. */
export type SideLook = 'french' | 'other'

export function looksOf(sides: readonly [Words, Words]): readonly [SideLook, SideLook] {
  return sides[1].en === 'French' ? ['other', 'french'] : ['french', 'other']
}
