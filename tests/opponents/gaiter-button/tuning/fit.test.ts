import { describe, expect, it } from 'vitest'
import { wholeNumberBelow, seedFrom } from '#engine/kernel/values/generator.ts'
import { GENERAL, mannerOf } from '#engine/opponents/gaiter-button/manners.ts'
import { effectsOf, type Tried } from './fit.ts'
import { movedWeights, variedOf } from './varied.ts'

describe('weights varied at random', () => {
  it.each([0, 1])('are those of the general where nothing is moved (side %i)', (side) => {
    expect(movedWeights(side, {})).toEqual(mannerOf(side, GENERAL))
    expect(variedOf(side).length).toBeGreaterThan(20)
  })

  it('move between half and twice as much, or by steps, and never below nothing where that makes no sense', () => {
    const usual = mannerOf(0, GENERAL)
    expect(movedWeights(0, { haste: 1, hope: -1, traps: -9 })).toEqual({
      ...usual,
      haste: 2 * usual.haste,
      hope: usual.hope - 1.5,
      traps: 0,
    })
  })

  it('are played: a manner can be given as weights', () => {
    expect(mannerOf(1, JSON.stringify(movedWeights(1, { pace: -1 }))).pace).toBe(mannerOf(1, GENERAL).pace / 2)
  })
})

describe('the regression over games', () => {
  it('finds which weights win, and that another does nothing', () => {
    const words = new Int32Array(4)
    seedFrom('fit', words, 0)
    const any = (): number => wholeNumberBelow(words, 0, 2001) / 1000 - 1
    const games = Array.from({ length: 400 }, (): Tried => {
      const moved = [{ wins: any(), idle: any() }, { loses: any() }] as const
      return { moved, result: 0.1 + 0.5 * moved[0].wins - 0.3 * moved[1].loses + 0.8 * any() }
    })
    const found = effectsOf(games)
    const of = (weight: string) => found.find((one) => one.weight === weight)!
    for (const [weight, slope] of [
      ['wins', 0.5],
      ['loses', -0.3],
      ['idle', 0],
    ] as const)
      expect(Math.abs(of(weight).slope - slope), weight).toBeLessThan(3 * of(weight).error)
    expect(found.map(({ weight }) => weight)).toEqual(['wins', 'loses', 'idle'])
    expect(of('wins').error).toBeLessThan(0.06)
  })
})
