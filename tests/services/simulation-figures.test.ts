import { expect, onTestFinished, test } from 'vitest'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import { playOne } from '#engine/opponents/players/play-one.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { heatOf } from '../../src-renderer/simulating/use-heat.ts'
import { house } from '../house/workshop.ts'
import { load } from '../kernel/table.ts'
import { portTo, resultOf } from '../main/carry.ts'
import { makeRouterWithShelf } from '../main/workshop.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const games = [1, 2, 3]

test.each([
  ['ford', 'morning'],
  ['broadwater', 'two-days'],
  ['rampart', 'fortnight'],
  ['stone-bridge', 'morning'],
  ['windmill-hill', 'afternoon'],
])(
  'the curves of strength and the heat of places of %s are those of its games, played again one by one',
  { timeout: 240_000 },
  async (campaign, scenario) => {
    const { router, close } = makeRouterWithShelf()
    const { calls, close: hangUp } = portTo(router)
    onTestFinished(() => {
      hangUp()
      close()
    })
    const sides: [string, string] = ['chance', 'chance']
    const of = { what: 'scenario', campaign, scenario } as const
    const request = { of, games: games.length, sides, seed: 'figures' }
    const { played } = await resultOf(calls.simulations.run(request))

    const { files } = readCampaignFolder(`${house}/campaigns/examples/${campaign}`)
    const about = files['campaign.json']
    const loaded = load(
      systems.find(({ id }) => isJsonObject(about) && about['system'] === id)!,
      files,
    )
    const { switches } = loaded.scenarios.find(({ id }) => id === scenario)!
    const options = Object.fromEntries(switches.map(({ id, value }) => [id, value]))
    const courses = games.map((game) => playOne(loaded, { scenario, options, sides, seed: `figures ${game}` }).course)

    expect(played.games).toBe(games.length)
    const turns = new Set(courses.flatMap(({ strength }) => strength.map(([turn]) => turn)))
    expect(played.strength.map(({ turn }) => turn)).toEqual([...turns].toSorted((one, other) => one - other))
    expect(turns.size).toBeGreaterThan(1)
    for (const { turn, games: count, sides: bands } of played.strength) {
      const there = courses.flatMap(({ strength }) => strength.filter(([at]) => at === turn))
      expect(count).toBe(there.length)
      for (const [side, band] of bands.entries()) {
        const values = there.map(([, first, second]) => (side === 0 ? first : second))
        expect(band.mean).toBeCloseTo(mean(values), 3)
        // Of so few games all lie between.
        expect([band.low, band.high]).toEqual([Math.min(...values), Math.max(...values)])
      }
    }

    const places = new Set(courses.flatMap((course) => course.places.map(([place]) => place)))
    expect(new Set(played.places.map(({ place }) => place))).toEqual(places)
    for (const { place, turns: fought, lost } of played.places) {
      const there = courses.map((course) => course.places.find(([at]) => at === place))
      expect(fought).toBeCloseTo(mean(there.map((one) => one?.[1] ?? 0)), 3)
      expect(lost).toBeCloseTo(mean(there.map((one) => one?.[2] ?? 0)), 3)
    }
  },
)

test('on the map the hottest places are ringed, hot ones washed, and all others with fighting are quiet', () => {
  const named = (place: string, turns: number) => ({ place, name: { en: place, fr: place }, turns, lost: 0 })
  const places = [named('mill', 6), named('ford', 4.5), named('abbey', 3), named('heath', 1), named('town', 0)]
  expect(heatOf(places, String)).toEqual([
    { id: 'mill', tone: 'bad', label: '6' },
    { id: 'ford', tone: 'bad', label: '4.5' },
    { id: 'abbey', tone: 'target', soft: true, label: '3' },
    { id: 'heath', tone: 'quiet', soft: true },
  ])
  expect(heatOf([], String)).toEqual([])
})
