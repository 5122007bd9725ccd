import { Game } from '../../kernel/game/game.ts'
import type { Figure } from '../../kernel/system/glance.ts'
import type { LoadedCampaign, Switches } from '../../kernel/system/system.ts'
import { EngineError, type Json } from '../../kernel/values/result.ts'
import type { Play } from '../../kernel/play/play.ts'
import { choose, codeOf } from '../choosing.ts'
import type { Choice, Opponent } from '../opponent.ts'
import { turnOf, USUAL_BUDGET } from '../turn.ts'
import { brains } from './brains.ts'
import { type Course, CourseNotes } from './course.ts'
import { opponentNamed } from './registry.ts'

/** A game between opponents. Equal requests give equal games. */
export interface OneGame {
  readonly scenario: string
  readonly options: Switches
  /** The ids of the opponents, by side. */
  readonly sides: readonly [string, string]
  readonly seed: string
  /** Units of work for each choice; the default if omitted. */
  readonly budget?: number | undefined
}

export interface Played {
  /** The system's name of the ending, `unfinished` if the game was stopped; `winner` is -1 for a draw. */
  readonly ending: string
  readonly winner: number
  readonly level: number
  readonly acts: number
  /** The turn in which it ended; 0 where the system does not count turns. */
  readonly turn: number
  /** The figures used for comparisons: each side's own, as that side knows them. */
  readonly tally: readonly Figure[]
  /** Counts of bad play by side, if the brain of the system counts it. */
  readonly conduct: readonly Figure[]
  readonly course: Course
}

/**
 * Maximum number of acts, after which a game is stopped. The longest games take some thousands; no rule limits what is
 * done in a day.
 */
const MOST_ACTS = 40_000

/** Wraps each choice, for example to time it. */
export type WrapChoice = (side: number, decide: () => Choice) => Choice

export const playOne = (loaded: LoadedCampaign, request: OneGame, around?: WrapChoice, mostActs?: number): Played =>
  playBetween(loaded, [called(request.sides[0]), called(request.sides[1])], request, around, mostActs)

/** A game between any two opponents, by side. */
export function playBetween(
  loaded: LoadedCampaign,
  players: readonly [Opponent, Opponent],
  request: Omit<OneGame, 'sides'>,
  around: WrapChoice = (_side, decide) => decide(),
  mostActs = MOST_ACTS,
): Played {
  const begun = Game.begin(loaded, { scenario: request.scenario, switches: request.options, seed: request.seed })
  if (!begun.ok) throw new EngineError(begun.error.message)
  const game = begun.value
  const { play } = game
  const conduct = brains.find(({ system }) => system === loaded.system.id)?.conduct?.()
  const notes = new CourseNotes(game)
  const memories: Json[] = [null, null]
  let acts = 0
  for (; play.decider >= 0 && acts < mostActs; acts++) {
    const side = play.decider
    const given = { memory: memories[side]!, seed: `${request.seed} ${acts}`, budget: request.budget ?? USUAL_BUDGET }
    const turn = turnOf(game, given)
    const choice = around(side, () => choose(players[side]!, turn))
    conduct?.chosen(play, side, choice)
    notes.acts()
    const acted = game.act(codeOf(turn, choice))
    if (!acted.ok) throw new EngineError(acted.error.message)
    memories[side] = choice.memory
    notes.acted()
  }
  const { glance } = loaded.system
  const figures = [0, 1].flatMap((side) =>
    (glance.tally?.(loaded.campaign, game.view(side).known, side) ?? []).filter((figure) => figure.side === side),
  )
  return {
    ...endOf(play),
    acts,
    turn: glance.when?.(play).turn ?? 0,
    tally: figures.map(({ key, side, value }) => ({ key, side, value })),
    conduct: conduct?.figures() ?? [],
    course: notes.course(),
  }
}

/** The ending of a game; a stopped game counts as a draw. */
function endOf({ ending, layout }: Play): Pick<Played, 'ending' | 'winner' | 'level'> {
  if (ending === undefined) return { ending: 'unfinished', winner: -1, level: 0 }
  const { winner, level } = ending
  return { ending: layout.endings[ending.ending]!, winner, level }
}

function called(id: string): Opponent {
  const opponent = opponentNamed(id)
  if (opponent === undefined) throw new EngineError(`there is no opponent called "${id}"`)
  return opponent
}
