import { dirname } from 'node:path'
import { bad } from '#engine/kernel/values/result.ts'
import type { Choice, Player, Turn } from '#engine/opponents/opponent.ts'
import { systems } from '#engine/systems/registry.ts'
import type { Said } from '../contract/words.ts'
import type { Services } from '../protocol/services.ts'
import { words } from '../wording/bilingual.ts'
import { plain } from '../wording/wording.ts'
import { type NamedProgram, readPlayersFile } from './players-file.ts'
import { SeatedProgram } from './seated-program.ts'

/** A program that was not asked for so long is ended, in ms; it is started again when it is. */
const IDLE = 10 * 60_000

interface Seat {
  readonly program: SeatedProgram
  idle: NodeJS.Timeout | undefined
}

/**
 * Programs of the user's own that play a side. Only those that he has named himself in the file are ever started, each at its first question; no
 * page and no campaign names one. docs/writing-an-opponent.md says how they are spoken to.
 */
export class Programs {
  /** Where the user names them. */
  readonly file: string
  /** What is wrong with the file. */
  faults: readonly Said[] = []
  /** As players, by the names that the user gave them. */
  players: readonly Player[] = []
  #named: readonly NamedProgram[] = []
  readonly #services: Services
  readonly #seats = new Map<string, Seat>()

  constructor(file: string, version: string) {
    this.file = file
    this.#services = closedTo(version)
    this.readFile()
  }

  /** Reads the file, at the start and when the user has changed it; programs that are not asked just now are started anew when they are. */
  readFile(): void {
    const { programs, faults } = readPlayersFile(this.file)
    for (const [key, { program }] of this.#seats) if (!program.isAsked) this.#leave(key)
    this.faults = faults
    this.#named = programs
    this.players = programs.map(playerOf)
  }

  /** The choice of a program at its seat; nothing where no program has this id. Equal seats go on with the same process. */
  choose(id: string, seat: string, turn: Turn, signal: AbortSignal): Promise<Choice> | undefined {
    const named = this.#named.find((one) => one.id === id)
    if (named === undefined) return undefined
    const key = `${id} ${seat}`
    let at = this.#seats.get(key)
    if (at === undefined) {
      at = { program: new SeatedProgram(named, dirname(this.file), this.#services), idle: undefined }
      this.#seats.set(key, at)
    }
    clearTimeout(at.idle)
    at.idle = setTimeout(() => this.#leave(key), IDLE)
    at.idle.unref()
    return at.program.choose(turn, signal)
  }

  close(): void {
    for (const key of this.#seats.keys()) this.#leave(key)
  }

  #leave(key: string): void {
    const at = this.#seats.get(key)
    clearTimeout(at?.idle)
    at?.program.close()
    this.#seats.delete(key)
  }
}

const playerOf = ({ id, name, command, systems: only }: NamedProgram): Player => ({
  id,
  name: plain(name),
  about: words(`A program of your own: ${command.join(' ')}`, `Un programme à vous : ${command.join(' ')}`),
  plays: (system) => only?.includes(system) ?? true,
})

/** The world as a program at the table may ask for it: rules, and no files. */
function closedTo(version: string): Services {
  const none = bad({ code: 'seat', message: 'A program at the table reads and writes no files here.' })
  return {
    version,
    systems,
    campaigns: () => [],
    campaign: () => undefined,
    folder: () => ({ files: {}, problems: [] }),
    readText: () => none,
    writeText: () => none,
  }
}
