import { parentPort, workerData } from 'node:worker_threads'
import { ORPCError } from '@orpc/server'
import { systems } from '#engine/systems/registry.ts'
import { type FileWish, proveFile } from '../games/open/proved-file.ts'
import type { TakenInTold } from '../services/import-worker.ts'

/** Milliseconds from one report to the next. */
const REPORT_EVERY = 100

/** Reads and proves the file it is started with, says how far it is and what came of it, and ends. */
async function run(asked: Omit<FileWish, 'content'> & { readonly content: Uint8Array }): Promise<void> {
  const tell = (told: TakenInTold): void => parentPort?.postMessage(told)
  const proving = proveFile({ ...asked, content: Buffer.from(asked.content) }, systems)
  let reported = -Infinity
  try {
    for (;;) {
      const step = await proving.next()
      if (step.done === true) return tell({ at: 'end', file: step.value })
      if (performance.now() - reported < REPORT_EVERY) continue
      reported = performance.now()
      tell({ at: 'work', ...step.value })
    }
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    tell({ at: 'denied', code: String(error.code), message: error.message, data: error.data })
  }
}

void run(workerData)
