import { useState } from 'react'
import { useText } from '../state/use-app.ts'
import { AtTableContext, useSeat } from './at-table.ts'
import { CurtainSheet } from './CurtainSheet.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { Palette } from './Palette.tsx'
import { RecordSheet } from './RecordSheet.tsx'
import { TableHeader } from './TableHeader.tsx'
import { TableMap } from './TableMap.tsx'
import { TableNotices } from './TableNotices.tsx'
import { usePlay, useTable } from './use-play.ts'
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
  const table = useTable()
  const [record, toggleRecord] = useRecord()
  const [palette, setPalette] = useState(false)
  const isLaid = table !== null
  useTableKeys(() => setPalette(isLaid))
  return (
    <div className="table-frame">
      <TableHeader record={record} onRecord={toggleRecord} onPalette={() => setPalette(true)} />
      <main className="table">
        <TableNotices />
        {covered && <CurtainSheet />}
        {!covered && !isLaid && <p className="hint">{text.table.reading}</p>}
        {isLaid && (
          <div className={record ? 'table-parts with-record' : 'table-parts'}>
            <DecisionBar />
            <TableMap />
            <RecordSheet open={record} onFold={toggleRecord} />
          </div>
        )}
      </main>
      {isLaid && palette && <Palette toggleRecord={toggleRecord} onClose={() => setPalette(false)} />}
    </div>
  )
}
