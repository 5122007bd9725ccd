import { z } from 'zod'
import { Said, Words } from './words.ts'

/** A player that is a program: it sees what its side may see, and nothing else. */
export const Opponent = z.object({ id: z.string(), name: Words, about: Words })
export type Opponent = z.infer<typeof Opponent>

/** Programs of the user's own: where he names them, those that he has named, and what is wrong there. */
export const OwnPrograms = z.object({ file: z.string(), programs: z.array(Opponent), faults: z.array(Said) })
export type OwnPrograms = z.infer<typeof OwnPrograms>

/** What opponents are doing at a game that lies on the table. */
export const Thoughts = z.discriminatedUnion('at', [
  /** Nobody thinks: a person decides, or the game is over. */
  z.object({ at: z.literal('rest') }),
  z.object({
    at: z.literal('thinking'),
    /** The side that the program plays. */
    side: z.int(),
    /** How much of its work on this choice is done, from 0 to 1; null where something is hidden, and before it is known. */
    share: z.number().nullable(),
    /** What it would do now and why, in its own terms; null where something is hidden, and where it does not say. */
    reason: z.object({ key: z.string(), facts: z.record(z.string(), z.json()) }).nullable(),
  }),
  /** It could not decide: it is asked again, chance decides for it once, or another plays from now on. */
  z.object({
    at: z.literal('failed'),
    side: z.int(),
    said: Said,
    /** It is here, so that it can be asked again. */
    here: z.boolean(),
    /** Who else could play the side, beside a person. */
    others: z.array(Opponent),
  }),
])
export type Thoughts = z.infer<typeof Thoughts>
