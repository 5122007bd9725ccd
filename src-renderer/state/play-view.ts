import type {
  Branch,
  Chronicle,
  Comparison,
  Entry,
  Refusal,
  Setting,
  Stop,
  GameSnapshot,
} from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import type { LessonSeen } from '../../src-main/contract/lessons.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { JsonObject } from '#engine/kernel/result.ts'
import type { Thing } from './thing.ts'
import type { FilmView } from './film-view.ts'
import type { Thoughts } from '../../src-main/contract/opponents.ts'
import type { Fault } from './games-view.ts'

/** A side, or one of two, has to sit down before anything is shown. */
export type Curtain = {
  /** Who may sit down: one side, or either when the game is over. */
  readonly sides: readonly number[]
  readonly wrong: boolean
  readonly busy: boolean
  /** The day, which everybody knows. */
  readonly when: Words | null
}

/** What the program does when a side is asked that it plays, as far as it is shown. */
export type ThoughtsShown = Exclude<Thoughts, { at: 'rest' }>

/** What is known of whether the last act is kept. */
export type Keeping = 'kept' | 'keeping' | 'unsure' | 'not-kept'

/** A layer that is on: of what, for whom, and what has been worked out for it. */
export type LayerView = {
  readonly id: string
  /** With whose knowledge it is worked out. */
  readonly side: number
  readonly picked: Thing | null
  /** What is thought away, by the names the layer gave it. */
  readonly without: readonly string[]
  /** What is clicked on the map is for the layer, and answers nothing. */
  readonly picking: boolean
  readonly busy: boolean
  readonly fault: Fault | null
  /** What came back last, and what it had been asked for. */
  readonly worked: {
    readonly study: JsonObject
    readonly side: number
    readonly picked: Thing | null
    readonly without: readonly string[]
  } | null
}

/** A game that is played, as far as the window has been told of it. Behind a curtain there is no more than its number. */
export type PlayView = {
  readonly id: number
  /** The sides by their ids; known behind a curtain too. */
  readonly sides: readonly string[]
  readonly table: GameSnapshot | null
  readonly curtain: Curtain | null
  readonly keeping: Keeping
  /** What the program is doing, when it has the turn and takes its time, or could not decide. */
  readonly thoughts: ThoughtsShown | null
  readonly fault: Fault | null
  readonly refusal: Refusal | null
  /** What became of an act under which the connection broke. */
  readonly fate: 'done' | 'not-done' | null
  /** The name of the game this one was begun from. */
  readonly forkedFrom: string | null
  readonly journal: readonly Entry[]
  readonly stops: readonly Stop[]
  /** The table as it was at a stop, or null where the present is looked at; `table` is null while it is fetched. */
  readonly past: { readonly stop: number; readonly table: GameSnapshot | null } | null
  /** What happened meanwhile, as long as it is shown; nothing is asked then. */
  readonly film: FilmView | null
  readonly branches: readonly Branch[] | null
  readonly comparison: Comparison | null
  /** What is laid over the map besides what always is. */
  readonly layer: LayerView | null
  /** The course of the game in figures, since somebody asked. */
  readonly chronicle: Chronicle | null
  /** The lesson that is played with the scenario, where there is one for who looks, and the table it speaks of. */
  readonly lesson: { readonly seen: LessonSeen; readonly of: GameSnapshot } | null
  /** The words of the rule system. */
  readonly words: { readonly language: Language; readonly words: Readonly<Record<string, string>> } | null
  /** What is played on, and what it is called. */
  readonly setting: Setting | null
  /** The map of a board of zones, in one language. */
  readonly drawing: { readonly language: Language; readonly svg: string } | null
}

/** A part of it that has become another. */
export type PlayChange = { -readonly [K in keyof PlayView]?: PlayView[K] }

export const newPlay = (id: number): PlayView => ({
  id,
  sides: [],
  table: null,
  curtain: null,
  keeping: 'kept',
  thoughts: null,
  fault: null,
  refusal: null,
  fate: null,
  forkedFrom: null,
  journal: [],
  stops: [],
  past: null,
  film: null,
  branches: null,
  comparison: null,
  layer: null,
  chronicle: null,
  lesson: null,
  words: null,
  setting: null,
  drawing: null,
})
