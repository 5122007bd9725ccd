import { z } from 'zod'

/** The same words in both languages of the window. */
export const Words = z.object({ en: z.string(), fr: z.string() })
export type Words = z.infer<typeof Words>

/** What is said of something that is wrong; what the engine or the system says of it is in English alone. */
export const Said = z.union([Words, z.string()])
export type Said = z.infer<typeof Said>

/** The colours and signs that a side wears; no two sides wear the same. */
export const Dresses = z
  .union([z.tuple([z.literal('blue'), z.literal('grey')]), z.tuple([z.literal('grey'), z.literal('blue')])])
  .readonly()
export type Dresses = z.infer<typeof Dresses>

/** What something of a side is called: the French infantry, “l’infanterie française”, “un pion français”. */
export const Adjective = z.object({ masculine: Words, feminine: Words })
export type Adjective = z.infer<typeof Adjective>

/** Those of the two sides. */
export const Adjectives = z.tuple([Adjective, Adjective])
export type Adjectives = z.infer<typeof Adjectives>
