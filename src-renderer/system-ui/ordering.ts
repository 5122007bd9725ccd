import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Overlay, Tone } from '../map/board/overlay.ts'
import type { Asked, Finding } from './asked.ts'

/**
 * Orders given by hand on the map: one begins at a place of one's own, is aimed at another place, is looked at on a card, and is
 * then confirmed.
 */
export type Ordering = {
  /** Where an order can begin while this is asked. */
  readonly startsOf: (asked: Asked) => readonly OrderStart[]
  /**
   * The place that a question is about whose answers are best given on one card: it stands in place of the answers at once, and
   * needs no aim. Null for other questions.
   */
  readonly askedFor: (asked: Asked) => string | null
  /**
   * The answer that attacks the enemy at a place: choosing him, or his place once an order has begun there, means that attack. Null where there
   * is none.
   */
  readonly strikeAt: (place: string, asked: Asked) => string | null
  /** What the process is asked to work out for an order that has begun. */
  readonly wishFor: (draft: OrderDraft, asked: Asked) => JsonObject
  /** What is shown of it once that has been worked out. */
  readonly show: (study: JsonObject, draft: OrderDraft, asked: Asked) => OrderShown
}

/** An order as it is sent, and the orders that are kept with it until they are done. */
export type OrderToGive = { readonly order: JsonObject; readonly keep: readonly JsonObject[] }

/** An order that a button gives. */
export type OrderButton = OrderToGive & { readonly words: string }

export type OrderStart = {
  readonly place: string
  /** The answer that the order begins with: a click on the place means the order and not this answer alone. */
  readonly answer: string
  /** The order as an item of a menu, where other answers are about the place too. */
  readonly words: string
  /** All answers about the place belong to the order: a click on it never means one of them. */
  readonly whole?: true
  /** A click on one of these places means this order, aimed there, unless it is so for several orders. */
  readonly goals?: readonly string[]
}

/** An order as far as it has come. */
export type OrderDraft = {
  readonly from: string
  /** The counter with which it began; null where it began with the place. */
  readonly first: string | null
  /** Who carries it out; null for whom the rule system proposes. */
  readonly who: readonly string[] | null
  /** It is against the enemy at the place where it begins. */
  readonly strikes: boolean
  /** What was chosen of `choices`, now or for an earlier order, by their keys. */
  readonly how: Readonly<Record<string, string>>
}

export type OrderShown = {
  readonly title: string
  /** What the switches of `who` decide. */
  readonly whoTitle: string
  /** Who of the place may carry it out. */
  readonly who: readonly { readonly id: string; readonly words: string; readonly taken: boolean }[]
  /** Several of them at once; null for whom the rule system proposes. */
  readonly sets: readonly { readonly words: string; readonly who: readonly string[] | null; readonly taken: boolean }[]
  /** What they have for it; or why they cannot do it at all. */
  readonly summary: Finding
  /** The places it can be aimed at, and how they are ringed. */
  readonly targets: readonly string[]
  readonly overlay: Overlay
  readonly key: readonly { readonly tone: Tone; readonly words: string }[]
  /** What is to be expected if it is aimed at a place. */
  readonly forecastOf: (place: string) => OrderForecast
  readonly choices: readonly OrderChoice[]
  /** The wheel and the key R turn through one of them: its value after a turn to the right, or to the left, at a place that is meant. */
  readonly turning?: { readonly key: string; readonly after: (place: string, by: 1 | -1) => string }
  /** What else those who are chosen can be ordered to do where they stand. */
  readonly here: readonly OrderButton[]
  /** The attack on the enemy who is there too, with a card of its own; null where there is none. */
  readonly strikes: { readonly place: string; readonly words: string } | null
  /** What confirms it. */
  readonly confirm: string
}

export type OrderForecast = {
  readonly title: string
  /** In a few words, for beside the map. */
  readonly short: string
  readonly findings: readonly Finding[]
  readonly overlay: Overlay
  /** The order as it is sent; null where it cannot be aimed there. */
  readonly order: OrderToGive | null
  /** Other orders that lead there. */
  readonly others: readonly OrderButton[]
}

export type OrderChoice = {
  readonly key: string
  /** For this order alone: the next one does not begin with it. */
  readonly once?: true
  readonly words: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly words: string }[]
}

/** An order that needs no map: a button beside the answers. */
export type QuickOrder = {
  readonly order: JsonObject
  readonly words: string
  /** What it means, or what speaks against it; null where there is nothing to say. */
  readonly hint: string | null
  /** Orders that are kept with it until they are done. */
  readonly keep?: readonly JsonObject[]
}
