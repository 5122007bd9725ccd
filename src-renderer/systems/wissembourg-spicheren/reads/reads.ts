import type { Abouts, Files, TypedEntry, View } from '#engine/wissembourg-spicheren/window-types.ts'
import type { GameSnapshot } from '../../../../src-main/contract/games.ts'
import { typedReads } from '../../../system-ui/typed-reads.ts'

/** Reads the process's data of a game with the types of its rules. */
export const { viewIn, entryIn, fileIn, factOf } = typedReads<{
  View: View
  Abouts: Abouts
  TypedEntry: TypedEntry
  Files: Files
}>()

/** How a view writes “none”. */
export const nothing = '-'

/** The viewer's view; everything but the hidden division is the same for all. */
export const known = ({ views: [view] }: GameSnapshot): View | undefined => view && viewIn(view.known)
