import { z } from 'zod'
import { Entry, Json } from './games.ts'
import { Words } from './words.ts'

/** What may be done: an answer to the question, or an order. */
const Does = z.union([z.object({ act: z.string() }), z.object({ order: z.record(z.string(), Json) })])

/** Something that may be done, with what it is for. */
const Thought = z.object({
  does: Does,
  title: Words,
  /** What it is for; null where the rule system has no words for it. */
  purpose: Words.nullable(),
})

/** The same with what is expected of it. */
export const Weighed = Thought.extend({
  /** From -100, lost for good, to 100, won for good. */
  worth: z.number(),
  /** The standard error of that, and from how many games that were imagined and played on; 0 where it was judged at sight. */
  error: z.number(),
  samples: z.int(),
})
export type Weighed = z.infer<typeof Weighed>

export const Advice = z.object({
  /** The opponent who gives it, by its id and name. */
  by: z.object({ id: z.string(), name: Words }),
  /** One who thinks for longer about the same, by his id. */
  deeper: z.string().nullable(),
  /** Its worth is null where there was nothing to weigh. */
  best: Weighed.extend({ worth: z.number().nullable() }),
  others: z.array(Weighed),
  /** What was ruled out, and why. */
  ruledOut: z.array(Thought.extend({ why: Words.nullable() })),
})
export type Advice = z.infer<typeof Advice>

/** What is said of something that was done. */
export const Remark = z.object({
  /** The stop at which it was done. */
  stop: z.int(),
  /** The first act of it. */
  done: Words,
  /** The question that it answers, where the act names nothing by itself, as a mere "No". */
  asked: Words.nullable(),
  /** What was told until it was over. */
  told: z.array(Entry),
  /** What the one who comments would have done, by what the side knew then. */
  advice: Advice,
  /** He would have done the same: where that is an order, all that it says. */
  alike: z.boolean(),
  /** Why he would not have done it; null where he only likes something else better. */
  against: Words.nullable(),
})
export type Remark = z.infer<typeof Remark>
