import type { SheetWords } from '#engine/kernel/system/board-plan.ts'
import { ink } from './ink.ts'
import { textWidth } from './metrics.ts'
import { age } from './ornaments.ts'
import { element, rectangle, text } from './svg.ts'
import type { Language } from './texts.ts'

/**
 * The window's typeface for names, followed by similar ones for a sheet viewed elsewhere; every machine has one of
 * them.
 */
const faces = "'Old Standard TT', 'Times New Roman', 'Liberation Serif', Tinos, 'Nimbus Roman', Times, serif"

interface Size {
  readonly width: number
  readonly height: number
}

/** A whole sheet as an SVG document: the drawing, on aged paper. */
export function sheetDocument(
  words: SheetWords,
  { width, height }: Size,
  language: Language,
  drawn: readonly string[],
): string {
  const heading = element('title', {}, headingOf(words, language))
  const paper = rectangle(0, 0, width, height, { fill: ink.paper })
  const body = [heading, paper, ...drawn, age(width, height)].join('\n')
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': faces }, `\n${body}\n`)}\n`
}

const headingOf = ({ title: name, subtitle }: SheetWords, language: Language): string =>
  subtitle === undefined ? name[language] : `${name[language]}: ${subtitle[language]}`

/** The lines at the foot of a sheet: the attribution of its data, and at the right the publisher. */
export function sheetFoot(
  { attribution, imprint }: SheetWords,
  { left, right }: { readonly left: number; readonly right: number },
  height: number,
  language: Language,
): string {
  const whose = text(attribution[language], [left, height - 14], { face: 'italic', size: 15, fill: ink.landscape })
  if (imprint === undefined) return whose
  const style = { face: 'italic', size: 17, fill: ink.name, spacing: 0.6 } as const
  const width = textWidth(imprint[language], style.face, style.size, style.spacing)
  return whose + text(imprint[language], [right - width, height - 14], style)
}
