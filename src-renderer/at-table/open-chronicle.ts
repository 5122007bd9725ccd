import { createStore } from '../state/kit/store.ts'

export type ChroniclePart = 'course' | 'day' | 'newspapers' | 'remarks'

/** Whether the chronicle is open, and at which part and day. Days count from 0; null is the last finished day. */
export type ChroniclePlace = {
  readonly shown: boolean
  readonly part: ChroniclePart
  readonly day: number | null
}

export const chroniclePlace = createStore<ChroniclePlace>({ shown: false, part: 'course', day: null })

export function openChronicle(part: ChroniclePart, day: number | null = null): void {
  chroniclePlace.change((place) => {
    place.shown = true
    place.part = part
    place.day = day
  })
}

export function closeChronicle(): void {
  chroniclePlace.change((place) => {
    place.shown = false
  })
}
