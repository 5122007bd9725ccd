import { describe, expect, it } from 'vitest'
import { serveHouse } from '../table.ts'

const campaign = 'wissembourg-1870'

describe('Storm the castle as a lesson', { timeout: 60_000 }, () => {
  it('followed by its hints reaches its steps in their order, with a joined attack, and the castle is fought for to the end', async () => {
    const { calls } = serveHouse()
    const entry = (await calls.campaigns.list()).find(({ id }) => id === campaign)
    const [offer] = entry?.state === 'playable' ? entry.lessons : []
    if (offer === undefined) throw new Error('there is no lesson')
    const { scenario, players, seed } = offer
    const { id } = await calls.games.begin({ campaign, scenario, players, seed })
    let table = await calls.games.open({ id })
    const reached: string[] = []
    const done: string[] = []
    for (let acts = 0; table.ending === null; acts += 1) {
      expect(acts).toBeLessThan(200)
      const { lesson } = await calls.games.lesson({ id })
      if (lesson === null) throw new Error('the game has no lesson')
      const current = lesson.steps.find(({ state }) => state === 'current')!.id
      if (reached.at(-1) !== current) reached.push(current)
      const actions = table.question!.answers.map(({ action }) => action)
      // Every question has an answer to show.
      const answer = lesson.hint!.answer!
      expect(actions).toContain(answer)
      done.push(answer)
      table = await calls.games.act({ id, action: answer })
    }
    expect(reached).toEqual(['placed', 'marker', 'march', 'together', 'attack', 'rally', 'castle'])
    expect(done).toContain('join bose 0806')
    // From 0906 the castle lies south-west, and Bose stays with Koblinski there.
    expect(done.slice(done.indexOf('step 0906'))).toEqual(expect.arrayContaining(['face SW', 'stop']))
    expect(done.filter((one) => one === 'step 0906')).toHaveLength(2)
    expect(done.filter((one) => one === 'step 0805')).toHaveLength(1)
  })
})
