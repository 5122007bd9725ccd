import { expect, it } from 'vitest'
import { fieldAt, row, sheet } from '#engine/campaigns/editing/sheets.ts'
import { both } from '#engine/campaigns/problems.ts'
import { partOf, sheetWith } from '../../../src-renderer/bench/at-bench/sheet-with.ts'

const words = both('Words', 'Mots')
const sheets = [
  sheet('days', words, { fields: [fieldAt({}, 'turns.0.date', words, 'date')] }),
  sheet('cards', words, { fields: [fieldAt({}, 'cards.french.0', words, 'number')] }),
  sheet('victory', words, {
    rows: [row('victory.levels.0', words, { rows: [row('victory.levels.0.all.1', words)] })],
  }),
]

it('finds the sheet on which a fault stands, as a field or as a line however deep, and the part that shows it', () => {
  const partWith = (...addresses: string[]): string | undefined => {
    const found = sheetWith(sheets, addresses)
    return found && partOf(found)
  }
  expect(partWith('victory.levels.0.all', 'victory.levels.0', 'victory')).toBe('victory')
  expect(partWith('victory.levels.0.all.1.atLeast', 'victory.levels.0.all.1')).toBe('victory')
  expect(partWith('turns.0.date')).toBe('calendar')
  // Of a fault of all cards of a side each is a field.
  expect(partWith('cards.french', 'cards')).toBe('cards')
  expect(partWith('setUp.french.0', 'setUp')).toBeUndefined()
})
