import type { Chance } from '../kernel/play/chance.ts'
import { EngineError } from '../kernel/values/result.ts'

/** The label of the draws of an imagined game; only the imagining side sees them. */
const LABEL = 'imagined'

/** Random draws for an imagined game, seen by the imagining side. */
export class Imagination {
  readonly #chance: Chance
  readonly #side: number

  constructor(chance: Chance, side: number) {
    this.#chance = chance
    this.#side = side
  }

  /** A number from 1 to `faces`. */
  die(faces: number): number {
    return this.#chance.die(faces, LABEL, this.#side)
  }

  shuffled<T>(things: readonly T[]): T[] {
    const all = [...things]
    for (let index = all.length - 1; index > 0; index--) {
      const other = this.die(index + 1) - 1
      const held = all[index]!
      all[index] = all[other]!
      all[other] = held
    }
    return all
  }
}

/** A pool of hidden things, each dealt once. */
export class Deal<Thing> {
  readonly #pool: Thing[]

  constructor(pool: readonly Thing[]) {
    this.#pool = [...pool]
  }

  get left(): readonly Thing[] {
    return this.#pool
  }

  /** Takes this thing, or the first that is left. */
  take(thing: Thing | undefined = this.#pool[0]): Thing {
    const index = thing === undefined ? -1 : this.#pool.indexOf(thing)
    if (thing === undefined || index < 0) throw new EngineError('nothing is left to deal')
    this.#pool.splice(index, 1)
    return thing
  }

  /** Takes the first `count` things that are left. */
  takeSeveral(count: number): Thing[] {
    return Array.from({ length: count }, () => this.take())
  }
}

/** The hidden part of a known whole: the whole minus what is seen, counting duplicates. */
export function hiddenPartOf<Thing>(whole: readonly Thing[], seen: readonly Thing[]): Thing[] {
  const left = [...whole]
  for (const thing of seen) {
    const index = left.indexOf(thing)
    if (index < 0) throw new EngineError(`${String(thing)} is seen more often than it is there`)
    left.splice(index, 1)
  }
  return left
}
