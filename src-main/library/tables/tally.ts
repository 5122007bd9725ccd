import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * A checksummed summary of a game, stored apart from its rows. Each change of the rows also writes it to another table,
 * and so to another page, and to a file beside the library. A game is undamaged when its rows agree with it.
 */
export interface Tally {
  /** The number of the game in the library. */
  readonly game: number
  /** Its uid, or the hash of a uid that is too long. */
  readonly key: string
  /** As much of its name as fits, to show which game is meant. */
  readonly name: string
  /** Counts the changes: the tally with the higher value is newer. */
  readonly turn: number
  readonly acts: number
  /** The checksum of the last act; 0 before the first. */
  readonly sum: number
  readonly visits: number
  readonly visitSum: number
  readonly marks: number
  readonly markSum: number
  /** The checksum of its entry in the list of games. */
  readonly entry: number
  /** It was deleted permanently. */
  readonly erased: boolean
}

/** The columns of an entry that a tally covers: all but those that follow from the play. */
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
/** The checksum over all marks of a game, independent of their order. */
export const sumOfMarks = (marks: readonly SummedMark[]): number =>
  marks.reduce((sum, { moment, kind, text }) => (sum + crc32(text, crc32(`${moment} ${kind} `))) >>> 0, 0)

/** The key of a game in tallies, limited in length. */
export const keyOf = (uid: string): string =>
  /^[\x20-\x7e]{1,64}$/.test(uid) ? uid : createHash('sha256').update(uid).digest('hex').slice(0, 40)

// --- As a line --------------------------------------------------------------------------------------------------------

/** Maximum length of a tally line, in bytes of UTF-8. */
const LONGEST_LINE = 500

/** Encodes a tally: a JSON list, a space, and its checksum as eight hexadecimal digits. */
export function lineOf(tally: Tally): string {
  const { game, key, turn, acts, sum, visits, visitSum, marks, markSum, entry, erased } = tally
  const numbers = [game, turn, acts, sum, visits, visitSum, marks, markSum, entry, erased ? 1 : 0]
  return lineNaming(erased ? '' : tally.name, (name) => JSON.stringify([key, name, ...numbers]))
}

/** The line with as much of the name as fits. */
export function lineNaming(whole: string, jsonWith: (name: string) => string): string {
  for (let name = whole.slice(0, 100); ; name = name.slice(0, -10)) {
    const line = withSum(jsonWith(name))
    if (name === '' || Buffer.byteLength(line) <= LONGEST_LINE) return line
  }
}

/** Parses the tally in a line; undefined when it is damaged. */
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

/** The line of the library itself: its schema version, and whether a program has it open. */
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
