import { createRouterClient } from '@orpc/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { measured } from '../../src-engine/opponents/measured.ts'
import type { SimulationRequest } from '../../src-main/contract/simulations.ts'
import { simulationsTable } from '../../src-main/library/tables/simulations-table.ts'
import { routerOf } from '../../src-main/services/router.ts'
import { makeFolder } from '../house/workshop.ts'
import { overSocket, resultOf } from '../main/carry.ts'
import { makeHouseRouter, makeRouter, makeRouterWithShelf } from '../main/workshop.ts'

const chance: [string, string] = ['chance', 'chance']
const asked: SimulationRequest = {
  of: { what: 'scenario', campaign: 'ford', scenario: 'morning' },
  games: 4,
  sides: chance,
  seed: 'x',
}

function serve() {
  const served = makeRouter()
  onTestFinished(() => served.close())
  return { served, calls: createRouterClient(served.router) }
}

/** A copy of a scenario as a draft, and a change of it that does not keep it from being played. */
async function draftOn(calls: ReturnType<typeof serve>['calls']) {
  const { id } = await calls.drafts.begin({ from: { what: 'copy', campaign: 'broadwater', scenario: 'two-days' } })
  const look = () => calls.drafts.look({ id })
  return {
    of: { what: 'draft', draft: id } as const,
    id,
    look,
    async change(value: number) {
      const { number } = await look()
      await calls.drafts.gesture({ id, number, edits: [{ do: 'set', field: 'sides.french.pontoons', value }] })
    },
  }
}

