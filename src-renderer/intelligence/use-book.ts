import { useEffect, useState } from 'react'
import type { JsonObject } from '#engine/kernel/result.ts'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { usePlay } from '../at-table/use-play.ts'
import { useApp } from '../state/use-app.ts'

type Read = { readonly of: GameSnapshot; readonly side: number; readonly book: JsonObject | null }

/** The book of a side for the table that is looked at; undefined while it is read, null where none can be had. */
export function useBook(table: GameSnapshot, side: number): JsonObject | null | undefined {
  const app = useApp()
  const stop = usePlay((play) => play.past?.stop, undefined)
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    let isWanted = true
    app.play.intelligence(side, stop, (book) => {
      if (isWanted) setRead({ of: table, side, book })
    })
    return () => {
      isWanted = false
    }
  }, [app, table, side, stop])
  return read !== null && read.of === table && read.side === side ? read.book : undefined
}
