import { sumOf, sumOfStart } from '../../games/rows/act-row.ts'
import type { Words } from '../../contract/words.ts'
import { words } from '../../wording/bilingual.ts'
import type { GameRow, Kept } from '../tables/games-table.ts'
import type { Tally } from '../tables/tally.ts'
import { countMarks } from '../tables/tally-table.ts'
import type { Value } from './tree-pages.ts'
import { AGES, type Finds, inserter, rowsFound } from './finds.ts'

/** A found entry of the list of games, possibly one of several versions; the lower its age, the newer. */
export type Entry = GameRow & { readonly age: number }

/** The entry followed by most acts, the game number under which they were found, and why there are no more. */
export interface Line {
  readonly entry: Entry
  readonly from: number
  readonly acts: number
  readonly reason: Words | undefined
}

const MISSING = words('the next act was nowhere to be found', 'le coup suivant est introuvable')
const CHANGED = words('the next act is not what was written', 'le coup suivant n’est pas ce qui a été écrit')

/** The line with most acts. `entries`: in order of preference. */
export function longestLine(finds: Finds, entries: readonly Entry[], tally: Tally | undefined): Line | undefined {
  let best: Line | undefined
  const tried = new Set<string>()
  for (const entry of entries) {
    for (const from of new Set([entry.id, tally?.game ?? entry.id])) {
      const beginning = `${from} ${sumOfStart(entry.start)}`
      if (tried.has(beginning)) continue
      tried.add(beginning)
      const line = lineFrom(finds, entry, from, tally)
      // Acts that do not follow from this start belong to another.
      if (line.acts === 0 && line.reason === CHANGED && entry !== entries[0]) continue
      if (best === undefined || line.acts > best.acts) best = line
    }
  }
  return best
}

function lineFrom(finds: Finds, entry: Entry, from: number, tally: Tally | undefined): Line {
  let acts = 0
  for (const _ of actsOf(finds, from, entry.start)) acts += 1
  if (tally !== undefined && acts >= tally.acts) return { entry, from, acts, reason: undefined }
  const last = finds.found
    .prepare<[number, number], number>(
      'SELECT number FROM moment WHERE game = ? AND number > ? ORDER BY number LIMIT 1',
    )
    .pluck()
    .get(from, acts)
  const ended = tally === undefined && last === undefined
  return { entry, from, acts, reason: ended ? undefined : last === acts + 1 ? CHANGED : MISSING }
}

/** The acts of a game, each following from the one before it. */
export function* actsOf(finds: Finds, game: number, start: Kept): Generator<Value[]> {
  let sum = sumOfStart(start)
  let next = 1
  for (const row of rowsFound(finds, 'moment', 'WHERE game = ? AND number > 0 ORDER BY number, age', game)) {
    const [, number, parent, at, deed, wanted] = row as [number, number, number, number, Kept, number]
    if (number < next) continue
    if (number > next) return
    if (parent < 0 || parent >= number || sumOf(sum, parent, deed) !== wanted) continue
    yield [game, number, parent, Math.max(0, at), deed, wanted]
    sum = wanted
    next += 1
  }
}

/**
 * Copies visits to existing acts and renumbers them; each visit is independent of the others. Returns whether some are
 * missing.
 */
export function takeVisits(finds: Finds, from: number, game: number, acts: number): boolean {
  const insert = inserter(finds, 'visit')
  let highest = 0
  let taken = 0
  for (const row of rowsFound(finds, 'visit', 'WHERE game = ? AND number > 0 ORDER BY number, age', from)) {
    const [, number, moment, after] = row as [number, number, number, number]
    const fits = number > highest && moment >= 0 && moment <= after && after <= acts
    if (!fits || !insert([game, taken + 1, moment, after])) continue
    highest = number
    taken += 1
  }
  return highest > taken
}

export function takeSnapshots(finds: Finds, from: number, game: number, acts: number): void {
  const insert = inserter(finds, 'snapshot')
  const which = 'WHERE game = ? AND moment > 0 AND moment <= ? ORDER BY age'
  for (const [, ...rest] of rowsFound(finds, 'snapshot', which, from, acts)) insert([game, ...rest])
}

/** Copies the kept orders as last written; their checksum is checked when they are read. */
export function takeOrders(finds: Finds, from: number, game: number): void {
  const insert = inserter(finds, 'kept')
  const which = 'WHERE game = ? AND age = (SELECT min(age) FROM kept WHERE game = ?) LIMIT 1'
  for (const [, ...rest] of rowsFound(finds, 'kept', which, from, from)) insert([game, ...rest])
}

/**
 * Copies the marks of the newest state. Older ones are used only where the tally says that some are missing, since
 * others were deleted.
 */
export function takeMarks(finds: Finds, from: number, game: number, acts: number, tally: Tally | undefined): void {
  const insert = inserter(finds, 'mark')
  const ages = ['age = 0', `age > 0 AND age < ${AGES}`, `age >= ${AGES}`]
  for (const age of ages) {
    const which = `WHERE game = ? AND moment >= 0 AND moment <= ? AND ${age} ORDER BY age, id`
    for (const [id, , ...rest] of rowsFound(finds, 'mark', which, from, acts)) insert([id!, game, ...rest])
    const { marks, markSum } = countMarks(finds.into, game)
    if (tally === undefined || (marks === tally.marks && markSum === tally.markSum)) return
  }
}
