import { describe, expect, it } from 'vitest'
import { Deal, hiddenPartOf } from '#engine/fog/dealing.ts'
import { SharedViews } from '#engine/fog/shared-views.ts'
import { imagine } from '#engine/kernel/game/imagine.ts'
import { partsOf, stratagems, type handOf } from '../kernel/fixtures/stratagems.ts'
import { actAtRandom, begin, load, pickFrom } from '../kernel/table.ts'

const loaded = load(stratagems)
type G = Parameters<typeof handOf>[0]
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)
const contents = (pile: { length: number; of(index: number): number }): number[] =>
  Array.from({ length: pile.length }, (_, index) => pile.of(index))

describe('cups and hands', () => {
  it('are dealt in every way that is left, and in no other', () => {
    const game = begin(loaded)
    const pick = pickFrom(2)
    for (let act = 0; act < 5; act++) actAtRandom(game, pick)
    const real = game.play as G // a game of stratagems
    const hands = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const made = imagine(loaded, game.view(0), `seed ${seed}`) as G
      expect(contents(made.red)).toEqual(contents(real.red))
      expect(made.blue.length).toBe(real.blue.length)
      const all = [made.cup, made.red, made.blue, made.played].flatMap(contents)
      const truth = [real.cup, real.red, real.blue, real.played].flatMap(contents)
      expect(sorted(all)).toEqual(sorted(truth))
      hands.add(contents(made.blue).join(' '))
    }
    expect(hands.size).toBeGreaterThan(3)
    expect(hands).toContain(sorted(contents(real.blue)).join(' '))
  })

  it('are shown anew when they change, and are else those of the view before', () => {
    const game = begin(loaded)
    const pick = pickFrom(4)
    const shared = new SharedViews<G>(loaded.layout, partsOf(loaded.layout))
    const anew = new SharedViews<G>(loaded.layout, partsOf(loaded.layout))
    let acts = 0
    do {
      for (const side of [0, 1]) {
        anew.forget()
        const view = shared.of(game.play as G, side)
        expect(JSON.stringify(view)).toBe(JSON.stringify(anew.of(game.play as G, side)))
        expect(shared.of(game.play as G, side)).toBe(view)
      }
      acts++
    } while (actAtRandom(game, pick))
    expect(acts).toBeGreaterThan(5)
  })
})

describe('dealing', () => {
  it('counts what is missing of a whole, each as often as it is there', () => {
    expect(hiddenPartOf([1, 1, 2, 3], [1, 3])).toEqual([1, 2])
    expect(() => hiddenPartOf([1], [1, 1])).toThrow('1 is seen more often than it is there')
  })
  it('deals each thing once', () => {
    const deal = new Deal(['a', 'b', 'c'])
    expect(deal.take('b')).toBe('b')
    expect(deal.takeSeveral(2)).toEqual(['a', 'c'])
    expect(() => deal.take()).toThrow('nothing is left to deal')
  })
})
