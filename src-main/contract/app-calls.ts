import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_KEPT } from './denials.ts'
import { Mended } from './library.ts'
import { Settings, SettingsChange } from './settings.ts'
import { FaultText } from './words.ts'

const about = z.object({
  name: z.string(),
  version: z.string(),
  host: z.enum(['electron', 'browser']),
  dataFolder: z.string(),
  /** The report about a damaged library, until it is dismissed. */
  repaired: Mended.nullable(),
  /** Files found instead of such reports that cannot be read. */
  unreadReports: z.array(z.string()),
  /**
   * Set if the app ended without being closed last time, with the game that was open; null after a normal exit, or once
   * dismissed.
   */
  crashed: z.object({ game: z.int().nullable() }).nullable(),
  /** Why there is no library: nothing can be played or saved until `tryAgain` has opened it. Null if it is open. */
  notOpened: z.object({ sentence: FaultText, remedy: FaultText }).nullable(),
})
export type About = z.infer<typeof about>

export const app = {
  about: oc.output(about),
  /** Tries again to open the library; returns whether it is open now. The window then reloads. */
  tryAgain: oc.output(z.object({ opened: z.boolean() })),
  /** Dismisses the report about a damaged library in `about`. */
  dismissReport: oc.output(z.null()),
  /** Dismisses the notice that the app ended without being closed. */
  dismissCrash: oc.output(z.null()),
  /**
   * Whether a call is waiting for another program that holds the library, and why no backup can be made. Sends the
   * current state and every change.
   */
  held: oc.output(eventIterator(z.object({ held: z.boolean(), noBackup: FaultText.nullable() }))),
  /** Stops waiting; the acts that waited are not done. */
  giveUpWaiting: oc.output(z.null()),
}

export const settings = {
  read: oc.output(Settings),
  write: oc.input(SettingsChange).output(Settings).errors({ NOT_KEPT }),
}
