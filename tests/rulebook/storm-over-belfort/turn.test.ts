import { describe, expect, it } from 'vitest'
import { openWay } from '#engine/storm-over-belfort/points/points.ts'
import { begin, garrison, position, type Position } from './table.ts'

/** The zones of a shortest closed line about the garrison, each with a battalion. */
const ring = [13, 14, 17, 20, 22, 24, 32, 31, 34, 36, 38, 40, 46, 42, 44]
const battalions = ['plr1421', 'plr2154', 'plr2661', 'plr6166', 'mri67']
  .flatMap((regiment) => [1, 2, 3].map((n) => `${regiment}-${n}`))
  .concat('olr13-1')
const around = (zones: readonly number[]): Record<number, string> =>
  Object.fromEntries(zones.map((zone, index) => [zone, battalions[index] ?? '']))

/** Ends a turn in which nobody does anything more, and begins the next. */
function nextTurn(wanted: Omit<Position, 'ask' | 'side'>): ReturnType<typeof position> {
  const t = position({ ...wanted, ask: 'spending', side: 'french' })
  const { turn } = t.g
  for (const answer of ['end-works', 'keep-none', 'decline', 'end-operations'])
    while (t.g.turn === turn && t.can(answer)) t.act(answer)
  return t
}

describe('the turn', () => {
  it('sb.turn.sequence: counters, operational movement, bombardment, activations, reorganisation', () => {
    const t = begin('danjoutin')
    const asked: string[] = []
    for (let step = 0; step < 200 && t.game.play.decider >= 0; step++) {
      const name = t.asks.split(' ')[1] ?? ''
      if (asked.at(-1) !== name) asked.push(name)
      const quiet = ['decline', 'end-operations', 'stop', 'pass', 'end-stratagems', 'end-works', 'keep-none'].find(
        (one) => t.can(one),
      )
      t.act(quiet ?? t.game.decision()?.actions[0] ?? '')
    }
    expect(asked).toEqual(['purchase', 'operations', 'bombardment', 'activations', 'intrigue', 'spending', 'keeping'])
  })

  it('sb.turn.initiative: the French on turns 1 and 2, then the Prussians', () => {
    expect(begin('siege', { historicalSetUp: true }).g.initiative).toBe(0)
    const at = { ...garrison, 45: 'plr1421-1' }
    expect(nextTurn({ at, turn: 1 }).g.initiative).toBe(0)
    expect(nextTurn({ at, turn: 2 }).g.initiative).toBe(1)
  })

  it('sb.turn.length: the siege ends after turn 7, a scenario may be shorter', () => {
    const t = nextTurn({ at: { ...garrison, 45: 'plr1421-1' }, turn: 7 })
    expect(t.game.play.ending?.ending).toBe(1)
    expect(t.g.turn).toBe(7)
    expect(begin('danjoutin').g.turn).toBe(5)
  })
})

describe('resource points', () => {
  it('sb.points.income: 5 and 8 with what was kept and what stratagems change, at most 10 and no less than 0', () => {
    const at = { ...garrison, 10: 'gmsl', 45: 'plr1421-1' }
    const t = nextTurn({ at, points: { french: 1, prussian: 2 } })
    expect(t.told('income')).toMatchObject({ side: 'prussian', kept: 2, income: 8, points: 10 })
    expect(t.points('french')).toBe(1 + 5 + 1)
    const cold = nextTurn({ at, points: { french: 0, prussian: 0 }, next: { french: -9, prussian: -4 } })
    expect([cold.points('french'), cold.points('prussian')]).toEqual([0, 4])
  })

  it('sb.points.poor: with the forts only 4 points, until the end of the game', () => {
    const t = nextTurn({ at: { ...garrison, 45: 'plr1421-1' }, points: { french: 2, prussian: 0 } })
    // Carried 2, the poor income of 4, and 1 because Belfort is not surrounded.
    expect(t.points('french')).toBe(7)
    const again = nextTurn({
      at: { ...garrison, 10: 'gmsl', 45: 'plr1421-1' },
      points: { french: 0, prussian: 0 },
      state: { poor: true },
    })
    expect(again.points('french')).toBe(5)
  })

  it('sb.points.ring: one point more while no closed line of zones shuts Belfort in', () => {
    const shut = position({ ask: 'activations', side: 'french', at: { ...garrison, ...around(ring) }, forts: [31] })
    expect(openWay(shut.g)).toBeUndefined()
    const gap = position({
      ask: 'activations',
      side: 'french',
      at: { ...garrison, ...around(ring.filter((zone) => zone !== 34)) },
      forts: [31],
    })
    expect(openWay(gap.g)?.map((zone) => gap.g.campaign.zones[zone]?.number)).toContain(34)
    const income = nextTurn({
      at: { ...garrison, 10: 'gmsl', ...around(ring) },
      forts: [22, 31],
      points: { french: 0, prussian: 0 },
    })
    expect(income.points('french')).toBe(5)
    // Zones 12 and 14 touch by an angle, and so do 24 and 28: two lines are not one, though nobody gets out between them.
    const twoLines = [14, 17, 20, 22, 24, 28, 30, 31, 34, 36, 38, 40, 46, 42, 44, 12]
    const angle = position({
      ask: 'activations',
      side: 'french',
      at: { ...garrison, ...around(twoLines) },
      forts: [31],
    })
    expect(openWay(angle.g)).toBeDefined()
  })

  it('sb.points.use: nothing is done on credit', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 45: 'plr1421-1' },
      points: { french: 0, prussian: 0 },
    })
    expect(t.asks).not.toBe('prussian activations')
    const poor = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 45: 'plr1421-1 caa-first-1' },
      points: { french: 0, prussian: 0 },
    })
    expect(poor.why('activate @45')).toBe('sb.points.use too-few')
  })

  it('sb.points.kept: two points are kept, the others are lost', () => {
    const t = nextTurn({ at: { ...garrison, 10: 'gmsl', 45: 'plr1421-1' }, points: { french: 5, prussian: 1 } })
    expect([t.points('french'), t.points('prussian')]).toEqual([2 + 5 + 1, 1 + 8])
  })
})
