import { useEffect } from 'react'
import { useApp, useText } from '../state/use-app.ts'
import { CurtainSheet } from './CurtainSheet.tsx'
import { Journal } from './Journal.tsx'
import { LineOfPlay } from './LineOfPlay.tsx'
import { Lines } from './Lines.tsx'
import { QuestionPanel } from './QuestionPanel.tsx'
import { TableHeader } from './TableHeader.tsx'
import { TableMap } from './TableMap.tsx'
import { TableNotices } from './TableNotices.tsx'
import { usePlay, useTable } from './use-play.ts'

/** A game on the table: the map, the question, and the record of what was done. */
export function TableScreen() {
  const text = useText()
  const covered = usePlay((play) => play.curtain !== null, false)
  const table = useTable()
  useUndoKeys()
  return (
    <div className="table-frame">
      <TableHeader />
      <main className="table">
        <TableNotices />
        {covered && <CurtainSheet />}
        {!covered && table === null && <p className="hint">{text.table.reading}</p>}
        {table !== null && (
          <div className="table-parts">
            <QuestionPanel />
            <TableMap />
            <div className="table-record">
              <LineOfPlay />
              {(table.players.open || table.ending !== null) && <Lines />}
              <Journal />
            </div>
          </div>
        )}
      </main>
    </div>
  )
}

/** Ctrl+Z takes back and Ctrl+Y does again, as everywhere, except where somebody types. */
function useUndoKeys(): void {
  const app = useApp()
  const table = useTable()
  const past = usePlay((play) => play.past !== null, false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || table === null || past) return
      if (event.target instanceof Element && event.target.closest('input, textarea') !== null) return
      const key = event.key.toLowerCase()
      const redo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!redo && key !== 'z') return
      event.preventDefault()
      if (redo && table.canRedo) app.play.redo()
      if (!redo && table.canUndo) app.play.undo()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [app, table, past])
}
