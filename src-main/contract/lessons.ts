import { z } from 'zod'
import { Players } from './library.ts'
import { Words } from './words.ts'

/** A lesson that comes with a campaign, with the settings for a game of it. */
export const LessonOffer = z.object({
  id: z.string(),
  title: Words,
  about: Words,
  scenario: z.string(),
  players: Players,
  seed: z.string(),
})
export type LessonOffer = z.infer<typeof LessonOffer>

/** A lesson in its current state for the learner. Its texts refer to rules by their ids in brackets. */
export const LessonSeen = LessonOffer.extend({
  /** Whether the players are those the lesson is meant for. */
  asLesson: z.boolean(),
  /** It has reached a step with orders. */
  orders: z.boolean(),
  steps: z.array(
    z.object({
      id: z.string(),
      title: Words,
      text: Words,
      state: z.enum(['done', 'current', 'open', 'past']),
      /** Why it was left out, if the lesson gives a reason. */
      why: Words.nullable(),
    }),
  ),
  /** What to do about the current question, with the suggested answer if there is one. */
  hint: z.object({ text: Words, answer: z.string().nullable() }).nullable(),
  /** Once the game is over: the closing text, and what to play next. */
  end: z
    .object({ text: Words, next: z.array(z.object({ scenario: z.string(), title: Words, text: Words })) })
    .nullable(),
})
export type LessonSeen = z.infer<typeof LessonSeen>
