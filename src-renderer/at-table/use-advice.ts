import type { Json } from '#engine/kernel/values/result.ts'
import type { Advice } from '../../src-main/contract/advice.ts'
import { usePlay } from './use-play.ts'

type Thought = Pick<Advice['best'], 'does' | 'title' | 'purpose'>

/** Whether advice is being computed, or shown in place of the question. */
export const useIsAdvised = (): boolean =>
  usePlay((play) => play.advice.at !== 'none' && play.past === null && play.film === null, false)

/** All that is advised, the best first; what was ruled out comes last. */
export const thoughtsOf = ({ best, others, ruledOut }: Advice): readonly Thought[] => [best, ...others, ...ruledOut]

/** All names in an order, in their sequence. */
export const namesIn = (order: Json): readonly string[] =>
  typeof order === 'string'
    ? [order]
    : typeof order === 'object' && order !== null
      ? Object.values(order).flatMap(namesIn)
      : []
