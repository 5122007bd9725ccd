import type { Title } from './glance.ts'

/** What stands in a chart: a number, a sign of no language such as `1/2`, or words. */
export type Cell = number | string | Title

/** A table of the player aid, ready to be drawn. Its numbers are those of a campaign, never written twice. */
export interface Chart {
  readonly id: string
  /** The rule that looks things up here. */
  readonly rule: string
  /** The groups of the campaign's tables that it shows. */
  readonly tables: readonly string[]
  readonly title: Title
  readonly columns: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}
