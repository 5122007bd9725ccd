import type { GameStart } from '#engine/kernel/game/game.ts'
import type { Visit } from '#engine/kernel/game/history.ts'
import { bad, good, type Result } from '#engine/kernel/values/result.ts'
import { readStart } from '#engine/kernel/game/save.ts'
import type { FaultText } from '../../contract/words.ts'
import type { GameRow, GamePast } from '../../library/tables/games-table.ts'
import { readAct, sumOf, sumOfStart, type StoredAct } from './act-row.ts'
import { isNestedDeeperThan } from './json-depth.ts'
import { failed, type Failed, words } from '../../wording/bilingual.ts'
import { place, type GameCodec } from './codec.ts'

/** One recorded act and the moment it follows. */
export interface Step {
  readonly parent: number
  readonly at: number
  readonly deed: StoredAct
}

/** A game as read from its rows, not yet replayed. */
export interface GameRecord {
  readonly start: GameStart
  /** The acts from moment 1 on. */
  readonly steps: readonly Step[]
  /** Moves back and forth in the tree between the acts. */
  readonly visits: readonly Visit[]
  /** Why the rows after those steps cannot be read; undefined when all can be read. */
  readonly fault: Fault | undefined
  /** The checksum after the last step. */
  readonly sum: number
}

/** The first faulty act and its fault. */
export interface Fault {
  readonly moment: number
  readonly reason: FaultText
}

/** Decodes the rows of a game and checks their checksums, up to the first damaged row. */
export function readRecord(...asked: Parameters<typeof readingRecord>): Result<GameRecord, Failed> {
  const work = readingRecord(...asked)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** Number of acts between two pauses. */
const PAUSE_EVERY = 2_000

/** Same, with pauses so that the caller can do other work. */
export function* readingRecord(
  row: GameRow,
  past: GamePast,
  codec: GameCodec,
): Generator<number, Result<GameRecord, Failed>> {
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
    const deed = whole ? readAct(codec.readText(kept, place.deed(number, parent)) ?? '') : undefined
    if (deed === undefined) {
      fault = faultAfter(steps.length, number)
      break
    }
    steps.push({ parent, at, deed })
    if (steps.length % PAUSE_EVERY === 0) yield steps.length
    sum = next
  }
  return good({ start, steps, visits: validVisits(past.visits, steps.length), fault, sum })
}

function faultAfter(acts: number, number: number): Fault {
  const moment = acts + 1
  if (number > moment) return { moment, reason: MISSING }
  return { moment, reason: acts === 0 ? START_OR_ACT_CHANGED : CHANGED }
}

/** Faults of an act, as clauses inside a sentence. */
export const MISSING = words('it is missing', 'il manque')
export const CHANGED = words('it is not what was written', 'il n’est pas ce qui a été écrit')
const START_OR_ACT_CHANGED = words(
  'it, or the start of the game, is not what was written',
  'lui, ou le début de la partie, n’est pas ce qui a été écrit',
)

/**
 * The valid visits: those to an act that existed at the time. Each act records its own parent, so dropping a damaged
 * visit loses no act; at worst redo takes another line, or the game opens at another act.
 */
export function validVisits(rows: readonly Visit[], acts: number): readonly Visit[] {
  const possible = ({ moment, after }: Visit): boolean => moment >= 0 && moment <= after && after <= acts
  return rows.filter(possible).sort((a, b) => a.after - b.after)
}

/** Maximum nesting of brackets in a start: a position has tables of rows of lists. */
const DEEPEST = 20

function readStartText(text: string | undefined): GameStart | undefined {
  if (text === undefined || isNestedDeeperThan(text, DEEPEST)) return undefined
  try {
    return readStart(JSON.parse(text))
  } catch {
    return undefined
  }
}
