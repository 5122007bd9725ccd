import { useMemo, useState } from 'react'
import type { HexBoard } from '../../src-main/contract/hex-board.ts'
import type { ZoneBoard } from '../../src-main/contract/zone-board.ts'
import { looksOf } from '../library/sides.ts'
import { HexMap } from '../map/HexMap.tsx'
import type { StandingPiece } from '../map/pieces.ts'
import { scene } from '../map/scene.ts'
import { usePalette } from '../map/use-palette.ts'
import { indexOf } from '../map/zones.ts'
import { ZoneMap } from '../map/ZoneMap.tsx'
import { useText, useView } from '../state/use-app.ts'
import { PiecesInWords } from './PiecesInWords.tsx'
import { usePlay, useShownTable, useSideWord } from './use-play.ts'

/** The board with how many counters stand where, as the one who looks sees them, and the same in words. */
export function TableMap() {
  const text = useText()
  const language = useView((view) => view.language)
  const setting = usePlay((play) => play.setting, null)
  const table = useShownTable()
  const isPast = usePlay((play) => play.past !== null, false)
  const sideOf = useSideWord()
  const pieces = useMemo((): readonly StandingPiece[] => {
    if (table === null || setting === null) return []
    const looks = looksOf(setting.sides)
    return table.pieces.map(({ place, side, count }) => ({ place, count, look: looks[side === 0 ? 0 : 1] }))
  }, [table, setting])
  const [pointed, setPointed] = useState<string | null>(null)
  if (table === null || setting === null) return <div className="table-map" />
  const { board, names } = setting
  const nameOf = (place: string) => names[place]?.[language] ?? place
  const standing = (place: string) =>
    table.pieces
      .filter((one) => one.place === place)
      .map(({ side, count }) => `${sideOf(side)} ${count}`)
      .join(', ')
  const label = text.table.map.label(setting.campaign[language])
  const read = (place: string) => [nameOf(place), standing(place)].filter(Boolean).join(' · ')
  return (
    <section className={isPast ? 'table-map is-past' : 'table-map'} aria-label={label}>
      {board === null && <p className="hint">{text.table.map.none}</p>}
      {board !== null && (
        <figure className="plate">
          {board.kind === 'hexes' ? (
            <Hexes board={board} pieces={pieces} label={label} onPoint={setPointed} />
          ) : (
            <Zones board={board} pieces={pieces} label={label} pointed={pointed} onPoint={setPointed} />
          )}
          <figcaption>
            <p className={pointed === null ? 'readout hint' : 'readout'}>
              {pointed === null ? text.table.map.point : read(pointed)}
            </p>
            <p id="map-keys" className="hint" hidden>
              {text.board.keys}
            </p>
          </figcaption>
        </figure>
      )}
      <PiecesInWords table={table} nameOf={nameOf} />
    </section>
  )
}

type Props<B> = {
  readonly board: B
  readonly pieces: readonly StandingPiece[]
  readonly label: string
  readonly onPoint: (place: string | null) => void
}

function Hexes({ board, pieces, label, onPoint }: Props<HexBoard>) {
  const text = useText()
  const language = useView((view) => view.language)
  const textSize = useView((view) => view.textSize)
  const palette = usePalette()
  const elements = useMemo(() => scene(board, language, palette, pieces), [board, language, palette, pieces])
  return (
    <HexMap
      elements={elements}
      palette={palette}
      textScale={textSize / 100}
      label={label}
      describedBy="map-keys"
      words={text.board}
      onPoint={onPoint}
    />
  )
}

function Zones({ board, pieces, label, pointed, onPoint }: Props<ZoneBoard> & { readonly pointed: string | null }) {
  const text = useText()
  const svg = usePlay((play) => play.drawing?.svg ?? null, null)
  const [chosen, setChosen] = useState<string | null>(null)
  const index = useMemo(() => indexOf(board), [board])
  if (board.sheet === null) return <p className="hint">{text.zones.undrawn}</p>
  return (
    <ZoneMap
      board={board}
      index={index}
      svg={svg}
      pieces={pieces}
      waiting={text.zones.drawing}
      pointed={pointed}
      chosen={chosen}
      onPoint={(zone) => onPoint(zone ?? chosen)}
      onChoose={(zone) => {
        setChosen(zone)
        onPoint(zone)
      }}
      label={label}
      describedBy="map-keys"
      words={text.board}
    />
  )
}
