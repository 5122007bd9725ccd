import type { Facts } from '../values/explain.ts'
import type { Json, JsonObject, Result } from '../values/result.ts'
import type { JournalEntry } from '../play/journal.ts'
import type { AnswerOdds } from '../play/odds.ts'

/**
 * Orders: several acts of one side wished for at once, as `march these there so`. An order is data. It is carried out act by act,
 * each an ordinary one, and goes by nothing but what its side knows, so that people, opponents and programs can all give it.
 */

/** What is to be done: which kind of order, and what that kind needs to know. */
export type Order = JsonObject & { readonly order: string }

/** The question a side is asked in the middle of an order, with all that the order may go by. */
export interface OrderMoment<C> {
  readonly campaign: C
  readonly side: number
  /** The view of the side. */
  readonly known: JsonObject
  readonly question: {
    readonly kind: string
    readonly prompt: string
    readonly about: JsonObject
    readonly actions: readonly string[]
  }
  /** What the side was told since its order began, by whoever acted. */
  told(): readonly JournalEntry[]
  /** What the order wrote down with its last act; null before its first. */
  readonly notes: Json
  /** Asks the rule system to work something out, as a player of this side would. */
  study(wish: JsonObject): Result<JsonObject>
  /** The exact odds of the answers that have any, as the side may know them. */
  odds(): readonly AnswerOdds[]
}

/** Why an order stops before it is done: the words have a sentence for the key, `order.stop.<key>`. */
export interface OrderStop {
  readonly key: string
  readonly facts: Facts
  /** It has done for today what it could: others that were given with it go on. */
  readonly forToday?: true
}

/**
 * What an order does next: an act, perhaps its last, with which it is done or stops for a reason; or nothing more, as it is done; or nothing yet,
 * as its side has to answer this question itself before the order goes on; or it stops. An order that was given for several days stops for
 * today, and goes on when it is carried out again.
 */
export type OrderStep =
  | { readonly act: string; readonly notes: Json; readonly last?: true | OrderStop }
  | { readonly end: 'done' | 'asks' }
  | { readonly end: 'stopped'; readonly why: OrderStop }

/** The orders of a rule system. */
export interface Orders<C> {
  /** The kinds of orders there are, by name. */
  readonly kinds: readonly string[]
  /** The next step of an order; a failure where it cannot be understood. The same moment and order give the same step. */
  next(moment: OrderMoment<C>, order: Order): Result<OrderStep>
  /** In which sequence orders that were given together are carried out, as their side sees them now. Left out: as they were given. */
  inSequence?(moment: OrderMoment<C>, orders: readonly Order[]): readonly Order[]
  /** Whether the time of an order that waits is over, by what its side knows while somebody else is asked. Left out: never. */
  isPast?(known: JsonObject, order: Order, notes: Json): boolean
  /**
   * The answer that a player would always give: every other is worse in every respect. Undefined where there is something to
   * decide. A question with one answer need not be looked at here.
   */
  obvious?(moment: OrderMoment<C>): string | undefined
  /**
   * The questions, by their prompts, that are asked even where they have one answer: dice fall on it, nobody can take it back, and its odds are
   * to be seen before.
   */
  readonly alwaysAsked?: readonly string[]
  /**
   * Verbs of answers that are given already with an act of another verb, as `answer: acts`: where nothing else can be answered after it they are not
   * asked, even if nobody can take them back.
   */
  readonly meantBy?: Readonly<Record<string, readonly string[]>>
}
