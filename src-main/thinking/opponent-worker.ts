import { Worker } from 'node:worker_threads'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Choice, Progress, Turn } from '#engine/opponents/opponent.ts'
import type { FromWorker, SentCampaign, SentTurn, ToWorker } from './messages.ts'

/** An opponent failed: it broke a rule, threw, or its worker ended. */
export class OpponentFault extends Error {
  /** The French message; texts from the engine are English in both. */
  readonly inFrench: string

  constructor(message: string, inFrench = message) {
    super(message)
    this.inFrench = inFrench
  }
}
/** The caller stopped the opponent. */
export class ThinkingStopped extends Error {}

export interface ThinkingTask {
  readonly opponent: string
  readonly campaign: SentCampaign
  readonly turn: SentTurn
}

/** A turn as sent to an opponent. */
export function thinkingTask(opponent: string, turn: Turn, files: CampaignFiles): ThinkingTask {
  const { campaign: loaded, ...sent } = turn
  return { opponent, campaign: { hash: loaded.hash, system: loaded.system.id, files }, turn: sent }
}

interface Task {
  readonly about: ThinkingTask
  hear(progress: Progress): void
  done(choice: Choice): void
  failed(error: Error): void
}

/** Milliseconds within which a stopped opponent must confirm; otherwise it is ended together with its worker. */
const PATIENCE = 500
/** More memory than any opponent needs, too little to exhaust a machine. */
const MEGABYTES = 1024

/**
 * The worker in which the opponents of all games think. It starts when first needed, loads each campaign once, and
 * restarts after it has ended.
 */
export class OpponentWorker {
  readonly #file: string
  readonly #tasks = new Map<number, Task>()
  /** Stopped tasks that have not confirmed yet. */
  readonly #stopping = new Map<number, NodeJS.Timeout>()
  readonly #loaded = new Set<string>()
  #worker: Worker | undefined
  #last = 0

  constructor(file: string) {
    this.#file = file
  }

  /** The choice of an opponent; rejects with `OpponentFault`, or with `ThinkingStopped` after `signal` was aborted. */
  think(about: ThinkingTask, hear: (progress: Progress) => void, signal: AbortSignal): Promise<Choice> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new ThinkingStopped())
      const task = (this.#last += 1)
      const stop = (): void => this.#stop(task)
      const end = (): void => {
        signal.removeEventListener('abort', stop)
        this.#tasks.delete(task)
      }
      signal.addEventListener('abort', stop)
      this.#tasks.set(task, {
        about,
        hear,
        done(choice) {
          end()
          resolve(choice)
        },
        failed(error) {
          end()
          reject(error)
        },
      })
      this.#send(task, about)
    })
  }

  close(): void {
    this.#end(new ThinkingStopped())
  }

  #send(task: number, { opponent, campaign, turn }: ThinkingTask): void {
    const worker = (this.#worker ??= this.#start())
    const post = (asked: ToWorker): void => worker.postMessage(asked)
    if (!this.#loaded.has(campaign.hash)) {
      post({ ask: 'load', campaign })
      this.#loaded.add(campaign.hash)
    }
    post({ ask: 'think', task, opponent, campaign: campaign.hash, turn })
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } })
    // A thinking opponent must not keep the process alive.
    worker.unref()
    const lost = (why: string): void => {
      if (this.#worker === worker) this.#end(new OpponentFault(why))
    }
    worker.on('message', (told: FromWorker) => {
      if (this.#worker === worker) this.#hear(told)
    })
    worker.on('error', (error) => lost(error instanceof Error ? error.message : String(error)))
    worker.on('exit', (code) => lost(`its worker ended (${code})`))
    return worker
  }

  #hear(told: FromWorker): void {
    if (told.tell !== 'progress') {
      clearTimeout(this.#stopping.get(told.task))
      this.#stopping.delete(told.task)
    }
    const task = this.#tasks.get(told.task)
    if (told.tell === 'progress') task?.hear(told.progress)
    else if (told.tell === 'choice') task?.done(told.choice)
    else if (told.tell === 'fault') task?.failed(new OpponentFault(told.message))
  }

  #stop(task: number): void {
    this.#tasks.get(task)?.failed(new ThinkingStopped())
    this.#worker?.postMessage({ ask: 'stop', task } satisfies ToWorker)
    const timer = setTimeout(() => this.#startAnew(), PATIENCE)
    timer.unref()
    this.#stopping.set(task, timer)
  }

  /** Ends a worker that does not respond, and restarts the other tasks in a new one. */
  #startAnew(): void {
    const others = [...this.#tasks]
    this.#drop()
    for (const [task, { about }] of others) this.#send(task, about)
  }

  #end(error: Error): void {
    this.#drop()
    for (const task of [...this.#tasks.values()]) task.failed(error)
  }

  #drop(): void {
    const worker = this.#worker
    this.#worker = undefined
    this.#loaded.clear()
    for (const timer of this.#stopping.values()) clearTimeout(timer)
    this.#stopping.clear()
    void worker?.terminate()
  }
}
