import type { SystemTrial } from './conformance/walk.ts'
import * as list from './trial-list.ts'

/** Every registered system, with the campaigns it is tried with and how hard. */
export const trials: Readonly<Record<string, SystemTrial>> = list
