import { setImmediate as letOthersIn } from 'node:timers/promises'
import { denial } from '../../wording/denial.ts'
import type { OpenGame } from '../open/open-game.ts'

/** So long others wait at most, in ms, while something long is read of a game. */
const SLICE = 8

/** Lets others in when they have waited for long enough; meanwhile somebody else may have sat down. */
export function timeSlicer(game: OpenGame, eyes: number): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE) return
    await letOthersIn()
    if (game.eyes !== eyes || game.closed) throw denial('NOT_YOURS')
    began = performance.now()
  }
}

/** Of so many acts at once it is heard what was told, which may mean playing them again, before others have their turn. */
const HEARD_AT_ONCE = 16

/** Hears what was told on a line, part by part; of each moment `read` is done at once. */
export async function replayJournalInSlices(
  { game }: OpenGame,
  line: readonly number[],
  pause: () => Promise<void>,
  read: (moment: number) => void = () => undefined,
): Promise<void> {
  for (let heard = 0; heard < line.length; heard += HEARD_AT_ONCE) {
    const part = line.slice(heard, heard + HEARD_AT_ONCE)
    game.replayJournal(part)
    for (const moment of part) read(moment)
    await pause()
  }
}
