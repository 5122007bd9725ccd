import type { z } from 'zod'
import { beginPlay } from '#engine/kernel/game/start.ts'
import type { Switches } from '#engine/kernel/system/system.ts'
import { canPlay, type Opponent as Player } from '#engine/opponents/opponent.ts'
import type { SimulationRequest } from '../../contract/simulations.ts'
import type { Words } from '../../contract/words.ts'
import type { SimulationPlan } from '../../simulating/request.ts'
import { denial } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'
import { plain, Wording } from '../../wording/wording.ts'
import type { PlayedSetUp } from './set-ups.ts'

export type ReadRequest = z.output<typeof SimulationRequest>

export type SimulationPlans = ReturnType<typeof simulationPlans>

/** Turns requests into plans, each a list of games that a worker can play. */
export function simulationPlans(opponents: readonly Player[]) {
  const ableTo = (system: string, side: number): Player[] => opponents.filter((one) => canPlay(one, system, side))

  const nameOf = (id: string): Words => opponents.find((one) => one.id === id)?.name ?? plain(id)

  /** The plan for a set-up; throws a denial where it cannot be played like that. */
  function planOf(request: ReadRequest, { playable, scenario, hash }: PlayedSetUp): SimulationPlan {
    const { loaded } = playable
    const known = loaded.scenarios.find(({ id }) => id === scenario)?.switches ?? []
    const options: Switches = { ...Object.fromEntries(known.map(({ id, value }) => [id, value])), ...request.options }
    const begun = beginPlay(loaded, { scenario, switches: options, seed: request.seed })
    if (!begun.ok) throw denial('BAD_CHOICE', { said: begun.error.message })
    const { sides, games, mirrored, seed, budget = null } = request
    for (const side of [0, 1])
      for (const who of mirrored ? sides : [sides[side]!])
        if (!ableTo(loaded.system.id, side).some(({ id }) => id === who))
          throw denial('BAD_CHOICE', whyNot.cannotPlay(nameOf(who), new Wording(loaded, playable.files).sides[side]!))
    return { campaign: '', files: hash, scenario, options, players: sides, mirrored, games, seed, budget }
  }

  /** The request without options that the set-up lacks, since it can be one that another is compared with. */
  function withOptionsOf({ playable, scenario }: PlayedSetUp, request: ReadRequest): ReadRequest {
    const known = playable.loaded.scenarios.find(({ id }) => id === scenario)?.switches ?? []
    const options = Object.fromEntries(
      Object.entries(request.options).filter(([id]) => known.some((one) => one.id === id)),
    )
    return { ...request, options }
  }

  return { ableTo, nameOf, planOf, withOptionsOf }
}
