import { z } from 'zod'
import { Dresses, Said, Words } from './words.ts'

/** Milliseconds since 1970. */
const Time = z.int().nonnegative()

/** Who decides for each side, and whether everything lies open on the table. */
export const Players = z.object({
  /** `person`, or the id of an opponent; in the order of the rule system's sides. */
  sides: z.tuple([z.string(), z.string()]),
  /** Everybody at the table sees everything, and takes back what they like: solitaire, or trying things out. */
  open: z.boolean(),
  /** Programs that played a side before another was given it: their acts keep what they remembered. */
  formerly: z.array(z.string()).optional(),
})
export type Players = z.infer<typeof Players>

/**
 * A small picture of the map: who stands where, never more. In an open game as the side that played last sees it; where there
 * is something to hide as the only person does, or as far as two persons see the same.
 */
export const Thumbnail = z.object({
  /** Whose eyes, the first of two; an index of the game's sides. */
  side: z.int(),
  /** The width and height that the places are told in. */
  width: z.number(),
  height: z.number(),
  /** What lies under the counters: lines from place to place. */
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
  /** When it stood, in the game's own days; null before that is known, and for a sealed game that is not open. */
  when: Words.nullable(),
  /** The side that decides; null when the game is over, or not known. */
  decider: z.int().nullable(),
  /** How it ended, in words; null while it goes on, or not known. */
  ending: Words.nullable(),
  begun: Time,
  played: Time,
  /** It is a recorded game of its campaign, which is looked at and not played on. */
  record: z.boolean(),
  /** It is one of those that lay on the table last; one that was taken in from a file is so once it was opened. */
  opened: z.boolean(),
  /** When it was thrown away. */
  removed: Time.nullable(),
  /** Its rules or its campaign cannot be read by this program: what stands in the way. */
  trouble: Said.nullable(),
})
export type GameEntry = z.infer<typeof GameEntry>

/** How long work goes on: steps done, of how many; then once, last, what came of it. */
export const progress = <T extends z.ZodType>(result: T) =>
  z.discriminatedUnion('at', [
    z.object({ at: z.literal('work'), done: z.number(), of: z.number() }),
    z.object({ at: z.literal('end'), result }),
  ])

/** What came of looking at a game from its first act to its last. */
export const Verified = z.object({
  whole: z.boolean(),
  acts: z.int(),
  /** The first act that is not as it should be, and why; null when all are. */
  fault: z.object({ moment: z.int(), reason: Said }).nullable(),
})
export type Verified = z.infer<typeof Verified>

/** A game taken in from a file. When only a part of it was whole, that part is there and the rest is told. */
export const Imported = z.object({
  id: z.int(),
  name: z.string(),
  acts: z.int(),
  /** The library had this very game already: this is a second one beside it. */
  again: z.boolean(),
  fault: z.object({ moment: z.int(), reason: Said }).nullable(),
})
export type Imported = z.infer<typeof Imported>

/** One passphrase for each side that has one, in the order of the sides. */
export const Passphrases = z.tuple([z.string().nullable(), z.string().nullable()])
export type Passphrases = z.infer<typeof Passphrases>

/** What was done to a damaged library. */
export const Mended = z.object({
  /** Where the damaged file was put; null where it is as it was, or was not there. */
  setAside: z.string().nullable(),
  /** Games that are whole. */
  whole: z.int(),
  /** Games that are not whole, or of which that cannot be told: the acts that are there, and how many there were if that is known. */
  parts: z.array(z.object({ name: z.string(), acts: z.int(), of: z.int().nullable(), reason: Said })),
  /** Games of which nothing could be taken over, with what is known of them. */
  lost: z.array(z.object({ name: z.string().nullable(), acts: z.int().nullable() })),
  /** The same of drafts, with their gestures; reports of earlier programs say nothing of them. */
  drafts: z
    .object({
      parts: z.array(z.object({ name: z.string(), gestures: z.int(), of: z.int().nullable(), reason: Said })),
      lost: z.array(z.object({ name: z.string().nullable(), gestures: z.int().nullable() })),
    })
    .default({ parts: [], lost: [] }),
})
export type Mended = z.infer<typeof Mended>
