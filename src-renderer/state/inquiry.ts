import type { Json, JsonObject } from '#engine/kernel/result.ts'
import type { Refusal } from '../../src-main/contract/games.ts'
import { isAnswer, type Kit } from './kit.ts'

/** So many wishes are asked about, the likeliest first: whoever points at something waits for the answer. */
const most = 6

type Odds = readonly { readonly action: string; readonly odds: Json }[]

/** What is asked of the rules without changing anything: why something cannot be done, and how likely things are. */
export function inquiryOf({ host, store, attempt }: Kit) {
  const calls = host.calls.games
  let wondered = 0
  let reckoned = 0

  return {
    /** Why none of these can be done: what the rules say of the first of which they say anything. The last one asked counts. */
    whyNot(wishes: readonly string[], tell: (refusal: Refusal | null) => void): void {
      const id = store.get().play?.id
      if (id === undefined) return
      wondered += 1
      const mine = wondered
      attempt(async () => {
        for (const wish of wishes.slice(0, most)) {
          const { refusal } = await calls.explain({ id, wish })
          if (mine !== wondered) return
          if (refusal === null || refusal.rule === null) continue
          tell(refusal)
          return
        }
        if (mine === wondered) tell(null)
      })
    },
    /** The odds of the answers to the present question. */
    readOdds(tell: (odds: Odds) => void): void {
      const id = store.get().play?.id
      if (id === undefined) return
      reckoned += 1
      const mine = reckoned
      attempt(async () => {
        const odds = await calls.odds({ id })
        if (mine === reckoned) tell(odds)
      })
    },
    /** The book of what a side can conclude, now or at a stop of the past; null where none can be had. */
    intelligence(side: number, stop: number | undefined, tell: (book: JsonObject | null) => void): void {
      const id = store.get().play?.id
      if (id === undefined) return
      attempt(async () => {
        try {
          const { book } = await calls.intelligence({ id, side, ...(stop === undefined ? {} : { stop }) })
          tell(book)
        } catch (error) {
          if (!isAnswer(error)) throw error
          tell(null)
        }
      })
    },
    /** What the rule system works out for a side, now or at a stop of the past; null where it cannot be worked out. */
    study(side: number, wish: JsonObject, stop: number | undefined, tell: (study: JsonObject | null) => void): void {
      const id = store.get().play?.id
      if (id === undefined) return
      const asked = wish as Parameters<typeof calls.study>[0]['wish'] // JSON, as the contract has it
      attempt(async () => {
        try {
          const { study } = await calls.study({ id, side, wish: asked, ...(stop === undefined ? {} : { stop }) })
          tell(study)
        } catch (error) {
          if (!isAnswer(error)) throw error
          tell(null)
        }
      })
    },
  }
}
