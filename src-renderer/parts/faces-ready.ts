import { display, small } from './faces.ts'

let ready = false
let loading: Promise<void> | undefined

/** Resolves when the fonts are loaded or have failed. Wait for it before painting words: a canvas does not repaint by itself. */
export const facesReady = (): Promise<void> =>
  (loading ??= Promise.allSettled(
    [`16px ${display}`, `600 16px ${small}`].map((face) => document.fonts.load(face)),
  ).then(() => {
    ready = true
  }))

/**
 * Resolves when every font of printed sheets is loaded or has failed: a browser would load fonts not on screen too late for
 * print.
 */
export const sheetFacesReady = (): Promise<unknown> =>
  Promise.allSettled(
    ['', 'bold ', 'italic ']
      .map((cut) => document.fonts.load(`${cut}16px ${display}`))
      .concat(document.fonts.load(`600 16px ${small}`)),
  )

export const areFacesReady = (): boolean => ready
