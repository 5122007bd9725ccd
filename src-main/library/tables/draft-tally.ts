import { lineNaming, readSummed } from './tally.ts'

/** What is known of a draft apart from its rows, as a tally tells of a game. */
export interface DraftTally {
  /** The number of the draft in the library. */
  readonly draft: number
  /** Its uid. */
  readonly key: string
  readonly name: string
  /** Counts the changes: of two tallies of a draft, the higher one is the newer. */
  readonly turn: number
  /** The gestures that are kept, with those that can be done again. */
  readonly gestures: number
  /** The sum of the last of them; 0 before the first. */
  readonly sum: number
  /** The sum of its row, and one over its documents. */
  readonly row: number
  readonly documents: number
  /** It was thrown away for good. */
  readonly erased: boolean
}

/** Drafts have their lines among those of games, under numbers that no game has. */
export const FIRST_DRAFT = 2 ** 40

/** The line of a draft is shorter than that of a game by what stands before its key. */
export const lineOfDraft = ({ draft, key, name, turn, gestures, sum, row, documents, erased }: DraftTally): string =>
  lineNaming(erased ? '' : name, (short) =>
    JSON.stringify(['draft', key, short, draft, turn, gestures, sum, row, documents, erased ? 1 : 0]),
  )

/** The tally that a line tells; undefined when it is not what was written, or is that of something else. */
export function readDraftLine(line: unknown): DraftTally | undefined {
  const [what, key, name, ...numbers] = readSummed(line) ?? []
  if (what !== 'draft' || typeof key !== 'string' || typeof name !== 'string' || numbers.length !== 7) return undefined
  if (!numbers.every((one): one is number => Number.isSafeInteger(one))) return undefined
  const [draft, turn, gestures, sum, row, documents, erased] = numbers as readonly number[] as Seven
  return { draft, key, name, turn, gestures, sum, row, documents, erased: erased === 1 }
}
type Seven = [number, number, number, number, number, number, number]
