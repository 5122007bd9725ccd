import Database from 'better-sqlite3'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Said } from '../../contract/words.ts'
import { openPages, type Pages } from './pages.ts'
import { takeOver } from './salvage-games.ts'
import { rowOf, type Shape, shapesOf } from './shapes.ts'
import { readTreePages } from './tree-pages.ts'
import { missingIn } from './walk.ts'

/** What of a damaged library could be taken over. */
export type Salvaged = {
  readonly whole: number
  /** Games that are there in part: how many acts, and what is wrong with the next. */
  readonly parts: readonly { readonly name: string; readonly acts: number; readonly reason: Said }[]
  /** Games of which something was found, but too little to take them up. */
  readonly lost: number
}

/** The files of a campaign that is at hand elsewhere, by its hash: a game is not lost because its copy of it is. */
export type CampaignAtHand = (hash: string) => { readonly system: string; readonly files: CampaignFiles } | undefined

/**
 * Takes everything over from a damaged library that can still be read and fits together, in one transaction. SQL gives
 * up where a page on the way is spoilt; so the pages are read one by one, wherever they belong, and each row that fits
 * a table is taken. What was found is gathered in a file of its own, which goes away when it is closed: a large library
 * fits into little memory.
 */
export function salvage(
  damagedFile: string,
  into: Database.Database,
  atHand: CampaignAtHand = () => undefined,
): Salvaged {
  const pages = openPages(damagedFile)
  const found = new Database('')
  try {
    const shapes = shapesOf(into)
    gather(pages, shapes, found)
    const missing = (table: string) =>
      missingIn(
        pages,
        shapes.find((shape) => shape.table === table)!,
      )
    const games = { found, into, shapes, atHand, missing: { moment: missing('moment'), visit: missing('visit') } }
    return into.transaction(() => takeOver(games))()
  } finally {
    found.close()
    pages.close()
  }
}

/** Everything that looks like a row of ours. `age` is 0 for what stands in the newest state of a page. */
function gather(pages: Pages, shapes: readonly Shape[], found: Database.Database): void {
  found.pragma('journal_mode = OFF')
  found.pragma('synchronous = OFF')
  found.exec('BEGIN')
  const tables = shapes.map((shape) => {
    const names = shape.columns.map(({ name }) => `"${name}"`).join(', ')
    found.exec(`CREATE TABLE "${shape.table}" (age INTEGER, ${names})`)
    const places = shape.columns.map(() => '?').join(', ')
    return { shape, insert: found.prepare(`INSERT INTO "${shape.table}" VALUES (?, ${places})`) }
  })
  const read = (image: Buffer, page: number, age: number): void => {
    for (const tree of readTreePages(pages, image, page)) {
      for (const cell of tree.cells()) {
        if (cell?.values === undefined) continue
        for (const { shape, insert } of tables) {
          const row = rowOf(shape, tree.kind, cell)
          if (row !== undefined) insert.run(age, ...row)
        }
      }
    }
  }
  for (let page = 1; page <= pages.count; page += 1) read(pages.read(page), page, 0)
  if (pages.spoilt.size > 0) {
    let age = 1
    for (const image of pages.older()) read(image, 0, age++)
  }
  for (const { table, key } of shapes) {
    const columns = [...key, 'age'].map((name) => `"${name}"`).join(', ')
    found.exec(`CREATE INDEX "by_key_${table}" ON "${table}" (${columns})`)
  }
  found.exec('COMMIT')
}
