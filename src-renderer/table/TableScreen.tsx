import { useState } from 'react'
import { PartGuard } from '../parts/PartGuard.tsx'
import { useText } from '../state/use-app.ts'
import { ChronicleSheet } from '../chronicle/ChronicleSheet.tsx'
import { IntelligenceSheet } from '../intelligence/IntelligenceSheet.tsx'
import { LessonCard } from '../lesson/LessonCard.tsx'
import { AtTableContext, useAtTable, useAtTableValue } from '../at-table/at-table.ts'
import { useIsAdvised } from '../at-table/use-advice.ts'
import { BoardStrip } from './BoardStrip.tsx'
import { CurtainSheet } from './CurtainSheet.tsx'
import { AdviceCard } from '../decision/AdviceCard.tsx'
import { DecisionBar } from '../decision/DecisionBar.tsx'
import { ThinkingNotice } from '../decision/ThinkingNotice.tsx'
import { OrderCard } from '../ordering/OrderCard.tsx'
import { FilmStrip } from '../film/FilmStrip.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { Palette } from './Palette.tsx'
import { LatestLines } from '../record/LatestLines.tsx'
import { PosterDialog } from '../poster/PosterDialog.tsx'
import { RecordSheet } from '../record/RecordSheet.tsx'
import { ScenarioDialog } from './ScenarioDialog.tsx'
import { SheetsDialog } from './SheetsDialog.tsx'
import { TableHeader } from './TableHeader.tsx'
import { FilmedMap } from './FilmedMap.tsx'
import { TableNotices } from './TableNotices.tsx'
import { useCatchUpOnFocus } from './use-catch-up-on-focus.ts'
import { usePlay, useShownTable, useTable } from '../at-table/use-play.ts'
import { useRecordOpen } from './use-record-open.ts'
import { useTableKeys } from './use-table-keys.ts'

/** The screen of a game in play: the map, the question, and the record of what was done. */
export function TableScreen() {
  const at = useAtTableValue()
  return (
    <AtTableContext value={at}>
      <Table />
    </AtTableContext>
  )
}

function Table() {
  const text = useText()
  const isCovered = usePlay((play) => play.curtain !== null, false)
  const isFilm = usePlay((play) => play.film !== null, false)
  const isAdvised = useIsAdvised()
  const table = useTable()
  const shown = useShownTable()
  const { ui, setting, order } = useAtTable()
  const [isRecordOpen, toggleRecord] = useRecordOpen()
  // One dialog at a time.
  const [dialog, setDialog] = useState<'palette' | 'sheets' | 'poster' | 'scenario' | 'keys' | null>(null)
  // Waits for the setting: without the board, answers would stand elsewhere and have other keys.
  const isLoaded = table !== null && setting !== null
  const sheets = isLoaded ? ui?.sheets : undefined
  const openSheets = sheets === undefined ? undefined : () => setDialog('sheets')
  useCatchUpOnFocus()
  useTableKeys(() => setDialog(isLoaded ? 'palette' : null))
  return (
    <div className="table-frame">
      <TableHeader
        isRecordOpen={isRecordOpen}
        onRecord={toggleRecord}
        onPalette={() => setDialog('palette')}
        onSheets={openSheets}
      />
      <main className="table">
        <TableNotices />
        {isCovered && <CurtainSheet />}
        {!isCovered && !isLoaded && <p className="hint">{text.table.reading}</p>}
        {isLoaded && (
          <div className={isRecordOpen ? 'table-parts with-record' : 'table-parts'}>
            {isFilm ? (
              <FilmStrip />
            ) : isAdvised ? (
              <AdviceCard />
            ) : order.draft === null ? (
              <DecisionBar />
            ) : (
              <OrderCard notice={<ThinkingNotice />} />
            )}
            <div className="table-board">
              <BoardStrip />
              <PartGuard of={shown}>
                <FilmedMap />
              </PartGuard>
              <PartGuard of={shown}>
                <LessonCard />
              </PartGuard>
            </div>
            <PartGuard of={shown}>
              <ChronicleSheet openRecord={isRecordOpen ? undefined : toggleRecord} />
            </PartGuard>
            {!isRecordOpen && <LatestLines />}
            <RecordSheet isOpen={isRecordOpen} onFold={toggleRecord} />
          </div>
        )}
      </main>
      {isLoaded && dialog === 'palette' && (
        <Palette
          toggleRecord={toggleRecord}
          openSheets={openSheets}
          openPoster={() => setDialog('poster')}
          makeScenario={() => setDialog('scenario')}
          openKeys={() => setDialog('keys')}
          onClose={() => setDialog((now) => (now === 'palette' ? null : now))}
        />
      )}
      {isLoaded && !isCovered && (
        <PartGuard of={shown}>
          <IntelligenceSheet />
        </PartGuard>
      )}
      {isLoaded && !isCovered && dialog === 'poster' && <PosterDialog onClose={() => setDialog(null)} />}
      {isLoaded && !isCovered && dialog === 'scenario' && <ScenarioDialog onClose={() => setDialog(null)} />}
      {isLoaded && dialog === 'keys' && <KeysDialog onClose={() => setDialog(null)} />}
      {sheets !== undefined && dialog === 'sheets' && <SheetsDialog sheets={sheets} onClose={() => setDialog(null)} />}
    </div>
  )
}
