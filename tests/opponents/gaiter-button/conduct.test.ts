import { describe, expect, it } from 'vitest'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { StaffConduct } from '#engine/opponents/gaiter-button/conduct.ts'
import type { Choice } from '#engine/opponents/opponent.ts'
import { impulseOf, type Wanted } from '../../rulebook/gaiter-button/marching.ts'
import { GE, names, type Names } from '../../rulebook/gaiter-button/table.ts'

const passes: Choice = { action: 'pass', memory: null, reason: null, work: 0 }

/** What is counted of the Germans when the position is changed in these steps, as by marches of one day. */
function counted(wanted: Wanted, ...steps: readonly ((g: G, at: Names) => void)[]): Record<string, number> {
  const g = impulseOf({ side: GE, ...wanted }).game.play as G
  const conduct = new StaffConduct()
  conduct.chosen(g, GE, passes)
  for (const step of steps) {
    step(g, names(g))
    conduct.chosen(g, GE, passes)
  }
  return Object.fromEntries(
    conduct.figures().flatMap(({ key, side, value }) => (side === GE && value > 0 ? [[key, value]] : [])),
  )
}

const goes =
  (to: string, ...counters: readonly string[]) =>
  (g: G, { counter, zone }: Names): void => {
    for (const name of counters) g.counter.zone.set(counter(name), zone(to))
  }

describe('what players of the campaign game should not do is counted:', () => {
  const apart = { reims: ['mac-mahon', 'fr-13-1'], 'bar-le-duc': ['ge-6-11'] }

  it('a leader left alone where the enemy can come to him', () => {
    const near = { counters: { ...apart, grandpre: ['moltke', 'ge-5-9'], vouziers: ['fr-1-1'] } }
    expect(counted(near, goes('bar-le-duc', 'ge-5-9'))).toEqual({ 'leaders-left-capturable': 1 })
    expect(counted(near, goes('bar-le-duc', 'ge-5-9', 'moltke'))).toEqual({})
  })

  it('a march back to where one came from, with no enemy about', () => {
    const far = { counters: { ...apart, grandpre: ['moltke', 'ge-5-9'] } }
    expect(counted(far, goes('varennes', 'ge-5-9'), goes('grandpre', 'ge-5-9'))).toEqual({ 'marches-back': 1 })
    expect(counted(far, goes('varennes', 'ge-5-9'), goes('verdun', 'ge-5-9'))).toEqual({})
  })

  it('a day on which divisions do nothing, and one on which none of an army does anything', () => {
    const resting = { counters: { ...apart, grandpre: ['moltke', 'ge-5-9', 'ge-5-10'] } }
    const nextDay = (g: G): void => void (g.turn += 1)
    const marched = (g: G, { counter }: Names): void => g.counter.activated.set(counter('ge-5-9'), true)
    expect(counted(resting, nextDay)).toEqual({ 'armies-idle': 1, 'divisions-idle': 3 })
    expect(counted(resting, marched, nextDay)).toEqual({ 'divisions-idle': 2 })
  })

  it('an attack of little hope that is for nothing', () => {
    const g = impulseOf({ side: GE, counters: { ...apart, grandpre: ['moltke', 'ge-5-9', 'fr-1-1'] } }).game.play as G
    const attack = (key: string, percent: number): number => {
      const conduct = new StaffConduct()
      conduct.chosen(g, GE, { ...passes, action: 'attack grandpre', reason: { key, facts: { percent } } })
      return conduct.figures().find(({ key: what, side }) => what === 'attacks-without-hope' && side === GE)!.value
    }
    expect(attack('attacks', 20)).toBe(1)
    expect(attack('attacks', 30)).toBe(0)
    expect(attack('breaks-out', 20)).toBe(0)
  })
})
