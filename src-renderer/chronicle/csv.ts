import type { Chronicle } from '../../src-main/contract/chronicle.ts'
import { valueOf } from './days.ts'

type CsvWords = {
  readonly beginning: string
  readonly day: string
  readonly titleOf: (key: string, side: number) => string
  readonly dayOf: (day: Chronicle['days'][number]) => string
  /** The separator that spreadsheet programs of the language expect: a semicolon if numbers have a decimal comma. */
  readonly separator: ',' | ';'
}

/** All figures as CSV: a row per day, a column per figure and side. */
export function csvOf({ begin, days }: Chronicle, { beginning, day, titleOf, dayOf, separator }: CsvWords): string {
  const columns = (of: 'standing' | 'deeds') => {
    const found = new Map<string, { key: string; side: number }>()
    for (const { key, side } of days.flatMap((one) => one[of])) found.set(`${key} ${side}`, { key, side })
    return [...found.values()]
  }
  const [standing, deeds] = [columns('standing'), columns('deeds')]
  const rows = [
    [day, ...[...standing, ...deeds].map(({ key, side }) => titleOf(key, side))],
    [beginning, ...standing.map(({ key, side }) => cellOf(valueOf(begin, key, side))), ...deeds.map(() => '')],
    ...days.map((one) => [
      dayOf(one),
      ...standing.map(({ key, side }) => cellOf(valueOf(one.standing, key, side))),
      ...deeds.map(({ key, side }) => cellOf(valueOf(one.deeds, key, side))),
    ]),
  ]
  return rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n') + '\r\n'
}

const cellOf = (value: number | null): string => (value === null ? '' : String(value))
const quoted = (cell: string, separator: string): string =>
  cell.includes('"') || cell.includes(separator) || cell.includes('\n') ? `"${cell.replaceAll('"', '""')}"` : cell
