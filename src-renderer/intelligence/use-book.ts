import { useEffect, useState } from 'react'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { useApp } from '../state/use-app.ts'

type LoadedBook = { readonly of: GameSnapshot; readonly side: number; readonly book: JsonObject | null }

/** Reads a side's book for the table that is shown; undefined while it is loading, null if there is none. */
export function useBook(table: GameSnapshot, side: number): JsonObject | null | undefined {
  const app = useApp()
  const [loaded, setLoaded] = useState<LoadedBook | null>(null)
  useEffect(() => {
    let isWanted = true
    app.play.intelligence(side, (book) => {
      if (isWanted) setLoaded({ of: table, side, book })
    })
    return () => {
      isWanted = false
    }
  }, [app, table, side])
  return loaded !== null && loaded.of === table && loaded.side === side ? loaded.book : undefined
}
