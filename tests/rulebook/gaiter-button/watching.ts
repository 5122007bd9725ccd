import { asJson, notesIn, type Evidence, type Notes } from '#engine/gaiter-button/intelligence/notes.ts'
import { rollOf } from '#engine/gaiter-button/intelligence/roll.ts'
import { scout } from '#engine/gaiter-button/intelligence/scout.ts'
import { has, only } from '#engine/fog/candidates.ts'
import { isLeader, isUnit, points } from '#engine/gaiter-button/state/counters.ts'
import type { Campaign } from '#engine/gaiter-button/campaign/campaign.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import type { Game } from '#engine/kernel/game/game.ts'

/** A scout at work beside a game that is being played: he is shown each moment as his side sees it, and nothing else. */
export class Watcher {
  readonly side: number
  notes: Notes
  readonly #game: Game
  constructor(game: Game, side: number) {
    this.#game = game
    this.side = side
    const { scenario, position } = game.start
    const asPrinted = position === undefined
    this.notes = notesIn(scout.begin(campaignOf(game), { scenario, asPrinted, side }))
    this.watch()
  }
  /** To be called after every act. */
  watch(): void {
    const game = this.#game
    const moment = game.history.current
    const { known } = game.view(this.side)
    const told = game.toldTo(this.side, moment)
    this.notes = notesIn(scout.watch(campaignOf(game), asJson(this.notes), { moment, known, told }))
  }

  /** What is false in the notes or missing from them, if anything is. */
  falsehood(): string | undefined {
    const g = this.#game.play as G // the caller plays this system
    const enemy = 1 - this.side
    const first = g.campaign.sideStart[enemy]!
    const roll = rollOf(campaignOf(this.#game), this.#game.start.scenario, enemy)
    for (let counter = first; counter < g.campaign.sideStart[enemy + 1]!; counter++) {
      const token = g.counter.token.of(counter) - first
      const { can, evidence, zone, counter: open } = this.notes.tracks[token]!
      const name = g.nameOf('counter', counter)
      if (!has(can, counter - first)) return `${name} is not among what token ${token + 1} in ${zone} can be`
      if (open >= 0 && only(can) !== open) return `${name} lies open in ${zone} and is not known`
      if (points(g, counter) > roll.most(counter - first) && isUnit(g, counter))
        return `${name} has more SP than it can`
      const fresh = evidence.filter(({ moment }) => moment === this.notes.moment)
      const wrong = fresh.find((one) => isFalse(g, counter, one))
      if (wrong !== undefined) return `of ${name} "${wrong.key}" is told, ${JSON.stringify(wrong.facts)}`
    }
    return undefined
  }
}

const campaignOf = (game: Game): Campaign => game.loaded.campaign as Campaign // the caller plays this system

/** What a line of evidence says of a counter, looked up in the game itself. */
function isFalse(g: G, counter: number, { key, facts }: Evidence): boolean {
  const { kind, id, type } = g.campaign.counters[counter]!
  const decoy = kind === 'decoy'
  switch (key) {
    case 'arrived':
    case 'shown':
    case 'fought':
    case 'strength':
    case 'gone':
      return facts['counter'] !== id || (facts['points'] !== undefined && facts['points'] !== points(g, counter))
    case 'placed':
      return !decoy
    case 'formed':
      return kind !== 'detachment'
    case 'in-hand':
      return !decoy && kind !== 'detachment'
    case 'demoralised':
      return !isUnit(g, counter)
    case 'combatted':
      return isLeader(g, counter)
    case 'empty':
    case 'unmarked':
    case 'no-room':
      return isUnit(g, counter)
    case 'holds':
    case 'marks':
    case 'forces':
      return !isUnit(g, counter)
    case 'joined-alone':
      return kind !== 'leader'
    case 'leader-alone':
      return isUnit(g, counter)
    case 'cavalry-only':
      return isUnit(g, counter) && type !== 'cavalry'
    case 'pace':
    case 'marched':
      return !decoy && g.campaign.counters[counter]!.mp < Number(facts['mp'])
    case 'fast':
      return !decoy && g.campaign.counters[counter]!.mp < 8
    case 'surprises':
      return isUnit(g, counter) && type !== 'infantry'
    case 'scouts':
      return !isUnit(g, counter)
    // Of no counter by themselves: how a set came about, and what is known of a march.
    case 'slow':
    case 'set-up':
    case 'counted':
    case 'mixed':
    case 'parted':
    case 'same-corps':
    case 'same-army':
      return false
    default:
      throw new Error(`nobody looks whether "${key}" is true`)
  }
}
