import type { GameStart } from '#engine/kernel/game.ts'
import { bad, good, type Failure, type Result } from '#engine/kernel/result.ts'
import { readStart } from '#engine/kernel/save.ts'
import type { GameRow, Past } from '../library/games-table.ts'
import { readDeed, sumOf, type Deed } from './deed.ts'
import { place, type Wrapping } from './wrapping.ts'

/** One act as it came about: what it followed, and what it was. */
export interface Step {
  readonly parent: number
  readonly at: number
  readonly deed: Deed
}

/** A game as its rows tell it, before anything of it has been played. */
export interface Record {
  readonly start: GameStart
  /** Moment 1 and after. */
  readonly steps: readonly Step[]
  /** What the rows after those steps have that cannot be read, if there are any. */
  readonly fault: Fault | undefined
  /** The sum after the last step. */
  readonly sum: number
}

/** Where something is wrong, and what. */
export interface Fault {
  readonly moment: number
  readonly reason: string
}

/** Unwraps the rows of a game and checks that they are those that were written, up to the first that is not. */
export function readRecord(row: GameRow, past: Past, wrapping: Wrapping): Result<Record> {
  const start = readStartText(wrapping.readText(row.start, place.start))
  if (start === undefined) {
    const message = `How the game “${row.name}” began cannot be read: its entry in the library is damaged.`
    return bad({ code: 'damaged', message })
  }
  const steps: Step[] = []
  let sum = 0
  let fault: Fault | undefined
  for (const { number, parent, at, deed: kept, sum: wanted } of past.moments) {
    const next = sumOf(sum, parent, kept)
    const text = number === steps.length + 1 && next === wanted ? readText(wrapping, kept, number, parent) : undefined
    const deed = text === undefined ? undefined : readDeed(text)
    if (deed === undefined) {
      const missing = number > steps.length + 1
      fault = { moment: steps.length + 1, reason: missing ? 'it is missing' : 'it is not what was written' }
      break
    }
    steps.push({ parent, at, deed })
    sum = next
  }
  return good({ start, steps, fault, sum })
}

const readText = (wrapping: Wrapping, kept: string | Buffer, number: number, parent: number): string | undefined =>
  wrapping.readText(kept, place.deed(number, parent))

function readStartText(text: string | undefined): GameStart | undefined {
  if (text === undefined) return undefined
  try {
    return readStart(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The failure of a game that is not what it should be, for whoever wants all of it or nothing. */
export const faultOf = ({ moment, reason }: Fault): Failure => ({
  code: 'bad-save',
  message: `Act ${moment} cannot be taken up: ${reason}.`,
  path: `moments[${moment - 1}]`,
})
