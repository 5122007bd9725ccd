import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import { systems } from '#engine/systems/registry.ts'
import { readWithBase } from '../../src-main/campaigns/based-on.ts'
import { campaignsIn, checkFolder } from '../../src-main/campaigns/campaign-check.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { CampaignFolders } from '../../src-main/campaigns/campaign-folders.ts'
import { differences } from '../../src-main/campaigns/differences.ts'
import { inHouseStyle } from '../../src-main/campaigns/house-style.ts'
import { upgraded, writeInHouseStyle } from '../../src-main/campaigns/write-campaign.ts'

const house = join(import.meta.dirname, '../../campaigns')
const examples = campaignsIn(join(house, 'examples')).map((folder) => basename(folder))
const ours = [
  ...campaignsIn(house).map((folder) => basename(folder)),
  ...examples.map((name) => join('examples', name)),
]

let shelf: string
beforeEach(() => void (shelf = mkdtempSync(join(tmpdir(), 'designing-'))))
afterEach(() => rmSync(shelf, { recursive: true }))

const systemOf = (folder: string) => {
  const about = readCampaignFolder(folder).files['campaign.json'] as { readonly system: string }
  return systems.find(({ id }) => id === about.system)!
}

describe('the style of the house', () => {
  it.each(ours)('is that of every file of %s: reading and writing it changes no byte', (name) => {
    const folder = join(house, name)
    const kinds = systemOf(folder).campaign.files
    for (const [file, content] of Object.entries(readCampaignFolder(folder).files))
      expect(inHouseStyle(file, content as Json, kinds), file).toBe(readFileSync(join(folder, file), 'utf8'))
  })

  it('has fields in the order of their schema and short values on one line, and changes nothing that is said', () => {
    const written = { zones: [{ name: 'A', id: 'a' }], $schema: 'x', strange: 1, format: 2 }
    const text = inHouseStyle('map.json', written, gaiterButton.campaign.files)
    expect(text).toBe(
      '{\n  "$schema": "x",\n  "format": 2,\n  "zones": [\n    { "id": "a", "name": "A" }\n  ],\n  "strange": 1\n}\n',
    )
    expect(JSON.parse(text)).toEqual(written)
  })

  it('breaks what is longer than a line', () => {
    const names = Array.from({ length: 30 }, (_, index) => `name-${index}`)
    const text = inHouseStyle('other.json', { names, empty: [], deep: { names } }, undefined)
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120)
    expect(JSON.parse(text)).toEqual({ names, empty: [], deep: { names } })
  })
})

describe('a campaign in the newest format', () => {
  it.each(['chalons-1870', 'portable-spicheren', ...examples.map((name) => join('examples', name))])(
    'is what %s is in: nothing in it could be left out',
    (name) => {
      const folder = join(house, name)
      const { files } = readCampaignFolder(folder)
      expect(upgraded(files, systemOf(folder))).toEqual(files)
    },
  )

  it('has the words of scenarios in their files, and no empty lists or measured distances', () => {
    const { files } = readCampaignFolder(join(house, 'examples/broadwater'))
    const scenario = files['scenarios/two-days.json'] as JsonObject
    const { title, description, aims, ...rest } = scenario as unknown as Record<string, { readonly en: string }>
    const map = files['map.json'] as unknown as { readonly connections: readonly JsonObject[] }
    const en = files['text.en.json'] as { readonly words: object }
    const old = {
      ...files,
      'scenarios/two-days.json': { ...rest, format: 1, reductions: [] },
      'map.json': {
        ...map,
        format: 1,
        connections: map.connections.map((one, index) => (index < 3 ? { ...one, km: 10.3 } : one)),
      },
      'text.en.json': {
        ...en,
        words: { ...en.words, 'scenario.two-days.title': title?.en, 'scenario.two-days.description': description?.en },
      },
    }
    const made = upgraded(old, gaiterButton)
    expect(made['map.json']).toEqual(map)
    expect(made['text.en.json']).toEqual(en)
    expect(made['scenarios/two-days.json']).toMatchObject({
      format: 2,
      title: { en: title?.en },
      description: { en: description?.en },
    })
    expect(made['scenarios/two-days.json']).not.toHaveProperty('reductions')
    expect(aims).toBeDefined()
  })
})

/** A campaign that changes another: its head and whatever else is given. */
function whatIf(files: Readonly<Record<string, object>>, about: object = {}): string {
  const folder = join(shelf, 'late-rain')
  mkdirSync(join(folder, 'scenarios'), { recursive: true })
  const head = { format: 2, id: 'late-rain', title: 'Late rain', basedOn: { campaign: 'chalons-1870', ...about } }
  for (const [file, content] of Object.entries({ 'campaign.json': head, ...files }))
    writeFileSync(join(folder, file), JSON.stringify(content))
  return folder
}

const firstMarch = () =>
  readCampaignFolder(join(house, 'chalons-1870')).files['scenarios/first-march.json'] as JsonObject

