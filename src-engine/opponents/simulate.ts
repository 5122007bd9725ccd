import { Game } from '../kernel/game.ts'
import { EngineError } from '../kernel/result.ts'
import type { LoadedCampaign, Switches } from '../kernel/system.ts'
import { choiceOf } from './play.ts'
import { opponentCalled } from './registry.ts'

/** Many games of one scenario, played by opponents. With the same seed they are the same games. */
export interface Simulation {
  readonly scenario: string
  readonly options: Switches
  readonly games: number
  readonly sides: readonly [string, string]
  readonly seed: string
}

export interface Counted {
  readonly games: number
  /** Over all games. */
  readonly acts: number
  /** By the system's name for it; `winner` is -1 when nobody won. */
  readonly endings: readonly { ending: string; winner: number; level: number; count: number }[]
}

/** Plays them all; `tell` hears after each game how many there were. */
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
    const { play } = begun.value
    for (; play.decider >= 0; acts++) {
      const choice = choiceOf(players[play.decider]!, begun.value, `${seed} ${acts}`)
      if (!play.act(choice)) throw new EngineError(`an opponent wants "${play.layout.language.textOf(choice)}"`)
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
