import { dirname } from 'node:path'
import { bad } from '#engine/kernel/values/result.ts'
import type { Choice, Player, Turn } from '#engine/opponents/opponent.ts'
import { systems } from '#engine/systems/registry.ts'
import type { FaultText } from '../contract/words.ts'
import type { Services } from '../protocol/services.ts'
import { words } from '../wording/bilingual.ts'
import { plain } from '../wording/wording.ts'
import { type NamedProgram, readPlayersFile } from './players-file.ts'
import { SeatedProgram } from './seated-program.ts'

/** Idle time in ms after which the bot process is stopped. It restarts on the next request. */
const IDLE = 10 * 60_000

interface Seat {
  readonly program: SeatedProgram
  idle: NodeJS.Timeout | undefined
}

/**
 * The user's own bots that play a side. Only bots that the user has named in the file are ever started, each at its
 * first question; no page and no campaign can name one. The protocol is described in docs/writing-an-opponent.md.
 */
export class Programs {
  /** The file in which the user names them. */
  readonly file: string
  /** The faults of the file. */
  faults: readonly FaultText[] = []
  /** The bots as players, with the names that the user gave them. */
  players: readonly Player[] = []
  #named: readonly NamedProgram[] = []
  readonly #services: Services
  readonly #seats = new Map<string, Seat>()

  constructor(file: string, version: string) {
    this.file = file
    this.#services = closedTo(version)
    this.readFile()
  }

  /**
   * Reads the file, at the start and when the user has changed it. Stops the bots that are not thinking now; they
   * restart at their next question.
   */
  readFile(): void {
    const { programs, faults } = readPlayersFile(this.file)
    for (const [key, { program }] of this.#seats) if (!program.isAsked) this.#leave(key)
    this.faults = faults
    this.#named = programs
    this.players = programs.map(playerOf)
  }

  /**
   * The choice of a bot at its seat; undefined where no bot has this id. Calls with the same seat use the same process.
   */
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

/** The services that a bot at the table can use: rules, but no files. */
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
