import { describe, expect, it } from 'vitest'
import { readCampaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import { chalonsFiles, edited } from './files.ts'
import { battle, drop, example, expected, type Fault, scenario, set, told } from './planted.ts'

const withoutDurand = {
  setUp: {
    french: [{ zone: 'mill', units: ['fr-1-1', 'fr-1-c'], certainty: 'rules' }],
    german: [{ zone: 'east-gate', leaders: ['weber', 'vogel'], units: ['ge-1-1'], certainty: 'rules' }],
  },
  absent: ['durand'],
}

const warnings: readonly Fault[] = [
  [
    'a level that is won before anybody moves',
    scenario,
    'victory.levels.1.all.0',
    set({ zones: ['mill'] }),
    'victory.levels.1',
    'has won this as it is set up',
  ],
  [
    'reinforcements that come among enemies',
    scenario,
    'reinforcements.0',
    set({ zone: 'mill' }),
    'reinforcements.0.zone',
    'Enemies stand in "mill"',
  ],
  ['words missing in one language', 'text.fr.json', 'words', drop('unit.fr-1-1'), 'words', '"unit.fr-1-1" are missing'],
  ['words nobody asks for', 'text.en.json', 'words', set({ 'unit.fr-9': 'Ninth' }), 'words.unit.fr-9', 'Nothing asks'],
  ['a bowl of eleven markers', 'tables.json', 'fatigue.bowl.0', set({ count: 1 }), 'fatigue.bowl', '11 markers'],
  [
    'a unit slower than its kind',
    battle,
    'sides.french.units.1',
    set({ mp: 4 }),
    'sides.french.units.1.mp',
    'has 4 MP; its kind has 8',
  ],
  [
    'an army commander under nobody',
    battle,
    'sides.german.leaders.1',
    drop('superior'),
    'sides.german.leaders.1',
    'under nobody',
  ],
  [
    'mitrailleuses of no use',
    battle,
    'sides.german.units.0.strength',
    set({ mitrailleuses: 1 }),
    'sides.german.units.0.strength.mitrailleuses',
    'of no use',
  ],
  [
    'cavalry far from its corps',
    scenario,
    'setUp',
    set({
      french: [
        { zone: 'west-gate', units: ['fr-1-c'], certainty: 'rules' },
        { zone: 'rock', leaders: ['durand'], units: ['fr-1-1'], certainty: 'rules' },
      ],
    }),
    'setUp.french.0.units.0',
    'too far from its corps',
  ],
  [
    'reinforcements that nothing brings',
    scenario,
    '',
    set({
      setUp: {
        french: [{ zone: 'mill', leaders: ['durand'], units: ['fr-1-1'], certainty: 'rules' }],
        german: [{ zone: 'east-gate', leaders: ['weber', 'vogel'], units: ['ge-1-1', 'ge-c-1'], certainty: 'rules' }],
      },
      reinforcements: [{ date: '1870-08-27', side: 'french', zone: 'rock', units: ['fr-1-c'] }],
    }),
    'reinforcements.0.zone',
    '"rock" lies on no friendly edge',
  ],
  [
    'a capture of somebody who is not there',
    scenario,
    '',
    set(withoutDurand),
    'victory.capture.0.leader',
    'takes no part',
  ],
  [
    'an army without its commander',
    scenario,
    '',
    set({
      setUp: {
        french: [{ zone: 'mill', leaders: ['durand'], units: ['fr-1-1', 'fr-1-c'], certainty: 'rules' }],
        german: [{ zone: 'east-gate', leaders: ['weber'], units: ['ge-1-1'], certainty: 'rules' }],
      },
      absent: ['vogel'],
    }),
    'setUp.german',
    'without its commander "vogel"',
  ],
  ['a side that nobody commands', scenario, '', set(withoutDurand), 'setUp.french', 'No leader of the french side'],
  [
    'an edge where nothing leaves the map',
    'map.json',
    'zones.0',
    drop('exits'),
    'zones.0',
    'West Gate lies on an edge, yet nothing leaves the map there',
  ],
  ['a side that cannot win', scenario, 'victory.levels', drop('2'), 'victory.levels', 'german side has no level'],
]

describe('an oddity is a warning, and the campaign loads', () => {
  it.each(warnings)('%s', (_, file, path, edit, at, says) => {
    const { campaign, warnings: found } = readCampaign(edited(example, file, path, edit))
    expect(campaign).toBeDefined()
    expect(told(found)).toContainEqual(expected(file, at, says))
  })
})

describe('uncertainty that helps', () => {
  it('is warned of', () => {
    const august = 'scenarios/august-1870.json'
    const files = edited(chalonsFiles(), august, 'specialRules.0', set({ commandPoints: [2, -1] }))
    const { errors, warnings: found } = readCampaign(files)
    expect(errors).toEqual([])
    expect(told(found)).toEqual([expected(august, 'specialRules.0.commandPoints', 'would add command points')])
  })
})

describe('the report', () => {
  it('tells everything at once, across files', () => {
    let files = edited(example, battle, 'sides.french.units.0', set({ row: [3] }))
    files = edited(files, 'tables.json', 'weather.rows.1', set({ to: 5 }))
    files = edited(files, scenario, 'setUp.french.0', set({ zone: 'moon' }))
    files = edited(files, 'text.fr.json', 'words', set({ 'side.french': '' }))
    expect(readCampaign(files).errors.map(({ file }) => file)).toEqual([
      'text.fr.json',
      'tables.json',
      battle,
      scenario,
    ])
  })

  it('still checks the other files where one is unreadable', () => {
    let files = edited(example, 'map.json', '', drop('zones'))
    files = edited(files, 'tables.json', 'weather.rows.1', set({ to: 5 }))
    const places = readCampaign(files).errors.map(({ file, path }) => `${file} ${path}`)
    expect(places).toEqual(['map.json zones', 'tables.json weather.rows.1.to'])
  })

  it('names every file that is missing', () => {
    expect(readCampaign({}).errors.map(({ file }) => file)).toEqual([
      'campaign.json',
      'map.json',
      'order-of-battle.json',
      'tables.json',
      'scenarios',
    ])
  })

  it('warns of a file that is never read', () => {
    const { warnings: found } = readCampaign({ ...example, 'scenario/two-days.json': {} })
    expect(told(found)).toEqual([expected('scenario/two-days.json', '', 'Nobody reads this file')])
  })
})

describe('a fault of shape is described in words', () => {
  const faultsOf = (file: string, path: string, edit: Fault[3]): string[] =>
    readCampaign(edited(example, file, path, edit)).errors.map(
      ({ path: at, message, remedy }) => `${at}: ${message} ${remedy}`,
    )

  it('an invalid date, with a date to copy', () => {
    const told = [
      'turns.0.date: "26.8.1870" cannot stand here. Write a day of the calendar as year, month and day: "1870-08-25".',
    ]
    expect(faultsOf(scenario, 'turns.0', set({ date: '26.8.1870' }))).toEqual(told)
  })

  it('an unknown special rule or condition, with the existing ones', () => {
    expect(faultsOf(scenario, 'specialRules.0', set({ id: 'supply' }))).toEqual([
      'specialRules.0.id: "supply" cannot stand here. Write one of: "german-uncertainty", "hesitation", "supply-roll", "no-rail-supply", "permanent-pontoon".',
    ])
  })

  it('a source of supply, by the shape it comes nearest to', () => {
    expect(faultsOf('map.json', 'supply.0', set({ edge: 'West' }))).toEqual([
      'supply.0.edge: "West" cannot stand here. Write one of: "north", "east", "south", "west". Did you mean "west"?',
    ])
    expect(faultsOf('map.json', 'supply.0', drop('side'))).toEqual([
      'supply.0.side: This is missing. Write one of: "french", "german".',
    ])
  })

  it('a choice between quite different things, as a whole', () => {
    expect(faultsOf(scenario, '', set({ absent: 3 }))).toEqual([
      'absent: 3 cannot stand here. See campaigns/schema/gaiter-button.scenario.schema.json for what belongs here.',
    ])
  })

  it('an id, a section and a colour, with one to copy', () => {
    expect(faultsOf(scenario, 'setUp.french.0', set({ zone: 'The Mill' }))).toEqual([
      'setUp.french.0.zone: "The Mill" cannot stand here. Write small letters, digits and single hyphens: "fr-12-3".',
    ])
    expect(faultsOf('map.json', 'zones.0', set({ id: 'West' }))).toEqual([
      'zones.0.id: "West" cannot stand here. Write small letters, digits and single hyphens: "bar-le-duc".',
    ])
    expect(faultsOf('tables.json', 'weather', set({ section: '4.1' }))).toEqual([
      'weather.section: "4.1" cannot stand here. Write the section of the printed rules like this: "GB 8.2".',
    ])
    expect(faultsOf(battle, 'sides.french.corps.0', set({ band: 'red' }))).toEqual([
      'sides.french.corps.0.band: "red" cannot stand here. Write red, green and blue in small hexadecimal digits: "#b3262b".',
    ])
  })

  it('an empty name', () => {
    expect(faultsOf('text.fr.json', 'words', set({ 'side.french': '' }))).toEqual([
      'words.side.french: "" cannot stand here. Write something here, or remove the field if it may be missing.',
    ])
  })
})

describe('a drawing that does not fit its map', () => {
  const geometry = {
    format: 1,
    frame: { west: 4.8, east: 5.4, south: 48.9, north: 49.2 },
    rivers: [],
    ways: [{ a: 'ford', b: 'mill', line: [[5.07, 49]] }],
    areas: [],
    borders: [],
    abroad: [],
    regions: [],
  }

  it('is warned of: bends of no connection, zones outside the frame, a frame inside out', () => {
    expect(readCampaign({ ...example, 'geometry.json': geometry }).warnings).toEqual([])
    const frame = { ...geometry.frame, north: 48 }
    const ways = [{ a: 'ford', b: 'moon', line: [[5.07, 49]] }]
    const found = told(readCampaign({ ...example, 'geometry.json': { ...geometry, frame, ways } }).warnings)
    expect(found).toContainEqual(expected('geometry.json', 'frame', 'ends before it begins'))
    expect(found).toContainEqual(
      expected('geometry.json', 'ways.0', 'No connection of map.json joins "ford" and "moon"'),
    )
    expect(found).toContainEqual(expected('geometry.json', 'frame', 'The Mill (map.json) lies outside the frame'))
  })
})

/** The paths of all numbers inside, each with its number. */
function numbersIn(inside: unknown, path: string[] = []): [string[], number][] {
  if (typeof inside === 'number') return [[path, inside]]
  if (typeof inside !== 'object' || inside === null) return []
  return Object.entries(inside).flatMap(([key, value]) => numbersIn(value, [...path, key]))
}

describe('no number of the tables', () => {
  const numbers = numbersIn(example['tables.json']).filter(([path, number]) => path[0] !== 'format' && number !== 0)

  it('can take the other sign unnoticed', () => {
    expect(numbers.length).toBeGreaterThan(250)
    const unnoticed = numbers.filter(([path, number]) => {
      const key = path.at(-1) ?? ''
      const { errors, warnings: odd } = readCampaign(
        edited(example, 'tables.json', path.slice(0, -1).join('.'), set({ [key]: -number })),
      )
      return ![...errors, ...odd].some(({ file, path: at }) => file === 'tables.json' && at === path.join('.'))
    })
    expect(unnoticed.map(([path]) => path.join('.'))).toEqual([])
  })
})
