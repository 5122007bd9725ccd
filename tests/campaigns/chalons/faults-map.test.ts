import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CampaignMap } from '#engine/gaiter-button/campaign/schemas/map-schema.ts'
import { chalonsMap, connectionOf, problemsOf, zoneOf } from './map-kit.ts'

function spoiled(spoil: (map: CampaignMap) => void): string[] {
  const map = chalonsMap()
  spoil(map)
  return problemsOf(map)
}

const about = (problems: readonly string[], words: string): string[] => problems.filter((line) => line.includes(words))

describe('a fault in a map is reported', () => {
  const faults: readonly (readonly [string, (map: CampaignMap) => void, string])[] = [
    ['two zones with one id', (map) => void (zoneOf(map, 'Stenay').id = 'sedan'), 'Two places are called "sedan"'],
    ['two zones of one name', (map) => void (zoneOf(map, 'Stenay').name = 'Sedan'), 'Two zones are named "Sedan"'],
    [
      'a connection to nowhere',
      (map) => void (connectionOf(map, 'Stenay', 'Inor').b = 'nowhere'),
      'There is no zone "nowhere"',
    ],
    [
      'a connection to a sector among the zones',
      (map) => void (connectionOf(map, 'Stenay', 'Inor').b = 'paris'),
      'There is no zone "paris"',
    ],
    [
      'a connection told twice',
      (map) => void map.connections.push(connectionOf(map, 'Stenay', 'Inor')),
      'is connected twice',
    ],
    [
      'a connection without way or railway',
      (map) => void (connectionOf(map, 'Stenay', 'Inor').way = 'none'),
      'Neither way nor railway joins',
    ],
    [
      'a tunnel without a railway',
      (map) => void (connectionOf(map, 'Stenay', 'Inor').tunnel = 'Long one'),
      'There is a tunnel, yet no railway',
    ],
    ['a wrong length', (map) => void (connectionOf(map, 'Stenay', 'Inor').km = 9), 'is said to be 9 km long'],
    [
      'a fortress in no zone',
      (map) => void (map.fortresses[0]!.zones[0]!.zone = 'nowhere'),
      'There is no zone "nowhere"',
    ],
    [
      'a zone in two fortresses',
      (map) => void (map.fortresses[1]!.zones[0]!.zone = 'verdun'),
      '"verdun" belongs to two fortresses',
    ],
    [
      'twin zones on one bank',
      (map) => void (map.fortresses[0]!.zones[1]!.zone = 'senoncourt'),
      'no crossing of a major river joins',
    ],
    ['an exit away from the edge', (map) => void delete zoneOf(map, 'Longwy').edges, 'Longwy lies on no edge'],
    [
      'a French exit without a way out',
      (map) => void delete zoneOf(map, 'Longwy').exits,
      'Nothing leaves the map at Longwy',
    ],
    ['a side without supply', (map) => void map.supply.pop(), 'The german side has no source of supply'],
    ['supply from another’s edge', (map) => void (map.edges.west = 'german'), 'The west edge is not french'],
    [
      'supply from nowhere',
      (map) => void map.supply.push({ zone: 'nowhere', side: 'french' }),
      'There is no zone or sector "nowhere"',
    ],
    [
      'a pontoon bridge over a canal',
      (map) => void (connectionOf(map, 'Tourteron', 'Le Chesne').water!.pontoonSite = true),
      'is no major river here',
    ],
    [
      'a crossing that nobody can use',
      (map) => void (connectionOf(map, 'Stenay', 'Nouart').water!.bridge = false),
      'Nobody can ever cross Meuse here',
    ],
    [
      'a sector that nothing leads to',
      (map) => void (map.sectorLinks = map.sectorLinks.filter(({ a, b }) => a !== 'paris' && b !== 'paris')),
      'Nothing leads to Paris',
    ],
    [
      'two zones told as sectors',
      (map) => void map.sectorLinks.push({ a: 'reims', b: 'epernay', way: 'road', rail: false }),
      'Neither end is a sector',
    ],
    [
      'a zone that cannot be reached',
      (map) => void (map.connections = map.connections.filter(({ a, b }) => ![a, b].includes('stenay'))),
      'Stenay cannot be reached by land',
    ],
    ['connections that cross', (map) => void (connectionOf(map, 'Stenay', 'Inor').via = [[5.3, 49.45]]), 'crosses'],
  ]

  it.each(faults)('%s', (_what, spoil, words) => {
    const problems = spoiled(spoil)
    expect(about(problems, words), problems.join('\n')).not.toEqual([])
  })

  it('with every fault at once, and not only the first', () => {
    const problems = spoiled((map) => {
      map.supply.pop()
      zoneOf(map, 'Stenay').id = 'sedan'
      connectionOf(map, 'Reims', 'Sillery').km = 3
      delete zoneOf(map, 'Briey').edges
    })
    for (const words of ['Two places', 'no source of supply', 'is said to be 3 km', 'Briey lies on no edge'])
      expect(about(problems, words), words).not.toEqual([])
  })
})

describe('a connection without explanation', () => {
  it('is warned of when it is very short', () => {
    expect(
      about(
        spoiled((map) => void delete connectionOf(map, 'Sedan', 'Torcy').note),
        '"sedan" – "torcy"',
      ),
    ).toEqual([
      expect.stringMatching(
        /^warning connections\.\d+: "sedan" – "torcy" is 1 km long; a connection has 4 to 18 km\.$/,
      ),
    ])
  })
})

describe('any map that its schema lets through', () => {
  it('is checked without a crash with any names of zones', () => {
    const map = chalonsMap()
    const ids = map.zones.map(({ id }) => id)
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            at: fc.nat(map.connections.length - 1),
            end: fc.constantFrom('a' as const, 'b' as const),
            id: fc.constantFrom(...ids, 'paris', 'nowhere'),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        (changes) => {
          const changed = chalonsMap()
          for (const { at, end, id } of changes) changed.connections[at]![end] = id
          const same = changes.every(({ at, end, id }) => map.connections[at]![end] === id)
          // A connection that ends elsewhere has at least another length.
          expect(problemsOf(changed).length > 0).toBe(!same)
        },
      ),
      { numRuns: 40, seed: 1870 },
    )
  })
})
