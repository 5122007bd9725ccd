import type { GameSnapshot, Question } from '../../src-main/contract/games.ts'
import type { Tone } from '../map/board/overlay.ts'
import type { Thing } from '../state/thing.ts'

/** What is asked, and of whom it is known what they see. */
export type Asked = { readonly question: Question; readonly table: GameSnapshot }

export type Finding = {
  readonly words: string
  readonly tone: Tone
  /** Where on the map it is. */
  readonly at?: Thing
  readonly rule?: string
  /** It says what is lost by what has been thought away. */
  readonly lost?: boolean
}
