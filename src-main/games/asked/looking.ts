import { denial } from '../../wording/denial.ts'
import type { Desk } from '../open/open-games.ts'
import type { OnTable } from '../open/on-table.ts'
import { whyNot } from '../../wording/why-not.ts'

/** A game on the table, and the eyes it is seen with. */
export interface Seen {
  readonly game: OnTable
  readonly eyes: number
}

/** While nobody has sat down nobody sees anything. */
export function seenAt(desk: Desk, id: number): Seen {
  const game = desk.at(id)
  const { eyes } = game
  if (eyes === undefined) throw denial('NOT_YOURS', whyNot.nobodySits)
  return { game, eyes }
}

/** The same for what is hidden from both sides as long as the game goes on: the lines that were played. */
export function linesSeenAt(desk: Desk, id: number): Seen {
  const seen = seenAt(desk, id)
  if (seen.game.players.open || seen.game.hasEnded) return seen
  throw denial('NOT_YOURS', whyNot.linesHidden)
}
