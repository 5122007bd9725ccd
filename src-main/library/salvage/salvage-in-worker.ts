import { existsSync, statSync } from 'node:fs'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Sources } from './salvage.ts'
import type { Salvaged } from './salvaged.ts'

/** What the worker is started with. */
export interface SalvageOrder {
  readonly made: string
  readonly sources: Sources
  readonly port: MessagePort
  /** Set and notified when the worker ends, with an answer or without. */
  readonly done: SharedArrayBuffer
}
/** What it answers. */
export type SalvageAnswer =
  | { readonly salvaged: Salvaged }
  | { readonly notStarted: true }
  | { readonly error: string; readonly code: string | undefined }

/** Milliseconds: a library of usual size takes a second. */
const PATIENCE = { least: 60_000, perMebibyte: 1_000 }
const MOST_MEMORY = { maxOldGenerationSizeMb: 1024 }

/**
 * Salvages in a worker, and waits for it: nothing that is in a damaged file can hold this program up for ever or take its memory. When
 * the worker does not answer in time it is ended, and that counts as a file of which nothing can be read. Undefined when there is no such
 * worker to be had.
 */
export function salvageInWorker(worker: string, made: string, sources: Sources): Salvaged | undefined {
  if (!existsSync(worker)) return undefined
  const { port1: ours, port2: port } = new MessageChannel()
  const done = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const running = new Worker(worker, {
    workerData: { made, sources, port, done },
    transferList: [port],
    resourceLimits: MOST_MEMORY,
  })
  // Whatever else goes wrong in it shows by there being no answer.
  running.on('error', () => undefined)
  try {
    const waited = Atomics.wait(new Int32Array(done), 0, 0, patienceFor(sources))
    const answer = receiveMessageOnPort(ours)?.message as SalvageAnswer | undefined // the worker sends nothing else
    if (answer === undefined)
      throw new Error(
        waited === 'timed-out' ? 'reading the damaged file took too long' : 'reading the damaged file broke off',
      )
    if ('notStarted' in answer) return undefined
    if ('salvaged' in answer) return answer.salvaged
    throw Object.assign(new Error(answer.error), answer.code !== undefined && { code: answer.code })
  } finally {
    ours.close()
    void running.terminate()
  }
}

function patienceFor({ files }: Sources): number {
  const bytes = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
  return PATIENCE.least + (bytes / 2 ** 20) * PATIENCE.perMebibyte
}
