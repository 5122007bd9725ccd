import { parentPort, workerData } from 'node:worker_threads'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { simulate } from '#engine/opponents/players/simulate.ts'
import { systems } from '#engine/systems/registry.ts'
import type { SimulationAsked, SimulationTold } from '../services/simulations.ts'

/** Milliseconds from one report to the next. */
const REPORT_EVERY = 100

/** Plays the games it is started with, says how far it is and what came of them, and ends. */
function run({ files, system, ...wish }: SimulationAsked): void {
  const rules = systems.find(({ id }) => id === system)
  const loaded = rules && loadCampaign(rules, files)
  if (loaded?.ok !== true) throw new Error('the campaign of the simulation cannot be read')
  const tell = (told: SimulationTold): void => parentPort?.postMessage(told)
  let reported = performance.now()
  const counted = simulate(loaded.value, wish, (done) => {
    if (performance.now() - reported < REPORT_EVERY) return
    reported = performance.now()
    tell({ at: 'work', done })
  })
  tell({ at: 'end', counted })
}

run(workerData)
