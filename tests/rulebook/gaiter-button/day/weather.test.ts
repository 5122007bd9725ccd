import { describe, expect, it } from 'vitest'
import { allowanceOf } from '#engine/gaiter-button/state/counters.ts'
import { rollWeather } from '#engine/gaiter-button/day/weather.ts'
import { names } from '../table.ts'
import { position, scripted } from '../position.ts'

describe('GB 4.1 – weather', () => {
  it.each([
    [1, false],
    [3, false],
    [4, true],
    [6, true],
  ])('gb.weather.roll: a %i brings rain: %s', (roll, rain) => {
    const g = position()
    scripted(g, [{ draw: 'weather', value: roll }], () => rollWeather(g))
    expect(g.rain).toBe(rain)
  })

  it('gb.weather.roll: the weather that a scenario tells needs no die', () => {
    const g = position({ scenario: 'first-march' })
    g.turn = 1
    scripted(g, [], () => rollWeather(g))
    expect(g.rain).toBe(false)
    g.turn = 2
    scripted(g, [], () => rollWeather(g))
    expect(g.rain).toBe(true)
  })

  it('gb.weather.roll: a dry day follows a wet one', () => {
    const g = position()
    g.rain = true
    scripted(g, [2], () => rollWeather(g))
    expect(g.rain).toBe(false)
  })

  it('gb.weather.movement: rain leaves three movement points of four, and six of eight', () => {
    const g = position()
    const { counter } = names(g)
    const allowances = () => ['fr-1-1', 'fr-1-c', 'mac-mahon'].map((name) => allowanceOf(g, counter(name)))
    expect(allowances()).toEqual([4, 8, 8])
    g.rain = true
    expect(allowances()).toEqual([3, 6, 6])
  })
})