describe('a campaign that is based on another', () => {
  it('is read whole from few files, and says in words what it changes', () => {
    const scenario = { ...firstMarch(), turns: [{ date: '1870-08-26' }, { date: '1870-08-27', weather: 'rain' }] }
    const folder = whatIf({ 'scenarios/first-march.json': scenario })
    const checked = checkFolder(folder, house)
    expect([...checked.errors, ...checked.warnings]).toEqual([])
    const { files } = readWithBase(folder, house)
    expect(files['campaign.json']).toMatchObject({
      id: 'late-rain',
      system: 'gaiter-button',
      attribution: expect.anything(),
    })
    expect(Object.keys(files).some((file) => file.startsWith('lessons/') || file === 'sheet.json')).toBe(false)
    const before = readCampaignFolder(join(house, 'chalons-1870')).files
    const lines = differences(gaiterButton, before, files).filter(({ en }) => en.startsWith('scenarios/'))
    expect(lines).toEqual([
      {
        en: 'scenarios/first-march.json: turns 1870-08-26, weather: "normal" is gone',
        fr: 'scenarios/first-march.json : turns 1870-08-26, weather : "normal" n’y est plus',
      },
    ])
  })

  it('has a map of its own without the credits of the other', () => {
    const map = readCampaignFolder(join(house, 'chalons-1870')).files['map.json'] as object
    const { files } = readWithBase(whatIf({ 'map.json': map }), house)
    expect(files['campaign.json']).not.toHaveProperty('attribution')
  })

  it('leaves out what it says it does', () => {
    const without = ['scenarios/first-march.json', 'scenarios/august-1870.json']
    const read = loadCampaign(gaiterButton, readWithBase(whatIf({}, { without }), house).files)
    expect(read.ok && read.value.scenarios.map(({ id }) => id)).toEqual(['beaumont-sedan'])
  })

  it('is reported when the other is missing, or is another edition', () => {
    const folder = whatIf({}, { hash: '0000000000000000' })
    expect(checkFolder(folder, house)).toMatchObject({ errors: [], warnings: [{ path: 'basedOn.hash' }] })
    const hash = hashOfCampaign(readCampaignFolder(join(house, 'chalons-1870')).files)
    expect(checkFolder(whatIf({}, { hash }), house)).toMatchObject({ errors: [], warnings: [] })
    expect(checkFolder(whatIf({}, { campaign: 'nowhere' }), house).errors).toContainEqual(
      expect.objectContaining({ path: 'basedOn.campaign' }),
    )
  })

  it('is read again when the other changes', () => {
    cpSync(join(house, 'chalons-1870'), join(shelf, 'chalons-1870'), { recursive: true })
    const folders = new CampaignFolders(({ files }) => hashOfCampaign(files), shelf)
    const folder = whatIf({})
    const before = folders.read(folder)
    expect(folders.read(folder)).toBe(before)
    const tables = join(shelf, 'chalons-1870', 'tables.json')
    writeFileSync(tables, readFileSync(tables, 'utf8').replace('"atMost": 2', '"atMost": 12'))
    expect(folders.read(folder)).not.toBe(before)
  })
})

describe('the difference between two campaigns', () => {
  it('names rows by what they are called, whatever their order', () => {
    const before = { 'a.json': { rows: [{ id: 'x', n: 1 }, { id: 'y' }], between: [{ a: 'p', b: 'q', way: 'road' }] } }
    const after = {
      'a.json': { rows: [{ id: 'z' }, { id: 'x', n: 2 }], between: [{ a: 'p', b: 'q', way: 'path' }] },
      'b.json': {},
    }
    expect(differences(undefined, before, after).map(({ en }) => en)).toEqual([
      'a.json: rows x, n: 2, was 1',
      'a.json: rows: y is gone',
      'a.json: rows: z is new',
      'a.json: between p – q, way: "path", was "road"',
      'b.json: the file is new',
    ])
    expect(differences(undefined, before, before)).toEqual([])
  })
})

describe('an example', () => {
  it.each(examples)('%s leads to the schemas that lie beside a copy of it', (name) => {
    const folder = join(house, 'examples', name)
    const kinds = systemOf(folder).campaign.files!
    for (const [file, content] of Object.entries(readCampaignFolder(folder).files)) {
      const up = '../'.repeat(file.split('/').length)
      expect(content, file).toHaveProperty('$schema', `${up}schema/${kinds.schemaName(kinds.kindOf(file)!)}`)
    }
  })
})

describe('a folder written in the style of the house', () => {
  it('is written once, and then stays as it is', () => {
    const { files } = readCampaignFolder(join(house, 'examples/ford'))
    const folder = join(shelf, 'ford')
    mkdirSync(folder)
    expect(writeInHouseStyle(folder, files, systemOf(join(house, 'examples/ford')))).toHaveLength(
      Object.keys(files).length,
    )
    expect(writeInHouseStyle(folder, files, systemOf(join(house, 'examples/ford')))).toEqual([])
    expect(readdirSync(folder)).toContain('scenarios')
  })
})

describe('what only follows from another fault', () => {
  it('is reported once, with its number', () => {
    const folder = join(shelf, 'broadwater')
    cpSync(join(house, 'examples/broadwater'), folder, { recursive: true })
    const file = join(folder, 'scenarios/two-days.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"zone": "east-gate"', '"zone": "east-gat"'))
    const { errors } = checkFolder(folder)
    expect(errors).toMatchObject([
      {
        file: 'scenarios/two-days.json',
        line: expect.any(Number),
        code: 'there-is-no-zone',
        subject: 'east-gat',
        message: 'There is no zone "east-gat". It is named in one more place.',
        remedy: expect.stringContaining('Did you mean "east-gate"?'),
      },
    ])
  })
})
