import { z } from 'zod'
import { FaultText, Words } from './words.ts'

/** A program player: it sees what its side may see, and nothing else. */
export const Opponent = z.object({ id: z.string(), name: Words, about: Words })
export type Opponent = z.infer<typeof Opponent>

/** The user's own programs: the file that lists them, the listed programs, and the faults in it. */
export const OwnPrograms = z.object({ file: z.string(), programs: z.array(Opponent), faults: z.array(FaultText) })
export type OwnPrograms = z.infer<typeof OwnPrograms>

/** What the opponents of an open game are doing. */
export const Thoughts = z.discriminatedUnion('at', [
  /** No opponent is thinking: a person decides, or the game is over. */
  z.object({ at: z.literal('rest') }),
  z.object({
    at: z.literal('thinking'),
    /** The side that the program plays. */
    side: z.int(),
    /**
     * The share of its work on this choice that is done, from 0 to 1; null if something is hidden, and while unknown.
     */
    share: z.number().nullable(),
    /** What it would do now and why, in its own format; null if something is hidden, or if it gives no reason. */
    reason: z.object({ key: z.string(), facts: z.record(z.string(), z.json()) }).nullable(),
  }),
  /** It could not decide. The options: ask it again, choose once at random, or give its side to another player. */
  z.object({
    at: z.literal('failed'),
    side: z.int(),
    said: FaultText,
    /** Whether it is available to be asked again. */
    here: z.boolean(),
    /** The other opponents that could play the side, besides a person. */
    others: z.array(Opponent),
  }),
])
export type Thoughts = z.infer<typeof Thoughts>
