import type { Abouts, EntryTold, Files, View } from '#engine/portable-spicheren/window-types.ts'
import { typedReads } from '../../../system-ui/typed-reads.ts'

/** Reads what the process tells of a game with the types of its rules. */
export const { viewIn, entryIn, fileIn, factOf } = typedReads<{
  View: View
  Abouts: Abouts
  EntryTold: EntryTold
  Files: Files
}>()
