import { describe, expect, it } from 'vitest'
import { readCampaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import { edited } from './files.ts'
import { type Fault, drop, example, expected, set, told } from './planted.ts'

const errors: readonly Fault[] = [
  [
    'a die result without weather',
    'tables.json',
    'weather.rows.1',
    set({ from: 5 }),
    'weather.rows.1.from',
    'gap or an overlap',
  ],
  [
    'a strength point of a whole people',
    'tables.json',
    'scale',
    set({ infantry: 99_999_999_999 }),
    'scale.infantry',
    '99999999999 cannot stand here',
  ],
  [
    'a weather table that ends too soon',
    'tables.json',
    'weather.rows.1',
    set({ to: 5 }),
    'weather.rows.1.to',
    'ends at 5',
  ],
  [
    'damage that falls',
    'tables.json',
    'pontoonDamage.rows.2',
    set({ levels: 0 }),
    'pontoonDamage.rows.2',
    'fall from 1 to 0',
  ],
  [
    'an allowance forgotten in rain',
    'tables.json',
    'rain.movement',
    drop('1'),
    'rain.movement',
    'What 8 MP become in rain',
  ],
  [
    'a bowl of STOP alone',
    'tables.json',
    'fatigue',
    set({ bowl: [{ marker: 'stop', count: 12 }] }),
    'fatigue.bowl',
    'Nothing but STOP',
  ],
  [
    'a row of reconnaissance too short',
    'tables.json',
    'reconnaissance.rows.0.cells',
    drop('2'),
    'reconnaissance.rows.0.cells',
    '2 cells for 3 columns',
  ],
  [
    'reconnaissance that finds less',
    'tables.json',
    'reconnaissance.rows.7.cells.0',
    set({ units: 0 }),
    'reconnaissance.rows.7.cells.0',
    'shows less than its neighbour',
  ],
  [
    'a last row with an end',
    'tables.json',
    'reconnaissance.rows.7',
    set({ to: 9 }),
    'reconnaissance.rows.7.to',
    'ends at 9',
  ],
  [
    'columns of amplitude with a gap',
    'tables.json',
    'amplitude.columns.3',
    set({ from: 47 }),
    'amplitude.columns.3.from',
    'gap or an overlap',
  ],
  [
    'a winner who loses more',
    'tables.json',
    'combatResults.rows.1.losses',
    set({ 7: [5, 4] }),
    'combatResults.rows.1.losses.7',
    'winner loses more',
  ],
  [
    'losses that fall',
    'tables.json',
    'combatResults.rows.6.losses',
    set({ 7: [1, 3] }),
    'combatResults.rows.6.losses.7',
    'Fewer are lost',
  ],
  [
    'a draw with unequal losses',
    'tables.json',
    'combatResults.rows.0.losses',
    set({ 7: [3, 4] }),
    'combatResults.rows.0.losses.7',
    'Nobody wins',
  ],
  [
    'a column of losses too few',
    'tables.json',
    'combatResults.rows.2.losses',
    drop('0'),
    'combatResults.rows.2.losses',
    '7 cells for 8 columns',
  ],
  [
    '"all" milder than "any"',
    'tables.json',
    'surrender.demoralised',
    set({ all: 0 }),
    'surrender.demoralised.all',
    'milder',
  ],
  ['a path faster than a road', 'tables.json', 'march', set({ road: 3 }), 'march.path', 'no faster than a road'],
  [
    'garrisons that begin above nothing',
    'tables.json',
    'fortressControl.garrisons',
    drop('0'),
    'fortressControl.garrisons.0.capacityFrom',
    'begins at 10',
  ],
]

describe('what is wrong with tables is an error', () => {
  it.each(errors)('%s', (_, file, path, edit, at, says) => {
    const { campaign, errors: found } = readCampaign(edited(example, file, path, edit))
    expect(campaign).toBeUndefined()
    expect(told(found)).toContainEqual(expected(file, at, says))
  })
})
