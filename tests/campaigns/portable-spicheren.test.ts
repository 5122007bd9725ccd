import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadCampaign, type CampaignFiles, type Problem } from '#engine/kernel/system/system.ts'
import type { Campaign } from '#engine/portable-spicheren/campaign/campaign.ts'
import { campaignFiles } from '#engine/portable-spicheren/campaign/files.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { readCampaign } from './read-campaign.ts'
import { everyTry, tries } from '../tries.ts'

const files = readCampaign('portable-spicheren')

/** What is wrong after a change to the text of one file. */
function problemsWith(file: string, from: string | RegExp, to: string): readonly Problem[] {
  const text = JSON.stringify(files[file])
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  return problemsOf({ ...files, [file]: JSON.parse(changed) as unknown })
}

function problemsOf(campaign: CampaignFiles): readonly Problem[] {
  const read = loadCampaign(portableSpicheren, campaign)
  return read.ok ? [] : read.error
}

const said = (problems: readonly Problem[]) => problems.map(({ file, path, message }) => `${file} ${path}: ${message}`)

describe('the campaign of the house', () => {
  it('loads without errors or warnings', () => {
    expect(problemsOf(files)).toEqual([])
  })
  it('has the forces of the text with free placement or the historical one, and the set-up of the author', () => {
    const read = loadCampaign(portableSpicheren, files)
    expect(read.ok && read.value.scenarios.map(({ id }) => id)).toEqual([
      'spicheren-historical',
      'spicheren-refight',
      'spicheren',
    ])
  })
  // Written anew by running this file with -u.
  it.each([...campaignFiles.published()])('%s is the schema that loading uses', async (file, schema) => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(`../../campaigns/schema/${file}`)
  })
  it.each(Object.keys(files))('%s names its schema, and the schema is there', (file) => {
    const { $schema } = files[file] as { $schema: string } // the files of the house all have one
    const folder = join(import.meta.dirname, '../../campaigns/portable-spicheren', file, '..')
    expect(JSON.parse(readFileSync(join(folder, $schema), 'utf8'))).toHaveProperty('properties')
  })
  it('has the distances of the battlefield', () => {
    const read = loadCampaign(portableSpicheren, files)
    if (!read.ok) throw new Error('it does not load')
    const { grid, board } = read.value.campaign as Campaign // it was loaded by this very system
    const from = (hex: string) => grid.distance(board.zoneOf('1001'), board.zoneOf(hex))
    expect([from('1105'), from('0608'), from('1210'), from('0211')]).toEqual([4, 9, 10, 14])
  })
})

