import { useEffect, useState } from 'react'
import type { Stop } from '../../src-main/contract/games.ts'
import { usePlay, useTable } from '../at-table/use-play.ts'
import { useApp } from '../state/use-app.ts'

/** The time between two stops, in milliseconds. */
export const paces = { slow: 1500, steady: 600, fast: 150 } as const
/** The fast pace skips stops of long games, so that the whole game takes at most this many steps. */
const maxSteps = 400
export type Pace = keyof typeof paces

const noStops: readonly Stop[] = []

/** Replays the whole game stop by stop; each step waits until the one before it is shown. */
export function usePlayback() {
  const app = useApp()
  const table = useTable()
  const stops = usePlay((play) => play.stops, noStops)
  const shownStop = usePlay((play) => play.past?.stop ?? play.table?.stop ?? 0, 0)
  const isLoaded = usePlay((play) => play.past === null || play.past.table?.stop === play.past.stop, true)
  const [isPlaying, setIsPlaying] = useState(false)
  const [pace, setPace] = useState<Pace>('steady')
  const last = table?.stop ?? 0
  const isRunning = isPlaying && shownStop < last

  useEffect(() => {
    if (!isRunning || !isLoaded) return
    const timer = setTimeout(() => {
      const step = pace === 'fast' ? Math.ceil(last / maxSteps) : 1
      const next = Math.min(last, shownStop + step)
      app.play.lookAt(next)
      if (next === last) setIsPlaying(false)
    }, paces[pace])
    return () => clearTimeout(timer)
  }, [app, isRunning, isLoaded, shownStop, last, pace])

  return {
    stops,
    shownStop,
    last,
    isRunning,
    pace,
    setPace,
    /** Starts or pauses; at the end it starts again from the beginning. */
    toggle(): void {
      if (!isRunning && shownStop >= last) app.play.lookAt(0)
      setIsPlaying(!isRunning)
    },
    goTo(stop: number): void {
      setIsPlaying(false)
      app.play.lookAt(stop)
    },
  }
}
