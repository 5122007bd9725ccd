import { z } from 'zod'

/** The same words in both languages of the window. */
export const Words = z.object({ en: z.string(), fr: z.string() })
export type Words = z.infer<typeof Words>
