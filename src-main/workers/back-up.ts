import { parentPort, workerData } from 'node:worker_threads'
import { type BackupRequest, makeBackup } from '../library/backups/make-backup.ts'
import { systemCode } from '../wording/problem.ts'
import type { BackupResult } from '../services/backing-up.ts'

/** Makes the backup requested in `workerData`, reports the result, and ends. */
async function run(request: BackupRequest): Promise<void> {
  const tell = (told: BackupResult): void => parentPort?.postMessage(told)
  try {
    const made = await makeBackup(request)
    if (made.made === 'backup') tell({ came: 'backup' })
    else if (made.why === 'same') tell({ came: 'same' })
    else tell({ came: 'damaged', fault: made.fault })
  } catch (error) {
    tell({ came: 'failed', code: systemCode(error) ?? String(error) })
  }
}

void run(workerData)
