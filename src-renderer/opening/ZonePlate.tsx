import { useMemo, useState } from 'react'
import type { ZoneBoard } from '../../src-main/contract/zone-board.ts'
import { boardOfZones } from '../map/board/board.ts'
import { indexOf, neighboursOf } from '../map/board/zones.ts'
import { mapWords } from '../map/board/words.ts'
import { BoardMap } from '../map/plate/BoardMap.tsx'
import { useText, useView } from '../state/use-app.ts'
import { ZoneFacts } from './ZoneFacts.tsx'
import { ZonesInWords } from './ZonesInWords.tsx'

type Props = { readonly board: ZoneBoard; readonly id: string; readonly title: string }

/** A board of zones: the map, beside it the zone pointed at, and all of it in words for screen readers. */
export function ZonePlate({ board, id, title }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const svg = useView((view) => (view.drawing?.id === id ? view.drawing.svg : null))
  const [pointed, setPointed] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const index = useMemo(() => indexOf(board), [board])
  const drawn = useMemo(() => boardOfZones(board), [board])
  const names = useMemo(
    () => board.zones.toSorted((one, other) => one.name.localeCompare(other.name, language)),
    [board, language],
  )
  const shown = index.byId.get(pointed ?? chosen ?? '')
  const near = useMemo(() => (shown === undefined ? [] : neighboursOf(index, shown)), [index, shown])

  return (
    <>
      <figure className="plate zone-plate">
        {drawn === undefined ? (
          <p className="hint">{text.zones.undrawn}</p>
        ) : (
          <BoardMap
            board={drawn}
            svg={svg}
            near={near}
            pointed={pointed}
            chosen={chosen}
            onPoint={setPointed}
            onChoose={setChosen}
            label={text.board.label(title)}
            describedBy="map-keys"
            words={mapWords[language]}
          />
        )}
        <figcaption>
          <label className="find">
            <span>{text.zones.find}</span>
            <select value={chosen ?? ''} onChange={(event) => setChosen(event.target.value || null)}>
              <option value="">{text.zones.none}</option>
              {names.map((zone) => (
                <option key={zone.id} value={zone.id}>
                  {zone.name}
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
              <ZoneFacts zone={shown} links={index.links.get(shown.id) ?? []} onChoose={setChosen} />
            )}
          </div>
          <p id="map-keys" hidden>
            {text.zones.keys}
          </p>
        </figcaption>
        <p className="attribution">{board.attribution[language]}</p>
      </figure>
      <ZonesInWords board={board} index={index} />
    </>
  )
}
