import { choiceOf } from '#engine/opponents/play.ts'
import { opponentCalled } from '#engine/opponents/registry.ts'
import { denial } from './denial.ts'
import type { OnTable } from './on-table.ts'

/** Milliseconds that opponents think before others are answered in between. */
const SLICE = 15

/** Lets opponents act until a person decides, or the game is over. */
export async function letOpponentsAct(game: OnTable): Promise<void> {
  let began = performance.now()
  for (;;) {
    const { open } = game
    const { decider } = open.game.play
    if (decider < 0 || game.isPerson(decider) || open.readOnly !== undefined) return
    const opponent = opponentCalled(game.players.sides[decider]!)
    if (opponent === undefined) {
      throw denial('NOT_NOW', `This program has no opponent called “${game.players.sides[decider]}”.`)
    }
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
