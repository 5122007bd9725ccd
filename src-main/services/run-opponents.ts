import type { Standing } from '#engine/kernel/game/history.ts'
import { codeOf } from '#engine/opponents/choosing.ts'
import type { Player } from '#engine/opponents/opponent.ts'
import { chance } from '#engine/opponents/chance.ts'
import { turnOf, USUAL_BUDGET } from '#engine/opponents/turn.ts'
import { denial } from '../wording/denial.ts'
import type { Programs } from '../programs/programs.ts'
import { overForGood } from '../games/queries/undo.ts'
import { choiceSeed } from '../games/open/choice-seed.ts'
import type { OpenGame } from '../games/open/open-game.ts'
import { failureText, words } from '../wording/bilingual.ts'
import { OpponentFault, type OpponentWorker, sentTo, ThinkingStopped } from '../thinking/opponent-worker.ts'

export interface OpponentRunner {
  /** All players that are programs. */
  readonly opponents: readonly Player[]
  /** Where those that come with this program think. */
  readonly worker: OpponentWorker
  /** The user's own. */
  readonly programs: Programs
}

/**
 * Lets opponents act until a person is asked, the game is over, or the turn is stopped. `before`: the position viewers see
 * meanwhile in a game with hidden things. `first`: an opponent that makes the first choice instead.
 */
export async function runOpponents(
  { opponents, worker, programs }: OpponentRunner,
  game: OpenGame,
  before: Standing,
  first?: typeof chance,
): Promise<void> {
  const { opponentsTurn } = game
  let by = first ?? opponentAsked(game, opponents)
  if (opponentAsked(game, opponents) === undefined || by === undefined) return
  const side = game.game.play.decider
  const signal = opponentsTurn.begin(side, game.players.open ? undefined : before)
  let failed: Parameters<typeof opponentsTurn.end>[0]
  try {
    for (; by !== undefined; by = opponentAsked(game, opponents)) await actOnce(by)
  } catch (error) {
    if (error instanceof OpponentFault) failed = { side, said: whyFailed(error.message) }
    else if (!(error instanceof ThinkingStopped)) throw error
  } finally {
    opponentsTurn.end(failed)
  }

  async function actOnce(opponent: Player): Promise<void> {
    const { saved, pinned } = game
    const { history, play } = saved.game
    const asked = history.current
    const given = { memory: saved.memoryOf(play.decider), seed: choiceSeed(game, play.decider), budget: USUAL_BUDGET }
    const turn = turnOf(saved.game, given)
    const seat = `${game.row.id} ${turn.side}`
    const choice = await (programs.choose(opponent.id, seat, turn, signal) ??
      worker.think(
        sentTo(opponent.id, turn, pinned.files),
        (progress) => opponentsTurn.report(turn.side, progress, turn.budget),
        signal,
      ))
    // Drop an answer to a question that is no longer asked.
    if (signal.aborted || game.saved !== saved || history.current !== asked) throw new ThinkingStopped()
    const memory = opponent === first ? undefined : choice.memory
    const acted = saved.act(codeOf(turn, choice), undefined, memory)
    if (!acted.ok) throw denial('NOT_KEPT', { said: failureText(acted.error) })
  }
}

/** Makes a random choice when the game's opponent cannot. */
export const randomStandIn = chance

/** The opponent that is to decide now, if any. */
function opponentAsked(game: OpenGame, opponents: readonly Player[]): Player | undefined {
  const { saved } = game
  const { decider } = saved.game.play
  if (game.closed || decider < 0 || game.isPerson(decider) || saved.readOnly !== undefined || overForGood(game))
    return undefined
  // An imported game may name an unknown opponent: it can be viewed, and the list says why it does not go on.
  return opponents.find(({ id }) => id === game.players.sides[decider])
}

const whyFailed = (message: string) =>
  words(`The opponent could not decide: ${message}.`, `L’adversaire n’a pas pu décider : ${message}.`)
