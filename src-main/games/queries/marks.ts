import { z } from 'zod'
import type { GamesTable, MarkRow } from '../../library/tables/games-table.ts'
import { denial, writeOrDeny } from '../../wording/denial.ts'
import type { OpenGame } from '../open/open-game.ts'
import { place } from '../rows/codec.ts'
import { whyNot } from '../../wording/why-not.ts'

/** The stored text of a bookmark or line name. `side`: the seat that wrote it, which alone can read it. */
const MarkText = z.object({ name: z.string(), note: z.string(), side: z.int().nullable() })
export interface Mark extends z.infer<typeof MarkText> {
  /** `id`: its number in this seat's count; `row`: its number in the library. */
  readonly id: number
  readonly row: number
  readonly moment: number
  readonly kind: MarkRow['kind']
}
type Written = { readonly name: string; readonly note: string }

/** The marks that the viewer can read. */
function marksSeen(game: OpenGame, table: GamesTable): Mark[] {
  const { id, codec, players, seat } = game
  return table.marks(id).flatMap(({ id: row, moment, kind, text }) => {
    const words = readWords(codec.readText(text, place.mark))
    if (words === undefined || !(players.open || words.side === null || words.side === seat)) return []
    return [{ ...words, id: numberAtSeat(game, row), row, moment, kind }]
  })
}

/** Library numbers of the marks each seat has seen, by game. */
const seenRows = new WeakMap<OpenGame, Map<number | null, number[]>>()

/** The number of a mark in its seat's count: library numbers would reveal how many marks the other side has made. */
function numberAtSeat(game: OpenGame, row: number): number {
  const seats = seenRows.get(game) ?? new Map<number | null, number[]>()
  seenRows.set(game, seats)
  const rows = seats.get(game.seat) ?? []
  seats.set(game.seat, rows)
  return rows.includes(row) ? rows.indexOf(row) + 1 : rows.push(row)
}

/** The text of a mark, and the side that wrote it. */
export function readWords(text: string | undefined): z.infer<typeof MarkText> | undefined {
  try {
    return text === undefined ? undefined : MarkText.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Visible bookmarks by moment; the latest if a moment has two. */
export function visibleBookmarks(game: OpenGame, table: GamesTable) {
  return byMoment(marksSeen(game, table), 'bookmark')
}
export function visibleBranchNames(game: OpenGame, table: GamesTable) {
  return byMoment(marksSeen(game, table), 'branch')
}
const byMoment = (marks: readonly Mark[], wanted: MarkRow['kind']) =>
  new Map(marks.flatMap((mark) => (mark.kind === wanted ? [[mark.moment, shown(mark)] as const] : [])))
const shown = ({ id, name, note }: Mark) => ({ id, name, note })

/** Marks a moment, or changes the visible mark of this kind that it already has. */
export function mark(game: OpenGame, table: GamesTable, kind: MarkRow['kind'], moment: number, words: Written): number {
  const there = marksSeen(game, table).find((one) => one.kind === kind && one.moment === moment)
  if (there !== undefined) {
    changeMark(game, table, there.id, words)
    return there.id
  }
  return numberAtSeat(
    game,
    writeOrDeny(() => table.addMark(game.id, { moment, kind, text: wrapped(game, words, game.seat) })),
  )
}

export function changeMark(game: OpenGame, table: GamesTable, id: number, words: Written): void {
  const { row, side } = markNumbered(game, table, id)
  writeOrDeny(() => table.changeMark(game.id, row, wrapped(game, words, side)))
}

export function dropMark(game: OpenGame, table: GamesTable, id: number): void {
  const { row } = markNumbered(game, table, id)
  writeOrDeny(() => table.dropMark(game.id, row))
}

function markNumbered(game: OpenGame, table: GamesTable, id: number): Mark {
  const found = marksSeen(game, table).find((one) => one.id === id)
  if (found === undefined) throw denial('NOT_NOW', whyNot.noMark)
  return found
}

const wrapped = ({ codec }: OpenGame, { name, note }: Written, side: number | null) =>
  codec.text(JSON.stringify({ name, note, side }), place.mark)
