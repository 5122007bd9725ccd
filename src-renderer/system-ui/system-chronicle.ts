import type { Entry, Report } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import type { Line, NamedThing } from '../journal/lines.ts'
import type { Naming } from '../journal/words.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Period } from '../text/reference/chronicle.en.ts'

/** A chart of the course of a game: its figures (of states or of actions), and how they are drawn. */
export type ChartPlan = {
  readonly id: string
  readonly title: Words
  readonly from: 'standing' | 'deeds'
  /** The figures, by their keys. */
  readonly keys: readonly string[]
  /** Lines from day to day; or stacked bars for each day, one for each side. */
  readonly form: 'lines' | 'bars'
}

/** One line of a day's report: a journal line, or one made from several of its entries. */
export type ReportLine =
  | { readonly line: Line }
  | { readonly words: string; readonly stop: number; readonly things: readonly NamedThing[] }

/** A march as reported: its places in order, and its report in one line. */
export type MarchReport = {
  readonly side: 0 | 1
  readonly way: readonly string[]
  readonly words: string
  /** The same for a narrow column: how many marched, from where and to where. */
  readonly short: string
  readonly stop: number
}

/** A day as reported to the viewer. */
export type VisibleDay = {
  readonly lines: readonly Line[]
  /** The sides whose knowledge is shown. */
  readonly eyes: readonly (0 | 1)[]
  readonly naming: Naming
  /** “German”, within a sentence. */
  readonly sideOf: (side: number) => string
  /** “Germans”, by itself. */
  readonly sideName: (side: number) => string
}

/** A day with its reports of fights and searches, if the rule system makes reports. */
export type DayWithReports = VisibleDay & { readonly reports: readonly Pick<Report, 'stop' | 'told'>[] }

export type SectionPlan = {
  readonly id: string
  readonly title: Words
  /** The rule it is about, by its lasting id. */
  readonly rule: string | null
  /** The figures beside it, by their keys: of actions and of states. */
  readonly figures: readonly string[]
  readonly linesOf: (day: DayWithReports) => readonly ReportLine[]
}

/** A figure by its key, with a name short enough for the head of a column. */
export type FormationFigure = { readonly key: string; readonly name: Words }

/** Losses of each formation by cause, as bars with figures beside them. */
export type FormationsPlan = {
  readonly title: Words
  /** The rule it is about, by its lasting id. */
  readonly rule: string
  /** The figures whose sum a bar shows, part by part. */
  readonly parts: readonly FormationFigure[]
  /** The figure marked on the bar: a sum that has consequences. */
  readonly limit: FormationFigure
  readonly figures: readonly FormationFigure[]
}

/** How a rule system's chronicle presents the course of its games. */
export type SystemChronicle = {
  /** The names of its turns; if omitted, they are called turns and their ends are not reported. */
  readonly period?: Readonly<Record<Language, Period>>
  readonly charts: readonly ChartPlan[]
  readonly formations?: FormationsPlan
  /** The sections of a day's report, in order. */
  readonly sections: readonly SectionPlan[]
  /** The marches of a day, which stay on the map until the next day begins; if omitted, none are drawn. */
  readonly marchesOf?: (day: VisibleDay) => readonly MarchReport[]
  /** Kinds of entry already covered by such a march; draws are named `draw <label>`. */
  readonly kindsInMarches?: readonly string[]
  /** Kinds of entry on which games turn. */
  readonly turning: readonly string[]
  /**
   * The explanation of the game's end: the kinds of entry, the rule of an ending, and whether a condition that an entry
   * counts was met; null if it counts none.
   */
  readonly end: {
    readonly kinds: readonly string[]
    readonly ruleOf: (ending: string) => string | null
    readonly metIn: (entry: Entry) => boolean | null
  }
}
