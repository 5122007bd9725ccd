import { lineNaming, readSummed } from './tally.ts'

/** A checksummed summary of a draft, stored apart from its rows; the same as `Tally` for a game. */
export interface DraftTally {
  /** The number of the draft in the library. */
  readonly draft: number
  /** The uid of the draft. */
  readonly key: string
  readonly name: string
  /** Counts the changes: the tally with the higher value is newer. */
  readonly turn: number
  /** Number of stored gestures, including those that can be redone. */
  readonly gestures: number
  /** The checksum of the last gesture; 0 before the first. */
  readonly sum: number
  /** The checksum of its row, and one over its documents. */
  readonly row: number
  readonly documents: number
  /** It was deleted permanently. */
  readonly erased: boolean
}

/** Tallies of drafts share a table with those of games, under numbers that no game has. */
export const FIRST_DRAFT = 2 ** 40

/** Encodes the tally of a draft as a line; the name is cut to fit. */
export const lineOfDraft = ({ draft, key, name, turn, gestures, sum, row, documents, erased }: DraftTally): string =>
  lineNaming(erased ? '' : name, (short) =>
    JSON.stringify(['draft', key, short, draft, turn, gestures, sum, row, documents, erased ? 1 : 0]),
  )

/** Parses the tally in a line; undefined when it is damaged, or not that of a draft. */
export function readDraftLine(line: unknown): DraftTally | undefined {
  const [what, key, name, ...numbers] = readSummed(line) ?? []
  if (what !== 'draft' || typeof key !== 'string' || typeof name !== 'string' || numbers.length !== 7) return undefined
  if (!numbers.every((one): one is number => Number.isSafeInteger(one))) return undefined
  const [draft, turn, gestures, sum, row, documents, erased] = numbers as readonly number[] as Seven
  return { draft, key, name, turn, gestures, sum, row, documents, erased: erased === 1 }
}
type Seven = [number, number, number, number, number, number, number]
