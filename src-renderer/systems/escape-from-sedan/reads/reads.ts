import type { Abouts, Files, TypedEntry, View } from '#engine/escape-from-sedan/window-types.ts'
import { typedReads } from '../../../system-ui/typed-reads.ts'

/** Reads the process's data of a game with the types of its rules. */
export const { viewIn, fileIn, factOf, aboutOf, entryIn } = typedReads<{
  View: View
  Abouts: Abouts
  TypedEntry: TypedEntry
  Files: Files
}>()
