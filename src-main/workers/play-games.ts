import { parentPort, workerData } from 'node:worker_threads'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { playOne } from '#engine/opponents/players/play-one.ts'
import { systems } from '#engine/systems/registry.ts'
import type { Task } from '../simulating/play.ts'
import { gameOf, type Finished, type GamesAsked } from '../simulating/results.ts'

/** Receives games of the plans in `workerData`, plays them, and sends the result of each. */

const campaigns = (workerData as readonly GamesAsked[]).map(({ plan, system, files }) => {
  const rules = systems.find(({ id }) => id === system)
  const loaded = rules && loadCampaign(rules, files)
  if (loaded?.ok !== true) throw new Error('the campaign of the simulation cannot be read')
  return { plan, campaign: loaded.value }
})

parentPort?.on('message', (task: Task) => parentPort?.postMessage(play(task)))

function play({ plan: index, game: number }: Task): Finished {
  const { plan, campaign } = campaigns[index]!
  const toPlay = gameOf(plan, number)
  const choices: [number, number] = [0, 0]
  const all: [number, number] = [0, 0]
  const thoughts: [number[], number[]] = [[], []]
  const played = playOne(campaign, toPlay, (side, decide) => {
    const began = performance.now()
    const choice = decide()
    const spent = performance.now() - began
    choices[side]! += 1 // one of two sides
    all[side]! += spent
    if (choice.reason !== null) thoughts[side]!.push(Math.round(spent))
    return choice
  })
  return {
    row: { game: number, seed: toPlay.seed, sides: toPlay.sides, ...played },
    time: { game: number, choices, all, thoughts },
  }
}
