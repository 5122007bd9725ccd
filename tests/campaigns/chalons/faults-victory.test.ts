import { describe, expect, it } from 'vitest'
import { readCampaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import { edited } from './files.ts'
import { type Fault, example, expected, push, scenario, set, told } from './planted.ts'

const errors: readonly Fault[] = [
  // Victory.
  [
    'the capture of nobody',
    scenario,
    'victory.capture.0',
    set({ leader: 'ney' }),
    'victory.capture.0.leader',
    'no leader "ney"',
  ],
  [
    'an exit that is none',
    scenario,
    'victory',
    set({ exits: ['ford'] }),
    'victory.exits.0',
    'No way for the French leaves the map',
  ],
  ['an exit in no zone', scenario, 'victory', set({ exits: ['moon'] }), 'victory.exits.0', 'no zone "moon"'],
  [
    'a goal in no zone',
    scenario,
    'victory.levels.1.all.0',
    set({ zones: ['moon'] }),
    'victory.levels.1.all.0.zones.0',
    'no zone "moon"',
  ],
  [
    'more divisions than there are',
    scenario,
    'victory.levels.0.all.0',
    set({ atLeast: 2 }),
    'victory.levels.0.all.0.atLeast',
    '2 divisions are asked for; 1 take part',
  ],
  [
    'a level that asks for nothing',
    scenario,
    'victory.levels.1',
    set({ all: [] }),
    'victory.levels.1.all',
    'victory of the french side asks for nothing',
  ],
  [
    'a level told twice',
    scenario,
    'victory.levels.1',
    set({ level: 'operational' }),
    'victory.levels.1',
    'stands here again',
  ],
  [
    'a harder lower level',
    scenario,
    'victory.levels',
    push({ side: 'german', level: 'strategic', all: [{ is: 'losses-above-own', of: 'french', atLeast: 1 }] }),
    'victory.levels.3.all.0.atLeast',
    'asks for 1, the tactical one for 2',
  ],
  [
    'a victory by own harm',
    scenario,
    'victory.levels.2.all.0',
    set({ of: 'german' }),
    'victory.levels.2.all.0.of',
    'own harm',
  ],
  // Texts.
  ['an empty word', 'text.en.json', 'words', set({ 'unit.fr-1-1': '' }), 'words.unit.fr-1-1', 'cannot stand here'],
]

describe('what is wrong with victory and words is an error', () => {
  it.each(errors)('%s', (_, file, path, edit, at, says) => {
    const { campaign, errors: found } = readCampaign(edited(example, file, path, edit))
    expect(campaign).toBeUndefined()
    expect(told(found)).toContainEqual(expected(file, at, says))
  })
})

it('levels of victory are called in the language of the reader', () => {
  const { errors: found } = readCampaign(
    edited(
      example,
      scenario,
      'victory.levels',
      push({ side: 'german', level: 'strategic', all: [{ is: 'losses-above-own', of: 'french', atLeast: 1 }] }),
    ),
  )
  const { message, inFrench } = found.find(({ path }) => path === 'victory.levels.3.all.0.atLeast')!
  expect(message).toMatch(/^The strategic victory asks for 1, the tactical one for 2\.$/)
  expect(inFrench.message).toMatch(/^La victoire «\s?stratégique\s?» demande 1, la victoire «\s?tactique\s?» 2\.$/)
})
