import { useEffect, useEffectEvent } from 'react'
import type { Entry } from '../../src-main/contract/games.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { thingOnMap } from '../at-table/show-on-map.ts'
import { usePlay } from '../at-table/use-play.ts'
import { useSystemJournal } from '../at-table/use-system.ts'
import { isForPlayers, thingsOf } from '../journal/lines.ts'
import type { SystemJournal } from '../journal/system-journal.ts'

const noEntries: readonly Entry[] = []

/** During playback, moves the map to the thing reported at the shown stop if it is out of sight. */
export function useFollowing(stop: number, isRunning: boolean): void {
  const { ui, map, pieces } = useAtTable()
  const system = useSystemJournal()
  const journal = usePlay((play) => play.journal, noEntries)
  const board = ui?.sheet?.board ?? null
  const follow = useEffectEvent((at: number) => {
    const thing = board === null ? null : thingOnMap(thingsReportedAt(journal, at, system), board, pieces)
    if (thing !== null) map.current?.bring([thing])
  })
  useEffect(() => {
    if (isRunning) follow(stop)
  }, [stop, isRunning])
}

/** The things that the journal names at a stop, in order of the entries. */
export const thingsReportedAt = (journal: readonly Entry[], stop: number, system: SystemJournal) =>
  journal
    .filter((entry) => entry.stop === stop && isForPlayers(entry, system))
    .flatMap((entry) => thingsOf(entry, system))
