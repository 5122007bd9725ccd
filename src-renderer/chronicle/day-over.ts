import { createStore } from '../state/store.ts'

/** How many days of a game somebody has seen end in this window; by the game and by whose eyes. */
export const daysSeen = createStore<{ readonly [who: string]: number }>({})

export function seeDays(who: string, over: number): void {
  daysSeen.change((seen) => {
    seen[who] = over
  })
}

/** Whether a day has ended since: not for whoever has only just come, and less than before is nothing new. */
export const isNew = (seen: number | undefined, over: number): boolean => seen !== undefined && over > seen
