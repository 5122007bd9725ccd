import { useMemo, useState } from 'react'
import type { HexBoard } from '../../src-main/contract/hex-board.ts'
import { HexMap } from '../map/plate/HexMap.tsx'
import { scene } from '../map/plate/scene.ts'
import { usePalette } from '../map/paint/use-palette.ts'
import { useText, useView } from '../state/use-app.ts'
import { HexesInWords } from './HexesInWords.tsx'
import { MapKey } from './MapKey.tsx'

/** The board as a plate in a book: the map, its key below, and the same in words for those who cannot see it. */
export function HexPlate({ board, title }: { readonly board: HexBoard; readonly title: string }) {
  const text = useText()
  const language = useView((view) => view.language)
  const textSize = useView((view) => view.look.textSize)
  const palette = usePalette()
  const [pointed, setPointed] = useState<string | null>(null)
  const elements = useMemo(() => scene(board, language, palette), [board, language, palette])
  const terrainAt = useMemo(() => {
    const names = new Map(board.terrain.map(({ code, name }) => [code, name]))
    return new Map(board.hexes.map(({ hex, terrain }) => [hex, names.get(terrain)]))
  }, [board])

  function readout(hex: string): string {
    const place = board.places.find((one) => one.hex === hex)
    return text.board.hex(hex, terrainAt.get(hex)?.[language] ?? '', place?.name[language])
  }

  return (
    <>
      <figure className="plate">
        <HexMap
          elements={elements}
          palette={palette}
          textScale={textSize / 100}
          label={text.board.label(title)}
          describedBy="map-keys"
          words={text.board}
          onPoint={setPointed}
        />
        <figcaption>
          <MapKey board={board} palette={palette} />
          <p className={pointed === null ? 'readout hint' : 'readout'}>
            {pointed === null ? text.board.point : readout(pointed)}
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
