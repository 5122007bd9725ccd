import { useText, useView } from '../state/use-app.ts'
import { Journal } from './Journal.tsx'
import { LineOfPlay } from './LineOfPlay.tsx'
import { Lines } from './Lines.tsx'
import { PiecesInWords } from './PiecesInWords.tsx'
import { useAtTable } from './at-table.ts'
import { useShownTable, useTable } from './use-play.ts'

type Props = { readonly open: boolean; readonly onFold: () => void }

/** What was done: the line of play with its bookmarks, the lines that were tried, the journal. Folded away it stays as it is. */
export function RecordSheet({ open, onFold }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const table = useTable()
  const shown = useShownTable()
  const { setting } = useAtTable()
  if (table === null) return null
  const nameOf = (place: string) => setting?.names[place]?.[language] ?? place
  return (
    <aside className="table-record" id="table-record" aria-label={text.table.bar.recordHeading} hidden={!open}>
      <button type="button" className="link record-fold" onClick={onFold}>
        {text.table.bar.foldRecord}
      </button>
      <LineOfPlay />
      {(table.players.open || table.ending !== null) && <Lines />}
      <Journal />
      {shown !== null && <PiecesInWords table={shown} nameOf={nameOf} />}
    </aside>
  )
}
