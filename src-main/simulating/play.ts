import { Worker } from 'node:worker_threads'
import type { Finished, GamesAsked } from './results.ts'

/** A game of one of several plans, by its number. */
export interface Task {
  readonly plan: number
  readonly game: number
}

export interface Playing {
  /** The file of the worker that plays games. */
  readonly worker: URL | string
  readonly asked: readonly GamesAsked[]
  /** In starting order. */
  readonly tasks: readonly Task[]
  readonly jobs: number
  /** Ends the workers, and with them the games in progress; then the promise resolves. */
  readonly signal?: AbortSignal
  readonly finished: (one: Finished, task: Task) => void
}

/** Plays games in `jobs` workers, each playing one game after the other; rejects when one of them fails. */
export async function playAll({ worker: file, asked, tasks, jobs, signal, finished }: Playing): Promise<void> {
  const left = [...tasks].reverse()
  const workers = Array.from({ length: Math.min(jobs, tasks.length) }, () => new Worker(file, { workerData: asked }))
  const stopped = new Promise<void>((resolve) => {
    if (signal?.aborted === true) resolve()
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })
  const all = workers.map(
    (worker) =>
      new Promise<void>((done, failed) => {
        let now: Task
        const next = (): void => {
          const task = left.pop()
          if (task === undefined) return done()
          now = task
          worker.postMessage(task)
        }
        worker.on('message', (one: Finished) => {
          if (signal?.aborted === true) return
          finished(one, now)
          next()
        })
        worker.on('error', failed)
        next()
      }),
  )
  try {
    await Promise.race([Promise.all(all), stopped])
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
