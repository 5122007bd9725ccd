import { defaultTastes, type Tastes } from '#engine/opponents/gaiter-button/judgement/tastes.ts'
import { tastesOf, GENERAL } from '#engine/opponents/gaiter-button/temperaments.ts'

/** Tastes that are varied at random, to find out from many games which of them win. */

/** How far each was moved, by its name: 0 not at all, 1 and -1 as far as it goes to either side. */
export type Moved = Readonly<Record<string, number>>

type Weighed = { [taste in keyof Tastes]: Tastes[taste] extends number ? taste : never }[keyof Tastes]

/** What may be nothing, or less, moves by steps of this size; all else between half and twice as much. */
const STEPS: Partial<Record<Weighed, number>> = {
  hope: 1.5,
  boldness: 3,
  foresight: 0.4,
  roads: 0.5,
  traps: 1,
  company: 0.6,
  forced: 0.5,
  byNight: 0.4,
}
const BELOW_NOTHING: readonly Weighed[] = ['hope', 'boldness']
/** Units go together by whole numbers: half of one is nothing. */
const FIXED: readonly Weighed[] = ['together']

/** What can be varied of a side: of what the general does not weigh at all nothing can be told. */
export const variedOf = (side: number): Weighed[] =>
  (Object.keys(defaultTastes) as (keyof Tastes)[]).filter((taste): taste is Weighed => {
    const usual = tastesOf(side, GENERAL)[taste]
    return (
      typeof usual === 'number' &&
      !FIXED.includes(taste as Weighed) &&
      (usual !== 0 || STEPS[taste as Weighed] !== undefined)
    )
  })

/** The tastes of a general, moved. */
export function movedTastes(side: number, moved: Moved): Partial<Tastes> {
  const usual = tastesOf(side, GENERAL)
  const entries = variedOf(side).map((taste) => {
    const by = moved[taste] ?? 0
    const step = STEPS[taste]
    const value = step === undefined ? usual[taste] * 2 ** by : usual[taste] + step * by
    return [taste, BELOW_NOTHING.includes(taste) ? value : Math.max(0, value)]
  })
  return { ...usual, ...(Object.fromEntries(entries) as Partial<Tastes>) }
}
