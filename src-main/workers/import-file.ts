import { parentPort, workerData } from 'node:worker_threads'
import { ORPCError } from '@orpc/server'
import { systems } from '#engine/systems/registry.ts'
import { proveFile } from '../games/open/proved-file.ts'
import { partAsBytes, partsOf } from '../games/files/past-in-parts.ts'
import type { ImportOrder, ImportMessage } from '../services/import-worker.ts'

/** Milliseconds between progress reports. */
const REPORT_EVERY = 100

/** Reads and verifies the file in `workerData`, reports progress and the result, and ends. */
async function run({ campaign, content, ...asked }: ImportOrder): Promise<void> {
  const tell = (told: ImportMessage): void => parentPort?.postMessage(told)
  const elsewhere = (hash: string) => (hash === campaign?.hash ? campaign.files : undefined)
  const proving = proveFile({ ...asked, content: Buffer.from(content), elsewhere }, systems)
  let reported = -Infinity
  try {
    for (;;) {
      const step = await proving.next()
      if (step.done === true) {
        const { past, ...file } = step.value
        const parts = partsOf(past).map((part) => partAsBytes(part))
        const buffers = parts.map(({ buffer }) => buffer)
        parentPort?.postMessage({ at: 'end', file, parts } satisfies ImportMessage, buffers)
        return
      }
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