describe('a simulation', { timeout: 240_000 }, () => {
  it('goes on with more games of the same seeds, and is exported as the command line writes it', async () => {
    const { calls } = serve()
    const all = await resultOf(calls.simulations.run({ ...asked, against: asked.of }))
    const half = await resultOf(calls.simulations.run({ ...asked, against: asked.of, games: 2 }))
    const gone = await resultOf(calls.simulations.run({ ...asked, against: asked.of, goesOn: half.id }))
    expect(gone.played).toEqual(all.played)
    const { list } = await calls.simulations.kept({ of: asked.of })
    expect(list.map(({ simulated, hasGames }) => [simulated.id, hasGames])).toEqual([
      [gone.id, true],
      [all.id, true],
    ])
    const files = new Map(
      (await calls.simulations.export({ id: gone.id })).files.map((one) => [one.fileName, one.text]),
    )
    expect([...files.keys()]).toEqual([
      'results.ndjson',
      'summary.json',
      'against-results.ndjson',
      'against-summary.json',
    ])
    const lines = files.get('results.ndjson')!.trimEnd().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { game: number }).game)).toEqual([1, 2, 3, 4])
    expect(JSON.parse(files.get('summary.json')!)).toMatchObject({ games: 4 })
    const others = { ...asked, against: asked.of, seed: 'y', goesOn: gone.id }
    await expect(resultOf(calls.simulations.run(others))).rejects.toMatchObject({ code: 'NOT_NOW' })
    expect((await calls.simulations.kept({ of: asked.of })).list).toHaveLength(2)
  })

  it('is stored with its set-up and players, and the same seed gives the same games', async () => {
    const { calls } = serve()
    const one = await resultOf(calls.simulations.run(asked))
    const again = await resultOf(calls.simulations.run({ ...asked, options: {} }))
    expect(again.played).toEqual(one.played)
    expect(one).toMatchObject({ wished: 4, sides: chance, seed: 'x', versus: null })
    const { winners, places, strength, turns, endings } = one.played
    expect(winners.map(({ winner }) => winner)).toEqual([0, 1, null])
    expect(winners.reduce((sum, { count }) => sum + count, 0)).toBe(4)
    for (const { share, low, high } of winners) expect(low <= share && share <= high).toBe(true)
    expect(endings.every(({ title }) => title.fr !== '')).toBe(true)
    expect(turns.reduce((sum, { count }) => sum + count, 0)).toBe(4)
    expect(strength[0]).toMatchObject({ turn: 1, games: 4 })
    expect(places.length).toBeGreaterThan(0)
    const kept = await calls.simulations.kept({ of: asked.of })
    expect(kept.list.map(({ simulated, stale }) => [simulated.id, stale])).toEqual([
      [again.id, false],
      [one.id, false],
    ])
    expect(kept.list[1]!.simulated).toEqual(one)
    await calls.simulations.remove({ id: one.id })
    await expect(calls.simulations.remove({ id: one.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await calls.simulations.kept({ of: asked.of })).list).toHaveLength(1)
  })

  it('says what can be chosen, and what the opponents are worth as far as it was measured', async () => {
    const { calls } = serve()
    const choices = await calls.simulations.choices({ of: asked.of })
    expect(choices.opponents[0].map(({ id }) => id)).toContain('officer')
    expect(choices.against).toEqual([])
    const known = measured.filter(({ system }) => system === 'portable-spicheren')
    expect(known.map(({ player }) => player)).toContain('general')
    expect(known).toMatchObject(choices.measured)
    expect(choices.unmeasured).not.toContain('officer')
    expect(choices.options.length).toBeGreaterThan(0)
  })

  it('is refused with a sentence where it cannot be played', async () => {
    const { calls } = serve()
    const refused = async (request: Partial<SimulationRequest>, code: string, sentence: RegExp) => {
      const error: unknown = await resultOf(calls.simulations.run({ ...asked, ...request })).catch(
        (one: unknown) => one,
      )
      expect(error).toMatchObject({ code })
      expect(JSON.stringify(error)).toMatch(sentence)
    }
    const of = asked.of as { what: 'scenario'; campaign: string; scenario: string }
    await refused({ games: 0 }, 'BAD_CHOICE', /From 1 to 10000 games/)
    await refused({ games: -4 }, 'BAD_CHOICE', /From 1 to 10000 games/)
    await refused({ games: 1e9 }, 'BAD_CHOICE', /From 1 to 10000 games/)
    await refused({ games: 3, mirrored: true }, 'BAD_CHOICE', /an even number/)
    await refused({ options: { snow: true } }, 'BAD_CHOICE', /snow/)
    await refused({ sides: ['chance', 'moltke'] }, 'BAD_CHOICE', /moltke does not play/)
    await refused({ of: { ...of, scenario: 'noon' } }, 'NOT_FOUND', /scenario/)
    await refused({ of: { ...of, campaign: 'torn' } }, 'NOT_FOUND', /can be played/)
    await refused({ of: { what: 'draft', draft: 99 } }, 'NOT_FOUND', /draft/)
    await refused({ against: 'original' }, 'NOT_NOW', /no earlier state/)
    expect((await calls.simulations.kept({ of: asked.of })).list).toEqual([])
  })

  it('that is stopped keeps the games that were played until then, and they are those of a shorter one', async () => {
    const { calls } = serve()
    const stop = new AbortController()
    const long = { ...asked, games: 1000, mirrored: true }
    const running = await calls.simulations.run(long, { signal: stop.signal })
    for await (const told of running) if (told.at === 'work' && told.done >= 5) break
    const [first] = (await calls.simulations.kept({ of: asked.of })).list
    const { played, wished } = first!.simulated
    expect(wished).toBe(1000)
    expect(played.games).toBeGreaterThanOrEqual(4)
    expect(played.games % 2).toBe(0)
    expect((await resultOf(calls.simulations.run({ ...long, games: played.games }))).played).toEqual(played)
  })

  it('ends, workers and all, when the connection breaks that asked for it', async () => {
    const { served } = serve()
    let ended: () => void
    const end = new Promise<void>((resolve) => (ended = resolve))
    const { simulations } = served.services
    const router = routerOf({
      ...served.services,
      simulations: {
        ...simulations,
        async *run(...given) {
          try {
            yield* simulations.run(...given)
          } finally {
            ended()
          }
        },
      },
    })
    const carried = await overSocket(router)
    onTestFinished(() => carried.close())
    const running = await carried.calls.simulations.run({ ...asked, games: 10_000 })
    await running.next()
    carried.breakOff()
    await end
    await expect(running.next()).rejects.toBeInstanceOf(Error)
  })
})

describe('a simulation of a scenario that comes with the app', { timeout: 240_000 }, () => {
  it.each([
    ['chalons-1870', 'first-march'],
    ['portable-spicheren', 'spicheren'],
    ['belfort-1870', 'danjoutin'],
    ['wissembourg-1870', 'geisberg'],
    ['escape-from-sedan-1870', 'one-battalion'],
  ])('of %s is told in words of both languages: %s', async (campaign, scenario) => {
    const served = makeHouseRouter()
    onTestFinished(() => served.close())
    const { simulations } = createRouterClient(served.router)
    const of = { what: 'scenario', campaign, scenario } as const
    const { played, sideNames } = await resultOf(simulations.run({ of, games: 1, sides: chance, seed: 'house' }))
    const { unit, strength, endings, places } = played
    const told = [unit, ...sideNames, ...endings.map(({ title }) => title), ...places.map(({ name }) => name)]
    for (const { en, fr } of [...told, ...strength.map(({ title }) => title!)])
      expect(en !== '' && fr !== '').toBe(true)
    expect(strength.some(({ sides }) => sides.some(({ mean }) => mean > 0))).toBe(true)
    expect((await simulations.choices({ of })).opponents.every((able) => able.length > 1)).toBe(true)
  })
})

