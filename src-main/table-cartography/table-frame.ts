import { ink } from '../cartography/pen/ink.ts'
import { textWidth } from '../cartography/pen/metrics.ts'
import type { Point } from '../cartography/geometry/plane.ts'
import { path, rectangle, short, text } from '../cartography/pen/svg.ts'
import type { Language } from '../cartography/pen/texts.ts'
import type { TableScene } from './table-scene.ts'

/** Width of the ruler between the neat line and the outer lines of the frame. */
const ruler = 26
const foot = 12

/**
 * A frame like a ruler: a mark for every inch, a longer one with its number for every foot, and the names of the exits.
 */
export function tableFrame({ plan, box, inch, onSheet }: TableScene, language: Language): string[] {
  const { left, top, right, bottom } = box
  const line = (out: number, width: number): string =>
    rectangle(left - out, top - out, right + out, bottom + out, {
      fill: 'none',
      stroke: ink.line,
      'stroke-width': width,
    })
  const inches = (from: number, to: number): readonly number[] =>
    Array.from({ length: Math.floor((to - from) / inch + 1.001) }, (_, i) => i)
  const long = (at: number): number => (at % foot === 0 ? ruler : at % (foot / 2) === 0 ? 15 : 8)
  const marks = [
    ...inches(left, right).map((at) => {
      const x = short(left + at * inch)
      return `M${x} ${short(top)}v${-long(at)}M${x} ${short(bottom)}v${long(at)}`
    }),
    ...inches(top, bottom).map((at) => {
      const y = short(top + at * inch)
      return `M${short(left)} ${y}h${-long(at)}M${short(right)} ${y}h${long(at)}`
    }),
  ]
  const style = { face: 'roman', size: 17, fill: ink.landscape } as const
  const number = (at: number, [x, y]: Point): string => text(String(at), [x, y], style)
  const numbers = [
    ...inches(left, right).flatMap((at) =>
      at % foot === 0 && at > 0 ? [top - 9, bottom + 22].map((y) => number(at, [left + at * inch + 4, y])) : [],
    ),
    ...inches(top, bottom).flatMap((at) =>
      at % foot === 0 && at > 0 ? [left - 23, right + 4].map((x) => number(at, [x, top + at * inch - 5])) : [],
    ),
  ]
  const exits = plan.exits.map(({ dress, name, from, to }) => {
    const [a, b] = [onSheet(from), onSheet(to)]
    const isTop = a[1] < (top + bottom) / 2
    const y = isTop ? top - ruler - 17 : bottom + ruler
    const words = name[language].toLocaleUpperCase('fr')
    const lettering = { face: 'bold', size: 14, fill: '#fdf9ee', spacing: 4 } as const
    const width = textWidth(words, lettering.face, lettering.size, lettering.spacing)
    const middles = [0.2, 0.5, 0.8].map((part) => a[0] + (b[0] - a[0]) * part)
    return [
      rectangle(a[0], y, b[0], y + 17, { fill: ink.sides[dress].edge }),
      ...middles.map((middle) => text(words, [middle - width / 2, y + 13.4], lettering)),
    ].join('')
  })
  return [
    path(marks.join(''), { fill: 'none', stroke: ink.line, 'stroke-width': 1.3 }),
    ...numbers,
    ...exits,
    line(0, 2.4),
    line(ruler, 1.2),
    line(ruler + 17, 1.2),
    line(ruler + 23, 4.4),
  ]
}
