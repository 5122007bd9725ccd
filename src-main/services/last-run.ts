import { z } from 'zod'
import type { About } from '../contract/app-calls.ts'
import type { SettingsTable } from '../library/tables/settings-table.ts'

/** A stored note that the app is running, with the open game; a clean exit removes it. */
const Mark = z.object({ game: z.int().nullable() })
const NAME = 'running'

export type LastRun = {
  /** The game that was open when the app crashed, until forgotten. */
  crashed(): About['crashed']
  forget(): void
  noteOpen(game: number | null): void
  closed(): void
}

export function lastRun(table: SettingsTable): LastRun {
  let { data: crashed = null } = Mark.safeParse(table.get(NAME))
  const note = (mark: unknown): void => {
    try {
      table.put({ [NAME]: mark })
    } catch {
      // A full disk is reported where it prevents an act; a missing note does no harm.
    }
  }
  note({ game: null })
  return {
    crashed: () => crashed,
    forget() {
      crashed = null
    },
    noteOpen: (game) => note({ game }),
    closed: () => note(null),
  }
}
