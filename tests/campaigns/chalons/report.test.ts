import { describe, expect, it } from 'vitest'
import { readCampaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import { edited } from './files.ts'
import { battle, drop, example, expected, type Fault, scenario, set, told } from './planted.ts'

const warnings: readonly Fault[] = [
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
  ['a side that cannot win', scenario, 'victory.levels', drop('2'), 'victory.levels', 'german side has no level'],
]

describe('what is odd is a warning, and the campaign loads', () => {
  it.each(warnings)('%s', (_, file, path, edit, at, says) => {
    const { campaign, warnings: found } = readCampaign(edited(example, file, path, edit))
    expect(campaign).toBeDefined()
    expect(told(found)).toContainEqual(expected(file, at, says))
  })
})

describe('the report', () => {
  it('tells everything at once, across files', () => {
    let files = edited(example, battle, 'sides.french.units.0', set({ row: [3] }))
    files = edited(files, 'tables.json', 'weather.rows.1', set({ to: 5 }))
    files = edited(files, scenario, 'setUp.french.0', set({ zone: 'moon' }))
    files = edited(files, 'text.fr.json', 'words', drop('side.french'))
    expect(readCampaign(files).errors.map(({ file }) => file)).toEqual([
      'tables.json',
      battle,
      scenario,
      'text.fr.json',
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
      'text.en.json',
      'text.fr.json',
      'scenarios',
    ])
  })

  it('warns of a file that nobody reads', () => {
    const { warnings: found } = readCampaign({ ...example, 'scenario/two-days.json': {} })
    expect(told(found)).toEqual([expected('scenario/two-days.json', '', 'Nobody reads this file')])
  })
})
