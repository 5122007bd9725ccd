import type { Game } from '#engine/kernel/game/game.ts'
import type { JournalEntry } from '#engine/kernel/play/journal.ts'
import type { OpenGame } from '../open/open-game.ts'
import { visibleSides } from './snapshot.ts'
import { replayJournalInSlices, timeSlicer } from './time-slices.ts'

/** Cached journal entries of a side, by moment; the past does not change. */
type Told = Map<number, readonly JournalEntry[]>
const known = new WeakMap<Game, readonly [Told, Told]>()

/** Reads what the sides that a viewer sees were told along the present line, a slice at a time. */
export async function readTold(game: OpenGame, eyes: number): Promise<void> {
  const { history } = game.game
  await replayJournalInSlices(game, history.lineTo(history.current), timeSlicer(game, eyes), (moment) => {
    for (const side of visibleSides(eyes)) toldTo(game.game, side, moment)
  })
}

export function toldTo(game: Game, side: 0 | 1, moment: number): readonly JournalEntry[] {
  let both = known.get(game)
  if (both === undefined) known.set(game, (both = [new Map(), new Map()]))
  const told = both[side]
  let entries = told.get(moment)
  if (entries === undefined) {
    entries = game.toldTo(side, moment)
    told.set(moment, entries)
  }
  return entries
}
