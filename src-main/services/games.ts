import type { NewGame } from '../contract/games.ts'
import type { Desk } from '../games/open/open-games.ts'
import type { Opposing } from '../games/asked/opposing.ts'
import { begin, type BeginningNeeds } from './beginning.ts'
import type { Drawings } from './drawings.ts'
import { inquiries } from './inquiries.ts'
import { moves } from './moves.ts'
import { past } from './past.ts'
import { playedOn } from './played-on.ts'
import { seats } from './seats.ts'

export interface GamesNeeds extends BeginningNeeds {
  readonly desk: Desk
  readonly drawings: Drawings
  readonly opposing: Opposing
}

export type GamesService = ReturnType<typeof gamesService>

/** Games as they are played: whatever is asked is answered to the one who sits at the table, and to nobody else. */
export function gamesService(needs: GamesNeeds) {
  return {
    begin: (wish: NewGame): Promise<number> => begin(needs, wish),
    ...seats(needs.desk, needs.opposing),
    ...playedOn(needs),
    ...moves(needs.desk, needs.opposing),
    ...inquiries(needs),
    ...past(needs),
  }
}
