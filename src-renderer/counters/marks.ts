import type { Mark, MarkDrawing } from './face.ts'

/** Each mark has its own shape as well as colours; drawn about the middle within a circle of radius 10. */
const drawings: Readonly<Record<MarkDrawing, string>> = {
  'empty-sack':
    '<circle r="10" fill="#fffaf0" stroke="#b3261e" stroke-width="2.4"/><path d="M-2.6 -5.6H2.6L1.6 -3.4C5 -1 5.4 5 3.6 5.8H-3.6C-5.4 5 -5 -1 -1.6 -3.4Z" fill="#6b4e22"/><path d="M-7 7L7 -7" stroke="#b3261e" stroke-width="2.6"/>',
  'white-flag':
    '<path d="M0 -11L11 0L0 11L-11 0Z" fill="#7a1f1a" stroke="#fffaf0" stroke-width="1.6"/><path d="M-3.6 6V-6.4" stroke="#fffaf0" stroke-width="1.8" stroke-linecap="round"/><path d="M-3.4 -6C0 -7.6 1 -4 5 -5V0.4C1 1.4 0 -2 -3.4 -0.6Z" fill="#fffaf0"/>',
  'crossed-sabres':
    '<circle r="10" fill="#463a2a" stroke="#fffaf0" stroke-width="1.6"/><path d="M-5.6 5.6C-1 3 3 -1 5.6 -6M5.6 5.6C1 3 -3 -1 -5.6 -6M-6.4 2.6L-2.6 6.4M6.4 2.6L2.6 6.4" stroke="#fffaf0" stroke-width="1.9" fill="none" stroke-linecap="round"/>',
  waves:
    '<circle r="10" fill="#1d6a8c" stroke="#fffaf0" stroke-width="1.6"/><path d="M-6.6 -2.6C-4.4 -5 -2.2 -5 0 -2.6S4.4 -0.4 6.6 -2.6M-6.6 3C-4.4 0.6 -2.2 0.6 0 3S4.4 5.2 6.6 3" stroke="#fffaf0" stroke-width="2" fill="none" stroke-linecap="round"/>',
  burst:
    '<path d="M0 -11L2.8 -4.6L9.5 -6.5L6 -0.6L11 4L4.2 4.6L3 11L-1.4 6L-7.6 9L-5.8 2.6L-11 -1L-4.6 -3.4Z" fill="#d9661f" stroke="#3a1c08" stroke-width="1.6" stroke-linejoin="round"/>',
  eye: '<circle r="10" fill="#f3ead6" stroke="#2b241b" stroke-width="1.6"/><path d="M-6.8 0C-3.6 -4.8 3.6 -4.8 6.8 0C3.6 4.8 -3.6 4.8 -6.8 0Z" fill="#fff" stroke="#2b241b" stroke-width="1.6"/><circle r="2.4" fill="#2b241b"/>',
  'stopped-muzzle':
    '<circle r="10" fill="#fffaf0" stroke="#2b241b" stroke-width="2"/><circle r="4.6" fill="#2b241b"/><path d="M-7 7L7 -7" stroke="#b3261e" stroke-width="2.8"/>',
  'smoking-muzzle':
    '<circle r="10" fill="#463a2a" stroke="#fffaf0" stroke-width="1.6"/><circle cx="-4" cy="3" r="2.6" fill="#fffaf0"/><path d="M-0.6 1C0 -4 5 -6 6.4 -3.4C8 -1 5 1 3.4 0.4C4 3 1.4 4.4 -0.6 1Z" fill="#fffaf0"/>',
  'half-disc':
    '<circle r="10" fill="#fffaf0" stroke="#8a4b0f" stroke-width="2.4"/><path d="M0 -10A10 10 0 0 0 0 10Z" fill="#c9761d"/>',
  'crossed-disc':
    '<circle r="10" fill="#b3261e" stroke="#fffaf0" stroke-width="1.8"/><path d="M-5 -5L5 5M-5 5L5 -5" stroke="#fffaf0" stroke-width="3" stroke-linecap="round"/>',
  question:
    '<circle r="10" fill="#fffaf0" stroke="#2b241b" stroke-width="1.8"/><path d="M-3.4 -3.2C-3.4 -7.6 3.6 -7.4 3.4 -3C3.3 -0.8 0 -0.4 0 2.2" fill="none" stroke="#2b241b" stroke-width="2.4" stroke-linecap="round"/><circle cy="5.8" r="1.6" fill="#2b241b"/>',
  wall: '<path d="M-9 9V-7H-5V-3H-2V-7H2V-3H5V-7H9V9Z" fill="#8c7752" stroke="#2b241b" stroke-width="1.8" stroke-linejoin="round"/>',
}

/** All mark drawings. */
export const markDrawings = Object.keys(drawings) as readonly MarkDrawing[] // its keys are exactly the mark drawings

/** The marks along the upper rim of a counter, from the right. */
export function marksOn(marks: readonly Mark[], most: number, size: number): string {
  return marks
    .slice(0, most)
    .map(
      ({ drawing }, i) =>
        `<g transform="translate(${94 - i * size * 2} ${size > 12 ? 4 : -2}) scale(${size / 10})">${drawings[drawing]}</g>`,
    )
    .join('')
}

/** A single mark as an SVG document, for a key. */
export const markSvg = ({ drawing }: Mark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="30" viewBox="-22 -15 44 30">${drawings[drawing]}</svg>`
