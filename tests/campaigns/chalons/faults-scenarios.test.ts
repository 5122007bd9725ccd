import { describe, expect, it } from 'vitest'
import { readCampaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import { edited } from './files.ts'
import { type Fault, drop, example, expected, push, scenario, set, told } from './planted.ts'

const errors: readonly Fault[] = [
  ['a file that is called otherwise', scenario, '', set({ id: 'three-days' }), 'id', 'called otherwise'],
  ['days out of order', scenario, 'turns.1', set({ date: '1870-08-28' }), 'turns.1.date', 'follows that of 1870-08-26'],
  [
    'an edge of the other side',
    scenario,
    'sides.french',
    set({ edges: ['east'] }),
    'sides.french.edges.0',
    'east edge of the map is german',
  ],
  [
    'an edge without zones',
    scenario,
    'sides.french',
    set({ edges: ['north'] }),
    'sides.french.edges.0',
    'No zone of the map lies on its north edge',
  ],
  ['too many decoys', scenario, 'sides.german', set({ decoys: 2 }), 'sides.german.decoys', 'the german side has 1'],
  [
    'an area in two parts',
    scenario,
    '',
    set({ area: ['west-gate', 'mill', 'east-gate'] }),
    'area',
    'nothing joins "east-gate"',
  ],
  ['a set-up in no zone', scenario, 'setUp.french.0', set({ zone: 'moon' }), 'setUp.french.0.zone', 'no zone "moon"'],
  [
    'a set-up outside the area',
    scenario,
    '',
    set({ area: ['rock', 'ford', 'east-gate'] }),
    'setUp.french.0.zone',
    'outside the area',
  ],
  [
    'a set-up in a neutral country',
    'map.json',
    'zones.1',
    set({ country: 'belgium' }),
    'setUp.french.0.zone',
    'neutral',
  ],
  [
    'a line with nobody',
    scenario,
    'setUp.french',
    push({ zone: 'rock', certainty: 'rules' }),
    'setUp.french.1',
    'Nobody stands in "rock"',
  ],
  [
    'a unit that does not exist',
    scenario,
    'setUp.french.0.units',
    set({ 1: 'fr-9' }),
    'setUp.french.0.units.1',
    'no unit "fr-9"',
  ],
  [
    'a unit of the other side',
    scenario,
    'setUp.french.0.units',
    set({ 1: 'ge-c-1' }),
    'setUp.french.0.units.1',
    'belongs to the german side',
  ],
  [
    'a unit placed twice',
    scenario,
    'reinforcements.0',
    set({ units: ['ge-c-1', 'ge-1-1'] }),
    'reinforcements.0.units.1',
    'already stands at setUp.german.0.units.0',
  ],
  [
    'a unit forgotten',
    scenario,
    'setUp.french.0.units',
    drop('1'),
    'setUp.french',
    'The unit "fr-1-c" of the french side is nowhere',
  ],
  ['a leader forgotten', scenario, 'setUp.german.0.leaders', drop('0'), 'setUp.german', 'The leader "weber"'],
  ['an absent unit that is placed', scenario, '', set({ absent: ['fr-1-c'] }), 'absent.0', '"fr-1-c" stands at'],
  [
    'too many in the mountains',
    'map.json',
    'zones.1',
    set({ terrain: 'mountainous' }),
    'setUp.french.0.units.1',
    '2 units stand in mountainous "mill"',
  ],
  [
    'a contested zone',
    scenario,
    'setUp.german.0',
    set({ zone: 'mill' }),
    'setUp.german.0.units.0',
    'Both sides stand in "mill"',
  ],
  [
    'units inside no fortress',
    scenario,
    'setUp.french.0',
    set({ inside: true }),
    'setUp.french.0.units.0',
    'no fortress in "mill"',
  ],
  [
    'more than a fortress holds',
    scenario,
    'setUp.french.0',
    set({ zone: 'rock', inside: true }),
    'setUp.french.0.units.0',
    '8 SP are in the fortress "rock", which holds 3',
  ],
  [
    'units inside an enemy fortress',
    scenario,
    'setUp.german.0',
    set({ zone: 'rock', inside: true }),
    'setUp.german.0.units.0',
    'garrison of the french side',
  ],
  [
    'a reduction below nothing',
    scenario,
    'reductions.0',
    set({ points: 2 }),
    'reductions.0.points',
    'loses 2 SP of cavalry and has 1',
  ],
  [
    'a reduction that leaves no infantry',
    scenario,
    'reductions',
    push({ unit: 'ge-1-1', arm: 'infantry', points: 5 }),
    'reductions.1.points',
    'without any infantry',
  ],
  [
    'a detachment that is none',
    scenario,
    'detached.0',
    set({ detachment: 'fr-1' }),
    'detached.0.detachment',
    'no detachment "fr-1"',
  ],
  [
    'a detachment of the other side',
    scenario,
    'detached.0',
    set({ detachment: 'fr-d-1' }),
    'detached.0.from',
    'of the other side',
  ],
  [
    'a detachment stronger than what was taken',
    scenario,
    'reductions',
    drop('0'),
    'detached.0.strength.cavalry',
    '"ge-1-1" gives 1 SP of cavalry; it is reduced by 0',
  ],
  [
    'a detachment too large for its boxes',
    scenario,
    'detached.0.strength',
    set({ cavalry: 2 }),
    'detached.0.strength.cavalry',
    'room for 1 SP of cavalry',
  ],
  [
    'artillery detached alone',
    scenario,
    'detached.0',
    set({ strength: { artillery: 1 } }),
    'detached.0.strength',
    'Artillery is detached alone',
  ],
  [
    'two lines of one name',
    scenario,
    'setUp',
    set({
      french: [{ id: 'vanguard', zone: 'mill', leaders: ['durand'], units: ['fr-1-1', 'fr-1-c'] }],
      german: [{ id: 'vanguard', zone: 'east-gate', leaders: ['weber', 'vogel'], units: ['ge-1-1'] }],
    }),
    'setUp.german.0.id',
    'Two lines are called "vanguard"',
  ],
  [
    'a broken bridge where there is none',
    scenario,
    '',
    set({ destroyedBridges: [{ a: 'rock', b: 'ford' }] }),
    'destroyedBridges.0',
    'no bridge between',
  ],
  [
    'reinforcements after the end',
    scenario,
    'reinforcements.0',
    set({ date: '1870-08-28' }),
    'reinforcements.0.date',
    'no turn on 1870-08-28',
  ],
  [
    'reinforcements in no zone',
    scenario,
    'reinforcements.0',
    set({ zone: 'metz' }),
    'reinforcements.0.zone',
    'no zone "metz"',
  ],
  [
    'a leader within a fortress that is not there',
    scenario,
    'setUp.german.0',
    set({ inside: true }),
    'setUp.german.0.leaders.0',
    'no fortress in "east-gate"',
  ],
  [
    'a unit reduced that takes no part',
    scenario,
    '',
    set({
      reinforcements: [],
      absent: ['ge-c-1'],
      reductions: [
        { unit: 'ge-1-1', arm: 'cavalry', points: 1 },
        { unit: 'ge-c-1', arm: 'cavalry', points: 1 },
      ],
    }),
    'reductions.1.unit',
    '"ge-c-1" takes no part',
  ],
  [
    'a detachment of a unit that takes no part',
    scenario,
    '',
    set({
      reinforcements: [],
      absent: ['ge-c-1'],
      reductions: [{ unit: 'ge-c-1', arm: 'cavalry', points: 1 }],
      detached: [{ detachment: 'ge-d-a', zone: 'ford', strength: { cavalry: 1 }, from: 'ge-c-1' }],
    }),
    'detached.0.from',
    'mother unit "ge-c-1" takes no part',
  ],
  [
    'the same strength points detached twice',
    scenario,
    'detached',
    push({ detachment: 'ge-d-a', zone: 'ford', strength: { cavalry: 1 }, from: 'ge-1-1' }),
    'detached.1.strength.cavalry',
    'gives 2 SP of cavalry, 1 of them in detachments above; it is reduced by 1',
  ],
  [
    'light and heavy cavalry in the same box',
    scenario,
    'detached.0',
    set({ strength: { cavalry: 1, heavyCavalry: 1 } }),
    'detached.0.strength.heavyCavalry',
    'room for 0 SP of heavyCavalry',
  ],
  [
    'a detachment where the enemy stands',
    scenario,
    'detached.0',
    set({ zone: 'mill' }),
    'detached.0.zone',
    'Both sides stand in "mill"',
  ],
  [
    'reinforcements into a fortress of the enemy',
    scenario,
    'reinforcements.0',
    set({ zone: 'rock' }),
    'reinforcements.0.zone',
    'The french side holds the fortress of "rock"',
  ],
  [
    'an option told twice',
    scenario,
    'options',
    push({ id: 'french-doctrine', section: 'GB 18.3', on: true }),
    'options.4.id',
    'second time',
  ],
  [
    'a special rule for nobody',
    scenario,
    'specialRules',
    push({ id: 'hesitation', section: 'GB 19.1', on: true, leader: 'ney', roll: 1, strategicValue: 0 }),
    'specialRules.1.leader',
    'no leader "ney"',
  ],
  [
    'uncertainty longer than the game',
    scenario,
    'specialRules',
    push({ id: 'german-uncertainty', section: 'GB 19.1', on: true, side: 'german', commandPoints: [-3, -2, -1] }),
    'specialRules.1.commandPoints',
    'told for 3 turns; there are 2',
  ],
  [
    'a permanent bridge that is not there',
    scenario,
    'specialRules',
    push({ id: 'permanent-pontoon', section: 'GB 19.1', on: true, a: 'mill', b: 'ford' }),
    'specialRules.1',
    'no permanent pontoon bridge',
  ],
  ['a roll no die makes', scenario, 'specialRules.0', set({ cutFrom: 7 }), 'specialRules.0.cutFrom', 'never show 7'],
]

/** Most faults are told where they were made; some in the scenario that suffers from them. */
const fileOf = (file: string, at: string): string => (file === 'map.json' && at.startsWith('setUp') ? scenario : file)

describe('what is wrong with scenarios is an error', () => {
  it.each(errors)('%s', (_, file, path, edit, at, says) => {
    const { campaign, errors: found } = readCampaign(edited(example, file, path, edit))
    expect(campaign).toBeUndefined()
    expect(told(found)).toContainEqual(expected(fileOf(file, at), at, says))
  })
})

describe('a mountainous zone', () => {
  const mountains = edited(example, 'map.json', 'zones.4', set({ terrain: 'mountainous' }))

  it('takes one unit of a side and refuses a second', () => {
    expect(told(readCampaign(mountains).errors)).toEqual([])
    const files = edited(mountains, scenario, 'detached.0', set({ zone: 'east-gate' }))
    expect(told(readCampaign(files).errors)).toContainEqual(
      expected(scenario, 'detached.0.zone', '2 units stand in mountainous "east-gate"'),
    )
  })

  it('takes no two units that come on the same day', () => {
    let files = edited(mountains, scenario, 'reinforcements.0', set({ units: ['ge-1-1', 'ge-c-1'] }))
    files = edited(files, scenario, 'setUp.german.0', drop('units'))
    expect(told(readCampaign(files).errors)).toContainEqual(
      expected(scenario, 'reinforcements.0.units.1', '2 units come to mountainous "east-gate"'),
    )
  })
})

describe('a fortress', () => {
  it('shelters no units of both sides', () => {
    const empty = edited(example, scenario, '', set({ garrisons: false }))
    const french = edited(empty, scenario, 'setUp.french.0', set({ zone: 'rock', units: ['fr-1-c'], inside: true }))
    const both = edited(french, scenario, 'setUp.german.0', set({ zone: 'rock', inside: true }))
    const found = told(readCampaign(both).errors)
    expect(found).toContainEqual(
      expected(scenario, 'setUp.french.0.units.0', 'of the other side is within "rock" as well'),
    )
    expect(found).toContainEqual(
      expected(scenario, 'setUp.german.0.units.0', 'of the other side is within "rock" as well'),
    )
  })

  it('has room for a unit that was reduced to its capacity', () => {
    const within = edited(example, scenario, 'setUp.french.0', set({ zone: 'rock', units: ['fr-1-c'], inside: true }))
    const files = edited(within, scenario, '', set({ absent: ['fr-1-1'] }))
    const small = edited(
      files,
      'order-of-battle.json',
      'sides.french.units.1',
      set({ row: [4, 4, 4], strength: { cavalry: 3 } }),
    )
    const says = 'With "fr-1-c", 4 SP are in the fortress "rock", which holds 3'
    const path = 'setUp.french.0.units.0'
    expect(told(readCampaign(small).errors)).toContainEqual(expected(scenario, path, says))
    const reduced = edited(small, scenario, 'reductions', push({ unit: 'fr-1-c', arm: 'cavalry', points: 1 }))
    expect(told(readCampaign(reduced).errors)).not.toContainEqual(expected(scenario, path, 'which holds 3'))
  })
})
