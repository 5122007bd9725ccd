import { choiceOf } from '#engine/opponents/play.ts'
import { opponentCalled } from '#engine/opponents/registry.ts'
import { denial } from './denial.ts'
import { overForGood } from './going-back.ts'
import type { OnTable } from './on-table.ts'

/** Milliseconds that opponents think before others are answered in between. */
const SLICE = 15

/** Lets opponents act until a person decides, or the game is over. */
export async function letOpponentsAct(game: OnTable): Promise<void> {
  let began = performance.now()
  for (;;) {
    const { open } = game
    const { decider } = open.game.play
    if (game.closed || decider < 0 || game.isPerson(decider) || open.readOnly !== undefined || overForGood(game)) return
    const opponent = opponentCalled(game.players.sides[decider]!)
    // A game from another program may want one that is not here; it can be looked at, and the list says why it stands still.
    if (opponent === undefined) return
    const acted = open.act(choiceOf(opponent, open.game, luckOf(game, decider)))
    if (!acted.ok) throw denial('NOT_KEPT', acted.error.message)
    if (performance.now() - began < SLICE) continue
    await new Promise(setImmediate)
    began = performance.now()
  }
}

/** Different each time a side is asked, and the same when the same line is played again. */
function luckOf({ game, row }: OnTable, side: number): string {
  return `${row.begun} ${side} ${game.actionsSeenBy(side).length}`
}
