import type { Game } from '../../kernel/game/game.ts'
import type { JournalLine } from '../../kernel/play/journal.ts'

/** The course of a game: the strength of both sides from turn to turn, and where fighting took place. */
export interface Course {
  /**
   * The strength of both sides at the beginning of each turn, and last at the end of the game, under the number of the
   * turn that would have followed.
   */
  readonly strength: readonly (readonly [turn: number, first: number, second: number])[]
  /** Number of turns with fighting at a place, and the strength lost there. */
  readonly places: readonly (readonly [place: string, turns: number, lost: number])[]
}

/** The nouns for places of a board in journals and states. */
const placeNouns: ReadonlySet<string> = new Set(['zone', 'hex'])

/** The state words that hold the places of a table's rows. */
interface Standing {
  readonly placeNoun: string
  readonly at: number
  /** The places by row, before the act. */
  readonly before: Int32Array
}

/** Records the course of a game, act by act, with full information. */
export class CourseNotes {
  readonly #game: Game
  readonly #standings: ReadonlyMap<string, Standing>
  readonly #strength: [number, number, number][] = []
  readonly #fought = new Map<string, Set<number>>()
  readonly #lost = new Map<string, number>()
  /** For things without a place on the board: what they were near to before the act. */
  #nearby: ReadonlyMap<string, string> | undefined
  /** The place of the last fighting. */
  #last = ''
  #turn = 0

  constructor(game: Game) {
    this.#game = game
    this.#standings = standingsOf(game)
    this.#follow()
  }

  /** To be called before an act. */
  acts(): void {
    const { play, loaded } = this.#game
    const { words, base } = play
    for (const { at, before } of this.#standings.values())
      before.set(words.subarray(base + at, base + at + before.length))
    this.#nearby = loaded.system.glance.nearby?.(play)
  }

  /** To be called after an act. */
  acted(): void {
    const { history } = this.#game
    for (const line of this.#game.toldAt(history.current)) this.#read(line)
    this.#follow()
  }

  course(): Course {
    const end = this.#strengths()
    const places = [...new Set([...this.#fought.keys(), ...this.#lost.keys()])].toSorted()
    return {
      strength: [...this.#strength, [this.#turn + 1, ...end]],
      places: places.map((place) => [place, this.#fought.get(place)?.size ?? 0, this.#lost.get(place) ?? 0]),
    }
  }

  /** Records the strengths when a new turn has begun. */
  #follow(): void {
    const { play, loaded } = this.#game
    const turn = loaded.system.glance.when?.(play).turn ?? 1
    if (turn <= this.#turn || play.decider < 0) return
    this.#turn = turn
    this.#strength.push([turn, ...this.#strengths()])
  }

  /** The strength of each side, from its own view. */
  #strengths(): [number, number] {
    const { loaded } = this.#game
    const { strength, tally } = loaded.system.glance
    const of = (side: number): number => {
      const figures = tally?.(loaded.campaign, this.#game.view(side).known, side) ?? []
      return figures.find((figure) => figure.key === strength && figure.side === side)?.value ?? 0
    }
    return [of(0), of(1)]
  }

  #read(line: JournalLine): void {
    if (!('kind' in line)) return
    const { kind, values } = line
    const { category, loss } = kind.notes
    if (category !== 'battle' && loss === undefined) return
    const named: string[] = []
    const standing: string[] = []
    for (const [field, noun] of [...Object.entries(kind.all), ...Object.entries(kind.own)]) {
      const value = values[field]
      if (typeof value !== 'number' || value < 0) continue
      if (placeNouns.has(noun)) named.push(this.#game.play.layout.language.nameOf(noun, value))
      const stood = this.#stood(noun, value)
      if (stood !== undefined) standing.push(stood)
    }
    const places = named.length > 0 ? named : standing
    for (const place of places) {
      const turns = this.#fought.get(place) ?? new Set()
      this.#fought.set(place, turns.add(this.#turn))
      this.#last = place
    }
    if (loss === undefined) return
    const at = places.at(-1) ?? this.#last
    const much = typeof loss === 'number' ? loss : values[loss]
    if (at !== '' && typeof much === 'number') this.#lost.set(at, (this.#lost.get(at) ?? 0) + much)
  }

  #stood(noun: string, row: number): string | undefined {
    const standing = this.#standings.get(noun)
    if (standing === undefined) return this.#nearby?.get(`${noun} ${row}`)
    const place = standing.before[row] ?? -1
    return place < 0 ? undefined : this.#game.play.layout.language.nameOf(standing.placeNoun, place)
  }
}

/** The columns of a game that hold the places of things, by the noun of the things. */
function standingsOf({ play }: Game): ReadonlyMap<string, Standing> {
  const { shape, at } = play.layout.fields
  const found = new Map<string, Standing>()
  for (const [name, definition] of Object.entries(shape)) {
    if (definition.is !== 'table' || definition.noun === undefined || found.has(definition.noun)) continue
    const columns = Object.values(definition.columns)
    const index = columns.findIndex((column) => column.is === 'word' && placeNouns.has(column.noun ?? ''))
    const column = columns[index]
    if (column?.is !== 'word' || column.noun === undefined) continue
    found.set(definition.noun, {
      placeNoun: column.noun,
      at: at.get(name)! + index * definition.rows,
      before: new Int32Array(definition.rows),
    })
  }
  return found
}
