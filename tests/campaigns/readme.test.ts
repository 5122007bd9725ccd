import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { checkFolder } from '../../src-main/campaigns/campaign-check.ts'
import { readWithBase } from '../../src-main/campaigns/based-on.ts'
import { drawCampaign } from '../../src-main/boards/draw-campaign.ts'
import { houseServices } from '../../src-main/protocol/house-services.ts'
import { Session } from '../../src-main/protocol/session.ts'
import { pickFrom } from '../kernel/table.ts'

const house = join(import.meta.dirname, '../../campaigns')
const page = readFileSync(join(house, 'README.md'), 'utf8')

/** What stands in campaigns/README.md under this name. */
function shown(name: string): Record<string, unknown> {
  const found = new RegExp(`^\`\`\`json ${name}\\n(.*?)^\`\`\`$`, 'ms').exec(page)
  return JSON.parse(found?.[1] ?? '')
}

interface Files {
  map: { zones: unknown[]; connections: unknown[] }
  scenario: { setUp: { french: { units: string[] }[] }; position?: unknown }
}

/** The example after each step of the page, in a folder of its own. */
function myValley(change: (files: Files) => void, look: (folder: string) => void): void {
  const shelf = mkdtempSync(join(tmpdir(), 'readme-'))
  const folder = join(shelf, 'broadwater')
  cpSync(join(house, 'examples/broadwater'), folder, { recursive: true })
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const files: Files = { map: read('map.json'), scenario: read('scenarios/two-days.json') }
  change(files)
  writeFileSync(join(folder, 'map.json'), JSON.stringify(files.map))
  writeFileSync(join(folder, 'scenarios/two-days.json'), JSON.stringify(files.scenario))
  try {
    look(folder)
  } finally {
    rmSync(shelf, { recursive: true })
  }
}

/** Plays with answers taken at random until the game is over, or beyond what any of these takes. */
function played(loaded: LoadedCampaign, scenario: string): Game {
  const begun = Game.begin(loaded, { scenario, switches: {}, seed: 'valley' })
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const pick = pickFrom(1870)
  for (let act = 0; act < 3000 && game.play.ending === undefined; act++) {
    const { actions } = game.play
    const acted = game.act(actions.at(pick(actions.length))!)
    if (!acted.ok) throw new Error(acted.error.message)
  }
  return game
}

describe('a newcomer who follows campaigns/README.md', () => {
  it('has a sixth zone, which is measured, drawn and played on', () => {
    const change = ({ map, scenario }: Files) => {
      map.zones.push(shown('zone'))
      map.connections.push(shown('connection'))
      const [line] = scenario.setUp.french
      line!.units = line!.units.filter((unit) => unit !== 'fr-1-c')
      scenario.setUp.french.push(shown('placement') as never)
      scenario.position = shown('position')
    }
    myValley(change, (folder) => {
      const { errors, warnings, loaded, system } = checkFolder(folder)
      expect(errors).toEqual([])
      expect(warnings).toEqual([])
      const { files } = readWithBase(folder, house)
      expect(system!.campaign.files?.whole(files)['map.json']).toMatchObject({
        connections: expect.arrayContaining([expect.objectContaining({ b: 'abbey', km: expect.closeTo(9.6, 0) })]),
      })
      const drawn = drawCampaign(system!, files)
      expect('svg' in drawn && drawn.svg).toContain('id="zone-abbey"')
      const game = played(loaded!, 'two-days')
      expect(game.history.moments.length).toBeGreaterThan(20)
      const begun = Game.begin(loaded!, { scenario: 'two-days', switches: {}, seed: 'a' })
      expect(begun.ok && stateAsJson(begun.value.play)).toMatchObject({
        counter: { 'fr-1-c': { zone: 'abbey' } },
        connection: { 'mill-ford': { destroyed: true, railDestroyed: true } },
      })
    })
  })

  it('makes a campaign that is based on one of the house', () => {
    const shelf = mkdtempSync(join(tmpdir(), 'what-if-'))
    const about = shown('campaign.json of a what-if')
    const folder = join(shelf, String(about['id']))
    mkdirSync(folder)
    writeFileSync(join(folder, 'campaign.json'), JSON.stringify(about))
    const { errors, warnings, loaded } = checkFolder(folder, house)
    expect([...errors, ...warnings]).toEqual([])
    expect(loaded?.scenarios.map(({ id }) => id)).toEqual(['august-1870', 'beaumont-sedan'])
    rmSync(shelf, { recursive: true })
  })

  const examples = readdirSync(join(house, 'examples'))

  it.each(examples)('begins from %s, which loads, is drawn and is played to its end', (name) => {
    const folder = join(house, 'examples', name)
    const { errors, warnings, loaded, system } = checkFolder(folder)
    expect([...errors, ...warnings]).toEqual([])
    expect(drawCampaign(system!, readWithBase(folder, house).files)).toHaveProperty('svg')
    for (const { id } of loaded!.scenarios) {
      const { history, play } = played(loaded!, id)
      expect(history.moments.length).toBeGreaterThan(5)
      expect(play.ending).toBeDefined()
    }
    expect(page).toContain(`(examples/${name})`)
  })

  it('finds one for each rule system', () => {
    const played = examples.map((name) => checkFolder(join(house, 'examples', name)).system?.id)
    expect(new Set(played)).toEqual(new Set(systems.map(({ id }) => id)))
  })
})

describe('a scenario as an object, given to the engine protocol', () => {
  const services = houseServices()
  const campaigns = ['chalons-1870', 'portable-spicheren', 'belfort-1870', 'spicheren-1870', 'escape-from-sedan-1870']

  it.each(campaigns)('needs nothing beside itself in %s', (campaign) => {
    const found = services.campaign(campaign)!
    const [file] = Object.keys(found.files).filter((path) => path.startsWith('scenarios/'))
    const scenario = { ...(found.files[file!] as object), id: 'of-my-own', title: { fr: 'À moi' } }
    const answer = new Session(services).answer({ do: 'new', campaign, scenario, seed: 'a' })
    expect(answer).toMatchObject({ ok: true, scenario: 'of-my-own' })
  })

  it('is tried for each rule system', () => {
    const tried = campaigns.map((id) => (services.campaign(id)!.files['campaign.json'] as { system: string }).system)
    expect(new Set(tried)).toEqual(new Set(systems.map(({ id }) => id)))
  })
})
