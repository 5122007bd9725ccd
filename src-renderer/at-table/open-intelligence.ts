import { createStore } from '../state/store.ts'

/** Whether the book of intelligence is open, and at which counter. */
export type IntelligencePlace = {
  readonly shown: boolean
  /** What somebody wants to know more of: a piece on the map. */
  readonly piece: string | null
}

export const intelligencePlace = createStore<IntelligencePlace>({ shown: false, piece: null })

export function openIntelligence(piece: string | null = null): void {
  intelligencePlace.change((place) => {
    place.shown = true
    place.piece = piece
  })
}
export function closeIntelligence(): void {
  intelligencePlace.change((place) => {
    place.shown = false
    place.piece = null
  })
}
