import { hashText } from '#engine/kernel/hash.ts'
import { choose, codeOf } from '#engine/opponents/choosing.ts'
import { opponentCalled } from '#engine/opponents/registry.ts'
import { turnOf, USUAL_BUDGET } from '#engine/opponents/turn.ts'
import { denial } from '../../wording/denial.ts'
import { overForGood } from './going-back.ts'
import type { OnTable } from '../open/on-table.ts'
import { saidOf } from '../../wording/sentences.ts'

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
    const turn = turnOf(open.game, { memory: null, seed: seedOf(game, decider), budget: USUAL_BUDGET })
    const acted = open.act(codeOf(turn, choose(opponent, turn)))
    if (!acted.ok) throw denial('NOT_KEPT', { said: saidOf(acted.error) })
    if (performance.now() - began < SLICE) continue
    await new Promise(setImmediate)
    began = performance.now()
  }
}

/**
 * Another one each time a side is asked, and the same when the same line is played again from the same beginning. Of the
 * seed it is a hash: nobody works out of it what chance will bring.
 */
function seedOf({ game: { history, start } }: OnTable, side: number): string {
  const acts = history.lineTo(history.current).filter((moment) => history.at(moment).decider === side).length
  return `${hashText(start.seed)} ${side} ${acts}`
}
