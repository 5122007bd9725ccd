import type { JsonObject } from '#engine/kernel/result.ts'
import type { Table } from '../../../../src-main/contract/games.ts'
import { entries, frame, isThere, known, rows, text } from './reading.ts'

/** What the panels of a question, or of the waiting for one, have worked out; `goal` is the place that is pointed at. */
export function studyFor(table: Table, goal: string | null): JsonObject | null {
  const view = known(table)
  // In a battle every answer has its odds.
  if (isThere(text(view, 'battleZone'))) return null
  const prompt = table.question?.prompt ?? ''
  if (['muster', 'activation', 'marker'].includes(prompt))
    return rows(view, 'stack').length > 0 ? { study: 'reach' } : null
  const sally = text(frame(table, 'sally'), 'zone')
  if (isThere(sally)) return { study: prompt.startsWith('sally') ? 'strike' : 'attack', zone: sally }
  if (prompt !== '' && !prompt.startsWith('impulse')) return null
  const isOurs = entries(view, 'counter').some(([, row]) => goal !== null && text(row, 'zone') === goal)
  return isOurs ? { study: 'attack', zone: goal } : null
}
