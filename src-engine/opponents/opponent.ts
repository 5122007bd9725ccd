import type { Decision, View } from '../kernel/game.ts'
import type { Title } from '../kernel/glance.ts'

/** A view with a question for the one who sees it. */
export type Asked = View & { readonly decision: Decision }

/** A player that is a program. It is handed what its side may know, and never a game. */
export interface Opponent {
  readonly id: string
  readonly name: Title
  /** How it plays, in a sentence. */
  readonly about: Title
  /**
   * One of the actions of the decision. With the same view and the same luck it is the same one, so that games can be
   * played again; luck is any text, and another one each time a side is asked.
   */
  choose(view: Asked, luck: string): string
}
