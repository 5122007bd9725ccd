import { spacedFrench } from '../values/french.ts'
import type { Title } from './glance.ts'

/** A cell of a chart: a number, a language-neutral text such as `1/2`, or words in both languages. */
export type Cell = number | string | Title

/** A table of the player aid, ready to be drawn. Its numbers come from the campaign and are not written twice. */
export interface Chart {
  readonly id: string
  /** The rule that uses this chart. */
  readonly rule: string
  /** The groups of the campaign's tables that it shows. */
  readonly tables: readonly string[]
  readonly title: Title
  readonly columns: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Words in both languages, for a cell or a heading. */
export const title = (en: string, fr: string): Title => ({ en, fr: spacedOnce(fr) })

/** Cache: charts are rebuilt for each value tried in them, and most of their words stay the same. */
const spaced = new Map<string, string>()
const MOST_SPACED = 5000

function spacedOnce(text: string): string {
  const known = spaced.get(text)
  if (known !== undefined) return known
  if (spaced.size >= MOST_SPACED) spaced.clear()
  const found = spacedFrench(text)
  spaced.set(text, found)
  return found
}

/** A count with its noun, with the digits grouped as each language does. */
export const counted = (count: number, en: string, fr: string): Title =>
  title(`${grouped(count, ',')} ${en}`, `${grouped(count, '\u202f')} ${fr}`)
const grouped = (count: number, by: string): string => `${count}`.replaceAll(/\B(?=(\d{3})+$)/g, by)

/** Several names in one cell. */
export const listed = (names: readonly Title[]): Title =>
  title(names.map(({ en }) => en.toLowerCase()).join(', '), names.map(({ fr }) => fr.toLowerCase()).join(', '))

export const yesOrNo = (yes: boolean): Title => (yes ? title('yes', 'oui') : title('no', 'non'))

/** A modifier with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'))

/** A range of numbers; open-ended if one end is undefined. */
export function span(from: number | undefined, to: number | undefined): string {
  if (from === to) return `${from ?? '–'}`
  if (from === undefined) return `≤ ${to}`
  return to === undefined ? `≥ ${from}` : `${from}–${to}`
}

export const dice = (count: number, faces = 6): string => `${count}d${faces}`
