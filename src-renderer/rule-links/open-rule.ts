import { createStore } from '../state/store.ts'

/** Where somebody is in the rules at hand. It outlives the closing of the sheet, so that it opens where it was. */
export type RulesPlace = {
  readonly shown: boolean
  /** The ids of the rules that were read one after another; the last one is open. An empty id is the table of contents. */
  readonly trail: readonly string[]
  /** Raised whenever something is opened, so that the sheet knows to turn to it. */
  readonly opened: number
}

export const rulesPlace = createStore<RulesPlace>({ shown: false, trail: [], opened: 0 })

/** So many steps back are kept. */
const longest = 50

/** Opens the rules at hand at a rule, such as `gb.entry.stop`. */
export function openRule(id: string): void {
  rulesPlace.change((place) => {
    place.shown = true
    place.opened += 1
    if (place.trail.at(-1) !== id) place.trail = [...place.trail, id].slice(-longest)
  })
}

/** Opens the rules at hand at their table of contents. */
export const openContents = (): void => openRule('')

/** Opens the rules at hand where they were left. */
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

/** Closes the rules for good: where somebody was in them nobody else finds. */
export function forgetRules(): void {
  rulesPlace.change((place) => {
    place.shown = false
    place.trail = []
  })
}

/** Goes back to the rule that was read before. */
export function backInRules(): void {
  rulesPlace.change((place) => {
    place.opened += 1
    place.trail.pop()
  })
}
