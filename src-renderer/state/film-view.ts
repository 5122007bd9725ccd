import type { Frame, GameSnapshot } from '../../src-main/contract/games.ts'
import type { Settings } from '../../src-main/contract/settings.ts'

/** How somebody likes his films. */
export type FilmTaste = Pick<Settings, 'film' | 'filmPace'>
export const usualFilm: FilmTaste = { film: 'always', filmPace: 'normal' }
export const paces = ['slow', 'normal', 'fast'] as const satisfies readonly FilmTaste['filmPace'][]

/** What the other side did meanwhile, as it runs before the eyes of who was away. */
export type FilmView = {
  readonly frames: readonly Frame[]
  /** The frame that is shown; 0 is how things were before the first. */
  readonly at: number
  readonly table: GameSnapshot
  /** The frame that was shown before: counters move only from one to the next. */
  readonly from: number
  readonly running: boolean
}
