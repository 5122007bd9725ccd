import { z } from 'zod'
import { Words } from './words.ts'

/** A recorded game that comes with a campaign, to be watched and to be gone on with. */
export const RecordOffer = z.object({ id: z.string(), title: Words, about: Words })
export type RecordOffer = z.infer<typeof RecordOffer>

/** What a recorded game tells of a moment. */
export const Note = z.object({ title: Words, text: Words })
export type Note = z.infer<typeof Note>
