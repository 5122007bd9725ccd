import { parentPort, workerData } from 'node:worker_threads'
import { applyEdits } from '../drafts/apply-edit.ts'
import { editedSystem } from '../drafts/open-draft.ts'
import type { ChangeOrder, ChangeResult } from '../services/drafts/changed-in-worker.ts'

/** Applies the edits in `workerData`, reports the result, and ends. */
function run({ system, row, ground, files, edits }: ChangeOrder): void {
  // Only drafts of editable systems get here.
  const draft = { system: editedSystem(system)!, row, ground, document: files[row.file] ?? {} }
  const carried = applyEdits(draft, files, edits, () => ground)
  const told: ChangeResult = carried.ok ? { at: 'end', ...carried.value } : { at: 'end', refused: carried.error }
  parentPort?.postMessage(told)
}

run(workerData)
