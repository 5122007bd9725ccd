import { z } from 'zod'
import { Players } from './library.ts'
import { Words } from './words.ts'

/** A lesson that comes with a campaign, and how a game of it is begun. */
export const LessonOffer = z.object({
  id: z.string(),
  title: Words,
  about: Words,
  scenario: z.string(),
  players: Players,
  seed: z.string(),
})
export type LessonOffer = z.infer<typeof LessonOffer>

/** A lesson as the one who learns sees it now. In its texts rules are named by their ids in brackets. */
export const LessonSeen = LessonOffer.extend({
  /** The game is played by those the lesson is meant for. */
  asLesson: z.boolean(),
  /** It has come to where orders are given. */
  orders: z.boolean(),
  steps: z.array(
    z.object({
      id: z.string(),
      title: Words,
      text: Words,
      state: z.enum(['done', 'current', 'open', 'past']),
      /** Why it was left out, where the lesson says so. */
      why: Words.nullable(),
    }),
  ),
  /** What to do about the present question; the answer as it is sent, where one is meant. */
  hint: z.object({ text: Words, answer: z.string().nullable() }).nullable(),
  /** Once the game is over: what to say, and what to play next. */
  end: z
    .object({ text: Words, next: z.array(z.object({ scenario: z.string(), title: Words, text: Words })) })
    .nullable(),
})
export type LessonSeen = z.infer<typeof LessonSeen>
