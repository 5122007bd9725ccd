import { useEffect, useState } from 'react'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { useApp } from '../state/use-app.ts'
import { usePlay } from './use-play.ts'

/** The rule system's study of the shown table for a side; null without a request, until it arrives, and if it cannot be made. */
export const useStudy = (...asked: Parameters<typeof useStudyResult>): JsonObject | null =>
  useStudyResult(...asked)?.study ?? null

/**
 * The same, but distinguishes the cases: null without a request and until it arrives; then `study`, which is null if it cannot
 * be made.
 */
export function useStudyResult(
  table: GameSnapshot | null,
  side: number,
  request: JsonObject | null,
): { readonly study: JsonObject | null } | null {
  const app = useApp()
  const stop = usePlay((play) => play.past?.stop, undefined)
  const asked = request === null ? null : JSON.stringify(request)
  const [known, setKnown] = useState<{ of: GameSnapshot; asked: string; study: JsonObject | null } | null>(null)
  useEffect(() => {
    if (asked === null || table === null) return
    let isWanted = true
    // Debounce: while the pointer moves from place to place, ask only about the last.
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
  return known !== null && known.of === table && known.asked === asked ? known : null
}

/** Time in ms to wait for another request before asking. */
const patience = 60
