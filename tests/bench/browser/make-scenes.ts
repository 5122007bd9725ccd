import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { Game } from '#engine/kernel/game/game.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { drawPlan } from '../../../src-main/boards/draw-plan.ts'
import { planOf } from '../../../src-main/campaigns/plan-of.ts'
import { drawMap } from '../../../src-main/cartography/draw-map.ts'
import { chalonsBoard, chalonsPlan, spicherenBoard } from '../../campaigns/plans.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { settingOf } from '../../window/setting-of.ts'
import type { Scenes } from './page/scenes.ts'

/** Writes what the page is shown with: the real map, and the views that the engine makes of the real set-up. */
const files = campaignFolder('chalons-1870')
const loaded = loadCampaign(gaiterButton, files)
const board = chalonsBoard()
const svg = drawMap(chalonsPlan())
const hexes = spicherenBoard()
if (!loaded.ok) throw new Error('a campaign of the house is broken')

const scenario = loaded.value.scenarios.find(({ id }) => id === 'august-1870')
if (scenario === undefined) throw new Error('there is no scenario of August 1870')
const switches = Object.fromEntries(scenario.switches.map(({ id, value }) => [id, value]))
const begun = Game.begin(loaded.value, { scenario: scenario.id, switches, seed: 'window' })
if (!begun.ok) throw new Error(begun.error.message)
const views = [0, 1].map((side) => ({ side, known: begun.value.view(side).known }))

/** The whole breakout, as it is set up: some sixty units. */
function tableScene(): Scenes['table'] {
  const folder = campaignFolder('escape-from-sedan-1870')
  const table = loadCampaign(escapeFromSedan, folder)
  const plan = planOf(escapeFromSedan, folder)
  if (!table.ok || plan?.kind !== 'table') throw new Error('the table of the house is broken')
  const game = Game.begin(table.value, { scenario: 'escape', switches: {}, seed: 'window' })
  if (!game.ok) throw new Error(game.error.message)
  const studied = (study: string): JsonObject => {
    const answer = game.value.study(0, { study })
    if (!answer.ok) throw new Error(answer.error.message)
    return answer.value
  }
  const studies = { fire: studied('fire'), command: studied('command') }
  return { setting: settingOf(table.value, folder), svg: drawPlan(plan), known: game.value.view(0).known, studies }
}

const scenes: Scenes = {
  board,
  svg,
  views,
  // Both have been checked when the campaign was loaded.
  orderOfBattle: files['order-of-battle.json'] as Scenes['orderOfBattle'],
  map: files['map.json'] as Scenes['map'],
  hexes,
  table: tableScene(),
}
const [target = ''] = process.argv.slice(2)
mkdirSync(dirname(resolve(target)), { recursive: true })
writeFileSync(target, JSON.stringify(scenes))
