import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { loadCampaign, type CampaignFiles, type LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import { systems } from '#engine/systems/registry.ts'
import { checkBeginnings } from '#engine/campaigns/beginnings.ts'
import { campaignsIn } from '../../src-main/campaigns/campaign-check.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { positionOf } from '../../src-main/drafts/from-game.ts'
import { pickFrom } from '../kernel/table.ts'

const examples = campaignsIn(join(import.meta.dirname, '../../campaigns/examples')).map((folder) => {
  const { files } = readCampaignFolder(folder)
  const { system } = files['campaign.json'] as { readonly system: string }
  return [basename(folder), systems.find(({ id }) => id === system)!, files] as const
})

function loadedFrom(system: (typeof systems)[number], files: CampaignFiles): LoadedCampaign {
  const read = loadCampaign(system, files)
  if (!read.ok) throw new Error(read.error.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n'))
  return read.value
}

function begun(loaded: LoadedCampaign, scenario: string, seed: string): Game {
  const game = Game.begin(loaded, { scenario, switches: {}, seed })
  if (!game.ok) throw new Error(game.error.message)
  return game.value
}

/** The state but for what belongs to one game alone: how often it was acted in, and its dice. */
function standing({ play }: Game): JsonObject {
  const { acts: _acts, secrets: _secrets, ...rest } = stateAsJson(play)
  return rest
}

const withPosition = (files: CampaignFiles, file: string, position: Json): CampaignFiles => ({
  ...files,
  [file]: { ...(files[file] as JsonObject), position },
})

describe.each(examples)('a scenario of %s', (_name, system, files) => {
  const file = Object.keys(files).find((path) => path.startsWith('scenarios/'))!
  const scenario = basename(file, '.json')
  const plain = loadedFrom(system, files)

  it('begins in any position that play leads to, with everything as it stood, and is played on from there', () => {
    for (let seed = 0; seed < 4; seed += 1) {
      const pick = pickFrom(seed)
      const game = begun(plain, scenario, `position ${seed}`)
      for (let act = 0; act < 12 * (1 + seed) && game.play.ending === undefined; act += 1)
        game.act(game.play.actions.at(pick(game.play.actions.length))!)
      if (game.play.ending !== undefined) continue
      const position = positionOf(plain, scenario, {}, game.play)
      const loaded = loadedFrom(system, withPosition(files, file, JSON.parse(JSON.stringify(position)) as Json))
      const again = begun(loaded, scenario, 'of its own')
      expect(standing(again), `seed ${seed}`).toEqual(standing(game))
      expect(again.play.actions.length).toBe(game.play.actions.length)
      const next = again.play.actions.at(0)!
      expect(again.act(next)).toMatchObject({ ok: true })
    }
  })

  it('is reported when the game would be over before the first act', () => {
    const ending = { ending: plain.layout.endings[0]!, winner: null, level: 0 }
    const loaded = loadedFrom(system, withPosition(files, file, { ending, agenda: [] }))
    expect(checkBeginnings(loaded).map(({ code }) => code)).toEqual(['over-before-it-begins'])
  })

  it('is reported with its place when its position names something that does not exist', () => {
    const told = checkBeginnings(loadedFrom(system, withPosition(files, file, { nothing: { nobody: 1 } })))
    expect(told).toMatchObject([{ severity: 'error', file, path: 'position.nothing' }])
  })
})
