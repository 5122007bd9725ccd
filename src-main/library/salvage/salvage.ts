import Database from 'better-sqlite3'
import { AGES, type KnownTallies } from './finds.ts'
import { openPages, type Pages } from './pages.ts'
import { takeOver } from './salvage-games.ts'
import type { Salvaged } from './salvaged.ts'
import { rowOf, type Shape, shapesOf } from './shapes.ts'
import { rowsOfPage } from './tree-pages.ts'

/** The sources from which a library is rebuilt. */
export interface Sources {
  /** The damaged file first, then its backups, newest first. Any of them can be missing. */
  readonly files: readonly string[]
  readonly known: KnownTallies
}

/**
 * Copies everything from a damaged library and its backups that is readable and fits together, in one transaction. SQL
 * fails at a damaged page on the search path, so the pages are read one by one, whatever table they belong to, and each
 * row that fits a table is taken. Found rows are collected in a temporary database file, so that a large library needs
 * little memory.
 */
export function salvage({ files, known }: Sources, into: Database.Database): Salvaged {
  const found = new Database('')
  try {
    const shapes = shapesOf(into)
    gather(files, shapes, found)
    return into.transaction(() => takeOver({ found, into, shapes, ...known }))()
  } finally {
    found.close()
  }
}

/**
 * Collects everything that looks like a row of a library. `age` is 0 for the newest state of a page of the first file.
 */
function gather(files: readonly string[], shapes: readonly Shape[], found: Database.Database): void {
  found.pragma('journal_mode = OFF')
  found.pragma('synchronous = OFF')
  found.exec('BEGIN')
  const tables = shapes.map((shape) => {
    const names = shape.columns.map(({ name }) => `"${name}"`).join(', ')
    found.exec(`CREATE TABLE "${shape.table}" (age INTEGER, ${names})`)
    const places = shape.columns.map(() => '?').join(', ')
    return { shape, insert: found.prepare(`INSERT INTO "${shape.table}" VALUES (?, ${places})`) }
  })
  const read = (pages: Pages, image: Buffer, page: number, age: number): void => {
    for (const cell of rowsOfPage(pages, image, page)) {
      for (const { shape, insert } of tables) {
        const row = rowOf(shape, cell)
        if (row !== undefined) insert.run(age, ...row)
      }
    }
  }
  for (const [place, file] of files.entries()) {
    const pages = openPages(file)
    if (pages === undefined) continue
    try {
      let age = place * AGES
      for (let page = 1; page <= pages.count; page += 1) read(pages, pages.read(page), page, age)
      for (const image of pages.older()) read(pages, image, 0, ++age)
      // If the disk does not answer, the library may be undamaged and is left alone. An unreadable backup is ignored.
      if (place === 0) pages.vouchForDisk()
    } finally {
      pages.close()
    }
  }
  for (const [table, columns] of Object.entries(byKey))
    found.exec(`CREATE INDEX "by_key_${table}" ON "${table}" (${columns}, age)`)
  found.exec('COMMIT')
}

const byKey = {
  campaign: 'hash',
  game: 'uid, id',
  moment: 'game, number',
  visit: 'game, number',
  snapshot: 'game, moment',
  mark: 'game',
  kept: 'game',
  document: 'draft',
  gesture: 'draft, number',
}
