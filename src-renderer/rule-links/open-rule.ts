import { createStore } from '../state/kit/store.ts'

/** What the rules sheet shows. Kept when the sheet closes, so that it opens at the same rule again. */
export type RulesPlace = {
  readonly shown: boolean
  /** The ids of the rules read so far; the last one is open. An empty id is the table of contents. */
  readonly trail: readonly string[]
  /** Incremented whenever something is opened, so that the sheet moves the focus there. */
  readonly opened: number
}

export const rulesPlace = createStore<RulesPlace>({ shown: false, trail: [], opened: 0 })

/** Maximum length of the trail. */
const maxTrail = 50

/** Opens the rules sheet at a rule, such as `gb.entry.stop`. */
export function openRule(id: string): void {
  rulesPlace.change((place) => {
    place.shown = true
    place.opened += 1
    if (place.trail.at(-1) !== id) place.trail = [...place.trail, id].slice(-maxTrail)
  })
}

/** Opens the rules sheet at its table of contents. */
export const openContents = (): void => openRule('')

/** Opens the rules sheet where it was closed. */
export function openRules(): void {
  rulesPlace.change((place) => {
    place.shown = true
    place.opened += 1
  })
}

export function closeRules(): void {
  rulesPlace.change((place) => {
    place.shown = false
  })
}

/** Closes the rules sheet and clears its trail, so that the next viewer does not see it. */
export function forgetRules(): void {
  rulesPlace.change((place) => {
    place.shown = false
    place.trail = []
  })
}

/** Goes back to the rule read before. */
export function backInRules(): void {
  rulesPlace.change((place) => {
    place.opened += 1
    place.trail.pop()
  })
}
