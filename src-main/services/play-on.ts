import { carryOut, obviousAnswer } from '#engine/kernel/game/carry-out.ts'
import type { Standing } from '#engine/kernel/game/history.ts'
import { type Failure, textIn } from '#engine/kernel/values/result.ts'
import { denial } from '../wording/denial.ts'
import { overForGood } from '../games/queries/undo.ts'
import type { OpenGame } from '../games/open/open-game.ts'
import { type Failed, failureText } from '../wording/bilingual.ts'
import { runOpponents, type OpponentRunner, type randomStandIn } from './run-opponents.ts'

/** What follows an act of a player without asking him. */
export interface Following {
  /** Questions without a choice are answered for whoever is asked. */
  readonly alone: boolean
  /** An opponent that makes the first choice instead of the game's own. */
  readonly first?: typeof randomStandIn | undefined
}

/** Orders are carried on, questions without a choice answered, and opponents act, until a person has something to decide. */
export async function playOn(
  runner: OpponentRunner,
  game: OpenGame,
  before: Standing,
  { alone, first }: Following,
): Promise<void> {
  await runOpponents(runner, game, before, first)
  while (carryOrder(game) || (alone && answerAlone(game))) await runOpponents(runner, game, before)
}

/** The person who is asked, if the game goes on. */
function personAsked(game: OpenGame): number | undefined {
  const { decider } = game.game.play
  const plays = decider >= 0 && game.isPerson(decider) && !game.closed
  return plays && game.saved.readOnly === undefined && !overForGood(game) ? decider : undefined
}

/** Carries the order of the side that is asked on; says whether anything was done. */
function carryOrder(game: OpenGame): boolean {
  const side = personAsked(game)
  const given = side === undefined ? undefined : game.orders.givenBy(side)
  if (side === undefined || given === undefined) return false
  const carried = carryOut<Failure | Failed>(game.game, given.order, (code) => game.saved.act(code), given.progress)
  if (!carried.ok) {
    game.orders.cancel(side)
    throw denialOf(carried.error)
  }
  const { end, progress } = carried.value
  const isOver = end !== 'asks' && end !== 'waits'
  if (isOver) {
    const why = carried.value.end === 'stopped' ? carried.value.why : null
    game.orders.ends(side, { order: given.order, why })
    game.kept.ended(side, given.order, why ?? 'done', game.game.history)
  } else game.orders.goesOn(side, { order: given.order, progress })
  // One that waited behind an order that is over goes on now.
  return progress.acts > given.progress.acts || (isOver && game.orders.givenBy(side) !== undefined)
}

/** Answers questions without a choice; says whether there was one. */
function answerAlone(game: OpenGame): boolean {
  const side = personAsked(game)
  const decision = side === undefined ? undefined : game.game.decision()
  const code = decision && obviousAnswer(game.game, decision)
  if (side === undefined || code === undefined) return false
  const { loaded, wording } = game.pinned
  const title = wording.action(loaded, code, textIn(decision?.about['zone']))
  const acted = game.saved.act(code)
  if (!acted.ok) throw denialOf(acted.error)
  game.answered.note(side, title)
  return true
}

/** A failed act as a denial. */
export function denialOf(error: Failed) {
  const gone = error.code === 'library-gone'
  if (gone || error.code === 'not-kept') return denial('NOT_KEPT', { said: failureText(error), gone })
  const name = error.code === 'read-only' ? 'READ_ONLY' : 'NOT_NOW'
  return denial(name, { said: failureText(error) })
}
