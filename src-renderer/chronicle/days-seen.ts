import type { Chronicle } from '../../src-main/contract/games.ts'
import { createStore } from '../state/store.ts'

/** How many days of a game somebody has seen end in this window; by the game and by whose eyes. */
export const daysSeen = createStore<{ readonly [who: string]: number }>({})

export function seeDays(who: string, over: number): void {
  daysSeen.change((seen) => {
    seen[who] = over
  })
}

/** How many days are over; null while that is being reckoned. Where none is told, none is over. */
export function daysOver(hasDays: boolean, chronicle: Chronicle | null): number | null {
  if (!hasDays) return 0
  return chronicle?.days.filter((day) => day.over).length ?? null
}

/** Whether a day has ended since: not for whoever has only just come, and less than before is nothing new. */
export const isNew = (seen: number | undefined, over: number): boolean => seen !== undefined && over > seen
