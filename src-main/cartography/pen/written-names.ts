import { letterWidth } from './metrics.ts'
import { along, away, type Box, lengthOf, type Line, type Point } from '../geometry/plane.ts'
import { type Lettering, letters } from './svg.ts'

/** A name as it is written: its letters, and the boxes that texture keeps off. */
export interface WrittenName {
  readonly svg: string
  readonly boxes: readonly Box[]
}

/** The box of a level name about its middle. */
export const about = ([x, y]: Point, width: number, size: number): Box => ({
  left: x - width / 2 - 3,
  right: x + width / 2 + 3,
  top: y - size * 0.5,
  bottom: y + size * 0.5,
})

/** Letters along a line, about its middle. */
export function bowed(words: string, line: Line, width: number, style: Lettering): WrittenName {
  let walked = (lengthOf(line) - width) / 2
  const placed = [...words].map((letter) => {
    const wide = letterWidth(letter, style.face, style.size)
    const { angle } = along(line, walked + wide / 2)
    const { at } = along(line, walked)
    walked += wide + (style.spacing ?? 0)
    return { letter, at: away(at, angle + Math.PI / 2, style.size * 0.33), angle }
  })
  return { svg: letters(placed, style), boxes: placed.map(({ at }) => about(at, style.size * 0.8, style.size * 1.3)) }
}
