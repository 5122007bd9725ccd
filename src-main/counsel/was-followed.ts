import { ORDER_BEGINS, type OrderProgress, nextStep } from '#engine/kernel/game/carry-out.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import type { WeighedThought } from '../contract/advice.ts'
import type { OpenGame } from '../games/open/open-game.ts'

/** An act of the line. */
export interface Act {
  readonly moment: number
  readonly before: number
  readonly decider: number
  /** Number of frames on the agenda when it was asked for. */
  readonly depth: number
}

export const textOf = ({ game: { history, play } }: OpenGame, { moment }: Act): string =>
  play.layout.language.textOf(history.at(moment).code)

/**
 * Whether the given acts, from the first on, did what was suggested. An order counts as done if its side did what the
 * order would have done each time, until the order is done or the other side decides. Single steps may come in another
 * sequence, as long as the result is the same in the end.
 */
export function wasFollowed(game: OpenGame, since: readonly Act[], does: WeighedThought['does']): boolean {
  const [first] = since
  if (first === undefined) return false
  if ('act' in does) return textOf(game, first) === does.act
  const order = does.order as Order // made by an opponent just now
  let progress: OrderProgress = { ...ORDER_BEGINS, since: first.before }
  let isAsOrdered = true
  for (const act of since) {
    if (act.decider !== first.decider) break
    const { moment, before } = act
    const step = game.game.asItStood({ moment: before, next: moment }, () => nextStep(game.game, order, progress))
    if (!step.ok) return false
    if ('end' in step.value) {
      if (step.value.end === 'asks' && act !== first) continue
      return act !== first && (step.value.end === 'done' || isAsOrdered)
    }
    const done = textOf(game, act)
    isAsOrdered = done === step.value.act
    if (!isAsOrdered && (act === first || verbOf(done) !== verbOf(step.value.act))) return false
    if (step.value.last !== undefined) break
    progress = { ...progress, acts: progress.acts + 1, notes: step.value.notes }
  }
  return isAsOrdered
}

const verbOf = (act: string): string => act.split(' ', 1)[0]!
