import type { Pages } from './pages.ts'
import { rowOf, type Shape } from './shapes.ts'
import { readTreePages, type Value } from './tree-pages.ts'

/** Something that cannot be read stands here: rows may be missing. */
const HOLE = Symbol('hole')

/** Deeper than any tree: what goes further has been led astray. */
const DEEPEST = 20

/** The rows of a table in their order, from the page where its tree begins, with a hole for whatever cannot be read. */
function* walk(pages: Pages, shape: Shape, root: number): Generator<readonly Value[] | typeof HOLE> {
  const seen = new Set<number>()
  yield* below(root, 0)

  function* below(page: number, depth: number): Generator<readonly Value[] | typeof HOLE> {
    if (page === 0 || page > pages.count || seen.has(page) || depth > DEEPEST) return void (yield HOLE)
    seen.add(page)
    const [tree, ...others] = readTreePages(pages, pages.read(page), page)
    if (tree === undefined || others.length > 0 || tree.kind !== shape.kind) return void (yield HOLE)
    if (pages.spoilt.has(page)) yield HOLE
    for (const cell of tree.cells()) {
      if (cell === undefined) {
        yield HOLE
        continue
      }
      if (tree.inner) yield* below(cell.child, depth + 1)
      if (cell.values !== undefined) yield rowOf(shape, tree.kind, cell) ?? HOLE
    }
    if (tree.inner) yield* below(tree.last, depth + 1)
    if (pages.spoilt.has(page)) yield HOLE
  }
}

/** The table of tables, which every file begins with. */
const tables: Shape = {
  table: 'sqlite_schema',
  kind: 'table',
  columns: ['type', 'name', 'tbl_name', 'rootpage', 'sql'].map((name) => ({
    name,
    type: name === 'rootpage' ? 'INTEGER' : 'TEXT',
    mayBeNull: true,
    isRowid: false,
  })),
  key: [],
}

/** The page where the tree of a table begins, if the file still says so. */
function rootOf(pages: Pages, table: string): number | undefined {
  for (const row of walk(pages, tables, 1)) {
    if (row !== HOLE && row[0] === 'table' && row[1] === table && typeof row[3] === 'number') return row[3]
  }
  return undefined
}

/** Where rows of a table with the columns (game, number, …) may be missing at the end of a game: in games from–to. */
export interface Missing {
  readonly from: number
  /** Not itself: what it lacks at its beginning shows by the numbers. */
  readonly to: number
}

export function missingIn(pages: Pages, shape: Shape): Missing[] {
  const root = pages.spoilt.has(0) ? undefined : rootOf(pages, shape.table)
  if (root === undefined) return [{ from: 0, to: Infinity }]
  const missing: Missing[] = []
  let last = 0
  let hole = false
  for (const row of walk(pages, shape, root)) {
    if (row === HOLE) {
      hole = true
      continue
    }
    const game = Number(row[0])
    // Keys that do not ascend are damage of their own.
    if (game < last) {
      hole = true
      continue
    }
    if (hole && game > last) missing.push({ from: last, to: game })
    hole = false
    last = game
  }
  if (hole) missing.push({ from: last, to: Infinity })
  return missing
}
