import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Playwright's global set-up: a folder in which the hosts of one run keep the maps they have drawn, as a host does from one
 * start to the next. Each map is drawn once, by whichever test comes to it first. `tests/interface/shared-drawings.ts` finds it.
 */
export default function makeSharedDrawings(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-drawings-'))
  process.env.GAITER_BUTTON_DRAWINGS = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
