import { Game } from '../kernel/game/game.ts'
import { EngineError, type Json } from '../kernel/values/result.ts'
import type { LoadedCampaign, Switches } from '../kernel/system/system.ts'
import { choose, codeOf } from './choosing.ts'
import { opponentCalled } from './registry.ts'
import { turnOf, USUAL_BUDGET } from './turn.ts'

/** A request to let opponents play a scenario many times. Equal seeds give equal games. */
export interface Simulation {
  readonly scenario: string
  readonly options: Switches
  readonly games: number
  readonly sides: readonly [string, string]
  readonly seed: string
  /** Units of work for each choice. */
  readonly budget?: number | undefined
}

export interface Counted {
  readonly games: number
  /** Over all games. */
  readonly acts: number
  /** By the system's name for it; `winner` is -1 when nobody won. */
  readonly endings: readonly { ending: string; winner: number; level: number; count: number }[]
}

/** Plays all games; calls `tell` with the count after each. */
export function simulate(loaded: LoadedCampaign, wish: Simulation, tell: (games: number) => void): Counted {
  const players = wish.sides.map((id) => {
    const opponent = opponentCalled(id)
    if (opponent === undefined) throw new EngineError(`there is no opponent called "${id}"`)
    return opponent
  })
  const endings = new Map<string, Counted['endings'][number]>()
  let acts = 0
  for (let number = 1; number <= wish.games; number++) {
    const seed = `${wish.seed} ${number}`
    const begun = Game.begin(loaded, { scenario: wish.scenario, switches: wish.options, seed })
    if (!begun.ok) throw new EngineError(begun.error.message)
    const game = begun.value
    const { play } = game
    const memories: Json[] = [null, null]
    for (; play.decider >= 0; acts++) {
      const side = play.decider
      const given = { memory: memories[side]!, seed: `${seed} ${acts}`, budget: wish.budget ?? USUAL_BUDGET }
      const turn = turnOf(game, given)
      const choice = choose(players[side]!, turn)
      const acted = game.act(codeOf(turn, choice))
      if (!acted.ok) throw new EngineError(acted.error.message)
      memories[side] = choice.memory
    }
    const { ending, winner, level } = play.ending!
    const name = play.layout.endings[ending]!
    const key = `${name} ${winner} ${level}`
    const known = endings.get(key) ?? { ending: name, winner, level, count: 0 }
    endings.set(key, { ...known, count: known.count + 1 })
    tell(number)
  }
  return { games: wish.games, acts, endings: [...endings.values()].sort((a, b) => b.count - a.count) }
}
