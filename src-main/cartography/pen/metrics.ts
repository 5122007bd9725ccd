export type Typeface = 'roman' | 'bold' | 'italic'

/**
 * Widths of Times in thousandths of its size, by groups of letters. The drawing forces any serif typeface to fill
 * exactly these widths, so that a label is everywhere as long as it was when its place was chosen.
 */
const widths: Record<Typeface, Readonly<Record<string, number>>> = {
  roman: byWidth({
    180: "'",
    250: ' ,.·',
    278: '/:;ijlt',
    333: '()-Ifr!’',
    389: 'Js',
    444: 'acez',
    500: '0123456789–bdghknopquvxy',
    556: 'FPS',
    611: 'ELTZ',
    667: 'BCR',
    722: 'ADGHKNOQUVXYw',
    778: 'm',
    889: 'M',
    944: 'W',
    1000: '—',
  }),
  bold: byWidth({
    250: ' ,.·',
    278: "/il'",
    333: '()-:;fjt!’',
    389: 'Is',
    444: 'cerz',
    500: '0123456789–Jagovxy',
    556: 'Sbdhknpqu',
    611: 'FP',
    667: 'BELTZ',
    722: 'ACDNRUVXYw',
    778: 'GHKOQ',
    833: 'm',
    944: 'M',
    1000: 'W—',
  }),
  italic: byWidth({
    214: "'",
    250: ' ,.·',
    278: '/fijlt',
    333: '()-I:;!’',
    389: 'rsz',
    444: 'Jcekvxy',
    500: '0123456789–Sabdghnopqu',
    556: 'LTYZ',
    611: 'ABEFPRVX',
    667: 'CKNw',
    722: 'DGHOQUm',
    833: 'MW',
    889: '—',
  }),
}

function byWidth(groups: Readonly<Record<number, string>>): Record<string, number> {
  const table: Record<string, number> = {}
  for (const [width, letters] of Object.entries(groups)) for (const letter of letters) table[letter] ??= Number(width)
  return table
}

/** A letter's width; an accent does not widen it. */
export function letterWidth(letter: string, face: Typeface, size: number): number {
  const plain = letter.normalize('NFD').charAt(0)
  return ((widths[face][plain] ?? 600) * size) / 1000
}

/** A text's width, with extra space between its letters. */
export function textWidth(text: string, face: Typeface, size: number, spacing = 0): number {
  const letters = [...text]
  return (
    letters.reduce((sum, letter) => sum + letterWidth(letter, face, size), 0) +
    Math.max(0, letters.length - 1) * spacing
  )
}

/** How far letters extend above and below the baseline, including accents on capitals and descenders. */
export const ascent = 0.86
export const descent = 0.24
