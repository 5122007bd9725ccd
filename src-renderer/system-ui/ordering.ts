import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Overlay, Tone } from '../map/board/overlay.ts'
import type { Asked, Finding } from './asked.ts'

/**
 * Orders given by hand on the map: the player starts one at a place of his own, aims it at another, checks it on a card, and
 * confirms it.
 */
export type Ordering = {
  /** Where an order can begin at this question. */
  readonly startsOf: (asked: Asked) => readonly OrderStart[]
  /**
   * For a question whose answers are best given on one card, the place it is about: the card replaces the answers at once, and
   * needs no aim. Null for other questions.
   */
  readonly askedFor: (asked: Asked) => string | null
  /**
   * The answer that attacks the enemy at a place: choosing the enemy, or his place once an order has begun there, means that
   * attack. Null if there is none.
   */
  readonly strikeAt: (place: string, asked: Asked) => string | null
  /** The study that the process is asked for once an order has begun. */
  readonly requestFor: (draft: OrderDraft, asked: Asked) => JsonObject
  /** What is shown of the order once the study has arrived. */
  readonly show: (study: JsonObject, draft: OrderDraft, asked: Asked) => OrderShown
}

/** An order as sent, and the orders stored with it until they are done. */
export type OrderToGive = { readonly order: JsonObject; readonly keep: readonly JsonObject[] }

/** An order that a button gives. */
export type OrderButton = OrderToGive & { readonly words: string }

export type OrderStart = {
  readonly place: string
  /** The answer that the order begins with: a click on the place means the order, not just this answer. */
  readonly answer: string
  /** The order as a menu item, for places that other answers are about, too. */
  readonly words: string
  /** All answers about the place belong to the order: a click on it never means a single answer. */
  readonly whole?: true
  /** A click on one of these places means this order aimed there, unless several orders claim the place. */
  readonly goals?: readonly string[]
}

/** An order being prepared. */
export type OrderDraft = {
  readonly from: string
  /** The counter it began with; null if it began with the place. */
  readonly first: string | null
  /** The counters that carry it out; null for those the rule system proposes. */
  readonly who: readonly string[] | null
  /** It attacks the enemy at the place where it begins. */
  readonly strikes: boolean
  /** The values chosen in `choices`, now or for an earlier order, by key. */
  readonly how: Readonly<Record<string, string>>
}

export type OrderShown = {
  readonly title: string
  /** The title of the `who` switches. */
  readonly whoTitle: string
  /** The counters at the place that may carry it out. */
  readonly who: readonly { readonly id: string; readonly words: string; readonly taken: boolean }[]
  /** Sets of them to choose at once; `who` is null for those the rule system proposes. */
  readonly sets: readonly { readonly words: string; readonly who: readonly string[] | null; readonly taken: boolean }[]
  /** What means they have for it, or why they cannot do it at all. */
  readonly summary: Finding
  /** The places it can be aimed at, and how they are ringed. */
  readonly targets: readonly string[]
  readonly overlay: Overlay
  readonly key: readonly { readonly tone: Tone; readonly words: string }[]
  /** The forecast if it is aimed at a place. */
  readonly forecastOf: (place: string) => OrderForecast
  readonly choices: readonly OrderChoice[]
  /** The choice that the wheel and the key R turn through: its value after a turn to the right or left at the place aimed at. */
  readonly turning?: { readonly key: string; readonly after: (place: string, by: 1 | -1) => string }
  /** Other orders for the chosen counters where they stand. */
  readonly here: readonly OrderButton[]
  /** The attack on an enemy at the same place, which has its own card; null if there is none. */
  readonly strikes: { readonly place: string; readonly words: string } | null
  /** The label of the confirm button. */
  readonly confirm: string
}

export type OrderForecast = {
  readonly title: string
  /** In a few words, shown beside the map. */
  readonly short: string
  readonly findings: readonly Finding[]
  readonly overlay: Overlay
  /** The order as sent; null if it cannot be aimed there. */
  readonly order: OrderToGive | null
  /** Other orders that lead there. */
  readonly others: readonly OrderButton[]
}

export type OrderChoice = {
  readonly key: string
  /** For this order only: not the initial value of the next order. */
  readonly once?: true
  readonly words: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly words: string }[]
}

/** An order that needs no map: a button beside the answers. */
export type QuickOrder = {
  readonly order: JsonObject
  readonly words: string
  /** What it means or what speaks against it; null if there is nothing to say. */
  readonly hint: string | null
  /** Orders stored with it until they are done. */
  readonly keep?: readonly JsonObject[]
}
