import { describe, expect, it } from 'vitest'
import type { Side } from '#engine/gaiter-button/campaign/schemas/common-schema.ts'
import type { Scenario } from '#engine/gaiter-button/campaign/schemas/scenario-schema.ts'
import { chalons } from './files.ts'

const campaign = chalons()
const scenario = (id: string): Scenario => {
  const found = campaign.scenarios.find((one) => one.id === id)
  if (!found) throw new Error(`There is no scenario ${id}.`)
  return found
}
const august = scenario('august-1870')
const sedan = scenario('beaumont-sedan')
const first = scenario('first-march')

/** The corps and leaders in a zone, with the number of counters; units without a corps by their own names. */
function standsIn(one: Scenario, side: Side, zone: string): string[] {
  const here = one.setUp[side].filter((placement) => placement.zone === zone)
  const counts = new Map<string, number>()
  for (const id of here.flatMap(({ units = [] }) => units)) {
    const corps = campaign.battle.sides[side].units.find((unit) => unit.id === id)?.corps ?? id
    counts.set(corps, (counts.get(corps) ?? 0) + 1)
  }
  return [
    ...here.flatMap(({ leaders = [] }) => leaders),
    ...[...counts].map(([name, count]) => `${name} ×${count}`),
  ].toSorted()
}

describe('August 1870 (GB 19.1)', () => {
  it('runs from 25 August to 3 September, ten turns', () => {
    expect(august.turns).toHaveLength(10)
    expect([august.turns[0]?.date, august.turns[6]?.date, august.turns[7]?.date, august.turns[9]?.date]).toEqual([
      '1870-08-25',
      '1870-08-31',
      '1870-09-01',
      '1870-09-03',
    ])
    expect(august.turns.every(({ weather }) => weather === undefined)).toBe(true)
  })

  it.each([
    ['rethel', ['fr-12 ×4', 'fr-5 ×4', 'fr-r-1 ×1', 'fr-r-2 ×1', 'mac-mahon']],
    ['menil-annelles', ['fr-1 ×5']],
    ['l-effincourt', ['fr-7 ×4']],
  ])('places the French at %s', (zone, all) => expect(standsIn(august, 'french', zone)).toEqual(all))

  it.each([
    ['bar-le-duc', ['frederick-william', 'ge-b-1 ×2', 'moltke']],
    ['senoncourt', ['albert-of-saxony', 'ge-12 ×3']],
    ['erize-la-grande', ['ge-g ×3']],
    ['vavincourt', ['ge-4 ×2']],
    ['sermaize', ['ge-5 ×2']],
    ['la-houquette', ['ge-6 ×2']],
    ['perthes', ['ge-11 ×2']],
    ['nettancourt', ['ge-b-1 ×1']],
    ['revigny', ['ge-b-2 ×3']],
    ['saudrupt', ['ge-w ×1']],
    ['humbecourt', ['ge-c-2 ×1']],
    ['vitry-le-francois', ['ge-c-4 ×1']],
    ['sivry-sur-meuse', ['ge-c-5 ×1']],
    ['clermont-en-argonne', ['ge-c-6 ×1']],
  ])('places the Germans at %s', (zone, all) => expect(standsIn(august, 'german', zone)).toEqual(all))

  it('brings Exéa to Rethel on the 28th and Blanchard to Mézières on the 31st', () => {
    expect(august.reinforcements).toEqual([
      { date: '1870-08-28', side: 'french', zone: 'rethel', units: ['fr-13-1'] },
      { date: '1870-08-31', side: 'french', zone: 'mezieres', units: ['fr-13-3'] },
    ])
  })

  it('leaves men of the Bavarians before Toul, and detachment D of the Württembergers at Marson', () => {
    expect(august.reductions.map(({ unit, arm, points }) => `${unit} -${points} ${arm}`)).toEqual([
      'ge-b-2-3 -1 cavalry',
      'ge-b-2-4 -3 infantry',
      'ge-b-2-4 -1 artillery',
      'ge-w-1 -1 cavalry',
      'ge-w-1 -1 artillery',
    ])
    expect(august.detached).toEqual([
      { detachment: 'ge-d-d', zone: 'marson', strength: { cavalry: 1, artillery: 1 }, from: 'ge-w-1' },
    ])
  })

  it('gives the French the west edge and no pontoon bridge, the Germans the east edge and one, 4 and 6 decoys', () => {
    expect(august.sides).toEqual({
      french: { edges: ['west'], pontoons: 0, decoys: 4 },
      german: { edges: ['east'], pontoons: 1, decoys: 6 },
    })
    expect(august.outOfSupplyAtStart).toBe(true)
  })

  it('has the special rules with their numbers, all of them on', () => {
    expect(august.specialRules).toMatchObject([
      { id: 'german-uncertainty', side: 'german', commandPoints: [-2, -1] },
      { id: 'hesitation', leader: 'mac-mahon', roll: 1, strategicValue: 0 },
      { id: 'supply-roll', side: 'french', dice: 1, cutFrom: 5 },
      { id: 'no-rail-supply', side: 'german' },
      { id: 'permanent-pontoon', a: 'senoncourt', b: 'dieue-sur-meuse' },
    ])
    expect(august.specialRules.every(({ on }) => on)).toBe(true)
  })

  it('is won as GB 19.2 says', () => {
    const { capture, division, exits, levels } = august.victory
    expect(capture).toEqual([
      { leader: 'moltke', level: 'strategic' },
      { leader: 'mac-mahon', level: 'strategic' },
    ])
    expect(division).toEqual({ points: 4, arms: ['infantry', 'artillery', 'heavyArtillery', 'mitrailleuses'] })
    expect([exits[0], exits.at(-1)]).toEqual(['longwy', 'beaumont'])
    expect(levels).toEqual([
      { side: 'french', level: 'strategic', all: [{ is: 'divisions-exited', atLeast: 10 }] },
      { side: 'french', level: 'operational', all: [{ is: 'divisions-exited', atLeast: 7 }] },
      { side: 'french', level: 'tactical', all: [{ is: 'divisions-exited', atLeast: 4 }] },
      { side: 'german', level: 'strategic', all: [{ is: 'divisions-lost', of: 'french', atLeast: 7 }] },
      {
        side: 'german',
        level: 'operational',
        all: [{ is: 'divisions-cut-off', of: 'french', atLeast: 7, edge: 'west', withLost: false }],
      },
      {
        side: 'german',
        level: 'tactical',
        all: [
          { is: 'no-level', of: 'french' },
          { is: 'losses-above-own', of: 'french', atLeast: 4 },
        ],
      },
    ])
  })

  it('leaves the map for victory by every exit of the map and no other', () => {
    const exits = campaign.map.zones.filter(({ frenchExit }) => frenchExit).map(({ id }) => id)
    expect(august.victory.exits.toSorted()).toEqual(exits.toSorted())
  })
})

