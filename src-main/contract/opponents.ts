import { z } from 'zod'
import { Words } from './words.ts'

/** A player that is a program: it sees what its side may see, and nothing else. */
export const Opponent = z.object({ id: z.string(), name: Words, about: Words })
export type Opponent = z.infer<typeof Opponent>

export const SimulationWish = z.object({
  campaign: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.boolean()).default({}),
  games: z.int().min(1).max(100_000),
  /** Who plays the two sides: ids of opponents. */
  sides: z.tuple([z.string(), z.string()]),
  /** The same seed gives the same games. */
  seed: z.string().min(1).max(200),
})
export type SimulationWish = z.infer<typeof SimulationWish>

export const Simulated = z.object({
  games: z.int(),
  /** Acts over all games. */
  acts: z.int(),
  /** How often each ending came. */
  endings: z.array(
    z.object({ ending: z.string(), winner: z.int().nullable(), level: z.int(), title: Words, count: z.int() }),
  ),
})
export type Simulated = z.infer<typeof Simulated>
