import type { GameSnapshot, Question } from '../../src-main/contract/games.ts'
import type { Tone } from '../map/board/overlay.ts'
import type { Thing } from '../state/known/thing.ts'

/** The question, and the viewer's table. */
export type Asked = { readonly question: Question; readonly table: GameSnapshot }

export type Finding = {
  readonly words: string
  readonly tone: Tone
  /** Where on the map it is. */
  readonly at?: Thing
  readonly rule?: string
  /** Whether it says what is lost without the things in `without`. */
  readonly lost?: boolean
}
