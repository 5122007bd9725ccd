import { parentPort, workerData } from 'node:worker_threads'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'
import { trials } from '../kernel/trials.ts'
import { playAtRandom, type RandomGame } from './random-game.ts'

/** One of the crew of `npm run fuzz`: plays every so-manieth game and reports each. */
export interface Order {
  readonly system: string
  readonly campaign: string
  readonly scenario: string | undefined
  readonly first: number
  readonly last: number
  readonly step: number
}
export interface Report {
  readonly scenario: string
  readonly seed: number
  readonly game: RandomGame
}

const order = workerData as Order // written by run.ts
const system = systems.find(({ id }) => id === order.system)
if (!system) throw new Error(`There is no rule system "${order.system}".`)
const read = loadCampaign(system, campaignFolder(order.campaign))
if (!read.ok) throw new Error(`The campaign "${order.campaign}" has errors.`)
const loaded = read.value
const scenarios = loaded.scenarios
  .map(({ id }) => id)
  .filter((id) => order.scenario === undefined || id === order.scenario)
if (scenarios.length === 0) throw new Error(`There is no scenario "${order.scenario}".`)
const secrets = trials[order.system]?.secrets

for (let seed = order.first; seed <= order.last; seed += order.step) {
  const scenario = scenarios[seed % scenarios.length]! // an index below the length
  const game = playAtRandom(loaded, scenario, seed, {
    bound: 50_000,
    invariantsEvery: 1,
    secretsEvery: 40,
    ...(secrets ? { secrets } : {}),
  })
  const report: Report = { scenario, seed, game }
  parentPort?.postMessage(report)
}
