import type { GameStart } from '#engine/kernel/game.ts'
import type { Visit } from '#engine/kernel/history.ts'
import { bad, good, type Result } from '#engine/kernel/result.ts'
import { readStart } from '#engine/kernel/save.ts'
import type { Said } from '../../contract/words.ts'
import type { GameRow, Past } from '../../library/tables/games-table.ts'
import { readDeed, sumOf, sumOfStart, type Deed } from './act-row.ts'
import { isNestedDeeperThan } from './json-depth.ts'
import { failed, type Failed, words } from '../../wording/bilingual.ts'
import { place, type GameCodec } from './codec.ts'

/** One act as it came about: what it followed, and what it was. */
export interface Step {
  readonly parent: number
  readonly at: number
  readonly deed: Deed
}

/** A game as its rows tell it, before anything of it has been played. */
export interface GameRecord {
  readonly start: GameStart
  /** Moment 1 and after. */
  readonly steps: readonly Step[]
  /** Who went where between them. */
  readonly visits: readonly Visit[]
  /** What the rows after those steps have that cannot be read, if there are any. */
  readonly fault: Fault | undefined
  /** The sum after the last step. */
  readonly sum: number
}

/** Where something is wrong, and what. */
export interface Fault {
  readonly moment: number
  readonly reason: Said
}

/** Unwraps the rows of a game and checks that they are those that were written, up to the first that is not. */
export function readRecord(row: GameRow, past: Past, codec: GameCodec): Result<GameRecord, Failed> {
  const start = readStartText(codec.readText(row.start, place.start))
  if (start === undefined) {
    const said = words(
      `How the game “${row.name}” began cannot be read: its entry in the library is damaged.`,
      `On ne peut pas lire comment la partie « ${row.name} » a commencé : ce que la bibliothèque en a est endommagé.`,
    )
    return bad(failed('damaged', said))
  }
  const steps: Step[] = []
  let sum = sumOfStart(row.start)
  let fault: Fault | undefined
  for (const { number, parent, at, deed: kept, sum: wanted } of past.moments) {
    const next = sumOf(sum, parent, kept)
    const whole = number === steps.length + 1 && next === wanted && parent >= 0 && parent < number
    const deed = whole ? readDeed(codec.readText(kept, place.deed(number, parent)) ?? '') : undefined
    if (deed === undefined) {
      fault = faultAfter(steps.length, number)
      break
    }
    steps.push({ parent, at, deed })
    sum = next
  }
  return good({ start, steps, visits: visitsAmong(past.visits, steps.length), fault, sum })
}

function faultAfter(acts: number, number: number): Fault {
  const moment = acts + 1
  if (number > moment) return { moment, reason: MISSING }
  return { moment, reason: acts === 0 ? START_OR_ACT_CHANGED : CHANGED }
}

/** What is wrong with an act; reasons stand inside of sentences. */
export const MISSING = words('it is missing', 'il manque')
export const CHANGED = words('it is not what was written', 'il n’est pas ce qui a été écrit')
const START_OR_ACT_CHANGED = words(
  'it, or the start of the game, is not what was written',
  'lui, ou le début de la partie, n’est pas ce qui a été écrit',
)

/**
 * The visits that can have been: to an act that was there. What an act followed stands with the act, so a visit that
 * is damaged spoils none; at worst redo goes another way, or the game is at another of its acts.
 */
export function visitsAmong(rows: readonly Visit[], acts: number): readonly Visit[] {
  const possible = ({ moment, after }: Visit): boolean => moment >= 0 && moment <= after && after <= acts
  return rows.filter(possible).sort((a, b) => a.after - b.after)
}

/** Nothing in a start lies deeper: a position has tables of rows of lists. */
const DEEPEST = 20

function readStartText(text: string | undefined): GameStart | undefined {
  if (text === undefined || isNestedDeeperThan(text, DEEPEST)) return undefined
  try {
    return readStart(JSON.parse(text))
  } catch {
    return undefined
  }
}
