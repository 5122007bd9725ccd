import type { Json } from '#engine/kernel/values/result.ts'
import type { Abouts, TypedEntry, Files, MeleeOdds, ShotOdds, View } from '#engine/portable-spicheren/window-types.ts'
import { typedReads } from '../../../system-ui/typed-reads.ts'

/** Reads the process's data of a game with the types of its rules. */
export const { viewIn, entryIn, fileIn, factOf } = typedReads<{
  View: View
  Abouts: Abouts
  TypedEntry: TypedEntry
  Files: Files
}>()

/** Odds arrive as JSON of any system; these are the types for a shot and a melee. */
export const shotOddsIn = (odds: Json): ShotOdds => odds as unknown as ShotOdds // made by these rules
export const meleeOddsIn = (odds: Json): MeleeOdds => odds as unknown as MeleeOdds // as above
