import type { UnitOrder } from '#engine/wissembourg-spicheren/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { Overlay, ZoneNote } from '../../../map/board/overlay.ts'
import type { Asked } from '../../../system-ui/asked.ts'
import type { OrderToGive } from '../../../system-ui/ordering.ts'
import { numberIn, percentIn } from '../../../text/chances.ts'
import type { Counters } from '../counters/counters.ts'
import { known } from '../reads/reads.ts'
import { orderWords } from './words.ts'

/** Shared helpers of the order cards. */
export function meansFor(language: Language, index: BoardIndex, counters: Counters, named: (id: string) => string) {
  return {
    index,
    counters,
    named,
    words: orderWords(language),
    percent: percentIn(language),
    number: numberIn(language),
    sideOf: (unit: string): number => counters.get(unit)?.side ?? 0,
  }
}
export type Means = ReturnType<typeof meansFor>

export const give = (order: UnitOrder): OrderToGive => ({ order: { ...order }, keep: [] })
export const overlayOf = (zones: readonly ZoneNote[], ways: Overlay['ways'] = []): Overlay => ({
  zones,
  ways,
  marks: [],
})

/** Arrows for the steps from a hex on. */
export const arrowsAlong = (from: string, by: readonly string[]): Overlay['ways'] =>
  by.map((to, i) => ({ from: by[i - 1] ?? from, to, tone: 'reach', whole: true, arrow: i === by.length - 1 }))

const unitsOf = ({ table }: Asked) => known(table)?.unit ?? {}
/** The hex of a counter; undefined off the map. */
export function placeOf(unit: string, asked: Asked): string | undefined {
  const hex = unitsOf(asked)[unit]?.hex
  return hex === undefined || hex === '-' ? undefined : hex
}
export const facingIn = (unit: string, asked: Asked): string => unitsOf(asked)[unit]?.facing ?? 'N'

/** The first name of each answer with a verb (its unit), with the place of its last hex. */
export const answersOf = (
  { question }: Asked,
  verb: string,
): { readonly unit: string; readonly last: string; readonly action: string }[] =>
  question.answers.flatMap((answer) => {
    const [first, second] = answer.things
    return answer.verb !== verb || first === undefined
      ? []
      : [{ unit: first.name, last: second?.name ?? '', action: answer.action }]
  })
