import type { ActionCode } from '../../kernel/actions/actions.ts'
import type { Play } from '../../kernel/play/play.ts'
import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Figure, Title } from '../../kernel/system/glance.ts'
import type { Order } from '../../kernel/system/orders.ts'
import type { LoadedCampaign } from '../../kernel/system/system.ts'
import type { Json, JsonObject } from '../../kernel/values/result.ts'
import type { Asked, Choice } from '../opponent.ts'

/**
 * What a rule system supplies so that the shared search can play it: what can be done, what a side does at once, and how a game
 * stands. Everything here is a pure function of its arguments, in integers: the same arguments give the same answer on every machine.
 */
export interface Brain<G extends Play = Play> {
  /** The id of the rule system. */
  readonly system: string
  /** Manners of play by side, each beside the one without a name. */
  readonly temperaments: readonly [readonly Temperament[], readonly Temperament[]]
  /** How hard each level works. */
  readonly levels: Readonly<Record<Level, LevelOfBrain>>
  /**
   * What the side intends for longer than one question, such as corridors and roles: made from what it intended before (null at first),
   * kept in its memory, and handed to the candidates. Without it nothing is intended.
   */
  plan?(position: Position<G>, before: Json): Json
  /**
   * What the side may do now, at least one, each by its first worth; the search judges them. One candidate is taken without a search:
   * small questions that the script answers well need no more.
   */
  candidates(position: Position<G>, plan: Json): readonly Candidate[]
  /** What a candidate is worth once the other side has made the best of it; a unit of work. */
  afterReply?(position: Position<G>, candidate: Candidate): number
  /** Whether a question is worth rollouts; every one is where nothing is said. */
  isWeighty?(position: Position<G>): boolean
  /** Why a candidate is not to be chosen, as a key of words; it is chosen all the same where every one is vetoed. */
  veto?(position: Position<G>, candidate: Candidate): string | undefined
  /**
   * What the side that is asked does without much thought: plays rollouts on, for both sides. It may read of the game only what that
   * side knows there, and estimates what it does not: a test compares games that the side cannot tell apart.
   */
  script(g: G, side: number, temperament: string): Scripted<G>
  /** Somebody who watches a game from above and counts what players of this system should not do. */
  conduct?(): Conduct<G>
  /** How far rollouts go and what becomes of them; left out where no level has any. */
  readonly ahead?: Ahead<G>
}

/** An act, or one with what follows on it: that is asked at each next question of the side until it has no more to say. */
export type Scripted<G extends Play = Play> = ActionCode | { readonly act: ActionCode; readonly next: Next<G> }
export type Next<G extends Play = Play> = (g: G) => ActionCode | undefined

/** What rollouts go by. */
export interface Ahead<G extends Play = Play> {
  /** How a game stands for a side, from -WON, lost for good, to WON. Games that are over are judged as well. */
  score(g: G, side: number, temperament: string): number
  /** Where a game stands in time, in steps after which it may be judged, such as half-turns or days: it never goes back. */
  clock(g: G): number
  /**
   * Whose dice an act rolls in a step of the clock, as a number: in every rollout of equal luck they fall alike, whatever was done before
   * it. Nothing where an act rolls on with what is left; where the brain does not say, all of a step roll one after the other.
   */
  dice?(g: G, code: ActionCode): number | undefined
}

/** Counts the conduct of both players over one game. */
export interface Conduct<G extends Play = Play> {
  /** A choice was made, and the game stands where it was made. */
  chosen(g: G, side: number, choice: Choice): void
  /** What was counted; keys are written with small letters and hyphens. */
  figures(): readonly Figure[]
}

/** The score of a game that is won for good; that of a lost one is its negative. */
export const WON = 10_000

/** A manner of play. */
export interface Temperament {
  readonly id: string
  readonly name: Title
  /** How it plays, in a sentence. */
  readonly about: Title
}

export type Level = 'recruit' | 'officer' | 'general'

/** How hard a level works with this brain. */
export interface LevelOfBrain {
  /** So many of the best candidates by their first worth are looked at. */
  readonly candidates: number
  /** For so many of them it is thought over what the other side can make of it; for none where nothing is said. */
  readonly replies?: number
  /** At most so many rollouts for one choice, whatever the budget; with none, first worth decides. */
  readonly rollouts: number
  /** How far rollouts go: so many steps of the brain's clock on from the question. */
  readonly horizon: number
  /** In so many imagined worlds; 1 where nothing is hidden. */
  readonly worlds: number
  /** First worth counts as much as so many rollouts; as none where nothing is said. */
  readonly trust?: number
  /** A manner that goes with the level, where none is named. */
  readonly manner?: string
  /** It may choose what is worse than the best by less than so much, the likelier the better; 0 where it always takes the best. */
  readonly regret: number
}

/** What a brain goes by at a question: nothing that its side does not know. */
export interface Position<G extends Play = Play> {
  /** A game imagined from the view of the side, at the question. Hidden things in it are guesses. */
  readonly g: G
  readonly side: number
  readonly campaign: LoadedCampaign
  readonly view: Asked
  /** What the side was told since it last decided. */
  readonly told: readonly JournalEntry[]
  /** Empty for the manner without a name. */
  readonly temperament: string
}

/** Something that a side may do: one of the answers to the question, or an order as people give them at the table. */
export interface Candidate {
  /** What it is for, as a key of words: `reason.<intent>`. */
  readonly intent: string
  readonly facts: JsonObject
  readonly does: { readonly act: string } | { readonly order: Order }
  /** Its worth at first sight, on the scale of scores: higher is better, and differences are what counts. */
  readonly worth: number
  /** It is what the plan of the side asks for: another has to be clearly better to be chosen. */
  readonly planned?: true
}

/** Hides the types of a brain, so that all brains are of one kind. */
export const defineBrain = <G extends Play>(brain: Brain<G>): Brain =>
  // The search hands a brain games of its own system only.
  brain as unknown as Brain
