import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * What is known of a game apart from its rows. It is written with every change of them into another table, and so onto another
 * page, and into a file beside the library: a game is whole when its rows agree with it.
 */
export interface Tally {
  /** The number of the game in the library. */
  readonly game: number
  /** Its uid, or the hash of one that is too long. */
  readonly key: string
  /** So much of its name as has room, to tell somebody which game is meant. */
  readonly name: string
  /** Counts the changes: of two tallies of a game, the higher one is the newer. */
  readonly turn: number
  readonly acts: number
  /** The sum of the last act; 0 before the first. */
  readonly sum: number
  readonly visits: number
  readonly visitSum: number
  readonly marks: number
  readonly markSum: number
  /** The sum of its entry in the list of games. */
  readonly entry: number
  /** It was thrown away for good. */
  readonly erased: boolean
}

/** The columns of an entry that a tally vouches for: all but those that follow from what was played. */
export interface TalliedEntry {
  readonly uid: string
  readonly name: string
  readonly campaign: string
  readonly scenario: string
  readonly rules: number
  readonly start: string | Buffer
  readonly players: string
  readonly seal: string | null
  readonly begun: number
  readonly removed: number | null
}

export function sumOfEntry(entry: TalliedEntry): number {
  const { uid, name, campaign, scenario, rules, start, players, seal, begun, removed } = entry
  const words = JSON.stringify([uid, name, campaign, scenario, rules, players, seal, begun, removed])
  return crc32(start, crc32(words))
}

export const sumOfVisit = (
  before: number,
  { number, moment, after }: { number: number; moment: number; after: number },
): number => crc32(`${number} ${moment} ${after};`, before)

type SummedMark = { readonly moment: number; readonly kind: string; readonly text: string | Buffer }
/** The sum over all marks of a game; the order in which they are read makes no difference. */
export const sumOfMarks = (marks: readonly SummedMark[]): number =>
  marks.reduce((sum, { moment, kind, text }) => (sum + crc32(text, crc32(`${moment} ${kind} `))) >>> 0, 0)

/** What a game is called in tallies, which have limited room. */
export const keyOf = (uid: string): string =>
  /^[\x20-\x7e]{1,64}$/.test(uid) ? uid : createHash('sha256').update(uid).digest('hex').slice(0, 40)

// --- As a line --------------------------------------------------------------------------------------------------------

/** No line of a tally is longer, in bytes of UTF-8. */
const LONGEST_LINE = 500

/** A list in JSON, a blank, and the sum over it as eight digits. */
export function lineOf(tally: Tally): string {
  const { game, key, turn, acts, sum, visits, visitSum, marks, markSum, entry, erased } = tally
  const numbers = [game, turn, acts, sum, visits, visitSum, marks, markSum, entry, erased ? 1 : 0]
  return lineNaming(erased ? '' : tally.name, (name) => JSON.stringify([key, name, ...numbers]))
}

/** The line with so much of a name as has room. */
export function lineNaming(whole: string, jsonWith: (name: string) => string): string {
  for (let name = whole.slice(0, 100); ; name = name.slice(0, -10)) {
    const line = withSum(jsonWith(name))
    if (name === '' || Buffer.byteLength(line) <= LONGEST_LINE) return line
  }
}

/** The tally that a line tells; undefined when it is not what was written. */
export function readLine(line: unknown): Tally | undefined {
  const list = readSummed(line)
  if (list === undefined) return undefined
  const [key, name, ...numbers] = list
  if (typeof key !== 'string' || typeof name !== 'string' || numbers.length !== 10) return undefined
  if (!numbers.every((one): one is number => Number.isSafeInteger(one))) return undefined
  const [game, turn, acts, sum, visits, visitSum, marks, markSum, entry, erased] = numbers as readonly number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ] // ten, as was just counted
  return { game, key, name, turn, acts, sum, visits, visitSum, marks, markSum, entry, erased: erased === 1 }
}

/** The line of the library itself: the number of its shape, and whether a program has it open. */
export const lineOfLibrary = (shape: number, open: boolean): string =>
  withSum(JSON.stringify(['library', shape, open ? 1 : 0]))

export function readLineOfLibrary(line: unknown): { readonly shape: number; readonly open: boolean } | undefined {
  const [what, shape, open] = readSummed(line) ?? []
  return what === 'library' && typeof shape === 'number' ? { shape, open: open === 1 } : undefined
}

export const withSum = (json: string): string => `${json} ${crc32(json).toString(16).padStart(8, '0')}`

export function readSummed(line: unknown): readonly unknown[] | undefined {
  if (typeof line !== 'string') return undefined
  const json = line.slice(0, -9)
  if (line.length < 10 || withSum(json) !== line) return undefined
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}
