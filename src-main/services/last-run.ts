import { z } from 'zod'
import type { About } from '../contract/contract.ts'
import type { SettingsTable } from '../library/tables/settings-table.ts'

/** Says that the app runs, and which game lies on the table; a clean end takes it away. */
const Mark = z.object({ game: z.int().nullable() })
const NAME = 'running'

export type LastRun = {
  /** What was on the table when the app ended the last time without being closed. */
  readonly crashed: About['crashed']
  lies(game: number | null): void
  closed(): void
}

export function lastRun(table: SettingsTable): LastRun {
  const { data: crashed = null } = Mark.safeParse(table.get(NAME))
  const note = (mark: unknown): void => {
    try {
      table.put({ [NAME]: mark })
    } catch {
      // On a full disk nothing can be noted; that is told where it costs somebody something.
    }
  }
  note({ game: null })
  return { crashed, lies: (game) => note({ game }), closed: () => note(null) }
}
