import { Worker } from 'node:worker_threads'
import { ORPCError } from '@orpc/server'
import { systems } from '#engine/systems/registry.ts'
import { unzip } from '../games/files/chained-lines.ts'
import { type FileWish, type ProvedFile, proveFile } from '../games/open/proved-file.ts'
import { listenTo } from './worker-messages.ts'

/** What the worker that reads files tells. */
export type TakenInTold =
  | { readonly at: 'work'; readonly done: number; readonly of: number }
  | { readonly at: 'end'; readonly file: ProvedFile }
  | { readonly at: 'denied'; readonly code: string; readonly message: string; readonly data: unknown }

/** A file that unpacks to no more is read in an instant; starting a worker would take longer. */
const SMALL = 2 ** 19

/** Reads and proves a game file, in a worker where it may take its time; ends at once when the caller aborts. */
export async function* provedElsewhere(
  wish: FileWish,
  workerFile: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ done: number; of: number }, ProvedFile | undefined> {
  if (unzip(wish.content, SMALL) !== undefined) return yield* provedHere(wish, signal)
  // A long game without its campaign is taken in only by who has not so much to read: a worker cannot ask for campaigns.
  const { elsewhere: _, ...order } = wish
  const worker = new Worker(workerFile, { workerData: order })
  for await (const told of listenTo<TakenInTold>(worker, signal)) {
    if (told.at === 'end') return told.file
    if (told.at === 'denied') {
      const { code, message, data } = told
      throw new ORPCError(code, { defined: true, message, data })
    }
    yield { done: told.done, of: told.of }
  }
  return undefined
}

async function* provedHere(wish: FileWish, signal: AbortSignal | undefined) {
  const proving = proveFile(wish, systems)
  for (;;) {
    if (signal?.aborted === true) return undefined
    const step = await proving.next()
    if (step.done === true) return step.value
    yield step.value
    await new Promise(setImmediate)
  }
}
