import { expect, it } from 'vitest'
import { oddsNote } from '../../../src-renderer/systems/wissembourg-spicheren/orders/odds-notes.ts'

/** Six faces of a die, of which so many do nothing: sums of sixths are a little off. */
const fire = (idle: number) => {
  const sixth = 1 / 6
  const sum = (count: number): number => Array.from({ length: count }, () => sixth).reduce((all, one) => all + one, 0)
  return { outcome: { nothing: sum(idle), disorganised: sum(6 - idle), stepLost: 0, eliminated: 0 } }
}

it('beside fire of which nothing can come it is said, instead of a chance of 0 %', () => {
  expect(oddsNote(fire(6), 'en')).toBe('no effect')
  expect(oddsNote(fire(6), 'fr')).toBe('sans effet')
  expect(oddsNote(fire(4), 'en')).toBe('effect 33%')
})
