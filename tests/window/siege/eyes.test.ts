import { describe, expect, it } from 'vitest'
import { eyesOf } from '../../../src-renderer/systems/storm-over-belfort/reads/reads.ts'

const views = [
  { side: 0, known: {} },
  { side: 1, known: {} },
]

describe('the hand of counters beside the siege', () => {
  it('is in an open game against a program the person’s, whoever decides, and when the game is over', () => {
    const players = { sides: ['chance', 'person'] as [string, string], open: true }
    for (const decider of [0, 1, null]) expect(eyesOf({ seat: null, players, decider, views })).toBe(1)
  })

  it('is among persons that of the seated side, and of the one that decides where all lies open', () => {
    const players = { sides: ['person', 'person'] as [string, string], open: false }
    expect(eyesOf({ seat: 1, players, decider: 0, views })).toBe(1)
    expect(eyesOf({ seat: null, players: { ...players, open: true }, decider: 1, views })).toBe(1)
  })
})
