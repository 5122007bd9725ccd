import { areNear, type Box } from '../../board/measured/measured.ts'
import { KEPT } from '../campaign/measures.ts'
import type { G } from './kit.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import { bodiesOf, Lookout } from './pose.ts'

/** What has been found of a unit: nothing yet, no room, or the room that it has. */
type Room = Box | 'none' | undefined

/**
 * Whether units have room for something, kept until somebody comes into that room or goes from where it was looked for. A list of orders asks
 * the same of thirty units after each order to one of them.
 */
export class Rooms {
  readonly #lookout = new Lookout()
  readonly #questions: number
  readonly #reach: number
  readonly #rooms: Room[]
  /** How often something that was known of each unit has been forgotten. */
  readonly forgotten: Int32Array

  constructor(units: number, questions: number, reach: number) {
    this.#questions = questions
    this.#reach = reach
    this.#rooms = Array<Room>(units * questions).fill(undefined)
    this.forgotten = new Int32Array(units)
  }

  /** Forgets what somebody may have changed: who has come takes room, who has gone makes some. */
  lookAround(g: G): this {
    const changes = this.#lookout.look(g)
    if (changes.length === 0) return this
    const bodies = bodiesOf(g)
    for (const { unit, before, after } of changes)
      for (let other = 0; other < bodies.length; other++) {
        const first = other * this.#questions
        for (let index = first; index < first + this.#questions; index++) {
          const room = this.#rooms[index]
          if (room === undefined) continue
          const isOver =
            other === unit ||
            (room === 'none' ? areNear(bodies[other]!.box, before.box, this.#reach) : areNear(room, after.box, KEPT))
          if (!isOver) continue
          this.#rooms[index] = undefined
          this.forgotten[other]! += 1
        }
      }
    return this
  }

  /** Whether a unit has room, where that is known. */
  has(unit: number, question: number): boolean | undefined {
    const room = this.#rooms[unit * this.#questions + question]
    return room && room !== 'none'
  }

  /** Keeps where a unit has room, if anywhere, and says whether it has. */
  keep(unit: number, question: number, room: Box | undefined): boolean {
    this.#rooms[unit * this.#questions + question] = room ?? 'none'
    return room !== undefined
  }
}

/** `questions`: how many may be asked of a unit. `reach`: how far from it room is looked for. What is handed out is true until somebody moves. */
export function keptRooms(questions: number, reach: number): (g: G) => Rooms {
  const known = onceFor((g: G) => new Rooms(g.unit.rows, questions, reach))
  return (g) => known(g).lookAround(g)
}
