import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Playwright's global set-up: makes a folder that all hosts of one run share for their drawn maps, so that each map is drawn
 * only once. `tests/interface/tools/shared-drawings.ts` links it.
 */
export default function makeSharedDrawings(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-drawings-'))
  process.env.GAITER_BUTTON_DRAWINGS = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
