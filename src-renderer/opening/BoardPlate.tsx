import { useState, type ReactNode } from 'react'
import type { MapBoard } from '../map/board/board.ts'
import { mapWords } from '../map/board/words.ts'
import { BoardMap } from '../map/plate/BoardMap.tsx'
import { useText, useView } from '../state/use-app.ts'

/** The place of a map that is pointed at, and the chosen one. */
export function usePicked() {
  const [pointed, setPointed] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  return { pointed, setPointed, chosen, setChosen, shown: pointed ?? chosen }
}

type Props = {
  readonly id: string
  readonly title: string
  /** The map; undefined if there is no geometry to draw it from. */
  readonly board: MapBoard | undefined
  readonly picked: ReturnType<typeof usePicked>
  /** The places highlighted together with the shown one. */
  readonly near: readonly string[]
  /** All places that can be chosen from the list, in order. */
  readonly places: readonly { readonly id: string; readonly name: string }[]
  readonly words: { readonly find: string; readonly point: string; readonly keys: string }
  /** The facts about the shown place; undefined if there is none. */
  readonly facts: ReactNode | undefined
  readonly attribution: string
}

/** A map as a plate in a book: beside it a list of its places and the facts of one, below it the attribution. */
export function BoardPlate({ id, title, board, picked, near, places, words, facts, attribution }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const svg = useView((view) => (view.drawing?.id === id ? view.drawing.svg : null))
  const { pointed, setPointed, chosen, setChosen } = picked

  return (
    <figure className="plate zone-plate">
      {board === undefined ? (
        <p className="hint">{text.zones.undrawn}</p>
      ) : (
        <BoardMap
          board={board}
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
          <span>{words.find}</span>
          <select value={chosen ?? ''} onChange={(event) => setChosen(event.target.value || null)}>
            <option value="">{text.zones.none}</option>
            {places.map((place) => (
              <option key={place.id} value={place.id}>
                {place.name}
              </option>
            ))}
          </select>
        </label>
        <div className="zone-facts">
          {facts ?? (
            <>
              <p className="hint">{words.point}</p>
              <p className="hint">{words.keys}</p>
            </>
          )}
        </div>
        <p id="map-keys" hidden>
          {words.keys}
        </p>
      </figcaption>
      <p className="attribution">{attribution}</p>
    </figure>
  )
}
