import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { isJsonObject, textIn } from '#engine/kernel/values/result.ts'
import type { Director, Luck, Usual } from './director.ts'

/** The recorded game in terms of days and operations, with the positions of all counters. */

/** The maximum number of units one impulse may activate (GB 6). */
const UNITS = 5

type Side = 'french' | 'german'

/** A moment of the game with a note. */
export interface Moment {
  /** The number of acts before it. */
  readonly act: number
  readonly name: string
}
export interface Evening extends Moment {
  readonly standing: { readonly [counter: string]: string }
}

/** The place of every counter; `-` for those not on the map. */
function standing({ game }: Director): { readonly [counter: string]: string } {
  const { counter } = stateAsJson(game.play)
  if (!isJsonObject(counter)) throw new Error('The state has no counters.')
  return Object.fromEntries(
    Object.entries(counter).map(([name, row]) => [name, textIn(isJsonObject(row) && row['zone'])]),
  )
}

/** Counters by name, separated by spaces; `fr-5` stands for all of a corps. */
export const countersNamed = (names: string, all: readonly string[]): string[] =>
  names.split(' ').flatMap((name) => all.filter((one) => one === name || one.startsWith(`${name}-`)))

const isUnit = (counter: string): boolean => /^(fr|ge)-/.test(counter)

export class Stage {
  readonly director: Director
  readonly notes: Moment[] = []
  readonly evenings: Evening[] = []

  constructor(director: Director) {
    this.director = director
  }

  /** Adds a note on this moment. */
  note(name: string): void {
    this.notes.push({ act: this.director.acts.length, name })
  }

  evening(name: string): void {
    this.evenings.push({ act: this.director.acts.length, name, standing: standing(this.director) })
  }

  /** A day with this weather; no decoys are placed, and the Germans have the initiative. */
  beginDay(weather: number): void {
    const luck = { weather: [weather], 'initiative-french': [3], 'initiative-german': [3] }
    this.director.act('keep-decoys', luck)
    this.director.act('keep-decoys', luck)
  }

  /** Marches of a side, each written `counters > zone`, in as many impulses as necessary. */
  march(side: Side, marches: readonly string[]): void {
    let left = 0
    for (const written of marches) {
      const [names = '', to = ''] = written.split(' > ')
      const counters = countersNamed(names, Object.keys(standing(this.director)))
      const units = counters.filter(isUnit).length
      if (left < units || this.director.asked.side !== side) {
        this.#turnTo(side)
        left = UNITS
      }
      const why = this.director.order({ order: 'march', counters, to, contact: 'go', putBack: 'never' })
      const places = standing(this.director)
      if (why !== undefined || counters.some((one) => places[one] !== to)) throw new Error(`${written}: ${why}`)
      left -= units
    }
    this.#endImpulse()
  }

  /** An impulse of these acts, such as an attack, with the questions that follow each. */
  operation(side: Side, acts: readonly string[], answers: Usual = {}, luck: Luck = {}): void {
    this.#turnTo(side)
    for (const act of acts) {
      this.director.act(act, luck)
      this.director.settle(luck, answers)
    }
    this.#endImpulse()
  }

  /** Both sides pass, and the night runs its course. */
  endDay(luck: Luck = {}): void {
    this.#endImpulse()
    while (this.director.asked.kind === 'impulse') this.director.act('pass', luck)
    this.director.settle(luck)
  }

  #endImpulse(): void {
    const { kind, actions } = this.director.asked
    if (kind === 'impulse' && actions.includes('end-impulse')) this.director.act('end-impulse')
  }

  /** Gives this side the next impulse: ends the open impulse, and lets the other side pass. */
  #turnTo(side: Side): void {
    this.#endImpulse()
    if (this.director.asked.side !== side && this.director.asked.kind === 'impulse') this.director.act('pass')
    const { side: asked, kind, actions } = this.director.asked
    if (asked !== side || kind !== 'impulse') throw new Error(`The ${asked} are asked ${kind}: ${actions.join(', ')}`)
  }
}
