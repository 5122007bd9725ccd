import { describe, expect, it } from 'vitest'
import { serveHouse } from './table.ts'

describe('What can be chosen before a game begins', () => {
  it('is told with what each scenario is about, what each side is to do, and what each option changes', async () => {
    const { calls } = serveHouse()
    const { scenarios } = await calls.campaigns.beginnings({ id: 'chalons-1870' })
    for (const { about, aims, options } of scenarios) {
      expect(about?.en).toMatch(/\.$/)
      expect(about?.fr).toMatch(/\.$/)
      expect(aims?.map(({ fr }) => fr.length > 20)).toEqual([true, true])
      for (const { what } of options) expect(what?.en).toMatch(/\w+/)
    }
    const [campaign] = scenarios
    const losses = campaign?.options.find(({ id }) => id === 'permanent-losses')
    expect(losses?.what?.en).toContain('are lost for good')
    // Other rules are named in it by their titles: nobody can open the book before there is a game.
    for (const { options } of scenarios)
      for (const { what } of options) expect(`${what?.en}${what?.fr}`).not.toMatch(/\[[a-z]/)
  })

  it('is told of hexes as well, where nobody wrote down aims', async () => {
    const { calls } = serveHouse()
    const { scenarios } = await calls.campaigns.beginnings({ id: 'portable-spicheren' })
    expect(scenarios.map(({ about }) => about?.en)).toEqual([
      'The French stand in the ironworks, in Spicheren, on the Rotherberg and on the heights behind.',
      'Frossard chooses where his corps stands; only the Rotherberg has to be held.',
    ])
    expect(scenarios.map(({ aims }) => aims)).toEqual([null, null])
  })
})
