import type { HistoryPosition } from '#engine/kernel/game/history.ts'
import { codeOf } from '#engine/opponents/choosing.ts'
import { canPlay, type Player } from '#engine/opponents/opponent.ts'
import { chance } from '#engine/opponents/chance.ts'
import { turnOf, USUAL_BUDGET } from '#engine/opponents/turn.ts'
import type { Words } from '../contract/words.ts'
import { PATIENCE } from '../games/open/opponents-turn.ts'
import { denial } from '../wording/denial.ts'
import { nameOfOwn } from '../programs/players-file.ts'
import type { Programs } from '../programs/programs.ts'
import { isFinal } from '../games/queries/undo.ts'
import { choiceSeed } from '../games/open/choice-seed.ts'
import type { OpenGame } from '../games/open/open-game.ts'
import { failureText, words } from '../wording/bilingual.ts'
import { OpponentFault, type OpponentWorker, thinkingTask, ThinkingStopped } from '../thinking/opponent-worker.ts'

export interface OpponentRunner {
  /** All players that are bots. */
  readonly opponents: readonly Player[]
  /** The worker for the bots that come with this program. */
  readonly worker: OpponentWorker
  /** The user's own bots. */
  readonly programs: Programs
}

/**
 * Lets opponents act until a person is asked, the game is over, or the turn is stopped. `before`: the position viewers
 * see meanwhile in a game with hidden information. `first`: an opponent that makes the first choice instead.
 */
export async function runOpponents(
  { opponents, worker, programs }: OpponentRunner,
  game: OpenGame,
  before: HistoryPosition,
  first?: typeof chance,
): Promise<void> {
  const { opponentsTurn } = game
  if (programAsked(game) === undefined) return opponentsTurn.rest()
  const side = game.game.play.decider
  const signal = opponentsTurn.begin(side, game.players.open ? undefined : before)
  let failed: Parameters<typeof opponentsTurn.end>[0]
  try {
    let standIn: Player | undefined = first
    for (let asked = programAsked(game); asked !== undefined; asked = programAsked(game)) {
      const by = standIn ?? opponents.find(({ id }) => id === asked)
      if (by === undefined) return fail(whyMissing(asked), false)
      await actOnce(by).catch((error: unknown) => {
        if (!(error instanceof OpponentFault)) throw error
        fail(whyFailed(by, error), true)
        throw new ThinkingStopped()
      })
      standIn = undefined
    }
  } catch (error) {
    if (!(error instanceof ThinkingStopped)) throw error
  } finally {
    opponentsTurn.end(failed)
  }

  function fail(said: Words, here: boolean): void {
    const { decider } = game.game.play
    const others = opponents.filter(
      (one) => one.id !== game.players.sides[decider] && canPlay(one, game.pinned.loaded.system.id, decider),
    )
    const named = others.map(({ id, name, about }) => ({ id, name, about }))
    failed = { side: decider, said, here, others: named }
  }

  async function actOnce(opponent: Player): Promise<void> {
    const { saved, pinned } = game
    const { history, play } = saved.game
    const asked = history.current
    const given = { memory: saved.memoryOf(play.decider), seed: choiceSeed(game, play.decider), budget: USUAL_BUDGET }
    const turn = turnOf(saved.game, given)
    const seat = `${game.row.id} ${turn.side}`
    const choosing = programs.choose(opponent.id, seat, turn, signal)
    // The user's own bots do not report progress.
    const lasts = choosing && setTimeout(() => opponentsTurn.lasting(turn.side), PATIENCE)
    const choice = await (
      choosing ??
      worker.think(
        thinkingTask(opponent.id, turn, pinned.files),
        (progress) => opponentsTurn.report(turn.side, progress, turn.budget),
        signal,
      )
    ).finally(() => clearTimeout(lasts))
    // Drop an answer to a question that is no longer asked.
    if (signal.aborted || game.saved !== saved || history.current !== asked) throw new ThinkingStopped()
    const memory = opponent === first ? undefined : choice.memory
    const acted = saved.act(codeOf(turn, choice), undefined, memory)
    if (!acted.ok) throw denial('NOT_KEPT', { said: failureText(acted.error) })
  }
}

/** Makes a random choice when the game's opponent cannot. */
export const randomStandIn = chance

/** The id of the bot that is to decide now, if any; it need not be available here. */
function programAsked(game: OpenGame): string | undefined {
  const { saved } = game
  const { decider } = saved.game.play
  if (game.closed || decider < 0 || game.isPerson(decider) || saved.readOnly !== undefined || isFinal(game))
    return undefined
  return game.players.sides[decider]
}

const whyFailed = ({ name }: Player, { message, inFrench }: OpponentFault): Words =>
  words(`“${name.en}” could not decide: ${message}.`, `« ${name.fr} » n’a pas pu décider : ${inFrench}.`)

/** A game can name a bot that the user no longer has, or that only another user had. */
function whyMissing(id: string): Words {
  const named = nameOfOwn(id)
  return named === undefined
    ? words('The program that played this side is not here.', 'Le programme qui jouait ce camp n’est pas ici.')
    : words(
        `The program “${named}” that played this side is not here: players.json does not name it, or not as it should.`,
        `Le programme « ${named} » qui jouait ce camp n’est pas ici : players.json ne le nomme pas, ou pas comme il faut.`,
      )
}
