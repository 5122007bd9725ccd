import { describe, expect, it } from 'vitest'
import { open, serveHouse } from './table.ts'

async function begun(campaign: string, scenario: string) {
  const { calls } = serveHouse()
  const { id } = await calls.games.begin({ campaign, scenario, players: open })
  return { calls, id, table: await calls.games.open({ id }) }
}

describe('rules at hand', () => {
  it.each([
    ['chalons-1870', 'first-march', 'gb.'],
    ['portable-spicheren', 'spicheren', 'ps.'],
    ['belfort-1870', 'siege', 'sb.'],
    ['wissembourg-1870', 'wissembourg', 'ws.'],
    ['escape-from-sedan-1870', 'escape', 'es.'],
  ])('of %s are every rule in both languages, and charts that lead to rules', async (campaign, scenario, prefix) => {
    const { calls, id } = await begun(campaign, scenario)
    const { handbook, charts } = await calls.games.rules({ id })
    const rules = new Set(handbook.flatMap(({ articles }) => articles.map((article) => article.id)))
    expect(rules.size).toBeGreaterThan(50)
    expect([...rules].every((rule) => rule.startsWith(prefix))).toBe(true)
    expect(charts.length).toBeGreaterThan(5)
    expect(charts.filter(({ rule }) => !rules.has(rule))).toEqual([])
  })
})

describe('an answer', () => {
  it('says with what on the table it is done', async () => {
    const { table } = await begun('chalons-1870', 'first-march')
    for (const { action, verb, things } of table.question?.answers ?? []) {
      expect([verb, ...things.map(({ name }) => name)].join(' ')).toBe(action)
    }
    const nouns = new Set(table.question?.answers.flatMap(({ things }) => things.map(({ noun }) => noun)))
    expect([...nouns]).not.toEqual([])
  })
})

describe('the setting of a game', () => {
  it('has the files that counters, ways and tables are drawn from, and no set-up', async () => {
    const { calls, id } = await begun('chalons-1870', 'first-march')
    const { files } = await calls.games.setting({ id })
    expect(Object.keys(files)).toEqual(['order-of-battle.json', 'map.json', 'tables.json'])
    expect(files['order-of-battle.json']).toMatchObject({ format: 2 })
  })
})
