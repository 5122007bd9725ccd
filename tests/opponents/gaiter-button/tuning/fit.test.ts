import { describe, expect, it } from 'vitest'
import { wholeNumberBelow, seedFrom } from '#engine/kernel/values/generator.ts'
import { GENERAL, tastesOf } from '#engine/opponents/gaiter-button/temperaments.ts'
import { effectsOf, type Tried } from './fit.ts'
import { movedTastes, variedOf } from './varied.ts'

describe('tastes that are varied', () => {
  it.each([0, 1])('are those of the general where nothing is moved (side %i)', (side) => {
    expect(movedTastes(side, {})).toEqual(tastesOf(side, GENERAL))
    expect(variedOf(side).length).toBeGreaterThan(20)
  })

  it('move between half and twice as much, or by steps, and never below nothing where that makes no sense', () => {
    const usual = tastesOf(0, GENERAL)
    expect(movedTastes(0, { haste: 1, hope: -1, traps: -9 })).toEqual({
      ...usual,
      haste: 2 * usual.haste,
      hope: usual.hope - 1.5,
      traps: 0,
    })
  })

  it('are played by: a manner may be told as tastes', () => {
    expect(tastesOf(1, JSON.stringify(movedTastes(1, { pace: -1 }))).pace).toBe(tastesOf(1, GENERAL).pace / 2)
  })
})

describe('the regression over games', () => {
  it('finds which tastes win, and that another does nothing', () => {
    const words = new Int32Array(4)
    seedFrom('fit', words, 0)
    const any = (): number => wholeNumberBelow(words, 0, 2001) / 1000 - 1
    const games = Array.from({ length: 400 }, (): Tried => {
      const moved = [{ wins: any(), idle: any() }, { loses: any() }] as const
      return { moved, result: 0.1 + 0.5 * moved[0].wins - 0.3 * moved[1].loses + 0.8 * any() }
    })
    const found = effectsOf(games)
    const of = (taste: string) => found.find((one) => one.taste === taste)!
    for (const [taste, slope] of [
      ['wins', 0.5],
      ['loses', -0.3],
      ['idle', 0],
    ] as const)
      expect(Math.abs(of(taste).slope - slope), taste).toBeLessThan(3 * of(taste).error)
    expect(found.map(({ taste }) => taste)).toEqual(['wins', 'loses', 'idle'])
    expect(of('wins').error).toBeLessThan(0.06)
  })
})
