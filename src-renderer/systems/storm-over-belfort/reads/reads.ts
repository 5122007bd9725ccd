import type { Abouts, Files, TypedEntry, View } from '#engine/storm-over-belfort/window-types.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import type { GameSnapshot } from '../../../../src-main/contract/games.ts'
import { typedReads } from '../../../system-ui/typed-reads.ts'

/** Reads the process's data of a game with the types of its rules. */
export const { viewIn, fileIn, factOf, aboutOf, entryIn } = typedReads<{
  View: View
  Abouts: Abouts
  TypedEntry: TypedEntry
  Files: Files
}>()

/** How a view writes “none”. */
export const nothing = '-'

/** What a side knows; the first view if that side has none, undefined if there is no view. */
function knownTo({ views }: GameSnapshot, side: number): View | undefined {
  const view = views.find((one) => one.side === side) ?? views[0]
  return view && viewIn(view.known)
}

/**
 * The side whose view is shown: the seated one. In an open game it is the one played by a person, also once the game is over;
 * if two persons or two programs play, the deciding side.
 */
export function eyesOf({
  seat,
  players,
  decider,
  views,
}: Pick<GameSnapshot, 'seat' | 'players' | 'decider' | 'views'>): number {
  const persons = [0, 1].filter((side) => players.sides[side] === 'person')
  return seat ?? (persons.length === 1 ? persons[0]! : (decider ?? views[0]?.side ?? 0))
}

export const known = (table: GameSnapshot): View | undefined => knownTo(table, eyesOf(table))

/** Reads odds, which are results in words with their chances. */
export const chancesIn = (odds: Json | undefined): { readonly result: string; readonly chance: number }[] =>
  typeof odds !== 'object' || odds === null
    ? []
    : Object.entries(odds).flatMap(([result, chance]) => (typeof chance === 'number' ? [{ result, chance }] : []))