describe('Beaumont to Sedan', () => {
  it('runs from 30 August to 1 September', () => {
    expect(sedan.turns.map(({ date }) => date)).toEqual(['1870-08-30', '1870-08-31', '1870-09-01'])
  })

  it.each([
    ['french', 'raucourt', ['fr-1 ×5', 'fr-r-2 ×1', 'mac-mahon']],
    ['french', 'mouzon', ['fr-12 ×4', 'fr-r-1 ×1']],
    ['french', 'stonne', ['fr-7 ×4']],
    ['french', 'beaumont-en-argonne', ['fr-5 ×4']],
    ['german', 'nouart', ['ge-12 ×3']],
    ['german', 'buzancy', ['albert-of-saxony', 'ge-g ×3']],
    ['german', 'grandpre', ['frederick-william', 'ge-5 ×2', 'ge-w ×1', 'moltke']],
    ['german', 'attigny', ['ge-c-5 ×1']],
  ] as const)('places the %s at %s on the evening of the 29th', (side, zone, all) => {
    expect(standsIn(sedan, side, zone)).toEqual(all)
  })

  it('says of every place how sure it is', () => {
    const sure = [...sedan.setUp.french, ...sedan.setUp.german].map(({ certainty }) => certainty)
    expect(new Set(sure)).toEqual(new Set(['certain', 'estimated']))
  })

  it('asks for fewer divisions than the campaign, at a nearer line (rulings S4, S5)', () => {
    const asked = (side: Side) =>
      sedan.victory.levels
        .filter((level) => level.side === side)
        .flatMap(({ level, all }) => all.map((one) => ('atLeast' in one ? `${level} ${one.atLeast}` : level)))
    expect(asked('french')).toEqual(['strategic 7', 'operational 5', 'tactical 3'])
    expect(asked('german')).toEqual(['strategic 10', 'operational 7', 'tactical', 'tactical 4'])
  })
})

describe('First march', () => {
  it('is two days, a dry one and a wet one, with six units', () => {
    expect(first.turns).toEqual([
      { date: '1870-08-26', weather: 'normal' },
      { date: '1870-08-27', weather: 'rain' },
    ])
    const units = [...first.setUp.french, ...first.setUp.german].flatMap((placement) => placement.units ?? [])
    expect(units).toHaveLength(6)
  })

  it('lets the French reach their goal by two roads', () => {
    const { connections } = campaign.map
    const road = (a: string, b: string) =>
      connections.some((one) => one.way === 'road' && [one.a, one.b].includes(a) && [one.a, one.b].includes(b))
    expect(road('l-effincourt', 'vouziers') && road('vouziers', 'grandpre') && road('vouziers', 'boult-aux-bois')).toBe(
      true,
    )
  })
})

describe('every scenario', () => {
  it.each(campaign.scenarios.map((one) => [one.id, one] as const))(
    '%s has the optional rules as switches',
    (_, one) => {
      expect(one.options.map(({ id, section }) => `${id} ${section}`)).toEqual([
        'permanent-losses GB 18.1',
        'you-are-the-commander GB 18.2',
        'french-doctrine GB 18.3',
        'defender-engages-all GB 15.1',
        'secret-command GB 8.2',
      ])
    },
  )

  it.each(campaign.scenarios.map((one) => [one.id, one] as const))('%s says where it comes from', (_, one) => {
    expect(one.sources.length).toBeGreaterThan(0)
  })
})
