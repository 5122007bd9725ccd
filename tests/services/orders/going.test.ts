import { describe, expect, it } from 'vitest'
import { textIn } from '#engine/kernel/values/result.ts'
import { hotSeat, serveHouse } from '../table.ts'
import { pickFrom } from '../../kernel/table.ts'

describe('the answers of a stack on the march', () => {
  it('are called by the place it goes to, in both languages', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({
      campaign: 'chalons-1870',
      scenario: 'beaumont-sedan',
      seed: 'going',
      players: { ...hotSeat, open: true },
    })
    let table = await calls.games.open({ id })
    const pick = pickFrom(3)
    const said: string[] = []
    for (let act = 0; act < 200 && table.question !== null; act += 1) {
      const { answers, about } = table.question
      for (const { verb, things, title } of answers) {
        if (verb !== 'move') continue
        const way = things.find(({ noun }) => noun === 'connection')!.name
        const zone = textIn(about['zone'])
        const to = way.replace(zone, '').replaceAll(/^-|-$/g, '')
        expect(way).toContain(zone)
        const { names } = await calls.games.setting({ id })
        expect(title).toEqual({ en: `March to ${names[to]!.en}`, fr: expect.stringContaining('Marcher vers ') })
        said.push(title.en)
      }
      const busy = answers.filter(({ verb }) => ['activate', 'take', 'march-off', 'draw', 'keep'].includes(verb))
      const among = said.length > 0 || busy.length === 0 ? answers : busy
      table = await calls.games.act({ id, action: among[pick(among.length)]!.action })
      if (said.length > 20) break
    }
    expect(said.length).toBeGreaterThan(3)
  })
})
