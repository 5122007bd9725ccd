import type { ActionCode } from '../../kernel/actions/actions.ts'
import type { Play } from '../../kernel/play/play.ts'
import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Figure, Title } from '../../kernel/system/glance.ts'
import type { Order } from '../../kernel/system/orders.ts'
import type { LoadedCampaign } from '../../kernel/system/system.ts'
import type { Json, JsonObject } from '../../kernel/values/result.ts'
import type { Asked, Choice } from '../opponent.ts'

/**
 * What a rule system supplies for the shared search: the candidates, a fast script for a side, and the score of a game.
 * All functions are pure and use integers: the same arguments give the same result on every machine.
 */
export interface Brain<G extends Play = Play> {
  /** The id of the rule system. */
  readonly system: string
  /** Additional manners of play by side, beside the one without a name. */
  readonly manners: readonly [readonly NamedManner[], readonly NamedManner[]]
  /** The search parameters of each level. */
  readonly levels: Readonly<Record<Level, LevelOfBrain>>
  /**
   * The long-term plan of the side, such as corridors and roles: computed from its previous plan (null at first),
   * stored in its memory, and passed to the candidates. Without this function there is no plan.
   */
  plan?(position: Position<G>, before: Json): Json
  /**
   * The options of the side, at least one, each with its first worth; the search evaluates them. A single candidate is
   * taken without a search: enough for small questions that the script answers well.
   */
  candidates(position: Position<G>, plan: Json): readonly Candidate[]
  /** The worth of a candidate after the other side's best reply; costs a unit of work. */
  afterReply?(position: Position<G>, candidate: Candidate): number
  /** Whether a question is worth rollouts; every question if omitted. */
  isWeighty?(position: Position<G>): boolean
  /** Why a candidate must not be chosen, as a key of words. If every candidate is vetoed, vetoes are ignored. */
  veto?(position: Position<G>, candidate: Candidate): string | undefined
  /**
   * The fast choice of the side to decide, which continues rollouts for both sides. It may read only what that side
   * knows in the game, and has to estimate the rest: a test compares games that the side cannot tell apart.
   */
  script(g: G, side: number, mannerId: string): Scripted<G>
  /** A monitor with full information that counts bad play in this system. */
  conduct?(): Conduct<G>
  /** Length and evaluation of rollouts; omitted where no level has any. */
  readonly ahead?: Ahead<G>
}

/**
 * An act, optionally with a function that gives the following acts: it is called at each next question of the side
 * until it returns undefined.
 */
export type Scripted<G extends Play = Play> = ActionCode | { readonly act: ActionCode; readonly next: Next<G> }
export type Next<G extends Play = Play> = (g: G) => ActionCode | undefined

/** The parameters of rollouts. */
export interface Ahead<G extends Play = Play> {
  /** The score of a game for a side, from -WON, certainly lost, to WON. Finished games are scored as well. */
  score(g: G, side: number): number
  /** The time in a game, in steps after which it can be scored, such as half-turns or days. It never decreases. */
  clock(g: G): number
}

/** Counts bad play of both players over one game. */
export interface Conduct<G extends Play = Play> {
  /** Called after a choice, while the game is still at its decision. */
  chosen(g: G, side: number, choice: Choice): void
  /** The counts; keys consist of lower-case letters and hyphens. */
  figures(): readonly Figure[]
}

/** The score of a won game; a lost one has its negative. */
export const WON = 10_000

/** A manner of play. */
export interface NamedManner {
  readonly id: string
  readonly name: Title
  /** Its way of playing, in a sentence. */
  readonly about: Title
}

export type Level = 'recruit' | 'officer' | 'general'

/** The search parameters of a level with this brain. */
export interface LevelOfBrain {
  /** Number of best candidates by first worth that are considered. */
  readonly candidates: number
  /** Number of them for which the other side's reply is considered; 0 if omitted. */
  readonly replies?: number
  /** Maximum number of rollouts for one choice, whatever the budget; with 0, first worth decides. */
  readonly rollouts: number
  /** Length of rollouts: steps of the brain's clock after the question. */
  readonly horizon: number
  /** Number of imagined worlds; 1 where nothing is hidden. */
  readonly worlds: number
  /** Number of rollouts that the first worth counts for; 0 if omitted. */
  readonly trust?: number
  /** The manner of the level, where none is named. */
  readonly manner?: string
  /**
   * It can choose options worse than the best by less than this, with probabilities falling with the difference; 0:
   * always the best.
   */
  readonly regret: number
}

/** The input of a brain at a question: nothing that its side does not know. */
export interface Position<G extends Play = Play> {
  /** A game imagined from the view of the side, at the question. Hidden information in it is guessed. */
  readonly g: G
  readonly side: number
  readonly campaign: LoadedCampaign
  readonly view: Asked
  /** The journal entries for the side since it last decided. */
  readonly told: readonly JournalEntry[]
  /** Empty for the manner without a name. */
  readonly mannerId: string
}

/** An option of a side: an answer to the question, or an order as players give them. */
export interface Candidate {
  /** Its purpose, as a key of words: `reason.<intent>`. */
  readonly intent: string
  readonly facts: JsonObject
  readonly does: { readonly act: string } | { readonly order: Order }
  /** Its worth at first sight, on the scale of scores: higher is better, and only differences count. */
  readonly worth: number
  /** It follows the plan of the side: another candidate has to be clearly better to be chosen. */
  readonly planned?: true
}

/** Erases the type parameter of a brain, so that all brains have one type. */
export const defineBrain = <G extends Play>(brain: Brain<G>): Brain =>
  // The search passes a brain only games of its own system.
  brain as unknown as Brain
