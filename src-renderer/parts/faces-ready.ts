import { display, small } from './faces.ts'

let ready = false

/**
 * What is painted on a canvas keeps the face it was painted with, so whoever paints names waits for the window's own. Done
 * when the faces are there, or when it is known that they will not be.
 */
export const facesReady: Promise<void> = Promise.allSettled(
  [`16px ${display}`, `600 16px ${small}`].map((face) => document.fonts.load(face)),
).then(() => {
  ready = true
})

export const areFacesReady = (): boolean => ready
