import type { Json, JsonObject } from '#engine/kernel/result.ts'
import type { Refusal } from '../../src-main/contract/games.ts'
import type { Calls } from '../host/host.ts'
import { isAnswer, type Kit } from './kit.ts'

/** So many wishes are asked about, the likeliest first: whoever points at something waits for the answer. */
const most = 6

type Odds = readonly { readonly action: string; readonly odds: Json }[]

/** What is asked of the rules without changing anything: why something cannot be done, and how likely things are. */
export function inquiryOf({ host, store, attempt }: Kit) {
  const calls = host.calls.games
  let wondered = 0
  let reckoned = 0

  /** Asks about the game on the table; null is told where the host denies it, as nobody sits there who could be told. */
  function ask<T>(about: (id: number) => Promise<T | null>, tell: (told: T | null) => void): void {
    const id = store.get().play?.id
    if (id === undefined) return
    attempt(async () => {
      let told: T | null = null
      try {
        told = await about(id)
      } catch (error) {
        if (!isAnswer(error)) throw error
      }
      tell(told)
    })
  }

  return {
    /** Why none of these can be done: what the rules say of the first of which they say anything. The last one asked counts. */
    whyNot(wishes: readonly string[], tell: (refusal: Refusal | null) => void): void {
      wondered += 1
      const mine = wondered
      const firstRefusal = async (id: number): Promise<Refusal | null> => {
        for (const wish of wishes.slice(0, most)) {
          if (mine !== wondered) return null
          const { refusal } = await calls.explain({ id, wish })
          if (refusal !== null && refusal.rule !== null) return refusal
        }
        return null
      }
      ask(firstRefusal, (refusal) => {
        if (mine === wondered) tell(refusal)
      })
    },
    /** The odds of the answers to the present question. */
    readOdds(tell: (odds: Odds) => void): void {
      reckoned += 1
      const mine = reckoned
      ask(
        (id) => calls.odds({ id }),
        (odds) => {
          if (mine === reckoned && odds !== null) tell(odds)
        },
      )
    },
    /** The book of what a side can conclude, now or at a stop of the past; null where none can be had. */
    intelligence(side: number, stop: number | undefined, tell: (book: JsonObject | null) => void): void {
      ask(async (id) => {
        const { book } = await calls.intelligence({ id, side, ...(stop === undefined ? {} : { stop }) })
        return book
      }, tell)
    },
    /** What the rule system works out for a side, now or at a stop of the past; null where it cannot be worked out. */
    study(side: number, wish: JsonObject, stop: number | undefined, tell: (study: JsonObject | null) => void): void {
      ask((id) => studied(calls, id, side, wish, stop), tell)
    },
  }
}

/** Has the host work something out. */
export async function studied(
  calls: Calls['games'],
  id: number,
  side: number,
  wish: JsonObject,
  stop: number | undefined,
): Promise<JsonObject> {
  const asked = wish as Parameters<typeof calls.study>[0]['wish'] // JSON, as the contract has it
  const { study } = await calls.study({ id, side, wish: asked, ...(stop === undefined ? {} : { stop }) })
  return study
}
