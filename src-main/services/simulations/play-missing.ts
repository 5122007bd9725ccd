import { availableParallelism } from 'node:os'
import { playAll } from '../../simulating/play.ts'
import type { GameRow, GamesAsked } from '../../simulating/results.ts'

/** Number of processors used for games; one is left for the window and its player. */
const JOBS = Math.max(1, Math.min(4, availableParallelism() - 1))

interface MissingGames {
  /** The file of the worker that plays games. */
  readonly worker: string
  readonly asked: readonly GamesAsked[]
  /** The games already played, by plan; those played now are added. */
  readonly rows: readonly GameRow[][]
  /** How many games of each plan there shall be. */
  readonly games: number
  /** Stops playing when aborted. */
  readonly stop: AbortSignal
  /** Aborts `stop`. */
  readonly end: () => void
}

/**
 * Plays the missing games in workers, and yields the number of games there are so far. Ends when all are played or `stop`
 * is aborted; a caller that returns early stops the games in progress.
 */
export async function* playMissing({
  worker,
  asked,
  rows,
  games,
  stop,
  end,
}: MissingGames): AsyncGenerator<number, void> {
  const there = rows[0]?.length ?? 0
  let done = there * asked.length
  let wake = (): void => undefined
  let isOver = false
  // Alternates between the plans, so that equally many games of each are played whenever it is stopped.
  const numbers = Array.from({ length: Math.max(0, games - there) }, (_, index) => there + index + 1)
  const tasks = numbers.flatMap((game) => asked.map((_, plan) => ({ plan, game })))
  const playing = playAll({
    ...{ worker, asked, tasks, jobs: JOBS, signal: stop },
    finished({ row }, { plan }) {
      rows[plan]!.push(row)
      done += 1
      wake()
    },
  }).finally(() => {
    isOver = true
    wake()
  })
  // The await below reports a failure, which can happen earlier.
  playing.catch(() => undefined)
  try {
    for (let told = -1; !isOver;) {
      if (told !== done) yield (told = done)
      else await new Promise<void>((resolve) => (wake = resolve))
    }
    await playing
  } finally {
    end()
    await playing.catch(() => undefined)
  }
}
