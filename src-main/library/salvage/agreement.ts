import type { Database } from 'better-sqlite3'
import { sumOf, sumOfStart } from '../../games/rows/act-row.ts'
import { campaignsTable } from '../tables/campaigns-table.ts'
import { checkedGame, checkedMoment } from '../tables/checked-rows.ts'
import { type DraftTally, FIRST_DRAFT, lineOfDraft, readDraftLine } from '../tables/draft-tally.ts'
import { countDraft } from '../tables/draft-tally-table.ts'
import { draftsTable } from '../tables/drafts-table.ts'
import type { GameRow, MomentRow, VisitRow } from '../tables/games-table.ts'
import type { ReadTallies } from '../tables/tally-file.ts'
import { keyOf, lineOf, readLine, readLineOfLibrary, sumOfEntry, sumOfVisit, type Tally } from '../tables/tally.ts'
import { countMarks } from '../tables/tally-table.ts'

/**
 * Whether every game of a library has exactly the acts, visits, marks and entry of its tally, and every campaign is
 * undamaged.
 */
export function rowsFitTallies(database: Database): boolean {
  const tallies = new Map<number, Tally>()
  for (const { game, line } of linesOf(database)) {
    if (game <= 0 || game >= FIRST_DRAFT) continue
    const tally = readLine(line)
    if (tally?.game !== game) return false
    tallies.set(game, tally)
  }
  const entries = entriesOf(database)
  const there = [...tallies.values()].filter(({ erased }) => !erased)
  if (there.length !== entries.length || !campaignsTable(database).areAsCounted()) return false
  return entries.every((entry) => {
    const tally = tallies.get(entry.id)
    return (
      tally !== undefined &&
      !tally.erased &&
      tally.key === keyOf(entry.uid) &&
      tally.entry === sumOfEntry(entry) &&
      pastFits(database, entry, tally)
    )
  })
}

/** Whether the acts of every game follow from each other: the only possible check of a library without tallies. */
export const rowsFitEachOther = (database: Database): boolean =>
  entriesOf(database).every((entry) => sumOfActs(database, entry) !== undefined)

const entriesOf = (database: Database): GameRow[] =>
  database.prepare<[], GameRow>('SELECT * FROM game').all().map(checkedGame)

const linesOf = (database: Database): { game: number; line: string }[] =>
  database.prepare<[], { game: number; line: string }>('SELECT game, line FROM tally').all()

function pastFits(database: Database, entry: GameRow, tally: Tally): boolean {
  const acts = sumOfActs(database, entry)
  if (acts === undefined || acts.count !== tally.acts || (acts.count > 0 && acts.sum !== tally.sum)) return false
  const visits = database.prepare<[number], VisitRow>('SELECT * FROM visit WHERE game = ? ORDER BY number')
  let [count, sum] = [0, 0]
  for (const visit of visits.iterate(entry.id)) {
    count += 1
    sum = sumOfVisit(sum, visit)
  }
  if (count !== tally.visits || sum !== tally.visitSum) return false
  const { marks, markSum } = countMarks(database, entry.id)
  return marks === tally.marks && markSum === tally.markSum
}

/**
 * The number of acts of a game and the checksum of the last; undefined when an act does not follow from those before
 * it.
 */
function sumOfActs(database: Database, { id, start }: GameRow): { count: number; sum: number } | undefined {
  const moments = database.prepare<[number], MomentRow>('SELECT * FROM moment WHERE game = ? ORDER BY number')
  let [count, sum] = [0, sumOfStart(start)]
  for (const row of moments.iterate(id)) {
    const { number, parent, deed, sum: written } = checkedMoment(row)
    count += 1
    sum = sumOf(sum, parent, deed)
    if (number !== count || sum !== written || parent >= number) return undefined
  }
  return { count, sum }
}

/** Whether every draft has exactly the gestures, documents and row of its tally, all undamaged. */
export function draftsFitTallies(database: Database): boolean {
  const lines = linesOf(database).filter(({ game }) => game >= FIRST_DRAFT)
  const tallies = lines.map(({ game, line }) => {
    const tally = readDraftLine(line)
    return tally?.draft === game - FIRST_DRAFT ? tally : undefined
  })
  const there = tallies.filter((tally) => tally?.erased !== true)
  const drafts = draftsTable(database)
  return there.length === drafts.all().length && there.every((tally) => tally !== undefined && draftFits(tally))

  function draftFits(tally: DraftTally): boolean {
    const counted = countDraft(database, tally.draft)
    return (
      counted !== undefined &&
      lineOfDraft({ ...counted, turn: tally.turn }) === lineOfDraft(tally) &&
      drafts.isWhole(tally.draft)
    )
  }
}

/** Result of comparing a library with the tally file beside it. */
export type TallyComparison =
  /** Nothing is missing in the library. */
  | { readonly at: 'level' }
  /** The file knows of something that is missing in the library. */
  | { readonly at: 'behind' }
  | UnknownToTallies

/**
 * All content is undamaged, but the file knows nothing of these games and drafts, and the last program did not end
 * properly: their last changes may or may not be missing.
 */
export interface UnknownToTallies {
  readonly at: 'unknown'
  readonly games: readonly Tally[]
  readonly drafts: readonly DraftTally[]
  /** Number of games known to be complete. */
  readonly whole: number
}

export function compareWithFile(database: Database, file: ReadTallies): TallyComparison {
  const lines = linesOf(database)
  const library = lines.find(({ game }) => game === 0)
  const open = library === undefined || (readLineOfLibrary(library.line)?.open ?? true)
  const games = compare(
    lines.flatMap(({ game, line }) => (game > 0 && readLine(line)) || []),
    file.tallies,
    lineOf,
  )
  const drafts = compare(
    lines.flatMap(({ line }) => readDraftLine(line) ?? []),
    file.drafts,
    lineOfDraft,
  )
  if (games === 'behind' || drafts === 'behind') return { at: 'behind' }
  if (file.state === 'whole' || !open) return { at: 'level' }
  if (file.state === 'damaged' && games.untold.length + drafts.untold.length === 0) return { at: 'level' }
  return { at: 'unknown', games: games.untold, drafts: drafts.untold, whole: games.all - games.untold.length }
}

interface AnyTally {
  readonly key: string
  readonly turn: number
  readonly erased: boolean
}

/**
 * Compares the tallies of a library with those in the file: 'behind' if the file has a newer one, else the number of
 * tallies and those that the file does not know.
 */
function compare<One extends AnyTally>(own: readonly One[], told: readonly One[], asLine: (one: One) => string) {
  const inside = new Map(own.map((tally) => [tally.key, tally]))
  for (const tally of told) {
    const here = inside.get(tally.key)
    if (here === undefined || here.turn < tally.turn) return 'behind'
    if (here.turn === tally.turn && asLine(here) !== asLine(tally)) return 'behind'
  }
  const keys = new Set(told.map(({ key }) => key))
  const all = [...inside.values()].filter(({ erased }) => !erased)
  return { all: all.length, untold: all.filter(({ key }) => !keys.has(key)) }
}

/** The schema version stored in the tallies, in addition to the one in the header. */
export function talliedShape(database: Database): number | undefined {
  try {
    const line = database.prepare<[], string>('SELECT line FROM tally WHERE game = 0').pluck().get()
    return readLineOfLibrary(line)?.shape
  } catch {
    return undefined
  }
}
