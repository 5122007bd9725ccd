import { useState } from 'react'
import { noFilter } from '../journal/filter-lines.ts'
import { PartGuard } from '../parts/PartGuard.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { Journal } from './Journal.tsx'
import { LineOfPlay } from './LineOfPlay.tsx'
import { Branches } from './Branches.tsx'
import { PiecesInWords } from './PiecesInWords.tsx'
import { SignsKey } from './SignsKey.tsx'
import { useAtTable } from '../at-table/at-table.ts'
import { useEnding, usePlay, useShownTable, useTable } from '../at-table/use-play.ts'

type Props = { readonly isOpen: boolean; readonly onFold: () => void }

/**
 * The record of the game: the line of play with its bookmarks, the branches, the journal. While it is folded, the long
 * parts are not drawn; the filter of the journal is kept.
 */
export function RecordSheet({ isOpen, onFold }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const table = useTable()
  const isOver = useEnding() !== null
  const shown = useShownTable()
  const { setting } = useAtTable()
  const [filter, setFilter] = useState(noFilter)
  if (table === null) return null
  const nameOf = (place: string) => setting?.names[place]?.[language] ?? place
  return (
    <aside className="table-record" id="table-record" aria-label={text.table.bar.recordHeading} hidden={!isOpen}>
      <button type="button" className="link record-fold" onClick={onFold}>
        {text.table.bar.foldRecord}
      </button>
      <WatchButton />
      <PartGuard of={shown}>
        <LineOfPlay />
      </PartGuard>
      {isOpen && (
        <>
          <PartGuard of={shown}>{(table.players.open || isOver) && <Branches />}</PartGuard>
          <PartGuard of={shown}>
            <Journal filter={filter} onFilter={setFilter} />
          </PartGuard>
          <SignsKey />
          <PartGuard of={shown}>{shown !== null && <PiecesInWords table={shown} nameOf={nameOf} />}</PartGuard>
          <p className="hint">{text.table.keptWhat}</p>
        </>
      )}
    </aside>
  )
}

/** Replays what the other side did since the viewer's last act. */
function WatchButton() {
  const app = useApp()
  const { film } = useText()
  const isFilm = usePlay((play) => play.film !== null, false)
  return (
    <p className="buttons">
      <button type="button" className="plain" aria-disabled={isFilm} onClick={() => app.play.watch()}>
        {film.watch}
      </button>
    </p>
  )
}
