import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadCampaign, type Problem } from '#engine/kernel/system/system.ts'
import type { Campaign } from '#engine/wissembourg-spicheren/campaign/campaign.ts'
import { campaignFiles } from '#engine/wissembourg-spicheren/campaign/files.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { readCampaign } from './read-campaign.ts'

const names = ['spicheren-1870', 'wissembourg-1870'] as const

function loaded(name: (typeof names)[number]): Campaign {
  const read = loadCampaign(wissembourgSpicheren, readCampaign(name))
  if (!read.ok) throw new Error(read.error.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n'))
  return read.value.campaign as Campaign // it was loaded by this very system
}

/** What is wrong after a change to the text of one file. */
function problemsWith(file: string, from: string | RegExp, to: string): readonly Problem[] {
  const files = readCampaign('spicheren-1870')
  const text = JSON.stringify(files[file])
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  const read = loadCampaign(wissembourgSpicheren, { ...files, [file]: JSON.parse(changed) as unknown })
  return read.ok ? [] : read.error
}

describe.each(names)('the campaign %s', (name) => {
  it('loads without errors or warnings', () => {
    const read = loadCampaign(wissembourgSpicheren, readCampaign(name))
    expect(read.ok ? [] : read.error).toEqual([])
  })
  it.each(Object.keys(readCampaign(name)))('%s names its schema, and the schema is there', (file) => {
    const { $schema } = readCampaign(name)[file] as { $schema: string } // the files of the house all have one
    const folder = join(import.meta.dirname, `../../campaigns/${name}`, file, '..')
    expect(JSON.parse(readFileSync(join(folder, $schema), 'utf8'))).toHaveProperty('properties')
  })
})

// Written anew by running this file with -u.
it.each([...campaignFiles.published()])('%s is the schema that loading uses', async (file, schema) => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(`../../campaigns/schema/${file}`)
})

describe('the two battles', () => {
  const spicheren = loaded('spicheren-1870')
  const wissembourg = loaded('wissembourg-1870')

  it('have the scenarios of the book and one to learn by', () => {
    expect(spicheren.scenarios.map(({ id, turns }) => [id, turns])).toEqual([['spicheren', 12]])
    expect(wissembourg.scenarios.map(({ id, turns }) => [id, turns])).toEqual([
      ['geisberg', 2],
      ['wissembourg-wolff', 10],
      ['wissembourg', 7],
    ])
  })

  it('have formations whose steps are those of the table of demoralisation', () => {
    const steps = ({ formations, counters }: Campaign) =>
      formations.map(({ id, units }) => [id, units.reduce((sum, unit) => sum + counters[unit]!.steps, 0)])
    expect(Object.fromEntries(steps(spicheren))).toEqual({
      'fr-1': 5,
      'fr-2': 5,
      'fr-3': 5,
      'fr-cavalry': 4,
      'fr-castagny': 6,
      'ge-13': 4,
      'ge-14': 7,
      'ge-16': 5,
      'ge-5': 7,
      'ge-cavalry': 5,
    })
    // With the 78th Line, which is at Wissembourg in the variation only, the 2nd Brigade has five.
    expect(Object.fromEntries(steps(wissembourg))).toEqual({
      'fr-1': 5,
      'fr-2': 5,
      'fr-cavalry': 2,
      'fr-wolff': 4,
      'ge-bavarian': 4,
      'ge-5': 12,
      'ge-11': 14,
    })
  })

  it('have objectives whose hexes lie together, as the book lists them', () => {
    for (const { grid, scenarios } of [spicheren, wissembourg])
      for (const { victory } of scenarios)
        for (const { hexes } of victory.objectives)
          for (const hex of hexes)
            expect(hexes.length === 1 || hexes.some((other) => grid.distance(hex, other) === 1)).toBe(true)
  })

  it('share all numbers but those of their ground and water', () => {
    const { grounds: first, crossings: one, ...rest } = spicheren.tables
    const { grounds: second, crossings: other, ...same } = wissembourg.tables
    expect(rest).toEqual(same)
    expect([first.clear.highFrom, second.clear.highFrom]).toEqual([5, 3])
    expect([one.river.bridgeOnly, other.river.bridgeOnly]).toEqual([true, false])
  })
})

describe('what is wrong with a campaign is said with file, place and remedy', () => {
  const faults: [string, string, string | RegExp, string, string][] = [
    [
      'a counter that is set up twice',
      'scenarios/spicheren.json',
      '"micheler"',
      '"doens"',
      'The counter “doens” is already used',
    ],
    [
      'a counter that nobody knows',
      'scenarios/spicheren.json',
      '"micheler"',
      '"michel"',
      'There is no counter “michel”',
    ],
    [
      'a hex that is not there',
      'scenarios/spicheren.json',
      '["1607"]',
      '["1707","9901"]',
      'There is no hex 9901 in play',
    ],
    ['a way with a gap', 'map.json', '"1801","1702"', '"1801","1704"', '1704 does not lie beside 1801'],
    ['a feature that nobody knows', 'map.json', '"trench":{', '"ditch":{', 'Nobody knows the feature “ditch”'],
    ['a gun without a range', 'order-of-battle.json', ',"range":3}', '}', 'is no artillery with a range'],
    [
      'a formation without a commander',
      'order-of-battle.json',
      '"formation":"fr-1","command"',
      '"formation":"fr-2","command"',
      '“fr-1” has no commander',
    ],
    ['a formation without a threshold', 'scenarios/spicheren.json', '"fr-1":3,', '', '“fr-1” has no threshold'],
    [
      'a formation that nobody knows',
      'scenarios/spicheren.json',
      '"fr-1":3,',
      '"fr-1":3,"fr-9":3,',
      'There is no formation “fr-9”',
    ],
    [
      'a commander in chief who is none',
      'scenarios/spicheren.json',
      '"early":{"chief":"frossard"}',
      '"early":{"chief":"verge"}',
      'There is no commander in chief “verge”',
    ],
    [
      'a detached unit without a commander',
      'scenarios/spicheren.json',
      '"until":"rheinbaben"',
      '"until":"barby"',
      'There is no commander “barby”',
    ],
  ]
  it.each(faults)('%s', (_, file, from, to, message) => {
    const problems = problemsWith(file, from, to)
    expect(problems.map((one) => one.message).join(' ')).toContain(message)
    expect(problems.every(({ remedy, inFrench }) => remedy !== '' && inFrench.message !== '')).toBe(true)
  })
})
