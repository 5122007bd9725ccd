import { display, small } from './faces.ts'

let ready = false

/** Resolves when the fonts are loaded or have failed. Wait for it before painting names: a canvas is not repainted by itself. */
export const facesReady: Promise<void> = Promise.allSettled(
  [`16px ${display}`, `600 16px ${small}`].map((face) => document.fonts.load(face)),
).then(() => {
  ready = true
})

export const areFacesReady = (): boolean => ready
