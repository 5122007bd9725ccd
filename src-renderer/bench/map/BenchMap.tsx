import { useMemo, useState } from 'react'
import { type Spot, spotOfPiece } from '../../map/board/board.ts'
import { mapWordsWith } from '../../map/board/words.ts'
import { GameMap } from '../../map/GameMap.tsx'
import { edit, type OnTable } from '../../map/tools/edit.ts'
import type { Thing } from '../../state/known/thing.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import {
  setDrag,
  type PointerTrack,
  pointerTrack,
  dropTargetAt,
  useDragState,
  useTrackedPointer,
} from '../at-bench/drag-state.ts'
import { useGestures } from '../at-bench/gestures.ts'
import { placeOnTable } from '../at-bench/on-table.ts'
import { useBenchOverlay, useMoves } from './use-bench-overlay.ts'
import { useForbiddenPlaces } from '../at-bench/use-forbidden-places.ts'

type Props = {
  /** Handles a key of the bench pressed on the map. */
  readonly onKey: (key: string) => boolean
  readonly onDrop: (things: readonly string[], at: Spot) => void
}

const nothing: readonly string[] = []

/** The map of the set-up, on which counters are chosen, dragged and placed. */
export function BenchMap({ onKey, onDrop }: Props) {
  const app = useApp()
  useTrackedPointer()
  const text = useText().bench
  const { draft, setting, sheet, index, pieces, chosen, language, map } = useAtBench()
  const drawing = useView(({ bench }) =>
    bench?.drawing?.mapped === bench?.draft?.mapped ? (bench?.drawing?.svg ?? null) : null,
  )
  const { place, turnBy } = useGestures()
  const words = useMemo(() => mapWordsWith(language, setting.adjectives), [language, setting])
  const [pointed, setPointed] = useState<Thing | null>(null)
  const [frame, setFrame] = useState<PointerTrack | null>(null)
  const carried = useDragState((carrying) => carrying?.things ?? nothing)
  const over = useDragState((carrying) => carrying?.over ?? null)
  const unfit = useForbiddenPlaces(carried, over)
  const overlay = useBenchOverlay(unfit)
  const marches = useMoves()
  const lit = useView((view) => view.bench?.lit?.things ?? nothing)
  const marked = useMemo(() => [...chosen, ...lit].map((id): Thing => ({ kind: 'piece', id })), [chosen, lit])

  const table = index?.board.ofTable
  const placeUnder = (spot: Spot | undefined): string | null =>
    table === undefined || spot === undefined ? null : placeOnTable(table, spot)
  const onTable: OnTable = {
    placeAt: (spot) => (map.current?.spotAt(pointerTrack().to) === undefined ? null : placeUnder(spot)),
    here: () => placeUnder(map.current?.spotAt(pointerTrack().to)),
  }

  const tool = edit({
    pieces,
    chosen,
    spotOf: (piece) => (index === null ? undefined : spotOfPiece(index, piece)),
    ...(table === undefined ? {} : { onTable }),
    hover: setPointed,
    select: app.bench.select,
    put: place,
    dropBeside: (things) => onDrop(things, pointerTrack().to),
    carry(held) {
      const { x, y } = pointerTrack().to
      setDrag(held && { things: held.pieces, over: held.over ?? dropTargetAt(x, y) })
    },
    frame: (corners) => setFrame(corners === null ? null : pointerTrack()),
    wheel(by) {
      // Over a chosen counter the wheel turns it; elsewhere it zooms.
      const isOver = table !== undefined && pointed?.kind === 'piece' && chosen.has(pointed.id)
      if (isOver) turnBy([...chosen], by)
      return isOver
    },
    key: onKey,
  })

  if (sheet === null) return <p className="hint">{text.map.none}</p>
  const label = text.map.label(draft.title[language])
  return (
    <section className="table-map bench-map" aria-label={label}>
      <GameMap
        board={sheet.board}
        svg={sheet.svg ?? drawing}
        waiting={sheet.svg === null}
        beginsNear
        pieces={pieces}
        overlay={overlay}
        marches={marches}
        tool={tool}
        chosen={marked}
        label={label}
        words={words}
        handle={map}
      />
      {frame !== null && <FrameAbout {...frame} />}
      <Readout pointed={pointed} unfit={unfit} />
    </section>
  )
}

/** The selection frame. */
function FrameAbout({ from, to }: PointerTrack) {
  const style = {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  }
  return <div className="bench-frame-about" style={style} />
}

type ReadoutProps = { readonly pointed: Thing | null; readonly unfit: ReadonlyMap<string, string> }

/** Names the thing pointed at, or gives the reason why the dragged things may not stand there. */
function Readout({ pointed, unfit }: ReadoutProps) {
  const { map: words } = useText().bench
  const { things, placements, placeName, pieces, language, setting } = useAtBench()
  const over = useDragState((carrying) => carrying?.over ?? null)
  const place = over ?? (pointed?.kind === 'zone' ? pointed.id : null)
  const piece = over === null && pointed?.kind === 'piece' ? pieces.find(({ id }) => id === pointed.id) : undefined
  const isTable = setting.board?.kind === 'table'
  const standing = pieces.flatMap((one) => (one.place === place ? [things.get(one.id)?.name[language] ?? one.id] : []))
  const told =
    piece !== undefined
      ? [piece.title, placeName((isTable ? placements.get(piece.id)?.place : null) ?? piece.place)]
      : place === null
        ? []
        : [placeName(place), unfit.get(place) ?? standing.join(', ')]
  return (
    <p className={told.length === 0 ? 'readout hint' : 'readout'} data-covers-map="">
      {told.length === 0 ? words.point : told.filter(Boolean).join(' · ')}
    </p>
  )
}
