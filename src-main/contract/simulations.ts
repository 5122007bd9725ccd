import { z } from 'zod'
import { Opponent } from './opponents.ts'
import { Dresses, Words } from './words.ts'

/*
 * Simulations: opponents play a set-up many times. Results are stored with the set-up's hash, so that they can be
 * viewed later and recognised as stale once the set-up has changed.
 */

/** What is played: a scenario of a campaign, or a draft in its current state. */
export const SetUp = z.discriminatedUnion('what', [
  z.object({ what: z.literal('scenario'), campaign: z.string().max(300), scenario: z.string().max(300) }),
  z.object({ what: z.literal('draft'), draft: z.int() }),
])
export type SetUp = z.infer<typeof SetUp>

/** An earlier state of a draft for comparison: its starting point, or its last published version. */
export const Earlier = z.enum(['original', 'published'])
export type Earlier = z.infer<typeof Earlier>

/** What a set-up is compared with: an earlier state of the draft, or any other set-up of the same rules. */
export const Compared = z.union([Earlier, SetUp])
export type Compared = z.infer<typeof Compared>

const Switches = z.record(z.string().max(100), z.boolean())
const Players = z.tuple([z.string().max(100), z.string().max(100)])

export const SimulationRequest = z.object({
  of: SetUp,
  /** A second set-up to play on the same seeds. */
  against: Compared.nullable().default(null),
  options: Switches.default({}),
  /** The number of games; even if `mirrored`. A number above the program's limit is refused with a sentence. */
  games: z.int(),
  /** Pairs of games with the same seed, in which the players change sides. */
  mirrored: z.boolean().default(false),
  /** The ids of the opponents for the two sides. */
  sides: Players,
  /** The same seed gives the same games. */
  seed: z.string().min(1).max(200),
  /** Units of work for each choice; by default the usual number. */
  budget: z.int().min(0).max(1_000_000).optional(),
  /**
   * An earlier result of the same simulation with fewer games: its games are not played again, and the new result
   * replaces it.
   */
  goesOn: z.int().optional(),
})
export type SimulationRequest = z.input<typeof SimulationRequest>

/** The number and share of games, and the 95 % confidence interval of the true share. */
const Share = { count: z.int(), share: z.number(), low: z.number(), high: z.number() }
const Spread = z.object({ mean: z.number(), low: z.number(), high: z.number() })

/** The results of the games of one set-up. */
export const SetUpPlayed = z.object({
  games: z.int(),
  winners: z.array(z.object({ winner: z.int().nullable(), ...Share })),
  endings: z.array(
    z.object({ ending: z.string(), winner: z.int().nullable(), level: z.int(), title: Words, ...Share }),
  ),
  /** The score of the player named first, over both sides if games are mirrored; null between equal players. */
  score: z.object({ share: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** The turns in which games ended; the acts per game. */
  turns: z.array(z.object({ turn: z.int(), title: Words.nullable(), count: z.int() })),
  acts: Spread,
  /** The unit of strength. */
  unit: Words,
  /**
   * At the beginning of each turn, and finally at the end of the games that lasted that long: for each side the mean,
   * and the range that contains 8 in 10.
   */
  strength: z.array(
    z.object({ turn: z.int(), title: Words.nullable(), games: z.int(), sides: z.tuple([Spread, Spread]) }),
  ),
  /**
   * Places with fighting: the average number of turns with fighting per game, and the average strength lost there; the
   * most contested first.
   */
  places: z.array(z.object({ place: z.string(), name: Words, turns: z.number(), lost: z.number() })),
})
export type SetUpPlayed = z.infer<typeof SetUpPlayed>

const Versus = z.object({
  with: Compared,
  /** The name of the other set-up. */
  name: Words.nullable().default(null),
  played: SetUpPlayed,
  /** The number of seeds played in both. */
  pairs: z.int(),
  /**
   * How much more the first side scores with this set-up than with the other, from -1 to 1, with the limits of the
   * interval.
   */
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  favours: z.int().nullable(),
  verdict: Words,
})

/** A stored simulation. */
export const Simulated = z.object({
  id: z.int(),
  at: z.int().nonnegative(),
  /** The hashes of the set-up and of the one it was compared with. */
  setUp: z.string(),
  earlier: z.string().nullable(),
  /** The version of the rules. */
  rules: z.int(),
  sides: Players,
  names: z.tuple([Words, Words]),
  /** The names of the sides, and their dress. */
  sideNames: z.tuple([Words, Words]),
  dress: Dresses,
  /** The number of games requested; fewer were played if it was stopped. */
  wished: z.int(),
  mirrored: z.boolean(),
  seed: z.string(),
  options: Switches,
  budget: z.int().nullable(),
  played: SetUpPlayed,
  versus: Versus.nullable(),
})
export type Simulated = z.infer<typeof Simulated>

export const KeptSimulations = z.object({
  /**
   * Latest first. `stale`: the set-up, the one it was compared with or the rules have changed since. `hasGames`: its
   * games are stored individually, so that it can be continued and exported.
   */
  list: z.array(z.object({ simulated: Simulated, stale: z.boolean(), hasGames: z.boolean() })),
  /** The number of stored results that are damaged and not shown. */
  spoilt: z.int(),
})
export type KeptSimulations = z.infer<typeof KeptSimulations>

/** The measured strength of one opponent against another. */
const Measured = z.object({
  scenario: z.string(),
  player: z.string(),
  against: z.string(),
  games: z.int(),
  /** A drawn game counts as half. */
  score: z.number(),
  low: z.number(),
  high: z.number(),
})

/** The choices before a simulation. */
export const SimulationChoices = z.object({
  /** The name of the set-up. */
  title: Words,
  sides: z.tuple([Words, Words]),
  /** By side, the opponents that can play it. */
  opponents: z.tuple([z.array(Opponent), z.array(Opponent)]),
  options: z.array(z.object({ id: z.string(), title: Words, value: z.boolean() })),
  /**
   * What it can be compared with: earlier states of a draft, and other set-ups of the same rules, grouped by campaign
   * or draft.
   */
  against: z.array(Earlier),
  others: z.array(z.object({ of: Words, setUps: z.array(z.object({ setUp: SetUp, title: Words })) })),
  mostGames: z.int(),
  /** The measured strengths of the opponents under these rules; and the opponents without measurements. */
  measured: z.array(Measured),
  unmeasured: z.array(z.string()),
})
export type SimulationChoices = z.infer<typeof SimulationChoices>
