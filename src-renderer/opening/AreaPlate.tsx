import { useMemo, useState } from 'react'
import type { AreaBoard } from '../../src-main/contract/area-board.ts'
import { boardOfAreas, indexBoard } from '../map/board/board.ts'
import { mapWords } from '../map/board/words.ts'
import { BoardMap } from '../map/plate/BoardMap.tsx'
import { useText, useView } from '../state/use-app.ts'
import { AreaFacts } from './AreaFacts.tsx'
import { AreasInWords } from './AreasInWords.tsx'

type Props = { readonly board: AreaBoard; readonly id: string; readonly title: string }

/** A board of areas: the map, beside it the area pointed at, and all of it in words for screen readers. */
export function AreaPlate({ board, id, title }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const svg = useView((view) => (view.drawing?.id === id ? view.drawing.svg : null))
  const [pointed, setPointed] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const drawn = useMemo(() => boardOfAreas(board, language), [board, language])
  const index = useMemo(() => indexBoard(drawn), [drawn])
  const shown = board.areas.find((area) => area.id === (pointed ?? chosen))

  return (
    <>
      <figure className="plate zone-plate">
        <BoardMap
          board={drawn}
          svg={svg}
          near={shown?.neighbours ?? nothing}
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
            <span>{text.zones.find}</span>
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
                <p className="hint">{text.zones.point}</p>
                <p className="hint">{text.zones.keys}</p>
              </>
            ) : (
              <AreaFacts area={shown} index={index} onChoose={setChosen} />
            )}
          </div>
          <p id="map-keys" hidden>
            {text.zones.keys}
          </p>
        </figcaption>
        <p className="attribution">{board.attribution[language]}</p>
      </figure>
      <AreasInWords board={board} index={index} />
    </>
  )
}

const nothing: readonly string[] = []
