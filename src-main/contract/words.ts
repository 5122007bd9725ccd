import { z } from 'zod'

/** A text in both languages of the window. */
export const Words = z.object({ en: z.string(), fr: z.string() })
export type Words = z.infer<typeof Words>

/** A sentence about something that is wrong; sentences of the engine or the operating system are in English only. */
export const FaultText = z.union([Words, z.string()])
export type FaultText = z.infer<typeof FaultText>

/** The colours and signs of the sides, always different. */
export const Dresses = z
  .union([z.tuple([z.literal('blue'), z.literal('grey')]), z.tuple([z.literal('grey'), z.literal('blue')])])
  .readonly()
export type Dresses = z.infer<typeof Dresses>

/** The adjective of a side: the French infantry, “l’infanterie française”, “un pion français”. */
export const Adjective = z.object({ masculine: Words, feminine: Words })
export type Adjective = z.infer<typeof Adjective>

/** The adjectives of the two sides. */
export const Adjectives = z.tuple([Adjective, Adjective])
export type Adjectives = z.infer<typeof Adjectives>
