import type { Chance } from './chance.ts'
import { list, type List, type ListDefinition } from '../values/shape.ts'

/**
 * A deck of cards whose order is decided only when it matters: a card is drawn from all that may lie there. Only cards
 * that a side has placed or looked at have a position: in `top` or `bottom`, the first to be drawn first. `rest` is in
 * ascending order, so that equal decks have equal words.
 */
export interface Deck {
  readonly rest: List
  readonly top: List
  readonly bottom: List
}

/** The three lists of a deck, for a shape that names them as it likes. */
export const deckParts = (
  capacity: number,
  noun?: string,
): { readonly rest: ListDefinition; readonly top: ListDefinition; readonly bottom: ListDefinition } => ({
  rest: list(capacity, noun),
  top: list(capacity, noun),
  bottom: list(capacity, noun),
})

/** How the journal reports a draw from a deck: its label, its noun, and the only side that sees it (-1: everyone). */
export interface DrawReport {
  readonly label: string
  readonly noun?: string
  readonly seenBy?: number
}

export const cardsIn = (deck: Deck): number => deck.rest.length + deck.top.length + deck.bottom.length

/** Draws the top card. */
export function drawCard(chance: Chance, deck: Deck, { label, noun, seenBy }: DrawReport): number {
  const of = cardsIn(deck)
  if (deck.top.length > 0) return chance.decided(deck.top.takeOut(0), of, label, noun, seenBy)
  const card = chance.takeFrom(deck.rest, label, noun, seenBy, of)
  tidy(deck)
  return card
}

/** Looks at the top cards, which keep their places; at fewer than `count` if the deck has fewer. */
export function peekCards(chance: Chance, deck: Deck, count: number, telling: DrawReport): number[] {
  const seen: number[] = []
  while (seen.length < count && cardsIn(deck) > 0) seen.push(drawCard(chance, deck, telling))
  for (const [place, card] of seen.entries()) deck.top.insert(place, card)
  return seen
}

export function putOnTop(deck: Deck, card: number): void {
  deck.top.insert(0, card)
}

export function putAtBottom(deck: Deck, card: number): void {
  deck.bottom.push(card)
  tidy(deck)
}

/** Shuffles the deck: no card has a known position any more. */
export function shuffleDeck(deck: Deck): void {
  for (const pile of [deck.top, deck.bottom]) {
    while (pile.length > 0) addToRest(deck, pile.takeOut(0))
  }
}

/** Puts a card into the deck and shuffles. */
export function shuffleIn(deck: Deck, card: number): void {
  addToRest(deck, card)
  shuffleDeck(deck)
}

function addToRest(deck: Deck, card: number): void {
  let at = deck.rest.length
  while (at > 0 && deck.rest.of(at - 1) > card) at--
  deck.rest.insert(at, card)
}

/** Without a rest between them, top and bottom are one pile; it is stored in `top`, so that equal decks stay equal. */
function tidy(deck: Deck): void {
  if (deck.rest.length > 0) return
  while (deck.bottom.length > 0) deck.top.push(deck.bottom.takeOut(0))
}
