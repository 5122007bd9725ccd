import { verb } from '#engine/kernel/actions/actions.ts'
import { agendaOf, type FrameKind, type Step } from '#engine/kernel/play/agenda.ts'
import { flag, list, word, type Shape } from '#engine/kernel/values/shape.ts'
import type { GameOf } from '#engine/kernel/system/system.ts'
import { littleGame } from './little.ts'

export const shape = () => ({ log: list(200), n: word(), asked: flag() })
export type G = GameOf<null, ReturnType<typeof shape>>
export const { frame, sequence } = agendaOf<G>()
export const logOf = (game: { play: unknown }): number[] => {
  const { log } = game.play as G // the games of this file all have this shape
  return Array.from({ length: log.length }, (_, index) => log.of(index))
}
export const ok = verb('ok')
/** A frame that asks red, notes that it was answered, and gives its number back. */
export const asks = frame(
  'asks',
  { n: word() },
  {
    next: (g) => g.ask(0),
    offer: (_g, _f, offer) => offer.add(ok),
    answers: [
      {
        verb: ok,
        act(g, f) {
          g.log.push(f.n)
          return g.done(f.n)
        },
      },
    ],
  },
)
/** Notes its number; told to, it interrupts itself before it has finished. */
export const note: FrameKind<{ n: ReturnType<typeof word>; again: ReturnType<typeof word> }> = frame(
  'note',
  { n: word(), again: word() },
  {
    next(g, f): Step {
      g.log.push(f.n)
      if (f.again > 0) {
        g.interrupt(note, { n: f.n + 1, again: f.again - 1 })
        f.again = 0
        return 'again'
      }
      return g.done(777)
    },
  },
)

// A kind of frame keeps its number for good, so the shared ones come first in every little system. Kinds with different
// locals are of different types; a list of kinds only needs them as kinds.
export const kinds = (...own: unknown[]): FrameKind[] => [asks, note, ...own] as unknown as FrameKind<Shape>[]
/** A game whose first frame is the first of these. */
export const games = (...own: unknown[]) =>
  littleGame<ReturnType<typeof shape>>({
    kinds: kinds(...own),
    shape,
    setUp: (g) => void g.call(own[0] as FrameKind, {}),
  })
