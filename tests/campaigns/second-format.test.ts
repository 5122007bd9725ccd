import { describe, expect, it } from 'vitest'
import { checkBeginnings } from '#engine/campaigns/beginnings.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { campaignFiles as ofGaiterButton } from '#engine/gaiter-button/campaign/schemas/published-schemas.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { loadCampaign, type CampaignFiles, type LoadedCampaign, type RuleSystem } from '#engine/kernel/system/system.ts'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { readCampaign } from './read-campaign.ts'

const zones = readCampaign('examples/broadwater')
const hexes = readCampaign('examples/ford')
const twoDays = 'scenarios/two-days.json'
const morning = 'scenarios/morning.json'

function loadedFrom(system: RuleSystem, files: CampaignFiles): LoadedCampaign {
  const read = loadCampaign(system, files)
  if (!read.ok) throw new Error(read.error.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n'))
  return read.value
}

/** The files with some fields of one of them changed; undefined takes a field away. */
function changed(files: CampaignFiles, file: string, fields: Readonly<Record<string, unknown>>): CampaignFiles {
  const content = { ...(files[file] as object), ...fields }
  return { ...files, [file]: Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)) }
}

function stateOf(loaded: LoadedCampaign, scenario: string): JsonObject {
  const begun = Game.begin(loaded, { scenario, switches: {}, seed: 'Sedan' })
  if (!begun.ok) throw new Error(begun.error.message)
  return stateAsJson(begun.value.play)
}

const row = (state: JsonObject, table: string, name: string): unknown => {
  const rows = state[table]
  return isJsonObject(rows) ? rows[name] : undefined
}

const oneLanguage = (system: RuleSystem, files: CampaignFiles) =>
  (system.campaign.warnings?.(loadedFrom(system, files).campaign) ?? []).map(
    ({ file, path, message }) => `${file} ${path}: ${message}`,
  )

describe('words of a campaign', () => {
  it('may be in one language, which is then used for the other; a warning says so', () => {
    const files = changed(hexes, morning, { title: { fr: 'Le matin' } })
    expect(loadedFrom(portableSpicheren, files).scenarios.find(({ id }) => id === 'morning')?.title).toEqual({
      en: 'Le matin',
      fr: 'Le matin',
    })
    expect(oneLanguage(portableSpicheren, files)).toEqual([`${morning} title: These words are in French only.`])
  })

  it('may be a plain text, the same in all languages, without a warning', () => {
    const files = changed(zones, twoDays, { title: 'Beaumont' })
    expect(loadedFrom(gaiterButton, files).scenarios[0]?.title).toEqual({ en: 'Beaumont', fr: 'Beaumont' })
    expect(oneLanguage(gaiterButton, files)).toEqual([])
  })

  it('are not asked for where things have names: a campaign of zones does without texts', () => {
    const { 'text.en.json': _en, 'text.fr.json': _fr, ...files } = zones
    const loaded = loadedFrom(gaiterButton, files)
    expect(oneLanguage(gaiterButton, files)).toEqual([])
    expect(gaiterButton.campaign.names?.(loaded.campaign)).toMatchObject({
      french: { en: 'French', fr: 'Français' },
      durand: { en: 'Durand', fr: 'Durand' },
    })
  })

  it('of a scenario stand in its own file, before those of the texts', () => {
    const en = zones['text.en.json'] as { readonly words: object }
    const words = { ...en.words, 'scenario.two-days.title': 'Old' }
    const files = { ...changed(zones, twoDays, { title: 'New' }), 'text.en.json': { ...en, words } }
    expect(loadedFrom(gaiterButton, files).scenarios[0]?.title.en).toBe('New')
  })
})

describe('a file of the first format', () => {
  const old: CampaignFiles = Object.fromEntries(
    Object.entries(zones).map(([file, content]) => [file, { ...(content as object), format: 1 }]),
  )

  it('is read as one of the second, and has its own hash', () => {
    const [before, after] = [loadedFrom(gaiterButton, old), loadedFrom(gaiterButton, zones)]
    expect(stateOf(before, 'two-days')).toEqual(stateOf(after, 'two-days'))
    expect(before.hash).toBe(hashOfCampaign(old))
    expect(before.hash).not.toBe(after.hash)
  })

  it('is handed to the window with everything in its place that it leaves out', () => {
    const whole = ofGaiterButton.whole(old)
    expect(whole['map.json']).toEqual(ofGaiterButton.whole(zones)['map.json'])
    expect(whole['map.json']).toMatchObject({
      format: 2,
      sectors: [],
      connections: [{ km: 10.3, rail: true }, {}, {}, {}, {}],
    })
  })
})

