import { useEffect, useMemo } from 'react'
import type { Report } from '../../src-main/contract/games.ts'
import { layered, noOverlay, type Overlay } from '../map/board/overlay.ts'
import type { SystemUi } from '../system-ui/system-ui.ts'
import { useApp } from '../state/use-app.ts'
import { usePlay, useTable } from './use-play.ts'

const noReports: readonly Report[] = []
const noKeys: readonly string[] = []

/** The reports that the player has not dismissed, the latest first. None while the past or a film is shown. */
export function useReports(ui: SystemUi | null): readonly Report[] {
  const table = useTable()
  const all = usePlay((play) => play.reports, noReports)
  const read = usePlay((play) => play.readReports, noKeys)
  const isElsewhere = usePlay((play) => play.past !== null || play.film !== null, false)
  const reports = ui?.reports
  return useMemo(() => {
    if (reports === undefined || table === null || isElsewhere) return noReports
    return all
      .filter(({ key, told }, at) => !read.includes(key) && reports.isOver(told, table, at === all.length - 1))
      .toReversed()
  }, [reports, table, all, read, isElsewhere])
}

/** A game may be opened in the middle of a battle that the journal already covers: its card is still shown when it is over. */
export function useOpenReports(ui: SystemUi | null): void {
  const app = useApp()
  const table = useTable()
  const last = usePlay((play) => (play.reportsAt === play.table?.stop ? play.reports.at(-1) : undefined), undefined)
  const reports = ui?.reports
  useEffect(() => {
    if (reports === undefined || table === null || last === undefined) return
    if (!reports.isOver(last.told, table, true)) app.play.expectReport(last.key)
  }, [app, reports, table, last])
}

/** Marks on the map for the places of the reports shown. */
export function useReportMarks(ui: SystemUi | null): Overlay {
  const shown = useReports(ui)
  return useMemo(() => {
    const zones = shown.flatMap(({ told }) => {
      const about = ui?.reports?.aboutOf(told)
      return about?.kind === 'zone' ? [{ id: about.id, tone: 'target' as const }] : []
    })
    return layered(noOverlay, { ...noOverlay, zones })
  }, [ui, shown])
}
