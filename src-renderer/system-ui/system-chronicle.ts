import type { Entry, Report } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import type { Line, NamedThing } from '../journal/lines.ts'
import type { Naming } from '../journal/words.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Period } from '../text/reference/chronicle.en.ts'

/** A chart of the course of a game: which figures, of how things stood or of what was done, and how they are drawn. */
export type ChartPlan = {
  readonly id: string
  readonly title: Words
  readonly from: 'standing' | 'deeds'
  /** The figures, by their keys. */
  readonly keys: readonly string[]
  /** Lines from day to day; or for each day bars, one for each side, its figures on top of each other. */
  readonly form: 'lines' | 'bars'
}

/** What one day's report says in a line: as the journal says it, or put together from several of its entries. */
export type ReportLine =
  | { readonly line: Line }
  | { readonly words: string; readonly stop: number; readonly things: readonly NamedThing[] }

/** A march as it was told: the places it went through, in their order, and the report of it in a line. */
export type MarchTold = {
  readonly side: 0 | 1
  readonly way: readonly string[]
  readonly words: string
  /** The same for a narrow column: how many marched, from where and to where. */
  readonly short: string
  readonly stop: number
}

/** A day as the one who looks was told of it. */
export type DayTold = {
  readonly lines: readonly Line[]
  /** The sides with whose eyes it is looked at. */
  readonly eyes: readonly (0 | 1)[]
  readonly naming: Naming
  /** “German”, within a sentence. */
  readonly sideOf: (side: number) => string
  /** “Germans”, by itself. */
  readonly sideName: (side: number) => string
}

/** A day with what was fought out or looked for on it, where the rule system puts reports together. */
export type DayReported = DayTold & { readonly reports: readonly Pick<Report, 'stop' | 'told'>[] }

export type SectionPlan = {
  readonly id: string
  readonly title: Words
  /** The rule it is about, by its lasting id. */
  readonly rule: string | null
  /** The figures beside it, by their keys: of what was done, and how things stand. */
  readonly figures: readonly string[]
  readonly linesOf: (day: DayReported) => readonly ReportLine[]
}

/** A figure by its key, with a name short enough for the head of a column. */
export type FormationFigure = { readonly key: string; readonly name: Words }

/** What each formation lost, by what, as bars and beside them in figures. */
export type FormationsPlan = {
  readonly title: Words
  /** The rule it is about, by its lasting id. */
  readonly rule: string
  /** The figures whose sum a bar shows, part by part. */
  readonly parts: readonly FormationFigure[]
  /** The figure that is marked on the bar: a sum that counts for something. */
  readonly limit: FormationFigure
  readonly figures: readonly FormationFigure[]
}

/** What a rule system makes of the course of its games. */
export type SystemChronicle = {
  /** What its turns are; left out, they are called turns, and their ends are not told. */
  readonly period?: Readonly<Record<Language, Period>>
  readonly charts: readonly ChartPlan[]
  readonly formations?: FormationsPlan
  /** The report of a day, in its order. */
  readonly sections: readonly SectionPlan[]
  /** The marches of a day, which stay on the map until the next day begins; left out, none are drawn. */
  readonly marchesOf?: (day: DayTold) => readonly MarchTold[]
  /** Kinds of entry that such a march tells together; draws are named `draw <label>`. */
  readonly toldByMarches?: readonly string[]
  /** Kinds of entry on which games turn. */
  readonly turning: readonly string[]
  /**
   * What is told at the end of why it ended so: the kinds, the rule of an ending, and whether a condition that an entry
   * counts was met; null where it counts none.
   */
  readonly end: {
    readonly kinds: readonly string[]
    readonly ruleOf: (ending: string) => string | null
    readonly metIn: (entry: Entry) => boolean | null
  }
}
