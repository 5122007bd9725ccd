import { useState } from 'react'
import { noFilter } from '../journal/filter-lines.ts'
import { PartGuard } from '../parts/PartGuard.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { Journal } from './Journal.tsx'
import { LineOfPlay } from './LineOfPlay.tsx'
import { Lines } from './Lines.tsx'
import { PiecesInWords } from './PiecesInWords.tsx'
import { SignsKey } from './SignsKey.tsx'
import { useAtTable } from '../at-table/at-table.ts'
import { useEnding, usePlay, useShownTable, useTable } from '../at-table/use-play.ts'

type Props = { readonly open: boolean; readonly onFold: () => void }

/**
 * What was done: the line of play with its bookmarks, the lines that were tried, the journal. Folded away the long parts
 * are not drawn, as nobody is to wait for them; what was chosen of the journal stays chosen.
 */
export function RecordSheet({ open, onFold }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const table = useTable()
  const isOver = useEnding() !== null
  const shown = useShownTable()
  const { setting } = useAtTable()
  const [choice, setChoice] = useState(noFilter)
  if (table === null) return null
  const nameOf = (place: string) => setting?.names[place]?.[language] ?? place
  return (
    <aside className="table-record" id="table-record" aria-label={text.table.bar.recordHeading} hidden={!open}>
      <button type="button" className="link record-fold" onClick={onFold}>
        {text.table.bar.foldRecord}
      </button>
      <WatchButton />
      <PartGuard of={shown}>
        <LineOfPlay />
      </PartGuard>
      {open && (
        <>
          <PartGuard of={shown}>{(table.players.open || isOver) && <Lines />}</PartGuard>
          <PartGuard of={shown}>
            <Journal choice={choice} onChoose={setChoice} />
          </PartGuard>
          <SignsKey />
          <PartGuard of={shown}>{shown !== null && <PiecesInWords table={shown} nameOf={nameOf} />}</PartGuard>
        </>
      )}
    </aside>
  )
}

/** What the other side did since one last did something oneself, to be seen again. */
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
