import { defaultManner, type Manner } from '#engine/opponents/gaiter-button/judgement/manner.ts'
import { mannerOf, GENERAL } from '#engine/opponents/gaiter-button/manners.ts'

/** Weights of a manner, varied at random to find out from many games which of them win. */

/** How far each was moved, by its name: 0 not at all, 1 and -1 as far as it goes to either side. */
export type Moved = Readonly<Record<string, number>>

type WeightName = { [weight in keyof Manner]: Manner[weight] extends number ? weight : never }[keyof Manner]

/** What may be nothing, or less, moves by steps of this size; all else between half and twice as much. */
const STEPS: Partial<Record<WeightName, number>> = {
  hope: 1.5,
  boldness: 3,
  foresight: 0.4,
  roads: 0.5,
  traps: 1,
  company: 0.6,
  forced: 0.5,
  byNight: 0.4,
}
const BELOW_NOTHING: readonly WeightName[] = ['hope', 'boldness']
/** Units go together by whole numbers: half of one is nothing. */
const FIXED: readonly WeightName[] = ['together']

/** What can be varied of a side: of what the general does not weigh at all nothing can be told. */
export const variedOf = (side: number): WeightName[] =>
  (Object.keys(defaultManner) as (keyof Manner)[]).filter((weight): weight is WeightName => {
    const usual = mannerOf(side, GENERAL)[weight]
    return (
      typeof usual === 'number' &&
      !FIXED.includes(weight as WeightName) &&
      (usual !== 0 || STEPS[weight as WeightName] !== undefined)
    )
  })

/** The weights of a general, moved. */
export function movedWeights(side: number, moved: Moved): Partial<Manner> {
  const usual = mannerOf(side, GENERAL)
  const entries = variedOf(side).map((weight) => {
    const by = moved[weight] ?? 0
    const step = STEPS[weight]
    const value = step === undefined ? usual[weight] * 2 ** by : usual[weight] + step * by
    return [weight, BELOW_NOTHING.includes(weight) ? value : Math.max(0, value)]
  })
  return { ...usual, ...(Object.fromEntries(entries) as Partial<Manner>) }
}
