import type { Chronicle } from '../../src-main/contract/chronicle.ts'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { createStore } from '../state/kit/store.ts'

const storageKey = 'days-seen'

/** The value in session storage: the number of finished days each viewer has seen, for the game looked at last. */
type Kept = { readonly game: number; readonly seen: { readonly [eyes: string]: number } }
type Viewer = Pick<GameSnapshot, 'id' | 'eyes'>

/** Number of finished days that each viewer has seen in this window; a viewer is a game's id and its eyes. */
export const daysSeen = createStore<{ readonly [viewer: string]: number }>({})

export const viewerOf = ({ id, eyes }: Viewer): string => `${id} ${eyes}`

export function setDaysSeen(viewer: Viewer, over: number): void {
  daysSeen.change((seen) => {
    seen[viewerOf(viewer)] = over
  })
  const kept: Kept = { game: viewer.id, seen: { ...keptOf(viewer.id), [String(viewer.eyes)]: over } }
  window.sessionStorage.setItem(storageKey, JSON.stringify(kept))
}

/**
 * The number of finished days a viewer counts as having seen at his first look: the number stored before a reload,
 * otherwise all of them, because they ended in an earlier visit.
 */
export const daysSeenAtFirstLook = ({ id, eyes }: Viewer, over: number): number =>
  Math.min(over, keptOf(id)[String(eyes)] ?? over)

function keptOf(game: number): Kept['seen'] {
  const kept = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as Kept | null // written by setDaysSeen
  return kept?.game === game ? kept.seen : {}
}

/** The number of finished days; null until the chronicle is loaded, 0 for systems without days. */
export function finishedDays(hasDays: boolean, chronicle: Chronicle | null): number | null {
  if (!hasDays) return 0
  return chronicle?.days.filter((day) => day.over).length ?? null
}

/** Whether a day has ended since the viewer last looked; false on the first look and after an undo. */
export const isNew = (seen: number | undefined, over: number): boolean => seen !== undefined && over > seen
