import { setImmediate as letOthersIn } from 'node:timers/promises'
import { denial } from '../../wording/denial.ts'
import type { OpenGame } from '../open/open-game.ts'

/** Milliseconds of work before other calls are handled. */
const SLICE = 8

/**
 * Returns a pause that handles other calls after each slice, and throws a denial if the viewer has changed meanwhile.
 */
export function timeSlicer(game: OpenGame, eyes: number): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE) return
    await letOthersIn()
    if (game.eyes !== eyes || game.closed) throw denial('NOT_YOURS')
    began = performance.now()
  }
}

/** Number of acts replayed in one slice. */
const ACTS_AT_ONCE = 16

/** Replays the journal of a line in slices, and calls `read` for each moment. */
export async function replayJournalInSlices(
  { game }: OpenGame,
  line: readonly number[],
  pause: () => Promise<void>,
  read: (moment: number) => void = () => undefined,
): Promise<void> {
  for (let done = 0; done < line.length; done += ACTS_AT_ONCE) {
    const part = line.slice(done, done + ACTS_AT_ONCE)
    game.replayJournal(part)
    for (const moment of part) read(moment)
    await pause()
  }
}
