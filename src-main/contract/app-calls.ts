import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_KEPT } from './denials.ts'
import { Mended } from './library.ts'
import { Settings, SettingsChange } from './settings.ts'
import { Said } from './words.ts'

const about = z.object({
  name: z.string(),
  version: z.string(),
  host: z.enum(['electron', 'browser']),
  dataFolder: z.string(),
  /** The report about a damaged library, until somebody dismisses it. */
  repaired: Mended.nullable(),
  /** Files that stand in the place of such reports and cannot be read. */
  unreadReports: z.array(z.string()),
  /** The app ended without being closed the last time, and this game was on the table; null when it was closed, or once somebody has read it. */
  crashed: z.object({ game: z.int().nullable() }).nullable(),
  /** Why there is no library: nothing can be played or kept until `tryAgain` has opened it; null when it is open. */
  notOpened: z.object({ sentence: Said, remedy: Said }).nullable(),
})
export type About = z.infer<typeof about>

export const app = {
  about: oc.output(about),
  /** Where the library could not be opened: whether it can be now. The window is loaded anew then. */
  tryAgain: oc.output(z.object({ opened: z.boolean() })),
  /** Forgets the report about a damaged library that `about` tells, once somebody has read it. */
  dismissReport: oc.output(z.null()),
  /** Forgets that the app ended without being closed, once somebody has read it. */
  dismissCrash: oc.output(z.null()),
  /** Whether something waits for another program that holds the library, and why no backup can be made: now, and every change. */
  held: oc.output(eventIterator(z.object({ held: z.boolean(), noBackup: Said.nullable() }))),
  /** Stops waiting; the acts that waited are not done. */
  giveUpWaiting: oc.output(z.null()),
}

export const settings = {
  read: oc.output(Settings),
  write: oc.input(SettingsChange).output(Settings).errors({ NOT_KEPT }),
}
