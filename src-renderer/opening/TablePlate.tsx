import { useMemo, useState } from 'react'
import type { TableBoard } from '../../src-main/contract/table-board.ts'
import { boardOfTable } from '../map/board/board.ts'
import { mapWords } from '../map/board/words.ts'
import { BoardMap } from '../map/plate/BoardMap.tsx'
import { useText, useView } from '../state/use-app.ts'
import { GroundFacts } from './GroundFacts.tsx'
import { GroundInWords } from './GroundInWords.tsx'

type Props = { readonly board: TableBoard; readonly id: string; readonly title: string }

/** A measured table: the map, beside it what lies at the name pointed at, and all of it in words for screen readers. */
export function TablePlate({ board, id, title }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const svg = useView((view) => (view.drawing?.id === id ? view.drawing.svg : null))
  const [pointed, setPointed] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const drawn = useMemo(() => boardOfTable(board, language), [board, language])
  const shown = board.places.find((place) => place.id === (pointed ?? chosen))

  return (
    <>
      <figure className="plate zone-plate">
        <BoardMap
          board={drawn}
          svg={svg}
          near={nothing}
          pointed={pointed}
          chosen={chosen}
          onPoint={setPointed}
          onChoose={setChosen}
          label={text.board.label(title)}
          describedBy="map-keys"
          words={mapWords[language]}
        />
        <figcaption>
          <label className="find">
            <span>{text.ground.find}</span>
            <select value={chosen ?? ''} onChange={(event) => setChosen(event.target.value || null)}>
              <option value="">{text.zones.none}</option>
              {drawn.places.map((place) => (
                <option key={place.id} value={place.id}>
                  {place.name}
                </option>
              ))}
            </select>
          </label>
          <div className="zone-facts">
            {shown === undefined ? (
              <>
                <p className="hint">{text.ground.point}</p>
                <p className="hint">{text.ground.keys}</p>
              </>
            ) : (
              <GroundFacts board={board} place={shown} onChoose={setChosen} />
            )}
          </div>
          <p id="map-keys" hidden>
            {text.ground.keys}
          </p>
        </figcaption>
        <p className="attribution">{board.attribution[language]}</p>
      </figure>
      <GroundInWords board={board} />
    </>
  )
}

const nothing: readonly string[] = []
