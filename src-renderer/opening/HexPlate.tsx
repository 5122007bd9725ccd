import { useMemo } from 'react'
import type { HexBoard } from '../../src-main/contract/hex-board.ts'
import { mapWords } from '../map/board/words.ts'
import { BoardMap } from '../map/plate/BoardMap.tsx'
import { boardOfHexes, withoutCounters } from '../map/plate/hex-sheet.ts'
import { usePalette } from '../map/paint/use-palette.ts'
import { useText, useView } from '../state/use-app.ts'
import { usePicked } from './BoardPlate.tsx'
import { HexesInWords } from './HexesInWords.tsx'
import { MapKey } from './MapKey.tsx'

const nothing: readonly string[] = []

type Props = { readonly board: HexBoard; readonly id: string; readonly title: string }

/** The board as a plate in a book: the map, its key below, and all of it in words for screen readers. */
export function HexPlate({ board, id, title }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const textSize = useView((view) => view.look.textSize)
  const palette = usePalette()
  const drawn = useView((view) => (view.drawing?.id === id ? view.drawing.svg : null))
  const { pointed, setPointed, chosen, setChosen, shown } = usePicked()
  const sheet = useMemo(
    () => boardOfHexes(board, language, withoutCounters(palette, textSize / 100)),
    [board, language, palette, textSize],
  )
  const hexAt = useMemo(() => {
    const names = new Map(board.terrain.map(({ code, name }) => [code, name]))
    return new Map(board.hexes.map(({ hex, label, terrain }) => [hex, { label, terrain: names.get(terrain) }]))
  }, [board])

  function readout(hex: string): string {
    const place = board.places.find((one) => one.hex === hex)
    const found = hexAt.get(hex)
    return text.board.hex(found?.label ?? hex, found?.terrain?.[language] ?? '', place?.name[language])
  }

  return (
    <>
      <figure className={board.sheet === null ? 'plate' : 'plate printed-plate'}>
        <BoardMap
          board={sheet.board}
          svg={sheet.svg ?? drawn}
          near={nothing}
          pointed={pointed}
          chosen={chosen}
          label={text.board.label(title)}
          describedBy="map-keys"
          words={mapWords[language]}
          onPoint={setPointed}
          onChoose={setChosen}
        />
        <figcaption>
          {board.sheet === null && <MapKey board={board} palette={palette} />}
          <p className={shown === null ? 'readout hint' : 'readout'}>
            {shown === null ? text.board.point : readout(shown)}
          </p>
          <p id="map-keys" className="hint">
            {text.board.keys}
          </p>
        </figcaption>
      </figure>
      <HexesInWords board={board} />
    </>
  )
}
