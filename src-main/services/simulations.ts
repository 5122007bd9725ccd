import { Worker } from 'node:worker_threads'
import { Game } from '#engine/kernel/game/game.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { canPlay, type Opponent as Player } from '#engine/opponents/opponent.ts'
import type { Counted, Simulation } from '#engine/opponents/players/simulate.ts'
import type { Opponent, Simulated, SimulationWish } from '../contract/opponents.ts'
import { denial } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import { Wording } from '../wording/wording.ts'
import type { CampaignsService } from './campaigns.ts'
import { AtMost } from './at-most.ts'
import type { Progress } from './import-export.ts'
import { listenTo } from './worker-messages.ts'

/** Request to the simulation worker, and its answers. */
export type SimulationAsked = Simulation & { readonly files: CampaignFiles; readonly system: string }
export type SimulationTold = { at: 'work'; done: number } | { at: 'end'; counted: Counted }

/** Simulations at the same time: each has a process of its own to play in; beyond them the oldest ends. */
const AT_ONCE = 4

export type SimulationsService = ReturnType<typeof simulationsService>

export function simulationsService(campaigns: CampaignsService, opponents: readonly Player[], workerFile: string) {
  const running = new AtMost(AT_ONCE)
  return {
    opponents: (): Opponent[] => opponents.map(({ id, name, about }) => ({ id, name, about })),

    /** By side of a rule system: the ids of those that can play it. */
    ableTo(system: string): [string[], string[]] {
      const idsFor = (side: number) => opponents.filter((one) => canPlay(one, system, side)).map(({ id }) => id)
      return [idsFor(0), idsFor(1)]
    },

    /** Plays in a worker, and stops when the caller aborts. */
    async *run(wish: SimulationWish, signal: AbortSignal | undefined): AsyncGenerator<Progress<Simulated>, void> {
      const playable = campaigns.playable(wish.campaign)
      if (playable === undefined) throw denial('NOT_FOUND', whyNot.nonePlayable)
      const { loaded, files } = playable
      const { scenario, options, games, sides, seed, budget } = wish
      const begun = Game.begin(loaded, { scenario, switches: options, seed })
      if (!begun.ok) throw denial('BAD_CHOICE', { said: begun.error.message })
      const stranger = sides.find(
        (who, side) => !opponents.some((one) => one.id === who && canPlay(one, loaded.system.id, side)),
      )
      if (stranger !== undefined) throw denial('BAD_CHOICE', whyNot.noOpponent(stranger))
      const asked: SimulationAsked = { files, system: loaded.system.id, scenario, options, games, sides, seed, budget }
      const wording = new Wording(loaded, files)
      const { pushedOut, leave } = running.enter()
      const stop = signal === undefined ? pushedOut : AbortSignal.any([signal, pushedOut])
      try {
        for await (const told of listenTo<SimulationTold>(new Worker(workerFile, { workerData: asked }), stop)) {
          if (told.at === 'work') yield { at: 'work', done: told.done, of: games }
          else yield { at: 'end', result: inWords(told.counted, wording) }
        }
        if (pushedOut.aborted) throw denial('BAD_CHOICE', whyNot.pushedOut)
      } finally {
        leave()
      }
    },
  }
}

const inWords = ({ games, acts, endings }: Counted, wording: Wording): Simulated => ({
  games,
  acts,
  endings: endings.map(({ ending, winner, level, count }) => {
    return { ending, winner: winner < 0 ? null : winner, level, title: wording.ending(ending), count }
  }),
})
