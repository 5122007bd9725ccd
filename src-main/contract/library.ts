import { z } from 'zod'
import { Dresses, FaultText, Words } from './words.ts'

/** Milliseconds since 1970. */
const Time = z.int().nonnegative()

/** Who decides for each side, and whether the game is open. */
export const Players = z.object({
  /** `person` or the id of an opponent, in the order of the rule system's sides. */
  sides: z.tuple([z.string(), z.string()]),
  /** Everyone at the table sees everything and can undo anything: for solitaire, or for trying things out. */
  open: z.boolean(),
  /** Programs that played a side before it was given to another player: their acts keep what they remembered. */
  formerly: z.array(z.string()).optional(),
})
export type Players = z.infer<typeof Players>

/**
 * A small picture of the map with the counters and nothing else. In an open game it shows what the side that played
 * last sees; in a game with hidden information, what the only person sees, or what two persons both see.
 */
export const Thumbnail = z.object({
  /** The side whose view it is, the first of two; an index of the game's sides. */
  side: z.int(),
  /** The width and height of the coordinate system. */
  width: z.number(),
  height: z.number(),
  /** The background: lines from place to place. */
  lines: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  pieces: z.array(z.object({ x: z.number(), y: z.number(), side: z.int(), count: z.int() })),
})
export type Thumbnail = z.infer<typeof Thumbnail>

export const GameEntry = z.object({
  id: z.int(),
  name: z.string(),
  system: z.string(),
  campaign: Words,
  scenario: Words,
  sides: z.tuple([Words, Words]),
  dress: Dresses,
  players: Players,
  /** Which sides have a passphrase. */
  sealed: z.tuple([z.boolean(), z.boolean()]),
  /** The time in the game; null if not known yet, and for a sealed game that is not open. */
  when: Words.nullable(),
  /** The side that decides; null if the game is over, or if it is not known. */
  decider: z.int().nullable(),
  /** How it ended, in words; null while it is in progress, or if it is not known. */
  ending: Words.nullable(),
  begun: Time,
  played: Time,
  /** It is a recorded game of its campaign, for looking at and not for playing on. */
  record: z.boolean(),
  /** Whether it is among the games opened last; an imported game is, once it has been opened. */
  opened: z.boolean(),
  /** When it was moved to the Trash. */
  removed: Time.nullable(),
  /** Why this program cannot read its rules or its campaign. */
  trouble: FaultText.nullable(),
})
export type GameEntry = z.infer<typeof GameEntry>

/** The progress of long work: steps done out of how many; finally, once, the result. */
export const progress = <T extends z.ZodType>(result: T) =>
  z.discriminatedUnion('at', [
    z.object({ at: z.literal('work'), done: z.number(), of: z.number() }),
    z.object({ at: z.literal('end'), result }),
  ])

/** The result of replaying a game completely. */
export const Verified = z.object({
  whole: z.boolean(),
  acts: z.int(),
  /** The first faulty act, and why; null if there is none. */
  fault: z.object({ moment: z.int(), reason: FaultText }).nullable(),
})
export type Verified = z.infer<typeof Verified>

/** An imported game. If only part of it was valid, that part is imported and `fault` explains the rest. */
export const Imported = z.object({
  id: z.int(),
  name: z.string(),
  acts: z.int(),
  /** The library already had this game: this is a second copy. */
  again: z.boolean(),
  fault: z.object({ moment: z.int(), reason: FaultText }).nullable(),
})
export type Imported = z.infer<typeof Imported>

/** The passphrases, in the order of the sides; null for a side without one. */
export const Passphrases = z.tuple([z.string().nullable(), z.string().nullable()])
export type Passphrases = z.infer<typeof Passphrases>

/** The result of repairing a damaged library. */
export const Mended = z.object({
  /** Where the damaged file was moved; null if it stayed in place, or was missing. */
  setAside: z.string().nullable(),
  /** Undamaged games. */
  whole: z.int(),
  /** Damaged games, or games whose state is unknown: the acts recovered, and the number there were, if known. */
  parts: z.array(z.object({ name: z.string(), acts: z.int(), of: z.int().nullable(), reason: FaultText })),
  /** Games of which nothing could be recovered, with what is known of them. */
  lost: z.array(z.object({ name: z.string().nullable(), acts: z.int().nullable() })),
  /** Same for drafts, with their gestures; missing in reports of earlier programs. */
  drafts: z
    .object({
      parts: z.array(z.object({ name: z.string(), gestures: z.int(), of: z.int().nullable(), reason: FaultText })),
      lost: z.array(z.object({ name: z.string().nullable(), gestures: z.int().nullable() })),
    })
    .default({ parts: [], lost: [] }),
})
export type Mended = z.infer<typeof Mended>
