import { ink } from './pen/ink.ts'
import { centred, heading } from './legend.ts'
import { textWidth } from './pen/metrics.ts'
import { plate } from './pen/ornaments.ts'
import type { Box } from './geometry/plane.ts'
import { group, rectangle } from './pen/svg.ts'

/** A turn as printed: its number, and its time. */
export interface Turn {
  readonly label: string
  readonly when: string
}

const across = 4
const boxHigh = 104

/** The height of a plate with this number of turns. */
export const trackHeight = (turns: number): number => 74 + Math.ceil(turns / across) * boxHigh

const usual = 19
const fitting = (words: string, room: number): number =>
  Math.min(usual, (usual * room) / textWidth(words, 'italic', usual))

/** Splits a text that is too long for one line into two of about the same length. */
function inLines(words: string, room: number): readonly string[] {
  if (fitting(words, room) > 14) return [words]
  const parts = words.split(' ')
  const half = words.length / 2
  let [at, length] = [0, 0]
  while (at < parts.length - 1 && length + (parts[at] ?? '').length / 2 < half) {
    length += (parts[at] ?? '').length + 1
    at += 1
  }
  return [parts.slice(0, at).join(' '), parts.slice(at).join(' ')]
}

/** Maximum ratio between the lettering sizes of two turns. */
const even = 1.2

/** A plate with a box for each turn. */
export function trackOn(box: Box, turns: readonly Turn[], title: string): string {
  const wide = (box.right - box.left - 52) / across
  const lettered = turns.map(({ when }) => {
    const lines = inLines(when, wide - 20)
    return { lines, size: Math.min(...lines.map((line) => fitting(line, wide - 20))) }
  })
  const largest = even * Math.min(...lettered.map(({ size }) => size))
  const boxes = turns.map(({ label, when }, i) => {
    const [left, top] = [box.left + 26 + (i % across) * wide, box.top + 58 + Math.floor(i / across) * boxHigh]
    const middle = left + wide / 2
    const { lines = [], size = usual } = lettered[i] ?? {}
    return (
      rectangle(left + 5, top, left + wide - 5, top + 94, {
        'data-turn': i + 1,
        'data-when': when,
        fill: ink.paper,
        stroke: ink.line,
        'stroke-width': 1.8,
      }) +
      rectangle(left + 9, top + 4, left + wide - 9, top + 90, {
        fill: 'none',
        stroke: ink.faint,
        'stroke-width': 0.8,
      }) +
      centred(label, middle, top + 52, { face: 'bold', size: 40, fill: ink.name }) +
      lines
        .map((line, row) =>
          centred(line, middle, top + (lines.length === 1 ? 80 : 71 + row * 15), {
            face: 'italic',
            size: Math.min(size, largest),
            fill: ink.landscape,
          }),
        )
        .join('')
    )
  })
  return group({ id: 'turns' }, [
    plate(box),
    centred(title.toLocaleUpperCase('fr'), (box.left + box.right) / 2, box.top + 40, heading),
    ...boxes,
  ])
}
