import { filmOf } from './film.ts'
import type { Games } from './games.ts'
import { inquiryOf } from './inquiry.ts'
import type { Kit } from './kit.ts'
import { layersOf } from './layers.ts'
import { currentTable } from './current-table.ts'
import { lookingOf } from './looking.ts'
import { movesOf } from './moves.ts'
import type { Place } from './place.ts'
import { seatingOf } from './seating.ts'

/** What can be done at the table. */
export type Play = ReturnType<typeof playOf>

export function playOf(kit: Kit, games: Games, leaveTo: (place: Place) => void) {
  const current = currentTable(kit, () => looking.lookAgain())
  const film = filmOf(kit, current.change)
  const seating = seatingOf(kit, games, current, film, leaveTo)
  const looking = lookingOf(kit, current, seating)
  return {
    ...seating.deeds,
    ...movesOf(kit, games, current, seating, looking, film, leaveTo),
    /** The host is there again: the table is asked for anew. */
    again: looking.lookAgain,
    readWords: () => kit.attempt(current.context.read),
    ...current.recordDeeds,
    ...current.thinkingDeeds,
    ...film.deeds,
    ...inquiryOf(kit),
    layers: layersOf(kit),
  }
}
