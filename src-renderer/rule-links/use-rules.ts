import { useEffect, useMemo } from 'react'
import type { RulesAtHand } from '../../src-main/contract/games.ts'
import { useStore } from '../state/kit/store.ts'
import { useApp, useView } from '../state/use-app.ts'
import { bookOf, type Book } from './book.ts'

export type RulesOnTable = { readonly rules: RulesAtHand | null; readonly book: Book; readonly failed: boolean }

const noBook: Book = new Map()
// Every link to a rule needs the index, so it is made once for each set of rules.
const books = new WeakMap<RulesAtHand, Book>()

function cachedBook(rules: RulesAtHand): Book {
  let book = books.get(rules)
  if (book === undefined) {
    book = bookOf(rules)
    books.set(rules, book)
  }
  return book
}

/** The rules of the game on the table; the first component that uses this hook fetches them. */
export function useRules(): RulesOnTable {
  const app = useApp()
  const game = useView((view) => view.play?.id ?? null)
  const book = useStore(app.rules.book, (now) => now)
  useEffect(() => {
    // Without this check a failed request would be repeated forever.
    if (game !== null && app.rules.book.get().game !== game) app.rules.read(game)
  }, [app, game])
  return useMemo(() => {
    const rules = book.game === game ? book.rules : null
    return { rules, book: rules === null ? noBook : cachedBook(rules), failed: book.failed }
  }, [book, game])
}
