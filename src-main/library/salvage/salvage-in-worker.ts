import { existsSync, statSync } from 'node:fs'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Sources } from './salvage.ts'
import type { Salvaged } from './salvaged.ts'

/** Input of the worker. */
export interface SalvageOrder {
  readonly made: string
  readonly sources: Sources
  readonly port: MessagePort
  /** Set and notified when the worker ends, with or without an answer. */
  readonly done: SharedArrayBuffer
}
/** Output of the worker. */
export type SalvageAnswer =
  | { readonly salvaged: Salvaged }
  | { readonly notStarted: true }
  | { readonly error: string; readonly code: string | undefined }

/** Timeout in milliseconds: a library of usual size takes a second. */
const PATIENCE = { least: 60_000, perMebibyte: 1_000 }
const MOST_MEMORY = { maxOldGenerationSizeMb: 1024 }

/**
 * Salvages in a worker and waits for it, so that no content of a damaged file can block this program forever or exhaust
 * its memory. A worker that does not answer in time is ended, and the file counts as unreadable. Undefined when the
 * worker does not exist.
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
  // Any other failure in it shows as a missing answer.
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
