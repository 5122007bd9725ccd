import type { Player } from '#engine/opponents/opponent.ts'
import { turnOf, USUAL_BUDGET } from '#engine/opponents/turn.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { Advice } from '../contract/advice.ts'
import { choiceSeed } from '../games/open/choice-seed.ts'
import type { OpenGame } from '../games/open/open-game.ts'
import { type OpponentWorker, thinkingTask } from '../thinking/opponent-worker.ts'
import { denial } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import { adviceOf, advisersOf } from './in-words.ts'
import { progressOfThinking } from './progress-of-thinking.ts'

export interface Counsel {
  /** The opponents that come with this program, since others give no reasons; and the worker they think in. */
  readonly opponents: readonly Player[]
  readonly worker: OpponentWorker
}

type AdviceMessage<Result> = { at: 'work'; done: number; of: number } | { at: 'end'; result: Result }

/** What an opponent would do in place of the side to decide, using only what that side knows. */
export async function* advise(
  { opponents, worker }: Counsel,
  game: OpenGame,
  eyes: number,
  requested: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<AdviceMessage<Advice>, void> {
  const { play, loaded } = game.game
  const side = play.decider
  if (side < 0 || !game.isPerson(side)) throw denial('NOT_NOW', whyNot.nothingAsked)
  if (eyes !== EVERYONE && eyes !== side) throw denial('NOT_YOURS', whyNot.adviceForDecider)
  const { by, deeper } = advisersOf(opponents, loaded.system.id, side, requested)
  if (by === undefined) throw denial('NOT_NOW', whyNot.noAdviser)
  const turn = turnOf(game.game, { memory: null, seed: `advice ${choiceSeed(game, side)}`, budget: USUAL_BUDGET })
  const { wording, files } = game.pinned
  const thinking = progressOfThinking(worker, thinkingTask(by.id, turn, files), signal)
  for (;;) {
    const step = await thinking.next()
    if (step.done !== true) yield { at: 'work', done: Math.min(step.value.work, USUAL_BUDGET), of: USUAL_BUDGET }
    else {
      if (step.value !== undefined) yield { at: 'end', result: adviceOf(step.value, by, deeper, { wording, loaded }) }
      return
    }
  }
}
