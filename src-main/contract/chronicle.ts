import { z } from 'zod'
import { Words } from './words.ts'
import { Eyes, Report } from './games.ts'

/** The course of a game, and its newspapers. */

const Figures = z.array(z.object({ key: z.string(), side: z.int(), value: z.number() }))

/** The course of a game in figures, as far as the viewer may know it. A day is a turn, whatever its length. */
export const Chronicle = z.object({
  eyes: Eyes,
  /** The names of the figures, by key. */
  titles: z.record(z.string(), Words),
  /** The figures at the beginning. */
  begin: Figures,
  /** Whether this game has newspapers, one page per finished day and side. */
  hasNewspapers: z.boolean(),
  /** What each formation has left and has lost so far, if the rule system provides it. */
  formations: z.array(z.object({ id: z.string(), side: z.int(), figures: z.record(z.string(), z.int()) })),
  days: z.array(
    z.object({
      /** Null in a game without turns: it then has a single day. */
      turn: z.int().nullable(),
      title: Words.nullable(),
      /** The stop at which it began, and the stop at which the next day began; for the last day, the current stop. */
      from: z.int(),
      to: z.int(),
      over: z.boolean(),
      /** The figures at its end. */
      standing: Figures,
      /** What was done in it, in figures that may be summed. */
      deeds: Figures,
      /** Fights and reconnaissances in it, if the rule system assembles reports. */
      reports: z.array(Report.pick({ stop: true, told: true })).readonly(),
    }),
  ),
})
export type Chronicle = z.infer<typeof Chronicle>

/** The front page of one side's newspaper about one day, made from that side's journal. */
export const FrontPage = z.object({
  side: z.int(),
  name: Words,
  motto: Words,
  place: Words,
  date: Words,
  issue: Words,
  price: Words,
  /** Largest first. */
  headlines: z.array(Words),
  articles: z.array(z.object({ heading: Words, lines: z.array(Words) })),
})
export type FrontPage = z.infer<typeof FrontPage>