describe('what is wrong with a campaign is said with file, place and remedy', () => {
  const faults: [string, string, string | RegExp, string, string][] = [
    ['a missing table row', 'tables.json', ',"poor":4', '', 'tables.json hits.compulsory.poor: This is missing.'],
    ['a misspelt field', 'tables.json', '"dieFaces"', '"dieFases"', 'tables.json : "dieFases" is not a field here.'],
    [
      'a missing match of arms',
      'tables.json',
      /\{"unit":"infantry","enemy":"artillery","modifier":1\},/,
      '',
      'tables.json melee.against: The row “infantry against artillery” is missing.',
    ],
    [
      'an unknown type of unit',
      'order-of-battle.json',
      '"type":"cavalry"',
      '"type":"dragoons"',
      'order-of-battle.json units.6.type: There is no type of unit “dragoons”.',
    ],
    [
      'two units of one name',
      'order-of-battle.json',
      '"id":"rex"',
      '"id":"goltz"',
      'order-of-battle.json units.5.id: Two units are called “goltz”.',
    ],
    ['a short row', 'map.json', 'b............b.', 'b............b', 'map.json rows.2: The row has 14 hexes, not 15.'],
    [
      'an unknown terrain',
      'map.json',
      'b............b.',
      'b....?.......b.',
      'map.json rows.2: There is no terrain “?”.',
    ],
    [
      'an entry out of play',
      'map.json',
      '"hex":"0102","facing"',
      '"hex":"0101","facing"',
      'map.json entries.1.hex: There is no hex 0101 in play.',
    ],
    [
      'a hexside that is none',
      'map.json',
      '["1105","1204"]',
      '["1105","1202"]',
      'map.json hexsides.31.between: 1105 and 1202 do not share a hexside.',
    ],
    [
      'a unit on ground closed to it',
      'scenarios/spicheren-historical.json',
      '"hex":"0910"',
      '"hex":"1207"',
      'scenarios/spicheren-historical.json start.5.hex: ',
    ],
    [
      'a hex that does not exist',
      'scenarios/spicheren-historical.json',
      '"hex":"0910"',
      '"hex":"9910"',
      'scenarios/spicheren-historical.json start.5.hex: There is no hex 9910 in play.',
    ],
    [
      'two units in one hex',
      'scenarios/spicheren-historical.json',
      '"hex":"0710"',
      '"hex":"0608"',
      'scenarios/spicheren-historical.json start.3.hex: “valaze” is set up in 0608, where “jolivet” stands.',
    ],
    ['an unknown unit', 'scenarios/spicheren.json', '"woyna"', '"blücher"', 'scenarios/spicheren.json pool.units.1: '],
    ['a unit left out', 'scenarios/spicheren.json', '"woyna",', '', 'scenarios/spicheren.json : Not used: "woyna".'],
    [
      'a unit used twice',
      'scenarios/spicheren.json',
      '"woyna"',
      '"rex"',
      'scenarios/spicheren.json pool.units.4: The unit “rex” is already used at pool.units.1.',
    ],
    [
      'a side that is not there',
      'scenarios/spicheren.json',
      '"absent":["gneisenau","osten-sacken"]',
      '"absent":["micheler","doens","jolivet","valaze","valabregue","french-guns","pouget","bastoul"]',
      'scenarios/spicheren.json absent: The french side has no unit in this battle.',
    ],
    [
      'a unit on the wrong side',
      'scenarios/spicheren.json',
      '"units":["pouget"',
      '"units":["woyna"',
      'scenarios/spicheren.json reserve.units.0: ',
    ],
    [
      'an unknown entry',
      'scenarios/spicheren.json',
      '"forbach-gap"',
      '"metz"',
      'scenarios/spicheren.json reserve.entry: The french side has no entry “metz”.',
    ],
    [
      'no room to place units',
      'scenarios/spicheren.json',
      '["0608","1210"]',
      '["0111","0212"]',
      'scenarios/spicheren.json placement: ',
    ],
    [
      'a newer format',
      'map.json',
      '"format":2',
      '"format":7',
      'map.json format: The file has format 7; this version knows formats up to 2.',
    ],
  ]
  it.each(faults)('%s', (_name, file, from, to, sentence) => {
    const problems = problemsWith(file, from, to)
    expect(said(problems)).toContainEqual(expect.stringContaining(sentence))
    for (const { remedy } of problems) expect(remedy).not.toBe('')
  })

  it('an entry from which the battle cannot be reached', () => {
    const walled = problemsWith(
      'map.json',
      '{"between":["1001","1002"],"feature":"bridge"}',
      '{"between":["1001","1002"],"feature":"river"}',
    )
    expect(said(walled)[0]).toMatch(/^map.json entries: No infantry can get from 1001 \(“st-johann”\)/)
  })
  it('the figures of a battle at a glance are given for both sides', () => {
    const read = loadCampaign(portableSpicheren, files)
    if (!read.ok) throw new Error('it does not load')
    const aims = new Map(read.value.scenarios.map(({ id, aims }) => [id, aims]))
    const [prussian, french] = aims.get('spicheren')!
    expect(prussian.en).toContain('more than 15 of its 30 strength points or 4 of its 8 units')
    expect(french.en).toContain('more than 16 of its 32 strength points or 4 of its 9 units')
    expect(aims.get('spicheren-refight')![1].fr).toContain(
      'plus de 20 de ses 40 points de force ou de 5 de ses 11 unités',
    )
    expect(prussian.fr).toContain('à 2 points de pourcentage près')
  })
  it('a file that is missing', () => {
    const { 'tables.json': _tables, ...rest } = files
    expect(said(problemsOf(rest))).toEqual(['tables.json : The file is missing.'])
  })
  it('several faults in several files are reported at once', () => {
    const oneUnit = JSON.parse(
      JSON.stringify(files['order-of-battle.json']).replace('"type":"cavalry"', '"type":"dragoons"'),
    ) as unknown
    const { 'tables.json': _tables, ...rest } = files
    const problems = problemsOf({ ...rest, 'order-of-battle.json': oneUnit, 'campaign.json': {}, 'map.json': [] })
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['tables.json', 'campaign.json', 'map.json']))
    expect(said(problemsWith('order-of-battle.json', /"type":"cavalry"/g, '"type":"dragoons"'))).toHaveLength(3)
  })
})

