import { describe, expect, it } from 'vitest'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { rallyAtNight } from '#engine/gaiter-button/night/rally-at-night.ts'
import { names, type Standing } from '../table.ts'
import { position, scripted } from '../position.ts'

/** A night on which these counters are demoralised. */
function shaken(counters: Standing, demoralised: readonly string[]): G {
  const g = position({ counters })
  for (const name of demoralised) g.counter.demoralised.set(names(g).counter(name), true)
  return g
}
const isShaken = (g: G, name: string): boolean => g.counter.demoralised.of(names(g).counter(name))

describe('GB 17.3 – rally at night', () => {
  it('gb.rally.night: every demoralised unit in an uncontested zone tests, without a leader', () => {
    const g = shaken({ rethel: ['fr-12-1', 'fr-12-2', 'fr-1-1'] }, ['fr-12-1', 'fr-12-2'])
    scripted(
      g,
      [
        { draw: 'rally', value: 4 },
        { draw: 'rally', value: 5 },
      ],
      () => rallyAtNight(g),
    )
    expect(isShaken(g, 'fr-12-1')).toBe(false)
    expect(isShaken(g, 'fr-12-2')).toBe(true)
  })

  it('gb.rally.night: the value of a leader who is there helps', () => {
    const g = shaken({ rethel: ['fr-12-2', 'mac-mahon'] }, ['fr-12-2'])
    scripted(g, [5], () => rallyAtNight(g))
    expect(isShaken(g, 'fr-12-2')).toBe(false)
  })

  it('gb.rally.night: no unit rallies in a contested zone', () => {
    const g = shaken({ rethel: ['fr-12-2', 'mac-mahon', 'ge-5-9'] }, ['fr-12-2'])
    scripted(g, [], () => rallyAtNight(g))
    expect(isShaken(g, 'fr-12-2')).toBe(true)
  })
})
