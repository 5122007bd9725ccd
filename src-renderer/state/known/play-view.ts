import type {
  Branch,
  Comparison,
  Entry,
  Refusal,
  Report,
  Setting,
  Stop,
  GameSnapshot,
} from '../../../src-main/contract/games.ts'
import type { Chronicle } from '../../../src-main/contract/chronicle.ts'
import type { Adjectives, Words } from '../../../src-main/contract/words.ts'
import type { LessonSeen } from '../../../src-main/contract/lessons.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Thing } from './thing.ts'
import type { FilmView } from './film-view.ts'
import type { Thoughts } from '../../../src-main/contract/opponents.ts'
import { type AdviceView, noWork, type RemarksView } from './counsel-view.ts'
import type { Fault } from './games-view.ts'

/** The curtain over the table: a side has to sit down before anything is shown. */
export type Curtain = {
  /** The sides that may sit down: one, or both when the game is over. */
  readonly sides: readonly number[]
  readonly wrong: boolean
  readonly busy: boolean
  /** The date, which both sides know. */
  readonly when: Words | null
}

/** What the program does on its turn, as far as the window shows it. */
export type ThoughtsShown = Exclude<Thoughts, { at: 'rest' }>

/** Whether the last act is on disk. `keeping`: being saved; `unsure`: the connection broke; `not-kept`: saving failed. */
export type SavingState = 'kept' | 'keeping' | 'unsure' | 'not-kept'

/** A layer that is switched on, and what the process has computed for it. */
export type LayerView = {
  readonly id: string
  /** The side whose knowledge it uses. */
  readonly side: number
  readonly picked: Thing | null
  /** Things assumed gone, by the ids the layer gave them. */
  readonly without: readonly string[]
  /** Clicks on the map go to the layer and do not answer the question. */
  readonly picking: boolean
  readonly busy: boolean
  readonly fault: Fault | null
  /** The latest study, with the input it was made for. */
  readonly worked: {
    readonly study: JsonObject
    readonly side: number
    readonly picked: Thing | null
    readonly without: readonly string[]
  } | null
}

/** What the window knows of the game on the table. Behind a curtain that is little more than its id. */
export type PlayView = {
  readonly id: number
  /** What the sides are called; known behind a curtain too. */
  readonly adjectives: Adjectives | null
  readonly table: GameSnapshot | null
  readonly curtain: Curtain | null
  readonly keeping: SavingState
  /** What the program does on its turn, if it takes long or could not decide. */
  readonly thoughts: ThoughtsShown | null
  readonly fault: Fault | null
  readonly refusal: Refusal | null
  /** What became of the act during which the connection broke, or before which another window closed the game. */
  readonly interruptedAct: 'done' | 'not-done' | 'closed' | null
  /** The name of the game this one was begun from. */
  readonly forkedFrom: string | null
  readonly journal: readonly Entry[]
  /** Today's reports of fights and searches, and the keys of those the player has dismissed. */
  readonly reports: readonly Report[]
  readonly readReports: readonly string[]
  /** The stop at which the reports were made; null before. */
  readonly reportsAt: number | null
  readonly stops: readonly Stop[]
  /** The past table that is shown; null while the present is. `table` is null until it is fetched. */
  readonly past: { readonly stop: number; readonly table: GameSnapshot | null } | null
  /** The film that is shown in place of the question. */
  readonly film: FilmView | null
  readonly branches: readonly Branch[] | null
  readonly comparison: Comparison | null
  /** The layer that is switched on. */
  readonly layer: LayerView | null
  /** What an opponent would do in the viewer's place, once requested. */
  readonly advice: AdviceView
  /** Comments on what a side did in a turn. */
  readonly remarks: RemarksView
  /** The course of the game in figures, once it has been read. */
  readonly chronicle: Chronicle | null
  /** The viewer's lesson, if the scenario has one, and the table it is about. */
  readonly lesson: { readonly seen: LessonSeen; readonly of: GameSnapshot } | null
  /** The words of the rule system. */
  readonly words: { readonly language: Language; readonly words: Readonly<Record<string, string>> } | null
  /** The board, and the names of what is on it. */
  readonly setting: Setting | null
  /** The map of a board of zones, in one language. */
  readonly drawing: { readonly language: Language; readonly svg: string } | null
}

/** Fields to change in the view of the game. */
export type PlayChange = { -readonly [K in keyof PlayView]?: PlayView[K] }

export const newPlay = (id: number): PlayView => ({
  id,
  adjectives: null,
  table: null,
  curtain: null,
  keeping: 'kept',
  thoughts: null,
  fault: null,
  refusal: null,
  interruptedAct: null,
  forkedFrom: null,
  journal: [],
  reports: [],
  readReports: [],
  reportsAt: null,
  stops: [],
  past: null,
  film: null,
  branches: null,
  comparison: null,
  layer: null,
  advice: noWork,
  remarks: noWork,
  chronicle: null,
  lesson: null,
  words: null,
  setting: null,
  drawing: null,
})
