import type { ActionCode } from '#engine/kernel/actions/actions.ts'
import { Game } from '#engine/kernel/game/game.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import type { LoadedCampaign, Scenario } from '#engine/kernel/system/system.ts'
import { actAtRandom, pickFrom, type Pick } from '../table.ts'

/** How hard a system is tried, and what it keeps secret. */
export interface Trial {
  /** Random games for each scenario and law. */
  readonly games: number
  /** A random game has to end within so many acts. */
  readonly bound: number
  /** Costly laws look at one decision in so many. */
  readonly every?: number
  /** Actions tried at each decision looked at. */
  readonly tried?: number
  /** The most that is tried where an argument is a plain number. */
  readonly numbers?: number
  readonly secrets?: Secrets
  /** Orders that a side could give, at random, of every kind. */
  readonly orders?: (play: Play, side: number, pick: Pick) => readonly Order[]
  /**
   * A law walks a fifth of the games only, beginning with the one of this number, and looks closely at a fifth of their moments;
   * without it, at all of them.
   */
  readonly fifth?: number
}
/** A trial of a rule system, with the campaigns it is tried with. */
export interface SystemTrial extends Trial {
  readonly campaigns: readonly string[]
}
export interface Secrets {
  /** Fields of the state of which each side can know a part only: imagined games have to differ in them. */
  readonly fields: readonly string[]
  /** The names that a side must not read anywhere now. */
  names(play: Play, side: number): readonly string[]
}

/** A law that a system has broken. */
class Breach extends Error {}
export function demand(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new Breach(sentence())
}
export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** One law, by its sentence; `check` throws when it is broken. */
export interface Law {
  readonly says: string
  check(loaded: LoadedCampaign, trial: Trial): void
}

/** A game of a scenario as the given random choices have it; the first of each scenario has the options as they are. */
function beginAtRandom(
  loaded: LoadedCampaign,
  scenario: Scenario,
  number: number,
  pick: Pick,
  freeUndo: boolean,
): Game {
  const switches = number === 0 ? {} : Object.fromEntries(scenario.switches.map(({ id }) => [id, pick(2) === 1]))
  const begun = Game.begin(loaded, { scenario: scenario.id, switches, seed: `${scenario.id} ${number}`, freeUndo })
  demand(begun.ok, () => `"${scenario.id}" cannot be begun: ${begun.ok ? '' : begun.error.message}`)
  return begun.value
}

/** What is looked at: a game at rest, by how many acts it came here, and random choices for whoever wants some. */
export interface Sight {
  readonly game: Game
  readonly step: number
  readonly pick: Pick
  /** Whether costly laws should look now. */
  readonly sampled: boolean
  /** Whether to look now for what is to be looked at all along. */
  readonly closely: boolean
}

/** Plays random games to their ends and shows each moment of them. Whoever looks leaves the game where it was. */
export function walk(
  loaded: LoadedCampaign,
  trial: Trial,
  see: (sight: Sight) => void,
  {
    freeUndo = false,
    act = actAtRandom,
  }: { freeUndo?: boolean; act?: (game: Game, pick: Pick, closely: boolean) => boolean } = {},
): void {
  const every = trial.every ?? 5
  for (const { scenario, number } of gamesOf(loaded, trial)) {
    const pick = pickFrom(number + 1)
    const game = beginAtRandom(loaded, scenario, number, pick, freeUndo)
    const first = pick(every)
    for (let step = 0; ; step++) {
      const over = game.play.decider < 0
      const closely = trial.fifth === undefined || over || step % 5 === 0
      see({ game, step, pick, sampled: over || step % every === first, closely })
      if (over) break
      demand(step < trial.bound, () => `a game of "${scenario.id}" did not end within ${trial.bound} acts`)
      demand(act(game, pick, closely), () => `a game of "${scenario.id}" offers nothing before its end`)
    }
  }
}

/** The random games that a law walks, by their scenarios and numbers. */
function gamesOf({ scenarios }: LoadedCampaign, { games, fifth }: Trial): { scenario: Scenario; number: number }[] {
  const numbers = Array.from({ length: games }, (_, number) => number)
  const all = numbers.flatMap((number) => scenarios.map((scenario) => ({ scenario, number })))
  if (fifth === undefined) return all
  const from = fifth % all.length
  return [...all.slice(from), ...all.slice(0, from)].slice(0, Math.ceil(all.length / 5))
}

/** Actions a player may want at a decision: all of a verb where they are few, else some at random and all legal ones. */
export function actionsToTry(play: Play, trial: Trial, pick: Pick): ActionCode[] {
  const { language } = play.layout
  const most = trial.tried ?? 400
  const share = Math.max(8, Math.floor(most / language.verbs.length))
  const found = new Set<ActionCode>(play.actions)
  language.verbs.forEach((verb, number) => {
    const counts = [0, 1, 2].map((index) => {
      const noun = verb.args[index]?.noun
      if (noun === undefined) return 1
      return noun === 'number' ? (trial.numbers ?? 12) : language.countOf(noun)
    })
    const all = counts.reduce((product, count) => product * count, 1)
    const [, second = 1, third = 1] = counts
    const add = (index: number): void => {
      const ab = Math.floor(index / third)
      found.add(language.encode(number, Math.floor(ab / second), ab % second, index % third))
    }
    if (language.isWide(number)) {
      const [a = 1, b = 1, c = 1] = counts
      for (let index = 0; index < share; index++) found.add(language.encode(number, pick(a), pick(b), pick(c)))
    } else if (all <= share) for (let index = 0; index < all; index++) add(index)
    else for (let index = 0; index < share; index++) add(pick(all))
  })
  return [...found]
}

/** The sides of a game, by number. */
export const sidesOf = (loaded: LoadedCampaign): number[] => loaded.layout.sides.map((_, side) => side)
