import { createStore } from '../state/kit/store.ts'

/** Whether the intelligence book is open, and at which counter. */
export type IntelligencePlace = {
  readonly shown: boolean
  /** The counter the book opens at. */
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
