import { z } from 'zod'
import { Opponent } from './opponents.ts'
import { Dresses, Words } from './words.ts'

/*
 * Simulations: opponents play a set-up many times over. Results are kept with the set-up, so that they can be looked at later and told from
 * those of a set-up that is another by now.
 */

/** What is played: a scenario of a campaign, or a draft as it is now. */
export const SetUp = z.discriminatedUnion('what', [
  z.object({ what: z.literal('scenario'), campaign: z.string().max(300), scenario: z.string().max(300) }),
  z.object({ what: z.literal('draft'), draft: z.int() }),
])
export type SetUp = z.infer<typeof SetUp>

/** What a draft can be compared with: what it began from, or what was published last. */
export const Earlier = z.enum(['original', 'published'])
export type Earlier = z.infer<typeof Earlier>

/** What a set-up is compared with: an earlier state of the draft, or any other set-up of the same rules. */
export const Compared = z.union([Earlier, SetUp])
export type Compared = z.infer<typeof Compared>

const Switches = z.record(z.string().max(100), z.boolean())
const Players = z.tuple([z.string().max(100), z.string().max(100)])

export const SimulationWish = z.object({
  of: SetUp,
  /** Plays that too, on the same seeds. */
  against: Compared.nullable().default(null),
  options: Switches.default({}),
  /** How many; with `mirrored` an even number. More than the program plays in one go is denied with a sentence. */
  games: z.int(),
  /** Games in pairs of one seed, in which the players change sides. */
  mirrored: z.boolean().default(false),
  /** Who plays the two sides: ids of opponents. */
  sides: Players,
  /** The same seed gives the same games. */
  seed: z.string().min(1).max(200),
  /** Units of work for each choice; left out, the usual. */
  budget: z.int().min(0).max(1_000_000).optional(),
  /** A result of the same with fewer games: those are not played again, and it gives way to what comes of all of them. */
  goesOn: z.int().optional(),
})
export type SimulationWish = z.input<typeof SimulationWish>

/** How often, of all games, and within what the true share lies, 95 in a hundred. */
const Share = { count: z.int(), share: z.number(), low: z.number(), high: z.number() }
const Spread = z.object({ mean: z.number(), low: z.number(), high: z.number() })

/** What came of the games of one set-up. */
export const SetUpPlayed = z.object({
  games: z.int(),
  winners: z.array(z.object({ winner: z.int().nullable(), ...Share })),
  endings: z.array(
    z.object({ ending: z.string(), winner: z.int().nullable(), level: z.int(), title: Words, ...Share }),
  ),
  /** Of the player that is named first, over both sides where games are mirrored; null between equal players. */
  score: z.object({ share: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** In which turns games ended; acts of a game. */
  turns: z.array(z.object({ turn: z.int(), title: Words.nullable(), count: z.int() })),
  acts: Spread,
  /** What strength is counted in. */
  unit: Words,
  /** At the beginning of each turn, and last when games that went on for so long were over: of both sides the mean, and what 8 in 10 lie between. */
  strength: z.array(
    z.object({ turn: z.int(), title: Words.nullable(), games: z.int(), sides: z.tuple([Spread, Spread]) }),
  ),
  /** Places where there was fighting: in how many turns of a game, and what strength was lost there, on average; the hottest first. */
  places: z.array(z.object({ place: z.string(), name: Words, turns: z.number(), lost: z.number() })),
})
export type SetUpPlayed = z.infer<typeof SetUpPlayed>

const Versus = z.object({
  with: Compared,
  /** What another set-up was called. */
  name: Words.nullable().default(null),
  played: SetUpPlayed,
  /** Seeds that were played in both. */
  pairs: z.int(),
  /** How much more the first side scores with the set-up than with the other, from -1 to 1, and within what that lies. */
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  favours: z.int().nullable(),
  verdict: Words,
})

/** A simulation as it is kept. */
export const Simulated = z.object({
  id: z.int(),
  at: z.int().nonnegative(),
  /** The hash of the set-up, and of what it was compared with. */
  setUp: z.string(),
  earlier: z.string().nullable(),
  /** The version of the rules. */
  rules: z.int(),
  sides: Players,
  names: z.tuple([Words, Words]),
  /** What the sides are called, and what they wear. */
  sideNames: z.tuple([Words, Words]),
  dress: Dresses,
  /** Games that were wished for: fewer were played where it was stopped. */
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
   * The last first. `stale`: the set-up, what it was compared with or the rules are others by now. `hasGames`: its games are kept one by one,
   * so that it can go on and be exported.
   */
  list: z.array(z.object({ simulated: Simulated, stale: z.boolean(), hasGames: z.boolean() })),
  /** Results that are not what was written, and are not shown. */
  spoilt: z.int(),
})
export type KeptSimulations = z.infer<typeof KeptSimulations>

/** What is known of how strong one opponent is against another. */
const Measured = z.object({
  scenario: z.string(),
  player: z.string(),
  against: z.string(),
  games: z.int(),
  /** A game that nobody wins counts as half. */
  score: z.number(),
  low: z.number(),
  high: z.number(),
})

/** What there is to choose before a simulation. */
export const SimulationChoices = z.object({
  /** What the set-up is called. */
  title: Words,
  sides: z.tuple([Words, Words]),
  /** By side those who can play it. */
  opponents: z.tuple([z.array(Opponent), z.array(Opponent)]),
  options: z.array(z.object({ id: z.string(), title: Words, value: z.boolean() })),
  /** What it can be compared with: earlier states of a draft, and other set-ups of the same rules by what they belong to. */
  against: z.array(Earlier),
  others: z.array(z.object({ of: Words, setUps: z.array(z.object({ setUp: SetUp, title: Words })) })),
  mostGames: z.int(),
  /** What the opponents are worth in games of these rules, as far as it was measured; and those of whom nothing is known. */
  measured: z.array(Measured),
  unmeasured: z.array(z.string()),
})
export type SimulationChoices = z.infer<typeof SimulationChoices>
