import { useState } from 'react'
import { PartGuard } from '../parts/PartGuard.tsx'
import { useText } from '../state/use-app.ts'
import { ChronicleSheet } from '../chronicle/ChronicleSheet.tsx'
import { IntelligenceSheet } from '../intelligence/IntelligenceSheet.tsx'
import { LessonCard } from '../lesson/LessonCard.tsx'
import { AtTableContext, useAtTable, useSeat } from '../at-table/at-table.ts'
import { CurtainSheet } from './CurtainSheet.tsx'
import { DecisionBar } from '../decision/DecisionBar.tsx'
import { FilmStrip } from '../film/FilmStrip.tsx'
import { SystemPart } from '../at-table/SystemPart.tsx'
import { Palette } from './Palette.tsx'
import { RecordSheet } from '../record/RecordSheet.tsx'
import { SheetsDialog } from './SheetsDialog.tsx'
import { TableHeader } from './TableHeader.tsx'
import { FilmedMap } from './FilmedMap.tsx'
import { TableNotices } from './TableNotices.tsx'
import { useCatchingUp } from './use-catching-up.ts'
import { usePlay, useShownTable, useTable } from '../at-table/use-play.ts'
import { useRecord } from './use-record.ts'
import { useTableKeys } from './use-table-keys.ts'

/** A game on the table: the map, the question, and the record of what was done. */
export function TableScreen() {
  const at = useSeat()
  return (
    <AtTableContext value={at}>
      <LaidTable />
    </AtTableContext>
  )
}

function LaidTable() {
  const text = useText()
  const covered = usePlay((play) => play.curtain !== null, false)
  const isFilm = usePlay((play) => play.film !== null, false)
  const table = useTable()
  const shown = useShownTable()
  const { ui, setting } = useAtTable()
  const [record, toggleRecord] = useRecord()
  // One at a time lies over the table.
  const [over, setOver] = useState<'palette' | 'sheets' | null>(null)
  // Answers stand elsewhere, and bear other keys, while nobody knows what they are played on.
  const isLaid = table !== null && setting !== null
  const sheets = isLaid ? ui?.sheets : undefined
  const strip = shown === null ? undefined : ui?.strip
  const openSheets = sheets === undefined ? undefined : () => setOver('sheets')
  useCatchingUp()
  useTableKeys(() => setOver(isLaid ? 'palette' : null))
  return (
    <div className="table-frame">
      <TableHeader record={record} onRecord={toggleRecord} onPalette={() => setOver('palette')} onSheets={openSheets} />
      <main className="table">
        <TableNotices />
        {covered && <CurtainSheet />}
        {!covered && !isLaid && <p className="hint">{text.table.reading}</p>}
        {isLaid && (
          <div className={record ? 'table-parts with-record' : 'table-parts'}>
            {isFilm ? <FilmStrip /> : <DecisionBar />}
            <div className="table-board">
              {strip !== undefined && shown !== null && <SystemPart part={strip} table={shown} odds={null} />}
              <PartGuard of={shown}>
                <FilmedMap />
              </PartGuard>
              <PartGuard of={shown}>
                <LessonCard />
              </PartGuard>
            </div>
            <PartGuard of={shown}>
              <ChronicleSheet openRecord={record ? undefined : toggleRecord} />
            </PartGuard>
            <RecordSheet open={record} onFold={toggleRecord} />
          </div>
        )}
      </main>
      {isLaid && over === 'palette' && (
        <Palette
          toggleRecord={toggleRecord}
          openSheets={openSheets}
          onClose={() => setOver((now) => (now === 'palette' ? null : now))}
        />
      )}
      {isLaid && !covered && (
        <PartGuard of={shown}>
          <IntelligenceSheet />
        </PartGuard>
      )}
      {sheets !== undefined && over === 'sheets' && <SheetsDialog sheets={sheets} onClose={() => setOver(null)} />}
    </div>
  )
}
