import type { Row, Sheet } from '../../../src-main/contract/drafts.ts'

/** The sheet on which the first of these addresses stands that stands on any: as a field, or as a line. */
export function sheetWith(sheets: readonly Sheet[], addresses: readonly string[]): Sheet | undefined {
  for (const address of addresses) {
    const found = sheets.find((sheet) => holds(sheet, address))
    if (found !== undefined) return found
  }
  return undefined
}

/** What stands in several fields, such as the cards of a side, is where these are. */
const holds = ({ fields, rows }: Pick<Sheet, 'fields' | 'rows'>, address: string): boolean =>
  fields.some(({ id }) => id === address || id.startsWith(`${address}.`)) ||
  rows.some((row: Row) => row.id === address || holds(row, address))

/** The part of the panel that shows a sheet: the days stand with the calendar. */
export const partOf = ({ id }: Sheet): string => (id === 'days' ? 'calendar' : id)
