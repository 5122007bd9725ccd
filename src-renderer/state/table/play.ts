import { counselActions } from './counsel.ts'
import { filmActions } from './film.ts'
import type { Games } from '../library/games.ts'
import { inquiryActions } from './inquiry.ts'
import { isContractError, type Kit } from '../kit/kit.ts'
import { layerActions } from './layers.ts'
import { currentTable } from './current-table.ts'
import { refreshActions } from './refresh.ts'
import { moveActions } from './moves.ts'
import type { Place } from '../known/place.ts'
import { seatActions } from './seating.ts'

/** What can be done at the table. */
export type Play = ReturnType<typeof playActions>

export function playActions(kit: Kit, games: Games, leaveTo: (place: Place) => void) {
  const current = currentTable(
    kit,
    () => refresh.refresh(),
    () => moves.isActing(),
  )
  const film = filmActions(kit, current.change)
  const seating = seatActions(kit, games, current, film, leaveTo)
  const refresh = refreshActions(kit, current, seating)
  const moves = moveActions(kit, games, current, seating, refresh, film, leaveTo)
  return {
    ...seating.actions,
    ...moves,
    /** Reads the table again, after the connection was lost. */
    refreshAndWait: refresh.refresh,
    readWords: () =>
      kit.attempt(async () => {
        try {
          await current.context.read()
        } catch (error) {
          // Another window may have closed the game: entering it again reads its words, too.
          if (!isContractError(error)) throw error
          await refresh.refreshOnReturn()
        }
      }),
    ...current.recordActions,
    ...current.thinkingActions,
    ...film.actions,
    ...inquiryActions(kit),
    ...counselActions(kit),
    layers: layerActions(kit),
  }
}
