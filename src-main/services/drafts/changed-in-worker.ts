import { Worker } from 'node:worker_threads'
import type { Edited } from '#engine/kernel/system/editing.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Edit } from '../../contract/draft-edits.ts'
import type { Change } from '../../drafts/changes.ts'
import type { EditedFiles, OpenDraft } from '../../drafts/open-draft.ts'
import { listenTo } from '../../long-work/worker-messages.ts'

/** Request to the worker that changes drafts. */
export interface ChangeOrder {
  readonly system: string
  readonly row: { readonly file: string; readonly number: number }
  readonly ground: CampaignFiles
  readonly files: EditedFiles
  readonly edits: readonly Edit[]
}

/** Its response. */
export type ChangeResult =
  | { readonly at: 'end'; readonly change: Change<EditedFiles>; readonly edited: Edited }
  | { readonly at: 'end'; readonly refused: Title }

/** Number of characters up to which a text is processed here; starting a worker would take longer. */
const SMALL = 100_000

export const takesLong = (edits: readonly Edit[]): boolean =>
  edits.some((edit) => edit.do === 'map-import' && edit.text.length > SMALL)

/** Carries out edits of a draft in a worker; undefined when the caller has aborted. */
export async function changedInWorker(
  { system, row: { file, number }, ground, files }: OpenDraft,
  edits: readonly Edit[],
  workerFile: string,
  signal: AbortSignal | undefined,
): Promise<ChangeResult | undefined> {
  const order: ChangeOrder = { system: system.id, row: { file, number }, ground, files, edits }
  const worker = new Worker(workerFile, { workerData: order })
  for await (const told of listenTo<ChangeResult>(worker, signal)) return told
  return undefined
}
