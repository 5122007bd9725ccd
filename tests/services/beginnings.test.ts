import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
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
  })

  it.each(['chalons-1870', 'portable-spicheren', 'belfort-1870', 'spicheren-1870'])(
    'names no rules in brackets, for nobody can open the book before there is a game: %s',
    async (id) => {
      const { calls } = serveHouse()
      const { scenarios } = await calls.campaigns.beginnings({ id })
      const said = scenarios.flatMap(({ options }) =>
        options.flatMap(({ what }) => (what === null ? [] : [what.en, what.fr])),
      )
      expect(said.length).toBeGreaterThan(0)
      for (const text of said) expect(text).not.toMatch(/[[\]()]/)
    },
  )

  it('tells the text of a rule once where two options are of it', async () => {
    const { calls } = serveHouse()
    const { scenarios } = await calls.campaigns.beginnings({ id: 'portable-spicheren' })
    for (const { options } of scenarios) {
      const told = options.flatMap(({ what }) => (what === null ? [] : [what.en]))
      expect(new Set(told).size).toBe(told.length)
      expect(options.filter(({ what }) => what === null).map(({ id }) => id)).toEqual(['gunsTownCover'])
    }
  })

  it('calls the optional rules as the book calls them', async () => {
    const { calls } = serveHouse()
    const { scenarios } = await calls.campaigns.beginnings({ id: 'chalons-1870' })
    const rules = (gaiterButton.book.handbook ?? []).flatMap(({ articles }) => articles)
    for (const { title, rule } of scenarios.flatMap(({ options }) => options)) {
      if (!rule.startsWith('GB 18.')) continue
      const { en, fr } = rules.find(({ section }) => section === rule)!
      expect(title).toEqual({ en: en.title, fr: fr.title })
    }
  })

  it('is told of hexes as well, with aims that follow from the rules', async () => {
    const { calls } = serveHouse()
    const { scenarios } = await calls.campaigns.beginnings({ id: 'portable-spicheren' })
    expect(scenarios.map(({ about }) => about?.en)).toEqual([
      'The French stand in the ironworks, in Spicheren, on the Rotherberg and on the heights behind.',
      'Two Prussian brigades stand south of the Saar already, and six more may come. Frossard chooses where his corps stands; only the Rotherberg has to be held.',
      'Frossard chooses where his corps stands; only the Rotherberg has to be held.',
    ])
    for (const { aims } of scenarios) {
      expect(aims?.map(({ en }) => en.slice(0, 20))).toEqual(['Beat the French side', 'Beat the Prussian si'])
      expect(aims?.[0].fr).toContain('après le tour 12')
    }
  })
  it('is told of the measured table: who holds the crest, and who leaves it where', async () => {
    const { calls } = serveHouse()
    const { scenarios } = await calls.campaigns.beginnings({ id: 'escape-from-sedan-1870' })
    const aims = Object.fromEntries(scenarios.map(({ id, aims: both }) => [id, both?.map(({ en }) => en)]))
    expect(aims['charges-of-floing']).toEqual([
      'Have at least as many units on the crest (Scarp of Floing) as the Germans when turn 8 ends. Units in rout do not count.',
      'Have more units on the crest (Scarp of Floing) than the French when turn 8 ends. Units in rout do not count.',
    ])
    expect(aims['escape']).toEqual([
      'Bring the Emperor and 24 stands off the table in the north: a significant victory. If fewer than 24 German stands have left it in the south when turn 12 ends, you have won all the same.',
      'Bring 24 stands off the table in the south before turn 12 ends. With the Emperor captured, too, it is a significant victory.',
    ])
    expect(aims['one-battalion']?.[0]).toMatch(
      /^Be the only side with a unit on the crest \(Scarp of Floing\) when turn 6 ends/,
    )
    for (const { aims: both } of scenarios)
      expect(both?.map(({ fr }) => /la fin du tour \d+/.test(fr))).toEqual([true, true])
  })
})
