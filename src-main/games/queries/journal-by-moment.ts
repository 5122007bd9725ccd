import type { Game } from '#engine/kernel/game/game.ts'
import type { JournalEntry } from '#engine/kernel/play/journal.ts'
import type { OpenGame } from '../open/open-game.ts'
import { visibleSides } from './snapshot.ts'
import { replayJournalInSlices, timeSlicer } from './time-slices.ts'

/** Cache of journal entries by viewer and moment; the past does not change. */
type EntriesByMoment = Map<number, readonly JournalEntry[]>
const known = new WeakMap<Game, Map<number, EntriesByMoment>>()

/** Reads, in slices, what the sides that a viewer sees were told along the present line. */
export async function readJournalByMoment(game: OpenGame, eyes: number): Promise<void> {
  const { history } = game.game
  await replayJournalInSlices(game, history.lineTo(history.current), timeSlicer(game, eyes), (moment) => {
    for (const side of visibleSides(eyes)) entriesAtMoment(game.game, side, moment)
  })
}

/** What a side was told at a moment, or the viewer of both sides (`EVERYONE`). */
export function entriesAtMoment(game: Game, eyes: number, moment: number): readonly JournalEntry[] {
  let all = known.get(game)
  if (all === undefined) known.set(game, (all = new Map<number, EntriesByMoment>()))
  let told = all.get(eyes)
  if (told === undefined) all.set(eyes, (told = new Map<number, readonly JournalEntry[]>()))
  let entries = told.get(moment)
  if (entries === undefined) {
    entries = game.toldTo(eyes, moment)
    told.set(moment, entries)
  }
  return entries
}
