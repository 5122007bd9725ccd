import type { Facts } from '../values/explain.ts'
import type { Json, JsonObject, Result } from '../values/result.ts'
import type { JournalEntry } from '../play/journal.ts'
import type { AnswerOdds } from '../play/odds.ts'

/**
 * Orders: several acts of one side requested at once, such as `march these there so`. An order is data. It is carried
 * out act by act, each an ordinary act, using only what its side knows, so that people, opponents and programs can all
 * give orders.
 */

/** What to do: the kind of order and its parameters. */
export type Order = JsonObject & { readonly order: string }

/** A question in the middle of an order, with everything the order may use. */
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
  /** The side's journal since the order began, including acts of the other side. */
  told(): readonly JournalEntry[]
  /** What the order stored with its last act; null before its first. */
  readonly notes: Json
  /** Requests a study from the rule system, as a player of this side could. */
  study(request: JsonObject): Result<JsonObject>
  /** The exact odds of the answers that have any, as far as the side may know them. */
  odds(): readonly AnswerOdds[]
}

/** Why an order stops before it is done; its sentence in the words is `order.stop.<key>`. */
export interface OrderStop {
  readonly key: string
  readonly facts: Facts
  /** It has done what it could for today: other orders given with it continue. */
  readonly forToday?: true
}

/**
 * The next step of an order: an act (with `last`, the order is done or stops after it); the end, because it is done; a
 * pause, because its side must answer this question itself first; or a stop. An order for several days stops for today
 * and continues when it is carried out again.
 */
export type OrderStep =
  | { readonly act: string; readonly notes: Json; readonly last?: true | OrderStop }
  | { readonly end: 'done' | 'asks' }
  | { readonly end: 'stopped'; readonly why: OrderStop }

/** The orders of a rule system. */
export interface Orders<C> {
  /** The names of the kinds of orders. */
  readonly kinds: readonly string[]
  /**
   * The next step of an order; a failure if the order is invalid. Deterministic: the same moment and order give the
   * same step.
   */
  next(moment: OrderMoment<C>, order: Order): Result<OrderStep>
  /**
   * Sorts orders given together into the sequence in which to carry them out, as their side sees it now. Default: as
   * given.
   */
  inSequence?(moment: OrderMoment<C>, orders: readonly Order[]): readonly Order[]
  /** Whether a waiting order has expired, from what its side knows while the other side decides. Default: never. */
  isPast?(known: JsonObject, order: Order, notes: Json): boolean
  /**
   * The answer that any player would give, because every other is worse in every respect. Undefined if there is a real
   * choice. Questions with a single answer need not be handled here.
   */
  obvious?(moment: OrderMoment<C>): string | undefined
  /**
   * Prompts of questions that are asked even if they have a single answer, because dice are rolled for it, it cannot be
   * undone, and the player should see its odds first.
   */
  readonly alwaysAsked?: readonly string[]
  /**
   * Verbs of answers already implied by an act with another verb, as `answer: acts`. If no other answer is possible
   * after such an act, the question is not asked, even if the answer cannot be undone.
   */
  readonly meantBy?: Readonly<Record<string, readonly string[]>>
}
