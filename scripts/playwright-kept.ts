import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Playwright's global set-up: makes a folder in which all hosts of a run cache drawn maps and campaign findings, so
 * that each map is drawn and each campaign checked only once. `tests/interface/tools/shared-kept.ts` links it.
 */
export default function makeSharedKept(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-kept-'))
  process.env.GAITER_BUTTON_KEPT = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
