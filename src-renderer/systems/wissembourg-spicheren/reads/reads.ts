import type { Abouts, EntryTold, Files, View } from '#engine/wissembourg-spicheren/window-types.ts'
import type { GameSnapshot } from '../../../../src-main/contract/games.ts'
import { typedReads } from '../../../system-ui/typed-reads.ts'

/** Reads what the process tells of a game with the types of its rules. */
export const { viewIn, entryIn, fileIn, factOf } = typedReads<{
  View: View
  Abouts: Abouts
  EntryTold: EntryTold
  Files: Files
}>()

/** The name of nothing in a view. */
export const nothing = '-'

/** What the viewer sees; everything but the hidden division is the same for all. */
export const known = ({ views: [view] }: GameSnapshot): View | undefined => view && viewIn(view.known)
