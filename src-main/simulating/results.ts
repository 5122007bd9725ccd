import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { OneGame, Played } from '#engine/opponents/players/play-one.ts'
import { BadRequest } from './bad-request.ts'
import type { SimulationPlan } from './request.ts'

/** The result of one game. The number counts from 1. */
export interface GameRow extends Played {
  readonly game: number
  readonly seed: string
  readonly sides: readonly [string, string]
}

/** The time spent on one game, which depends on the machine: kept apart from the results. */
export interface TimeRow {
  readonly game: number
  /** By side: number of choices, and total milliseconds. */
  readonly choices: readonly [number, number]
  readonly all: readonly [number, number]
  /** By side: whole milliseconds of each choice that needed thought, and did not only continue an order. */
  readonly thoughts: readonly [readonly number[], readonly number[]]
}

export interface Finished {
  readonly row: GameRow
  readonly time: TimeRow
}

/** A game of a plan, by its number. */
export function gameOf(plan: SimulationPlan, number: number): OneGame {
  const { scenario, options, players, mirrored, seed, budget } = plan
  const pair = mirrored ? (number + 1) >> 1 : number
  const isSwapped = mirrored && number % 2 === 0
  return {
    scenario,
    options,
    sides: isSwapped ? [players[1], players[0]] : players,
    seed: `${seed} ${pair}`,
    budget: budget ?? undefined,
  }
}

/** The input of workers that play games. */
export interface GamesAsked {
  readonly plan: SimulationPlan
  readonly system: string
  readonly files: CampaignFiles
}

const files = { plan: 'plan.json', played: 'played.ndjson', results: 'results.ndjson' }

/** The folder of a run: its plan, and one line for each finished game. */
export class ResultFolder {
  readonly folder: string
  readonly #played: string
  readonly #plan: SimulationPlan

  constructor(folder: string, plan: SimulationPlan) {
    this.folder = folder
    this.#plan = plan
    this.#played = join(folder, files.played)
    mkdirSync(folder, { recursive: true })
    const text = planText(plan)
    const path = join(folder, files.plan)
    if (existsSync(path) && readFileSync(path, 'utf8') !== text)
      throw new BadRequest(`${folder} has the results of another request; name another folder with --out.`)
    writeFileSync(path, text)
  }

  /** The finished games. An incomplete last line, as after a kill, is removed. */
  finished(): Finished[] {
    if (!existsSync(this.#played)) return []
    const text = readFileSync(this.#played, 'utf8')
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole.length < text.length) truncateSync(this.#played, Buffer.byteLength(whole))
    return whole
      .split('\n')
      .filter((line) => line !== '')
      .map((line, index) => this.#read(line, index + 1))
  }

  /** Parses a line written by `add`: it must be a game of this plan, with its seed and its players. */
  #read(line: string, number: number): Finished {
    const read = jsonIn(line)
    const row = isJsonObject(read) && isJsonObject(read['row']) ? read['row'] : {}
    const { game } = row
    const isOurs = typeof game === 'number' && Number.isSafeInteger(game) && game >= 1 && game <= this.#plan.games
    const { seed, sides } = isOurs ? gameOf(this.#plan, game) : { seed: undefined, sides: undefined }
    if (!isOurs || row['seed'] !== seed || JSON.stringify(row['sides']) !== JSON.stringify(sides))
      throw new BadRequest(`${this.#played}: line ${number} is no game of this plan.`)
    return read as unknown as Finished // a game of this plan, in a file written only by this program
  }

  add(finished: Finished): void {
    appendFileSync(this.#played, `${JSON.stringify(finished)}\n`)
  }

  /** Replaces a file atomically. */
  write(name: string, text: string): void {
    const path = join(this.folder, name)
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
  }
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const planText = (plan: SimulationPlan): string => `${JSON.stringify(plan, null, 2)}\n`

export function planIn(folder: string): SimulationPlan {
  const path = join(folder, files.plan)
  if (!existsSync(path)) throw new BadRequest(`${folder} has no ${files.plan}: it is no folder of a simulation.`)
  return JSON.parse(readFileSync(path, 'utf8')) as SimulationPlan // written by `ResultFolder`
}

/** The games sorted by number, each once, as published. */
export const inOrder = (all: readonly Finished[]): Finished[] =>
  [...new Map(all.map((one) => [one.row.game, one])).values()].sort((a, b) => a.row.game - b.row.game)

export const resultsText = (all: readonly Finished[]): string =>
  all.map(({ row }) => `${JSON.stringify(row)}\n`).join('')
