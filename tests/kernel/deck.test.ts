import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cardsIn,
  drawCard,
  peekCards,
  putAtBottom,
  putOnTop,
  shuffleDeck,
  shuffleIn,
} from '#engine/kernel/play/deck.ts'
import { Bag, contents, everyWay, frequencies, sorted } from './bag.ts'

const telling = { label: 'card', noun: 'card' }
const deckOf = (cards: readonly number[], seed?: string): Bag => {
  const bag = new Bag(seed)
  for (const card of cards) shuffleIn(bag.deck, card)
  return bag
}
const draw = (bag: Bag): number => drawCard(bag.chance, bag.deck, telling)

describe('a deck', () => {
  it('gives out every card once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30), { maxLength: 15 }), fc.string(), (cards, seed) => {
        const bag = deckOf(cards, seed)
        expect(new Set(cards.map(() => draw(bag)))).toEqual(new Set(cards))
        expect(cardsIn(bag.deck)).toBe(0)
      }),
    )
  })

  it('that is empty says which draw wanted a card', () => {
    expect(() => draw(deckOf([]))).toThrow('nothing is left to draw for "card"')
  })

  it('gives every order with the same chance', () => {
    const odds = everyWay(
      () => deckOf([0, 1, 2, 3]),
      (bag) => [draw(bag), draw(bag), draw(bag), draw(bag)].join(),
    )
    expect(odds.size).toBe(24)
    for (const chance of odds.values()) expect(chance).toBeCloseTo(1 / 24, 12)
  })

  it('looked at keeps what was seen on top, and chance for the rest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.string(), (count, seed) => {
        const bag = deckOf([5, 6, 7, 8, 9], seed)
        const seen = peekCards(bag.chance, bag.deck, count, { ...telling, seenBy: 1 })
        expect(peekCards(bag.chance, bag.deck, count, telling)).toEqual(seen)
        expect(seen.map(() => draw(bag))).toEqual(seen)
        expect(seen).toHaveLength(Math.min(count, 5))
        expect(bag.told.slice(0, seen.length).every(({ seenBy }) => seenBy === 1)).toBe(true)
      }),
    )
  })

  it('looked at less far keeps the order of what lies deeper', () => {
    const bag = deckOf([0, 1, 2, 3, 4])
    const three = peekCards(bag.chance, bag.deck, 3, telling)
    for (const count of [2, 1, 3, 0]) {
      expect(peekCards(bag.chance, bag.deck, count, telling)).toEqual(three.slice(0, count))
      expect(contents(bag.deck.top)).toEqual(three)
    }
  })

  it('gives what was put on top first and what was put at the bottom last', () => {
    const bag = deckOf([0, 1, 2])
    putOnTop(bag.deck, 8)
    putOnTop(bag.deck, 7)
    putAtBottom(bag.deck, 9)
    putAtBottom(bag.deck, 10)
    const order = Array.from({ length: 7 }, () => draw(bag))
    expect([order.slice(0, 2), order.slice(2, 5).sort((a, b) => a - b), order.slice(5)]).toEqual([
      [7, 8],
      [0, 1, 2],
      [9, 10],
    ])
  })

  it('tells a card of known place as it tells one that chance decides', () => {
    const bag = deckOf([4])
    putOnTop(bag.deck, 3)
    putAtBottom(bag.deck, 5)
    const drawn = [draw(bag), draw(bag), draw(bag)]
    expect(bag.told).toEqual(
      drawn.map((value, index) => ({ label: 'card', noun: 'card', value, of: 3 - index, seenBy: -1 })),
    )
    expect(bag.chance.draws).toBe(3)
  })

  it('shuffled knows nothing of places any more', () => {
    const make = (): Bag => {
      const bag = deckOf([0, 1])
      putOnTop(bag.deck, 2)
      putAtBottom(bag.deck, 3)
      shuffleDeck(bag.deck)
      return bag
    }
    const odds = everyWay(make, (bag) => String(draw(bag)))
    expect(sorted(odds)).toEqual([0, 1, 2, 3].map((card) => [String(card), 0.25]))
  })

  it('is the same words when it is the same deck, however it came about', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 }),
        fc.nat(3),
        (order, looked) => {
          const one = deckOf(order)
          one.deck.rest.remove(5)
          putAtBottom(one.deck, 5)
          peekCards(one.chance, one.deck, looked, telling)
          shuffleDeck(one.deck)
          const words = (bag: Bag): number[] => Array.from(bag.words.subarray(16))
          expect(words(one)).toEqual(words(deckOf([0, 1, 2, 3, 4, 5])))
          // With nothing of unknown place between them, top and bottom are one pile.
          const [top, bottom] = [deckOf([]), deckOf([])]
          putOnTop(top.deck, 2)
          putAtBottom(top.deck, 3)
          putAtBottom(bottom.deck, 2)
          putAtBottom(bottom.deck, 3)
          expect(words(top)).toEqual(words(bottom))
        },
      ),
    )
  })

  it('counted in every way is what seeded games come to', () => {
    const make = (): Bag => {
      const bag = deckOf([0, 1, 2, 3])
      putAtBottom(bag.deck, 4)
      return bag
    }
    // Looks at one card, buries it when it is odd, then draws two.
    const run = (bag: Bag): string => {
      const [upper = 0] = peekCards(bag.chance, bag.deck, 1, telling)
      if (upper % 2 === 1) putAtBottom(bag.deck, bag.deck.top.takeOut(0))
      return [upper, draw(bag), draw(bag)].join()
    }
    const exact = everyWay(make, run)
    const seen = frequencies(make, run, 20_000)
    expect(exact.get('0,0,1')).toBeCloseTo(1 / 4 / 3, 12)
    expect(exact.get('1,0,2')).toBeCloseTo(1 / 4 / 3 / 2, 12)
    for (const [result, chance] of exact) {
      expect(Math.abs((seen.get(result) ?? 0) - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / 20_000))
    }
  })
})
