import { areNear, type Box } from '../../board/measured/measured.ts'
import { KEPT } from '../campaign/measures.ts'
import type { G } from './kit.ts'
import { perGame } from './per-game.ts'
import { bodyOf, Lookout } from './pose.ts'

/** What has been found of a unit: nothing yet, no room, or the room that it has. */
type Room = Box | 'none' | undefined

/** Rooms of the units of one game, question by question. */
class Rooms {
  readonly #lookout = new Lookout()
  readonly #questions: number
  readonly #reach: number
  readonly rooms: Room[]

  constructor(units: number, questions: number, reach: number) {
    this.#questions = questions
    this.#reach = reach
    this.rooms = Array<Room>(units * questions).fill(undefined)
  }

  /** Forgets what somebody may have changed: who has come takes room, who has gone makes some. */
  lookAround(g: G): void {
    for (const { unit, before, after } of this.#lookout.look(g))
      for (let index = 0; index < this.rooms.length; index++) {
        const room = this.rooms[index]
        if (room === undefined) continue
        const other = (index - (index % this.#questions)) / this.#questions
        const isOver =
          other === unit ||
          (room === 'none' ? areNear(bodyOf(g, other).box, before.box, this.#reach) : areNear(room, after.box, KEPT))
        if (isOver) this.rooms[index] = undefined
      }
  }
}

/**
 * Whether units have room for something, kept until somebody comes into that room or goes from where it was looked for. A list of orders asks
 * the same of thirty units after each order to one of them.
 */
export class KeptRoom {
  readonly #known: (g: G) => Rooms
  readonly #questions: number

  /** `questions`: how many may be asked of a unit. `reach`: how far from it room is looked for. */
  constructor(questions: number, reach: number) {
    this.#questions = questions
    this.#known = perGame((g: G) => new Rooms(g.unit.rows, questions, reach))
  }

  /** `find`: where there is room for a unit, if anywhere. */
  has(g: G, unit: number, question: number, find: () => Box | undefined): boolean {
    const known = this.#known(g)
    known.lookAround(g)
    const index = unit * this.#questions + question
    const room = (known.rooms[index] ??= find() ?? 'none')
    return room !== 'none'
  }
}
