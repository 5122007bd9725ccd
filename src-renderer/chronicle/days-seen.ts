import type { Chronicle } from '../../src-main/contract/games.ts'
import { createStore } from '../state/kit/store.ts'

const keyOf = (viewer: string): string => `days-seen.${viewer}`

/** How many days each viewer of a game has seen end in this window; a viewer is a game's id and its eyes. */
export const daysSeen = createStore<{ readonly [viewer: string]: number }>({})

export function setDaysSeen(viewer: string, over: number): void {
  daysSeen.change((seen) => {
    seen[viewer] = over
  })
  window.sessionStorage.setItem(keyOf(viewer), String(over))
}

/** How many days a viewer has seen end when he looks first: those from before a reload; else all, as they ended in another visit. */
export const seenAtFirst = (viewer: string, over: number): number =>
  Math.min(over, Number(window.sessionStorage.getItem(keyOf(viewer)) ?? over))

/** How many days are over; null until the chronicle is loaded, 0 for systems without days. */
export function daysOver(hasDays: boolean, chronicle: Chronicle | null): number | null {
  if (!hasDays) return 0
  return chronicle?.days.filter((day) => day.over).length ?? null
}

/** Whether a day has ended since the viewer last looked; false on the first look and after an undo. */
export const isNew = (seen: number | undefined, over: number): boolean => seen !== undefined && over > seen
