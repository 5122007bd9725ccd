import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import type { FrontPage } from '../../../src-main/contract/chronicle.ts'
import type { Refusal } from '../../../src-main/contract/games.ts'
import type { Calls } from '../../host/host.ts'
import { isContractError, type Kit } from '../kit/kit.ts'
import { latestOnly } from '../kit/latest.ts'
import { placeIn } from './film.ts'

/** Most actions asked about at once, because the player waits with the pointer on a thing. */
const maxActions = 6

type Odds = readonly { readonly action: string; readonly odds: Json }[]

/** Asks the rules without changing the game: why something cannot be done, how likely outcomes are, what a study finds. */
export function inquiryActions({ host, store, attempt }: Kit) {
  const calls = host.calls.games
  const newWhyNot = latestOnly()
  const newOdds = latestOnly()

  /** Asks about the game on the table and passes on the answer; null if the host denies it, for example if no side is seated. */
  function ask<T>(about: (id: number) => Promise<T | null>, tell: (answer: T | null) => void): void {
    const id = store.get().play?.id
    if (id === undefined) return
    attempt(async () => {
      let answer: T | null = null
      try {
        answer = await about(id)
      } catch (error) {
        if (!isContractError(error)) throw error
      }
      tell(answer)
    })
  }

  return {
    /** Finds why none of these actions can be done: the first refusal that names a rule. Only the latest request counts. */
    whyNot(actions: readonly string[], tell: (refusal: Refusal | null) => void): void {
      const isLatest = newWhyNot()
      const firstRefusal = async (id: number): Promise<Refusal | null> => {
        for (const action of actions.slice(0, maxActions)) {
          if (!isLatest()) return null
          const { refusal } = await calls.explain({ id, action })
          if (refusal !== null && refusal.rule !== null) return refusal
        }
        return null
      }
      ask(firstRefusal, (refusal) => {
        if (isLatest()) tell(refusal)
      })
    },
    /** Reads the odds of the answers to the present question. */
    readOdds(tell: (odds: Odds) => void): void {
      const isLatest = newOdds()
      ask(
        (id) => calls.odds({ id }),
        (odds) => {
          if (isLatest() && odds !== null) tell(odds)
        },
      )
    },
    /**
     * Reads a side's intelligence book of the table that is shown: now, at a past stop, or at a step of a film; null if
     * there is none.
     */
    intelligence(side: number, tell: (book: JsonObject | null) => void): void {
      const { film = null, past = null } = store.get().play ?? {}
      const shown = film !== null ? { film: placeIn(film, film.at) } : past !== null ? { stop: past.stop } : {}
      ask(async (id) => (await calls.intelligence({ id, side, ...shown })).book, tell)
    },
    /** Reads the newspapers of a day that is over; null if they are denied. */
    newspapers(turn: number, tell: (pages: readonly FrontPage[] | null) => void): void {
      ask((id) => calls.newspapers({ id, turn }), tell)
    },
    /** Reads a study the rule system makes for a side, now or at a past stop; null if it cannot be made. */
    study(side: number, request: JsonObject, stop: number | undefined, tell: (study: JsonObject | null) => void): void {
      ask((id) => fetchStudy(calls, id, side, request, stop), tell)
    },
  }
}

/** Asks the host for a study. */
export async function fetchStudy(
  calls: Calls['games'],
  id: number,
  side: number,
  request: JsonObject,
  stop: number | undefined,
): Promise<JsonObject> {
  const asked = request as Parameters<typeof calls.study>[0]['request'] // JSON, as the contract has it
  const { study } = await calls.study({ id, side, request: asked, ...(stop === undefined ? {} : { stop }) })
  return study
}
