import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import type { FilmStep } from '../../journal/operations.ts'
import type { Settings } from '../../../src-main/contract/settings.ts'

/** Whether films are shown by themselves, and how fast they run. */
export type FilmSettings = Pick<Settings, 'film' | 'filmPace'>
export const defaultFilm: FilmSettings = { film: 'always', filmPace: 'normal' }
export const paces = ['slow', 'normal', 'fast'] as const satisfies readonly FilmSettings['filmPace'][]

/** A film of what the other side did while the viewer was away, or of what both did since a stop. */
export type FilmView = {
  readonly frames: readonly FilmStep[]
  /** Its steps are operations, each reported in brief. */
  readonly byOperation: boolean
  /** The frame shown; 0 is the table before the first frame. */
  readonly at: number
  readonly table: GameSnapshot
  /** The frame shown before this one: counters move only between neighbours. */
  readonly from: number
  readonly running: boolean
  /** It started by itself, and moves on to the question by itself when it ends. */
  readonly leadsOn: boolean
  /** The stop after which it begins; undefined for the viewer’s own last act. */
  readonly since: number | undefined
}
