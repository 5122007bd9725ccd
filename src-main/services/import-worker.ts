import { Worker } from 'node:worker_threads'
import { ORPCError } from '@orpc/server'
import { systems } from '#engine/systems/registry.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { unzip } from '../games/files/chained-lines.ts'
import { missingCampaign } from '../games/files/missing-campaign.ts'
import { partsOf, readPart } from '../games/files/past-in-parts.ts'
import type { GamePast } from '../library/tables/games-table.ts'
import { type ImportedFile, type ProvedFile, proveFile } from '../games/open/proved-file.ts'
import { listenTo } from '../long-work/worker-messages.ts'

/** Messages of the worker that reads files. */
export type ImportMessage =
  | { readonly at: 'work'; readonly done: number; readonly of: number }
  | { readonly at: 'end'; readonly file: Omit<ProvedFile, 'past'>; readonly parts: readonly Uint8Array[] }
  | { readonly at: 'denied'; readonly code: string; readonly message: string; readonly data: unknown }

/** Request to the worker. It cannot look for campaigns itself, so it receives the campaign that the file lacks. */
export interface ImportOrder extends Omit<ImportedFile, 'content' | 'elsewhere'> {
  readonly content: Uint8Array
  readonly campaign: { readonly hash: string; readonly files: CampaignFiles } | undefined
}

/** A checked file with its past in batches, so that it can be stored gradually. */
export interface ProvedInParts extends Omit<ProvedFile, 'past'> {
  readonly parts: readonly (() => GamePast)[]
}

/** Unpacked size up to which a file is read here; starting a worker would take longer. */
const SMALL = 2 ** 19

/** Reads and checks a game file, in a worker if it is large; ends at once when the caller aborts. */
export async function* provedInWorker(
  imported: ImportedFile,
  { workerFile, rows }: { readonly workerFile: string; readonly rows?: number | undefined },
  signal: AbortSignal | undefined,
): AsyncGenerator<{ done: number; of: number }, ProvedInParts | undefined> {
  if (unzip(imported.content, SMALL) !== undefined) return yield* provedHere(imported, rows, signal)
  const { elsewhere, ...asked } = imported
  const hash = missingCampaign(imported.content)
  const files = hash === undefined ? undefined : elsewhere?.(hash)
  const campaign = hash === undefined || files === undefined ? undefined : { hash, files }
  const order: ImportOrder = { ...asked, campaign }
  const worker = new Worker(workerFile, { workerData: order })
  for await (const told of listenTo<ImportMessage>(worker, signal)) {
    if (told.at === 'end') return { ...told.file, parts: told.parts.map((part) => () => readPart(part)) }
    if (told.at === 'denied') {
      const { code, message, data } = told
      throw new ORPCError(code, { defined: true, message, data })
    }
    yield { done: told.done, of: told.of }
  }
  return undefined
}

async function* provedHere(imported: ImportedFile, rows: number | undefined, signal: AbortSignal | undefined) {
  const proving = proveFile(imported, systems)
  for (;;) {
    if (signal?.aborted === true) return undefined
    const step = await proving.next()
    if (step.done === true) {
      const { past, ...file } = step.value
      return { ...file, parts: partsOf(past, rows).map((part) => () => part) }
    }
    yield step.value
    await new Promise(setImmediate)
  }
}
