import { withCurlyApostrophes } from '../../wording/apostrophes.ts'
import { along, pointAtAngle, type Box, lengthOf, type Line, type Point, smooth } from '../geometry/plane.ts'
import { letterWidth, textWidth } from './metrics.ts'
import { type Lettering, letters, text } from './svg.ts'
import type { Language } from './texts.ts'

/** A drawn name: its letters, and the boxes that texture avoids. */
export interface WrittenName {
  readonly svg: string
  readonly boxes: readonly Box[]
}

/** The box of a level name centred at a point. */
export const boxAroundName = ([x, y]: Point, width: number, size: number): Box => ({
  left: x - width / 2 - 3,
  right: x + width / 2 + 3,
  top: y - size * 0.5,
  bottom: y + size * 0.5,
})

/** Letters along a line, centred on it. */
export function nameAlongLine(words: string, line: Line, width: number, style: Lettering): WrittenName {
  let walked = (lengthOf(line) - width) / 2
  const placed = [...words].map((letter) => {
    const wide = letterWidth(letter, style.face, style.size)
    const { angle } = along(line, walked + wide / 2)
    const { at } = along(line, walked)
    walked += wide + (style.spacing ?? 0)
    return { letter, at: pointAtAngle(at, angle + Math.PI / 2, style.size * 0.33), angle }
  })
  return {
    svg: letters(placed, style),
    boxes: placed.map(({ at }) => boxAroundName(at, style.size * 0.8, style.size * 1.3)),
  }
}

/** The lettering of each kind of name. */
export type LetteringByKind<Kind extends string> = {
  readonly [kind in Kind]: Lettering & { readonly isCapital?: true }
}

interface PlannedName<Kind extends string, At> {
  readonly kind: Kind
  readonly text: { readonly [language in Language]: string }
  readonly at: readonly At[]
}

/** The names of a plan, each at its place: level at one point, or along a line of several. */
export function namesOfPlan<Kind extends string, At>(
  names: readonly PlannedName<Kind, At>[],
  hand: LetteringByKind<Kind>,
  onSheet: (at: At) => Point,
  language: Language,
): WrittenName[] {
  return names.map(({ kind, text: said, at }): WrittenName => {
    const style = hand[kind]
    const spelled = withCurlyApostrophes(said[language])
    const words = style.isCapital ? spelled.toLocaleUpperCase('fr') : spelled
    const width = textWidth(words, style.face, style.size, style.spacing)
    const points = at.map(onSheet)
    const [first = [0, 0] as Point] = points
    if (points.length > 1) return nameAlongLine(words, smooth(points, 10), width, style)
    const svg = text(words, [first[0] - width / 2, first[1] + style.size * 0.33], style)
    return { svg, boxes: [boxAroundName(first, width, style.size)] }
  })
}
