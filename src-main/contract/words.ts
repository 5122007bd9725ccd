import { z } from 'zod'

/** The same words in both languages of the window. */
export const Words = z.object({ en: z.string(), fr: z.string() })
export type Words = z.infer<typeof Words>

/** What is said of something that is wrong; what the engine or the system says of it is in English alone. */
export const Said = z.union([Words, z.string()])
export type Said = z.infer<typeof Said>

/** The colours and signs that the two sides wear. */
export const Dresses = z.tuple([z.enum(['blue', 'grey']), z.enum(['blue', 'grey'])])
export type Dresses = z.infer<typeof Dresses>
