import { Chance, Ways, type Draw } from '#engine/kernel/play/chance.ts'
import { deckParts, type Deck } from '#engine/kernel/play/deck.ts'
import { seedFrom } from '#engine/kernel/values/generator.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import { Column, List, wordsOf } from '#engine/kernel/values/shape.ts'

const NAMES = ['zero', 'one', 'two', 'three']
const LIST_AT = HEAD.length
const CAPACITY = 20

/** Chance with a list, some counts and a deck to draw from, outside any game. */
export class Bag {
  readonly words = new Int32Array(400)
  readonly told: Draw[] = []
  readonly chance = new Chance(this.words, HEAD.generator, HEAD.draws, (_noun, name) => NAMES.indexOf(name))
  readonly list = new List(this.words, LIST_AT, CAPACITY)
  readonly counts = new Column(this.words, LIST_AT + 1 + CAPACITY, 5)
  readonly deck: Deck

  constructor(seed = 'bag') {
    seedFrom(seed, this.words, HEAD.generator)
    this.chance.told = this.told
    let at = LIST_AT + 1 + CAPACITY + 5
    const next = (): List => {
      const placed = new List(this.words, at, CAPACITY)
      at += wordsOf(deckParts(CAPACITY).rest)
      return placed
    }
    this.deck = { rest: next(), top: next(), bottom: next() }
  }

  fill(values: readonly number[]): this {
    this.list.clear()
    for (const value of values) this.list.push(value)
    return this
  }
  count(counts: readonly number[]): this {
    counts.forEach((count, row) => this.counts.set(row, count))
    return this
  }
}

export const contents = (list: List): number[] => Array.from({ length: list.length }, (_, index) => list.of(index))

/** The exact distribution of what a run answers, over every way its draws can go; `make` gives each run its own bag. */
export function everyWay(make: () => Bag, run: (bag: Bag) => string): Map<string, number> {
  const ways = new Ways()
  const odds = new Map<string, number>()
  do {
    const bag = make()
    bag.chance.explore(ways)
    const result = run(bag)
    odds.set(result, (odds.get(result) ?? 0) + ways.probability)
  } while (ways.forward())
  return odds
}

/** How often a run answers what, in so many seeded games; only draws differ. */
export function frequencies(make: () => Bag, run: (bag: Bag) => string, games: number): Map<string, number> {
  const seen = new Map<string, number>()
  const generator = new Int32Array(HEAD.length)
  seedFrom('frequencies', generator, 0)
  for (let game = 0; game < games; game++) {
    const bag = make()
    bag.words.set(generator.subarray(0, 4), HEAD.generator)
    const result = run(bag)
    generator.set(bag.words.subarray(HEAD.generator, HEAD.generator + 4))
    seen.set(result, (seen.get(result) ?? 0) + 1 / games)
  }
  return seen
}

export const sumOf = (odds: Map<string, number>): number => [...odds.values()].reduce((sum, one) => sum + one, 0)
export const sorted = (odds: Map<string, number>): [string, number][] => [...odds].sort(([a], [b]) => (a < b ? -1 : 1))
