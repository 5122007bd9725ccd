import { useEffect, useState } from 'react'
import type { Stop } from '../../src-main/contract/games.ts'
import { usePlay, useTable } from '../at-table/use-play.ts'
import { useApp } from '../state/use-app.ts'

/** From one stop to the next, in milliseconds. */
export const paces = { slow: 1500, steady: 600, fast: 150 } as const
/** A long game is not gone through act by act when somebody is in a hurry: it takes so many steps at most. */
const mostSteps = 400
export type Pace = keyof typeof paces

const noStops: readonly Stop[] = []

/** Goes through the whole game by itself, stop by stop. The next one comes when the one before it has been drawn. */
export function usePlayback() {
  const app = useApp()
  const table = useTable()
  const stops = usePlay((play) => play.stops, noStops)
  const looked = usePlay((play) => play.past?.stop ?? play.table?.stop ?? 0, 0)
  const isThere = usePlay((play) => play.past === null || play.past.table?.stop === play.past.stop, true)
  const [plays, setPlays] = useState(false)
  const [pace, setPace] = useState<Pace>('steady')
  const last = table?.stop ?? 0
  const runs = plays && looked < last

  useEffect(() => {
    if (!runs || !isThere) return
    const timer = setTimeout(() => {
      const step = pace === 'fast' ? Math.ceil(last / mostSteps) : 1
      const next = Math.min(last, looked + step)
      app.play.lookAt(next)
      if (next === last) setPlays(false)
    }, paces[pace])
    return () => clearTimeout(timer)
  }, [app, runs, isThere, looked, last, pace])

  return {
    stops,
    looked,
    last,
    plays: runs,
    pace,
    setPace,
    /** At the end it begins again. */
    toggle(): void {
      if (!runs && looked >= last) app.play.lookAt(0)
      setPlays(!runs)
    },
    go(stop: number): void {
      setPlays(false)
      app.play.lookAt(stop)
    },
  }
}
