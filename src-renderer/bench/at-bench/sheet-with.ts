import type { Row, Sheet } from '../../../src-main/contract/drafts.ts'

/** The sheet that holds, as a field or a row, the first of these addresses found on any sheet. */
export function sheetWith(sheets: readonly Sheet[], addresses: readonly string[]): Sheet | undefined {
  for (const address of addresses) {
    const found = sheets.find((sheet) => holds(sheet, address))
    if (found !== undefined) return found
  }
  return undefined
}

/** An address spread over several fields, such as the cards of a side, is on the sheet with those fields. */
const holds = ({ fields, rows }: Pick<Sheet, 'fields' | 'rows'>, address: string): boolean =>
  fields.some(({ id }) => id === address || id.startsWith(`${address}.`)) ||
  rows.some((row: Row) => row.id === address || holds(row, address))

/** The part of the panel that shows a sheet: the days are part of the calendar. */
export const partOf = ({ id }: Sheet): string => (id === 'days' ? 'calendar' : id)
