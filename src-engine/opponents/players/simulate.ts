import type { LoadedCampaign } from '../../kernel/system/system.ts'
import { playOne, type OneGame } from './play-one.ts'

/** A request to let opponents play a scenario many times. Equal seeds give equal games. */
export interface Simulation extends OneGame {
  readonly games: number
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
  const endings = new Map<string, Counted['endings'][number]>()
  let acts = 0
  for (let number = 1; number <= wish.games; number++) {
    const played = playOne(loaded, { ...wish, seed: `${wish.seed} ${number}` })
    acts += played.acts
    const { ending, winner, level } = played
    const key = `${ending} ${winner} ${level}`
    const known = endings.get(key) ?? { ending, winner, level, count: 0 }
    endings.set(key, { ...known, count: known.count + 1 })
    tell(number)
  }
  return { games: wish.games, acts, endings: [...endings.values()].sort((a, b) => b.count - a.count) }
}
