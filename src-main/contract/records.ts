import { z } from 'zod'
import { Words } from './words.ts'

/** A recorded game that comes with a campaign, to watch or to continue. */
export const RecordOffer = z.object({ id: z.string(), title: Words, about: Words })
export type RecordOffer = z.infer<typeof RecordOffer>

/** A note of a recorded game on a moment. */
export const Note = z.object({ title: Words, text: Words })
export type Note = z.infer<typeof Note>
