import { Worker } from 'node:worker_threads'
import type { Finished, GamesAsked } from './results.ts'

/** Plays games in so many workers, each asked for one game after the other; rejects when one of them fails. */
export function playAll(
  asked: GamesAsked,
  numbers: readonly number[],
  jobs: number,
  finished: (one: Finished) => void,
): Promise<void> {
  if (numbers.length === 0) return Promise.resolve()
  const left = [...numbers].reverse()
  const file = new URL('../workers/play-games.ts', import.meta.url)
  const workers = Array.from({ length: Math.min(jobs, numbers.length) }, () => new Worker(file, { workerData: asked }))
  const all = workers.map(
    (worker) =>
      new Promise<void>((done, failed) => {
        const next = (): void => {
          const number = left.pop()
          if (number !== undefined) return worker.postMessage(number)
          void worker.terminate()
          done()
        }
        worker.on('message', (one: Finished) => {
          finished(one)
          next()
        })
        worker.on('error', failed)
        next()
      }),
  )
  return Promise.all(all).then(
    () => undefined,
    async (error: unknown) => {
      await Promise.all(workers.map((worker) => worker.terminate()))
      throw error
    },
  )
}
