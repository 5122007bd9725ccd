import { z } from 'zod'
import { Entry, Json } from './games.ts'
import { Words } from './words.ts'

/** A possible action: an answer to the question, or an order. */
const Does = z.union([z.object({ act: z.string() }), z.object({ order: z.record(z.string(), Json) })])

/** A possible action with its purpose. */
const Thought = z.object({
  does: Does,
  title: Words,
  /** Its purpose; null if the rule system has no words for it. */
  purpose: Words.nullable(),
})

/** Same, with its expected result. */
export const WeighedThought = Thought.extend({
  /** From -100 (certainly lost) to 100 (certainly won). */
  worth: z.number(),
  /**
   * The standard error of `worth`, and the number of imagined games played out for it; 0 if it was judged without
   * playing.
   */
  error: z.number(),
  samples: z.int(),
})
export type WeighedThought = z.infer<typeof WeighedThought>

export const Advice = z.object({
  /** The opponent who gives the advice, by id and name. */
  by: z.object({ id: z.string(), name: Words }),
  /** The id of an opponent who thinks longer about the same question. */
  deeper: z.string().nullable(),
  /** Its worth is null if there was nothing to weigh. */
  best: WeighedThought.extend({ worth: z.number().nullable() }),
  others: z.array(WeighedThought),
  /** What was ruled out, and why. */
  ruledOut: z.array(Thought.extend({ why: Words.nullable() })),
})
export type Advice = z.infer<typeof Advice>

/** A comment on an act. */
export const Remark = z.object({
  /** The stop of the act. */
  stop: z.int(),
  /** The first act it comments on. */
  done: Words,
  /** The question that was answered, if the act names nothing by itself, such as a mere "No". */
  asked: Words.nullable(),
  /** The journal until the act was complete. */
  told: z.array(Entry),
  /** What the commentator would have done, given what the side knew then. */
  advice: Advice,
  /** The commentator would have done the same; for an order, exactly the same order. */
  alike: z.boolean(),
  /** Why the commentator would not have done it; null if it merely prefers something else. */
  against: Words.nullable(),
})
export type Remark = z.infer<typeof Remark>
