import { Game } from '#engine/kernel/game/game.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { wholeNumberBelow } from '#engine/kernel/values/generator.ts'

/** Games of one scenario played at random, the same ones in every round. */
export class RandomGames {
  readonly loaded: LoadedCampaign
  readonly count: number
  readonly #scenario: string
  #chance = new Int32Array(4)

  constructor(loaded: LoadedCampaign, scenario: string, count: number) {
    this.loaded = loaded
    this.count = count
    this.#scenario = scenario
  }

  begin(number: number): Game {
    const begun = Game.begin(this.loaded, { scenario: this.#scenario, switches: {}, seed: `bench ${number}` })
    if (!begun.ok) throw new Error(begun.error.message)
    return begun.value
  }

  /** From here the choices are the same again; other seeds give other choices. */
  rewind(seed = 1): void {
    this.#chance = Int32Array.of(seed, seed + 1, seed + 2, seed + 3)
  }

  choice({ actions }: Play): number {
    return actions.at(wholeNumberBelow(this.#chance, 0, actions.length))
  }

  /** Plays all games with a list, a history and a journal; `look` comes before each act. Returns how many acts there were. */
  playAll(look: (game: Game) => void = () => {}): number {
    this.rewind()
    let acts = 0
    for (let number = 0; number < this.count; number++) {
      const game = this.begin(number)
      for (; game.play.decider >= 0; acts++) {
        look(game)
        game.act(this.choice(game.play))
      }
    }
    return acts
  }

  /** Plays all games without a history, a journal or anybody who looks: as an opponent plays on in its head. */
  playBare(): void {
    this.rewind()
    for (let number = 0; number < this.count; number++) {
      const fork = this.begin(number).play.fork()
      while (fork.decider >= 0) fork.act(this.choice(fork))
      fork.drop()
    }
  }

  /** The first game, played for so many acts or to its end. */
  played(acts = Infinity): Game {
    this.rewind()
    const game = this.begin(0)
    for (let act = 0; act < acts && game.play.decider >= 0; act++) game.act(this.choice(game.play))
    return game
  }

  /** Questions from the games as they go, each as a game of its own, at most so many. */
  questions(isWanted: (play: Play, act: number) => boolean, most: number, seed = 1): Play[] {
    this.rewind(seed)
    const found: Play[] = []
    for (let number = 0; number < this.count && found.length < most; number++) {
      const game = this.begin(number)
      for (let act = 0; game.play.decider >= 0 && found.length < most; act++) {
        if (isWanted(game.play, act)) found.push(game.play.fork())
        game.act(this.choice(game.play))
      }
    }
    return found
  }
}
