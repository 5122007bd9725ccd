import { useEffect, useState } from 'react'
import type { JsonObject } from '#engine/kernel/result.ts'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { useApp } from '../state/use-app.ts'
import { usePlay } from './use-play.ts'

/**
 * What the rule system works out for a side about the table that is looked at; null while it is not known, where it
 * cannot be worked out, and where nothing is asked.
 */
export function useStudy(table: GameSnapshot, side: number, wish: JsonObject | null): JsonObject | null {
  const app = useApp()
  const stop = usePlay((play) => play.past?.stop, undefined)
  const asked = wish === null ? null : JSON.stringify(wish)
  const [known, setKnown] = useState<{ of: GameSnapshot; asked: string; study: JsonObject | null } | null>(null)
  useEffect(() => {
    if (asked === null) return
    let isWanted = true
    // Whoever points at one place after another means the last.
    const soon = setTimeout(() => {
      app.play.study(side, JSON.parse(asked) as JsonObject, stop, (study) => {
        if (isWanted) setKnown({ of: table, asked, study })
      })
    }, patience)
    return () => {
      isWanted = false
      clearTimeout(soon)
    }
  }, [app, table, side, asked, stop])
  return known !== null && known.of === table && known.asked === asked ? known.study : null
}

const patience = 60
