import { parentPort, workerData } from 'node:worker_threads'
import { carryOutAll } from '../drafts/carry-out.ts'
import { editedSystem } from '../drafts/open-draft.ts'
import type { ChangeOrder, ChangeTold } from '../services/drafts/changed-elsewhere.ts'

/** Carries out the edits that it is started with, says what came of them, and ends. */
function run({ system, row, ground, files, edits }: ChangeOrder): void {
  const draft = { system: editedSystem(system)!, row, ground, document: files[row.file] ?? {} } // it was asked about one of these
  const carried = carryOutAll(draft, files, edits, () => ground)
  const told: ChangeTold = carried.ok ? { at: 'end', ...carried.value } : { at: 'end', refused: carried.error }
  parentPort?.postMessage(told)
}

run(workerData)
