import { castDraft } from 'immer'
import type { SetUp, Simulated, SimulationWish } from '../../../src-main/contract/simulations.ts'
import { offerFile } from '../kit/files.ts'
import { faultOf, isAborted, isContractError, type Kit } from '../kit/kit.ts'
import { isSameSetUp, noSimulations, type SimulationsView } from '../known/simulations-view.ts'

/** What can be done with simulations. */
export type SimulationsActions = ReturnType<typeof simulationsActions>

type Change = { -readonly [K in keyof SimulationsView]?: SimulationsView[K] }

export function simulationsActions({ host, store, attempt }: Kit) {
  const { simulations: calls } = host.calls
  let stopping: AbortController | null = null

  const now = (): SimulationsView => store.get().simulations
  function change(part: Change): void {
    store.change((view) => {
      Object.assign(view.simulations, castDraft(part))
    })
  }

  /** Reads what is kept of a set-up, and what can be chosen for it; while it cannot be played, only the first. */
  async function read(of: SetUp): Promise<void> {
    const kept = await calls.kept({ of })
    if (isSameSetUp(now().of, of)) change({ kept })
    try {
      const choices = await calls.choices({ of })
      if (isSameSetUp(now().of, of)) change({ choices, isFaulty: false })
    } catch (error) {
      if (!isContractError(error)) throw error
      if (isSameSetUp(now().of, of)) change({ choices: null, isFaulty: true })
    }
  }

  function showDone(done: number, all: number): void {
    const { running } = now()
    if (running !== null) change({ running: { ...running, done, all } })
  }

  async function follow(wish: SimulationWish, signal: AbortSignal): Promise<void> {
    const { of } = wish
    const before = now().kept?.list.map(({ simulated }) => simulated.id) ?? []
    try {
      for await (const told of await calls.run(wish, { signal })) {
        if (told.at === 'work') showDone(told.done, told.of)
        else if (isSameSetUp(now().of, of)) change({ shown: told.result.id })
      }
    } catch (error) {
      if (!isAborted(error) && !signal.aborted) change({ fault: faultOf(error, host) })
    } finally {
      change({ running: null })
    }
    // What was played until it was stopped may be too little to keep.
    if (signal.aborted) {
      const { list } = await calls.kept({ of })
      change({ nothingKept: list.every(({ simulated }) => before.includes(simulated.id)) })
    }
    if (isSameSetUp(now().of, of)) await read(of)
  }

  return {
    /** Looks at the simulations of a set-up, again if they are looked at already. */
    open(of: SetUp): void {
      if (!isSameSetUp(now().of, of)) change({ ...noSimulations, of, running: now().running })
      attempt(async () => {
        try {
          await read(of)
        } catch (error) {
          if (!isContractError(error)) throw error
          change({ fault: faultOf(error, host) })
        }
      })
    },
    run(wish: SimulationWish): void {
      const { running, choices } = now()
      if (running !== null || choices === null) return
      const all = wish.games * (wish.against ? 2 : 1)
      stopping = new AbortController()
      change({ fault: null, shown: null, nothingKept: false })
      change({ running: { of: wish.of, title: choices.title, done: 0, all } })
      const { signal } = stopping
      attempt(() => follow(wish, signal))
    },
    /** Plays more games of a result, on the seeds that follow; those that it has are not played again. */
    goOn(of: SetUp, { id, versus, options, mirrored, sides, seed, budget }: Simulated, games: number): void {
      const same = { of, against: versus?.with ?? null, options, mirrored, sides, seed }
      this.run({ ...same, games, goesOn: id, ...(budget !== null && { budget }) })
    },
    export(id: number): void {
      attempt(async () => {
        try {
          const { files } = await calls.export({ id })
          for (const { fileName, text } of files) offerFile(fileName, new Blob([text]))
        } catch (error) {
          if (!isContractError(error)) throw error
          change({ fault: faultOf(error, host) })
        }
      })
    },
    /** What was played until now is kept. */
    stop: (): void => stopping?.abort(),
    show: (shown: number): void => change({ shown }),
    dismiss: (): void => change({ fault: null }),
    remove(id: number): void {
      const { of } = now()
      if (of === null) return
      attempt(async () => {
        try {
          await calls.remove({ id })
        } catch (error) {
          if (!isContractError(error)) throw error
          change({ fault: faultOf(error, host) })
        }
        change({ shown: null })
        await read(of)
      })
    },
  }
}