describe('a simulation of a draft', { timeout: 240_000 }, () => {
  const request = { games: 2, sides: chance, seed: 'draft' }

  it('is stale as soon as the set-up is another, and fresh again when the change is undone', async () => {
    const served = makeRouterWithShelf()
    onTestFinished(() => served.close())
    const calls = createRouterClient(served.router)
    const { of, id, look, change } = await draftOn(calls)
    const one = await resultOf(calls.simulations.run({ ...request, of, against: 'original' }))
    // Nothing is otherwise yet: the same games, and no verdict.
    expect(one.versus).toMatchObject({ with: 'original', pairs: 2, difference: 0, favours: null })
    expect(one.versus!.verdict.fr).toMatch(/^Pas de verdict/)
    expect(one.versus!.played).toEqual(one.played)
    const staleNow = async () => (await calls.simulations.kept({ of })).list.map(({ stale }) => stale)
    expect(await staleNow()).toEqual([false])
    await change(3)
    expect(await staleNow()).toEqual([true])
    await calls.drafts.undo({ id, number: (await look()).number })
    expect(await staleNow()).toEqual([false])
    expect((await calls.simulations.choices({ of })).against).toEqual(['original'])
    await change(5)
    await calls.drafts.publish({ id, number: (await look()).number })
    expect((await calls.simulations.choices({ of })).against).toEqual(['original', 'published'])
    const two = await resultOf(calls.simulations.run({ ...request, of, against: 'published' }))
    expect(two.setUp).toBe(two.earlier)
    expect(two.setUp).not.toBe(one.setUp)
  })

  it('is compared with any other draft or scenario of its rules, on the same seeds', async () => {
    const served = makeRouterWithShelf()
    onTestFinished(() => served.close())
    const calls = createRouterClient(served.router)
    const [one, other] = [await draftOn(calls), await draftOn(calls)]
    await other.change(4)
    await calls.drafts.rename({ id: other.id, name: 'More pontoons' })
    const { against, others } = await calls.simulations.choices({ of: one.of })
    expect(against).toEqual(['original'])
    // Not with itself, and with nothing of other rules.
    expect(others.map(({ of, setUps }) => [of.en, setUps.map(({ title }) => title.en)])).toEqual([
      ['Drafts', ['More pontoons']],
      ['The Ford', ['Two days']],
    ])
    const two = await resultOf(calls.simulations.run({ ...request, of: one.of, against: other.of }))
    expect(two.versus).toMatchObject({ with: other.of, name: { en: 'More pontoons' }, pairs: 2 })
    const isStale = async () => (await calls.simulations.kept({ of: one.of })).list.map(({ stale }) => stale)
    expect(await isStale()).toEqual([false])
    await other.change(6)
    expect(await isStale()).toEqual([true])
    await calls.drafts.remove({ id: other.id })
    expect(await isStale()).toEqual([true])
    const scenario = { what: 'scenario', campaign: 'broadwater', scenario: 'two-days' } as const
    const { versus } = await resultOf(calls.simulations.run({ ...request, of: scenario, against: one.of }))
    expect(versus).toMatchObject({ with: one.of, difference: 0, favours: null })
    // The same set-up on the same seeds: the same games.
    expect(versus!.played.endings).toEqual(
      (await calls.simulations.kept({ of: scenario })).list[0]!.simulated.played.endings,
    )
    const refused = async (campaign: string, of: string) =>
      resultOf(
        calls.simulations.run({ ...request, of: one.of, against: { what: 'scenario', campaign, scenario: of } }),
      ).catch((error: unknown) => error)
    expect(await refused('ford', 'morning')).toMatchObject({ code: 'BAD_CHOICE' })
    expect(await refused('broadwater', 'noon')).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('goes with the draft, outlives the program, and is not believed when it is not what was written', async () => {
    const folder = makeFolder({})
    const first = makeRouterWithShelf(folder)
    const calls = createRouterClient(first.router)
    const { of, id } = await draftOn(calls)
    const one = await resultOf(calls.simulations.run({ ...request, of }))
    await resultOf(calls.simulations.run({ ...request, of, seed: 'other' }))
    first.close()
    const again = makeRouterWithShelf(folder)
    onTestFinished(() => again.close())
    const later = createRouterClient(again.router)
    const kept = await later.simulations.kept({ of })
    expect(kept.list[1]!.simulated).toEqual(one)
    // A row that was changed, and one that somebody else has put there.
    again.library.database.prepare('UPDATE simulation SET at = at + 1 WHERE id = ?').run(one.id)
    const subject = again.library.database.prepare<[], string>('SELECT subject FROM simulation').pluck().get()!
    simulationsTable(again.library.database).add({ subject, at: 1, content: { played: { games: 1e9 } } })
    const found = await later.simulations.kept({ of })
    expect(found).toMatchObject({ spoilt: 2 })
    expect(found.list).toHaveLength(1)
    await later.drafts.remove({ id })
    await later.drafts.emptyTrash()
    expect(again.library.database.prepare('SELECT count(*) FROM simulation').pluck().get()).toBe(0)
  })
})
