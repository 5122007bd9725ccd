import { ORPCError } from '@orpc/client'
import { castDraft } from 'immer'
import type { SetUp, Simulated, SimulationRequest } from '../../../src-main/contract/simulations.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import { offerFile } from '../kit/files.ts'
import { isRecord } from '../kit/page-storage.ts'
import { faultOf, isAborted, isContractError, type Kit } from '../kit/kit.ts'
import { type Interrupted, isSameSetUp, noSimulations, type SimulationsView } from '../known/simulations-view.ts'

/** What can be done with simulations. */
export type SimulationsActions = ReturnType<typeof simulationsActions>

type Change = { -readonly [K in keyof SimulationsView]?: SimulationsView[K] }

/** The name under which the page keeps the running simulation, so that after a reload it can say that it was interrupted. */
const keptName = 'simulation-played'
const isInterrupted = (value: unknown): value is Interrupted =>
  isRecord(value) && isRecord(value['title']) && isRecord(value['wish']) && isRecord(value['wish']['of'])

export function simulationsActions({ host, store, kept, attempt }: Kit) {
  const { simulations: calls } = host.calls
  let stopping: AbortController | null = null

  const now = (): SimulationsView => store.get().simulations
  function change(part: Change): void {
    store.change((view) => {
      Object.assign(view.simulations, castDraft(part))
    })
  }

  const before = kept.read(keptName, isInterrupted)
  if (before !== null) change({ interrupted: before })
  function keepInterrupted(interrupted: Interrupted | null): void {
    kept.keep(keptName, interrupted)
    change({ interrupted: null })
  }

  /** Reads the kept results of a set-up and, if it can be played, its choices. */
  async function read(of: SetUp): Promise<void> {
    const all = await calls.kept({ of })
    if (isSameSetUp(now().of, of)) change({ kept: all })
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

  async function follow({ wish: request, title }: Interrupted, signal: AbortSignal): Promise<void> {
    const { of } = request
    let isAnswered = false
    const before = now().kept?.list.map(({ simulated }) => simulated.id) ?? []
    try {
      for await (const told of await calls.run(request, { signal })) {
        if (told.at === 'work') showDone(told.done, told.of)
        else {
          isAnswered = true
          if (isSameSetUp(now().of, of)) change({ shown: told.result.id })
        }
      }
    } catch (error) {
      isAnswered = error instanceof ORPCError
      if (isAnswered && !isAborted(error) && !signal.aborted) change({ fault: faultOf(error, host) })
    } finally {
      // Neither finished nor stopped nor denied: the process that played it is gone.
      const isCut = !isAnswered && !signal.aborted
      if (isCut) change({ interrupted: { wish: request, title } })
      else keepInterrupted(null)
      change({ running: null })
    }
    // A stopped simulation may have played too little to keep.
    if (signal.aborted) {
      const { list } = await calls.kept({ of })
      change({ nothingKept: list.every(({ simulated }) => before.includes(simulated.id)) })
    }
    if (isSameSetUp(now().of, of)) await read(of)
  }

  function begin(request: SimulationRequest, title: Words): void {
    if (now().running !== null) return
    const all = request.games * (request.against ? 2 : 1)
    stopping = new AbortController()
    keepInterrupted({ wish: request, title })
    change({ fault: null, shown: null, nothingKept: false })
    change({ running: { of: request.of, title, done: 0, all } })
    const { signal } = stopping
    attempt(() => follow({ wish: request, title }, signal))
  }

  return {
    /** Shows the simulations of a set-up; reads them again if they are shown already. */
    open(of: SetUp): void {
      if (!isSameSetUp(now().of, of))
        change({ ...noSimulations, of, running: now().running, interrupted: now().interrupted })
      attempt(async () => {
        try {
          await read(of)
        } catch (error) {
          if (!isContractError(error)) throw error
          change({ fault: faultOf(error, host) })
        }
      })
    },
    run(request: SimulationRequest): void {
      const { choices } = now()
      if (choices !== null) begin(request, choices.title)
    },
    /** Resumes the interrupted simulation: games already played are kept, not played again. */
    resume(): void {
      const { interrupted } = now()
      if (interrupted === null) return
      const { wish: request, title } = interrupted
      attempt(async () => {
        try {
          const { list } = await calls.kept({ of: request.of })
          const part = list.find((one) => one.hasGames && !one.stale && isPartOf(one.simulated, request))
          begin({ ...request, goesOn: part?.simulated.id }, title)
        } catch (error) {
          if (!isContractError(error)) throw error
          change({ fault: faultOf(error, host) })
        }
      })
    },
    /** Gives up resuming the interrupted simulation. */
    leaveInterrupted: (): void => keepInterrupted(null),
    /** Extends a result by more games, on the seeds that follow; games it has are not played again. */
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
    /** Stops; the games played until now are kept. */
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

/** Whether a result is the stopped part of a requested simulation. */
const isPartOf = (
  { wished, played, mirrored, seed, sides, options, versus }: Simulated,
  request: SimulationRequest,
): boolean =>
  wished === request.games &&
  played.games < wished &&
  mirrored === (request.mirrored ?? false) &&
  seed === request.seed &&
  JSON.stringify([sides, options, versus?.with ?? null]) ===
    JSON.stringify([request.sides, request.options ?? {}, request.against ?? null])