/** Every place in a value that can be changed, as the keys that lead to it. */
function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  const here = [[...path]]
  if (typeof value !== 'object' || value === null) return here
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function changed(value: unknown, [key, ...rest]: readonly string[], change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => (String(index) === key ? keep(changed(one, rest, change)) : [one]))
  const entries = Object.entries(value as object) // the path leads through objects and lists only
  return Object.fromEntries(
    entries.flatMap(([name, one]) =>
      name === key ? keep(changed(one, rest, change)).map((inner) => [name, inner]) : [[name, one]],
    ),
  )
}
const GONE = Symbol('gone')
const keep = (value: unknown): unknown[] => (value === GONE ? [] : [value])

describe('campaign files changed at random', () => {
  const places = Object.entries(files).flatMap(([file, content]) => placesIn(content).map((path) => ({ file, path })))
  const texts = [...new Set(JSON.stringify(files).match(/"[^"]*"/g))].map((text) => JSON.parse(text) as string)
  const value = fc.oneof(
    fc.constant(GONE),
    fc.constantFrom<unknown>(...texts),
    fc.integer({ min: -3, max: 120 }),
    fc.constantFrom<unknown>(null, true, false, [], {}, '', 0.5, 1e9, '__proto__', ['__proto__'], {
      __proto__: null,
      a: 1,
    }),
    fc.jsonValue(),
  )
  const change = fc.record({ at: fc.constantFrom(...places), to: value, double: fc.boolean() })

  it('load cleanly, or are refused with problems that name a file and a remedy; nothing is ever thrown', () => {
    const runs = tries(3000)
    const outcomes = { clean: 0, refused: 0 }
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const mutated: Record<string, unknown> = { ...files }
        for (const { at, to, double } of changes) {
          // An earlier change may have taken the place away.
          const present = placesIn(mutated[at.file]).some((path) => path.join('/') === at.path.join('/'))
          if (present)
            mutated[at.file] = changed(mutated[at.file], at.path, (old) =>
              double && Array.isArray(old) ? [...old, ...old] : to,
            )
          if (mutated[at.file] === GONE) delete mutated[at.file]
        }
        const read = loadCampaign(portableSpicheren, mutated)
        outcomes[read.ok ? 'clean' : 'refused']++
        if (read.ok) return
        expect(read.error.some(({ severity }) => severity === 'error')).toBe(true)
        for (const { file, message, remedy } of read.error) {
          expect(file === 'scenarios' || file.endsWith('.json')).toBe(true)
          expect(message.length > 5 && remedy.length > 5).toBe(true)
        }
      }),
      { numRuns: runs, seed: 1870 },
    )
    // Both ends were met, or the changes would show nothing.
    expect(Math.min(outcomes.clean, outcomes.refused)).toBeGreaterThan(everyTry ? 100 : 10)
  }, 120_000)
})