describe('what may be left out', () => {
  it('is a distance, which follows from the places', () => {
    const measured = ofGaiterButton.whole(zones)['map.json'] as { connections: { km: number }[] }
    expect(measured.connections.map(({ km }) => km)).toEqual([10.3, 10.3, 10.3, 11.2, 10.3])
  })

  it('is every list that would be empty, and every note may be written', () => {
    const scenario = {
      format: 2,
      id: 'two-days',
      note: 'As short as a scenario can be.',
      turns: [{ date: '1870-08-26', note: 'A Friday.' }],
      setUp: {
        french: [{ id: 'first', zone: 'mill', leaders: ['durand'], units: ['fr-1-1'], note: 'Here.' }],
        german: [{ zone: 'ford', leaders: ['weber', 'vogel'], units: ['ge-1-1'] }],
      },
      victory: {
        division: { points: 2, arms: ['infantry'] },
        levels: [{ side: 'french', level: 'tactical', all: [{ is: 'divisions-in', zones: ['ford'], atLeast: 1 }] }],
      },
    }
    const loaded = loadedFrom(gaiterButton, { ...zones, [twoDays]: scenario })
    expect(loaded.scenarios).toMatchObject([{ id: 'two-days', title: { en: 'two-days' }, switches: [] }])
    expect(row(stateOf(loaded, 'two-days'), 'counter', 'fr-1-1')).toMatchObject({ zone: 'mill' })
  })
})

describe('the position of a scenario', () => {
  it('changes what it names and leaves the rest as it was set up', () => {
    const plain = stateOf(loadedFrom(gaiterButton, zones), 'two-days')
    const position = {
      connection: { 'mill-ford': { destroyed: true } },
      counter: { 'fr-1-1': { artillery: 1, lostArtillery: 1 } },
    }
    const state = stateOf(loadedFrom(gaiterButton, changed(zones, twoDays, { position })), 'two-days')
    expect(row(state, 'connection', 'mill-ford')).toMatchObject({ destroyed: true })
    expect(row(state, 'counter', 'fr-1-1')).toEqual({
      ...(row(plain, 'counter', 'fr-1-1') as object),
      artillery: 1,
      lostArtillery: 1,
    })
    expect(row(state, 'counter', 'ge-1-1')).toEqual(row(plain, 'counter', 'ge-1-1'))
    expect(state['agenda']).toEqual(plain['agenda'])
  })

  it('is there for every system', () => {
    const position = { unit: { rearguard: { strength: 2 } } }
    const state = stateOf(loadedFrom(portableSpicheren, changed(hexes, morning, { position })), 'morning')
    expect(row(state, 'unit', 'rearguard')).toMatchObject({ strength: 2 })
  })

  it('that names something that does not exist is reported with its place', () => {
    const position = { connection: { 'mill-fort': { destroyed: true } } }
    const told = checkBeginnings(loadedFrom(gaiterButton, changed(zones, twoDays, { position })))
    expect(told).toMatchObject([
      {
        severity: 'error',
        file: twoDays,
        path: 'position.connection.mill-fort',
        message: expect.stringContaining('mill-fort'),
      },
    ])
  })

  it('that breaks an invariant is reported', () => {
    const position = { unit: { rearguard: { strength: 90 } } }
    const [told] = checkBeginnings(loadedFrom(portableSpicheren, changed(hexes, morning, { position })))
    expect(told).toMatchObject({ severity: 'error', file: morning })
    expect(told?.message).toContain('cannot be played')
  })
})

describe('a scenario that cannot be played out', () => {
  it('is reported when the game would be over before the first act', () => {
    const position = { ending: { ending: 'draw', winner: null, level: 0 }, agenda: [] }
    expect(checkBeginnings(loadedFrom(gaiterButton, changed(zones, twoDays, { position })))).toMatchObject([
      { severity: 'error', file: twoDays, message: 'The game is over before anybody has done anything.' },
    ])
  })

  it('is called as its file is', () => {
    const read = loadCampaign(portableSpicheren, changed(hexes, morning, { id: 'noon' }))
    expect(read.ok ? [] : read.error).toMatchObject([
      { file: morning, path: 'id', code: 'file-called-otherwise', subject: 'noon' },
    ])
  })
})

describe('a misspelled name', () => {
  const remedies = (system: RuleSystem, files: CampaignFiles): string[] => {
    const read = loadCampaign(system, files)
    return read.ok ? [] : read.error.map(({ remedy }) => remedy)
  }

  it('of a thing, a field or a choice is reported with the most similar existing one', () => {
    const [first, ...others] = (hexes['order-of-battle.json'] as { units: object[] }).units
    const misspelled = (fields: object) =>
      changed(hexes, 'order-of-battle.json', { units: [{ ...first, ...fields }, ...others] })
    const told = (fields: object) => remedies(portableSpicheren, misspelled(fields)).join(' ')
    expect(told({ side: 'prusian' })).toContain('Did you mean "prussian"?')
    expect(told({ qality: 'average', quality: undefined })).toContain('Did you mean "quality"?')
    const start = [{ unit: 'rearguart', hex: '0401', facing: 'N' }]
    expect(remedies(portableSpicheren, changed(hexes, morning, { start })).join(' ')).toContain(
      'Did you mean "rearguard"?',
    )
  })
})

describe('an earlier edition of a campaign', () => {
  it('that plays the same is named by its hash', () => {
    const files = changed(hexes, 'campaign.json', { formerly: ['0123456789abcdef'] })
    expect(loadedFrom(portableSpicheren, files).formerly).toEqual(['0123456789abcdef'])
  })
})
