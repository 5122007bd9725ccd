import { describe, expect, it } from 'vitest'
import { valueOf } from '#engine/gaiter-button/state/counters.ts'
import { initiativeOdds, rollInitiative } from '#engine/gaiter-button/day/initiative.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { FR, GE, names, wholeGame } from '../table.ts'
import { position, scripted } from '../position.ts'

const roll = (g: G, french: number, german: number): number => {
  const draws = [
    { draw: 'initiative-french', value: french },
    { draw: 'initiative-german', value: german },
  ]
  scripted(g, draws, () => rollInitiative(g))
  return g.initiative
}

describe('GB 5 – initiative', () => {
  it('gb.initiative.roll: the higher sum wins; Moltke adds 2, the French have no senior general', () => {
    expect(roll(position(), 6, 3)).toBe(FR)
    expect(roll(position(), 5, 4)).toBe(GE)
  })

  it('gb.initiative.roll: equal sums are the Germans’', () => {
    expect(roll(position(), 5, 3)).toBe(GE)
  })

  it('gb.initiative.roll: a senior general who is not on the map adds nothing', () => {
    const g = position()
    const moltke = names(g).counter('moltke')
    g.counter.zone.set(moltke, -1)
    g.counter.fate.set(moltke, FATE.absent)
    expect(roll(g, 3, 2)).toBe(FR)
  })

  it('gb.initiative.roll: the odds of it, told to who keeps the last decoys', () => {
    // Only 4 or more above a 1, 5 above a 2 and 6 above a 3 beat the Germans.
    expect(initiativeOdds(position())).toEqual({
      first: { french: expect.closeTo(6 / 36), german: expect.closeTo(30 / 36) },
      hesitation: { hesitates: expect.closeTo(1 / 6), decides: expect.closeTo(5 / 6) },
    })
    expect(initiativeOdds(position({ switches: { hesitation: false } }))).toEqual({
      first: { french: expect.closeTo(6 / 36), german: expect.closeTo(30 / 36) },
    })
    expect(wholeGame().odds('keep-decoys')).toHaveProperty('first')
  })

  it('gb.scenario.hesitation: a French die of 1 makes Mac-Mahon’s value 0', () => {
    const g = position()
    const macMahon = names(g).counter('mac-mahon')
    expect(valueOf(g, macMahon)).toBe(1)
    roll(g, 1, 4)
    expect(g.hesitates).toBe(true)
    expect(valueOf(g, macMahon)).toBe(0)
  })

  it('gb.scenario.hesitation: only a 1, and only the French die', () => {
    const g = position()
    roll(g, 2, 1)
    expect(g.hesitates).toBe(false)
  })

  it('gb.scenario.hesitation: without the special rule he never hesitates', () => {
    const g = position({ switches: { hesitation: false } })
    roll(g, 1, 4)
    expect(valueOf(g, names(g).counter('mac-mahon'))).toBe(1)
  })
})
