import { firstStep } from '#engine/kernel/game/carry-out.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import type { Turn } from '#engine/opponents/opponent.ts'
import { turnOf, USUAL_BUDGET } from '#engine/opponents/turn.ts'
import type { Advice, Remark, Weighed } from '../contract/advice.ts'
import { choiceSeed } from '../games/open/choice-seed.ts'
import type { OpenGame } from '../games/open/open-game.ts'
import { entriesAt, stopsOf } from '../games/queries/stops.ts'
import { sentTo } from '../thinking/opponent-worker.ts'
import { denial } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import type { Counsel } from './advise.ts'
import { adviceOf, advisersOf } from './in-words.ts'
import { thinkAloud } from './think-aloud.ts'

/*
 * What a side did in a day, commented: by an opponent that asks itself at each choice of a person what it would have done, knowing what his
 * side knew then; or, where a program played, by that program, which tells why it did what it did. Nothing is kept for that: the same turn
 * gives the same choice and the same reasons.
 */

interface Asked {
  readonly side: number
  /** The day; null in a game that tells no time. */
  readonly turn: number | null
}

type Told = { at: 'work'; done: number; of: number } | { at: 'end'; result: Remark[] }

/** An act of the day: the question it answers, by its kind. */
interface Act {
  readonly moment: number
  readonly before: number
  readonly decider: number
  readonly kind: string
}

export async function* review(
  { opponents, worker }: Counsel,
  game: OpenGame,
  eyes: number,
  { side, turn }: Asked,
  signal: AbortSignal | undefined,
): AsyncGenerator<Told, void> {
  const { loaded, play } = game.game
  const isPerson = game.isPerson(side)
  const played = opponents.find(({ id }) => id === game.players.sides[side])
  const by = isPerson ? advisersOf(opponents, loaded.system.id, side, undefined).by : played
  if (by === undefined) throw denial('NOT_NOW', whyNot.noAdviser)
  const acts = actsOf(game, turn)
  // What a person did at once, such as an order, was one choice.
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
    const thinking = thinkAloud(worker, sentTo(by.id, asked, files), signal)
    let step = await thinking.next()
    while (step.done !== true) step = await thinking.next()
    if (step.value === undefined) return
    if (game.eyes !== eyes || game.closed || game.game.history.current !== current)
      throw denial('NOT_NOW', whyNot.goneOn)
    const advice = adviceOf(step.value, by, undefined, { wording, loaded })
    if (advice.others.length === 0 && advice.ruledOut.length === 0) continue
    const { code } = game.game.history.at(act.moment)
    const action = play.layout.language.textOf(code)
    remarks.push({
      stop: stopOf(stops, act.moment),
      done: wording.action(loaded, code),
      told: toldFrom(game, eyes, acts, act, stops),
      advice,
      alike: step.value.action === action,
      against: againstIt(game, act, action, advice),
    })
  }
  yield { at: 'end', result: remarks }
}

/** The acts of the present line in a turn, with the kinds of their questions. */
function actsOf(game: OpenGame, turn: number | null): Act[] {
  const { history } = game.game
  const line = history.lineTo(history.current).slice(1)
  const moments = line.filter((moment) => turn === null || game.saved.whenAt(history.at(moment).parent)?.turn === turn)
  const before = moments.map((moment) => history.at(moment).parent)
  const kinds = [...game.game.along(before, (play) => play.asking.kind.kind.name)]
  return moments.map((moment, index) => ({
    moment,
    before: before[index]!,
    decider: history.at(moment).decider,
    kind: kinds[index]!,
  }))
}

/** The turn of the side that was asked then: to a person's adviser it is new, a program remembers. */
function turnAt(game: OpenGame, { before, moment, decider }: Act, isPerson: boolean): Turn {
  return game.game.asItStood({ moment: before, next: moment }, () => {
    const memory = isPerson ? null : game.saved.memoryOf(decider)
    const seed = choiceSeed(game, decider)
    return turnOf(game.game, { memory, seed: isPerson ? `advice ${seed}` : seed, budget: USUAL_BUDGET })
  })
}

const stopOf = (stops: readonly number[], moment: number): number => stops.findIndex((one) => one >= moment)

/** What was told from an act until a question of the same kind was answered again. */
function toldFrom(game: OpenGame, eyes: number, acts: readonly Act[], act: Act, stops: readonly number[]) {
  const from = acts.indexOf(act)
  const next = acts.findIndex(({ kind }, index) => index > from && kind === act.kind)
  return acts
    .slice(from, next < 0 ? undefined : next)
    .flatMap(({ moment }) => entriesAt(game, eyes, moment, stopOf(stops, moment)))
}

/** Why the one who comments had ruled out what was done. */
function againstIt(game: OpenGame, { before, moment }: Act, action: string, { ruledOut }: Advice) {
  const found = game.game.asItStood({ moment: before, next: moment }, () =>
    ruledOut.find(({ does }) => firstActOf(game, does) === action),
  )
  return found?.why ?? null
}

function firstActOf({ game }: OpenGame, does: Weighed['does']): string | undefined {
  if ('act' in does) return does.act
  const step = firstStep(game, does.order as Order) // an opponent made it just now
  return step.ok && 'act' in step.value ? step.value.act : undefined
}
