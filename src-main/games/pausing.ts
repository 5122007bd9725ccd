import { setImmediate as letOthersIn } from 'node:timers/promises'
import { denial } from './denial.ts'
import type { OnTable } from './on-table.ts'

/** So long others wait at most, in ms, while something long is read of a game. */
const SLICE = 8

/** Lets others in when they have waited for long enough; meanwhile somebody else may have sat down. */
export function pausing(game: OnTable, eyes: number): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE) return
    await letOthersIn()
    if (game.eyes !== eyes || game.closed) throw denial('NOT_YOURS')
    began = performance.now()
  }
}
