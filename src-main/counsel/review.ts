import type { Turn } from '#engine/opponents/opponent.ts'
import { turnOf, USUAL_BUDGET } from '#engine/opponents/turn.ts'
import type { Advice, Remark } from '../contract/advice.ts'
import type { Entry } from '../contract/games.ts'
import type { Words } from '../contract/words.ts'
import { choiceSeed } from '../games/open/choice-seed.ts'
import type { OpenGame } from '../games/open/open-game.ts'
import { entriesAt, stopsOf } from '../games/queries/stops.ts'
import { thinkingTask } from '../thinking/opponent-worker.ts'
import { denial } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import type { Counsel } from './advise.ts'
import { type Act, wasFollowed, textOf } from './was-followed.ts'
import { adviceOf, advisersOf } from './in-words.ts'
import { progressOfThinking } from './progress-of-thinking.ts'

/*
 * Comments on what a side did in a day. At each choice of a person an opponent works out what it would have done with
 * the knowledge of that side at the time. For a bot's side the same bot gives its reasons again. Nothing is stored for
 * this: the same turn gives the same choice and the same reasons.
 */

interface Asked {
  readonly side: number
  /** The day; null in a game without a calendar. */
  readonly turn: number | null
}

type ReviewMessage = { at: 'work'; done: number; of: number } | { at: 'end'; result: Remark[] }

export async function* review(
  { opponents, worker }: Counsel,
  game: OpenGame,
  eyes: number,
  { side, turn }: Asked,
  signal: AbortSignal | undefined,
): AsyncGenerator<ReviewMessage, void> {
  const { loaded, play } = game.game
  const isPerson = game.isPerson(side)
  const played = opponents.find(({ id }) => id === game.players.sides[side])
  const by = isPerson ? advisersOf(opponents, loaded.system.id, side, undefined).by : played
  if (by === undefined) throw denial('NOT_NOW', whyNot.noAdviser)
  const acts = actsOf(game, turn)
  // A gesture of a person, such as an order, counts as one choice.
  const own = acts.filter(
    ({ decider, moment }) =>
      decider === side && (!isPerson || game.gestures.firstOf(game.game.history, moment) === moment),
  )
  const stops = stopsOf(game, eyes)
  const { wording, files } = game.pinned
  const remarks: Remark[] = []
  for (const [index, act] of own.entries()) {
    yield { at: 'work', done: index, of: own.length }
    const { current } = game.game.history
    const asked = turnAt(game, act, isPerson)
    if (asked.view.decision.actions.length < 2) continue
    const thinking = progressOfThinking(worker, thinkingTask(by.id, asked, files), signal)
    let step = await thinking.next()
    while (step.done !== true) step = await thinking.next()
    if (step.value === undefined) return
    if (game.eyes !== eyes || game.closed || game.game.history.current !== current)
      throw denial('NOT_NOW', whyNot.goneOn)
    const advice = adviceOf(step.value, by, undefined, { wording, loaded })
    if (advice.others.length === 0 && advice.ruledOut.length === 0) continue
    const { code } = game.game.history.at(act.moment)
    const since = acts.slice(acts.indexOf(act))
    // A bot chose act by act.
    const alike = isPerson ? wasFollowed(game, since, advice.best.does) : step.value.action === textOf(game, act)
    const { verb: _, ...named } = play.layout.language.jsonOf(code)
    remarks.push({
      stop: stopOf(stops, act.moment),
      done: wording.action(loaded, code),
      asked: Object.keys(named).length === 0 ? wording.question(asked.view.decision) : null,
      told: toldFrom(game, eyes, since, stops),
      advice,
      alike,
      against: alike ? null : againstIt(game, since, advice),
    })
  }
  yield { at: 'end', result: remarks }
}

/** The acts of the present line in a turn, with the depth of the agenda when each was asked for. */
function actsOf(game: OpenGame, turn: number | null): Act[] {
  const { history } = game.game
  const line = history.lineTo(history.current).slice(1)
  const moments = line.filter((moment) => turn === null || game.saved.whenAt(history.at(moment).parent)?.turn === turn)
  const before = moments.map((moment) => history.at(moment).parent)
  const depths = [...game.game.along(before, (play) => play.stackNames().length)]
  return moments.map((moment, index) => ({
    moment,
    before: before[index]!,
    decider: history.at(moment).decider,
    depth: depths[index]!,
  }))
}

/** The turn of the side that was to decide then. A person's adviser has no memory, a bot has its own. */
function turnAt(game: OpenGame, { before, moment, decider }: Act, isPerson: boolean): Turn {
  return game.game.asItStood({ moment: before, next: moment }, () => {
    const memory = isPerson ? null : game.saved.memoryOf(decider)
    const seed = choiceSeed(game, decider)
    return turnOf(game.game, { memory, seed: isPerson ? `advice ${seed}` : seed, budget: USUAL_BUDGET })
  })
}

const stopOf = (stops: readonly number[], moment: number): number => stops.findIndex((one) => one >= moment)

/**
 * The journal entries from the first of some acts until its question, or another one at the same depth, is asked again.
 */
function toldFrom(game: OpenGame, eyes: number, since: readonly Act[], stops: readonly number[]): Entry[] {
  const next = since.findIndex(({ depth }, index) => index > 0 && depth <= since[0]!.depth)
  return since
    .slice(0, next < 0 ? undefined : next)
    .flatMap(({ moment }) => entriesAt(game, eyes, moment, stopOf(stops, moment)))
}

/** Why the commenting opponent had ruled out what was done. */
const againstIt = (game: OpenGame, since: readonly Act[], { ruledOut }: Advice): Words | null =>
  ruledOut.find(({ does }) => wasFollowed(game, since, does))?.why ?? null
