import { type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { type Piece, pilesOf } from '../counters/piles.ts'
import type { MapBoard, Spot } from './board/board.ts'
import { indexBoard } from './board/board.ts'
import { onScreen } from './camera/camera-view.ts'
import type { Hit } from './piles/hit.ts'
import { middleOf } from './board/lines.ts'
import { MapTools } from './MapTools.tsx'
import { type OpenStack, pileInWindow } from './stage/open-stack.ts'
import { noOverlay, type Overlay } from './board/overlay.ts'
import { piecesAmong, sameThing, type Thing } from '../state/thing.ts'
import { Overview } from './Overview.tsx'
import './game-map.css'
import { type Inquiry, StackViewer } from './StackViewer.tsx'
import { useJump } from './stage/use-jump.ts'
import { useMapKeys } from './stage/use-map-keys.ts'
import { useMapPointer } from './stage/use-map-pointer.ts'
import { useStage } from './stage/use-stage.ts'
import type { MapWords } from './board/words.ts'

/** What others may have the map do. */
export type MapHandle = {
  /** Shows a place, a way or a counter, near enough to see it well, and puts the cursor there. */
  readonly goTo: (thing: Thing) => void
  /** Brings a thing into sight where it is out of it, and changes nothing else. */
  readonly bring: (thing: Thing) => void
  readonly showAll: () => void
  readonly focus: () => void
  readonly openStack: (place: string) => void
  /** Where a thing is in the window; undefined where it is not in sight. */
  readonly whereIs: (thing: Thing) => Spot | undefined
}

type Props = {
  readonly board: MapBoard
  /** The drawing of the sheet, once there is one; until then the map is sketched. */
  readonly svg: string | null
  readonly pieces: readonly Piece[]
  /** Whether to say that the drawing of the sheet is awaited, as long as it is. */
  readonly waiting?: boolean
  /** Whether it begins with what stands on it in sight; else with the whole sheet. */
  readonly beginsNear?: boolean
  /** Supply, reach, axes, lines of march: whatever lies over the map. */
  readonly overlay?: Overlay
  /** What the question at hand can be answered with. */
  readonly targets?: readonly Thing[]
  readonly chosen?: readonly Thing[]
  readonly label: string
  readonly words: MapWords
  /** How long counters that move take for it, in ms; left out, they are where they are. */
  readonly journeyTime?: number
  /** What lies under the pointer or the cursor; null when nothing does. */
  readonly onPoint?: (thing: Thing | null) => void
  readonly onChoose: (thing: Thing) => void
  /** What can be asked about a counter of a stack that is laid out. */
  readonly inquiry?: Inquiry | undefined
  readonly handle?: Ref<MapHandle>
}

const nothing: readonly Thing[] = []
/** A double of what a sheet unit is at this scale is seen well. */
const closeUp = 0.9

/** The map of a game: its sheet, what lies over it, and the counters; pointed at, walked by keys, moved by hand. */
export function GameMap(props: Props) {
  const {
    board,
    svg,
    pieces,
    waiting = false,
    beginsNear = false,
    journeyTime = 0,
    overlay = noOverlay,
    targets = nothing,
    chosen = nothing,
    label,
    words,
    onPoint,
    onChoose,
    inquiry,
    handle,
  } = props
  const id = useId()
  const index = useMemo(() => indexBoard(board), [board])
  const piles = useMemo(() => pilesOf(pieces), [pieces])
  const [hidden, setHidden] = useState(false)
  const [pointed, setPointed] = useState<Thing | null>(null)
  const [cursor, setCursor] = useState<Thing | null>(null)
  const [open, setOpen] = useState<OpenStack | null>(null)
  const targetPieces = useMemo(() => piecesAmong(targets), [targets])
  const chosenPieces = useMemo(() => piecesAmong(chosen), [chosen])

  const { frame, canvas, hands, stage, printed } = useStage({
    index,
    svg,
    pieces,
    hidden,
    beginsNear,
    journeyTime,
    overlay,
    targets,
    chosen,
    pointed,
    cursor,
  })

  const jump = useJump(frame, pieces, () => {
    setCursor(null)
    onPoint?.(pointed)
  })

  // The pointer may be elsewhere before what it left is drawn anew.
  const told = useRef<Thing | null>(null)
  function point(thing: Thing | null): void {
    jump.letGo()
    if (sameThing(thing, told.current)) return
    told.current = thing
    setPointed(thing)
    onPoint?.(thing)
  }

  function moveCursor(thing: Thing | null): void {
    jump.note(false)
    setCursor(thing)
    onPoint?.(thing)
    const at = thing === null ? undefined : spotOf(thing)
    if (at !== undefined) stage?.camera.bring(at)
  }

  function spotOf(thing: Thing): Spot | undefined {
    if (thing.kind === 'zone') return index.places.get(thing.id)
    if (thing.kind === 'piece') return index.places.get(pieces.find(({ id }) => id === thing.id)?.place ?? '')
    const way = index.ways.get(thing.id)
    return way && middleOf(way.line)
  }

  function choose(hit: Hit | null): void {
    setCursor(null)
    if (hit === null) return
    if (hit.kind === 'zone') onChoose({ kind: 'zone', id: hit.place.id })
    else if (hit.kind === 'way') onChoose({ kind: 'way', id: hit.way.id })
    else if (hit.kind === 'piece') onChoose({ kind: 'piece', id: hit.piece.id })
    else if (hit.pile.pieces.length === 1 && hit.pile.pieces[0]) onChoose({ kind: 'piece', id: hit.pile.pieces[0].id })
    else setOpen({ place: hit.pile.place, side: hit.pile.side, pinned: true })
  }

  const hover = useMapPointer({
    frame,
    stage,
    open,
    setOpen,
    onPoint: point,
    // Who walks by keys, or was led somewhere, is told of that place.
    onCameUnder: (thing) => {
      if (cursor === null) point(thing)
    },
    onTap: choose,
  })
  const { onKeyDown, onBlur, announced } = useMapKeys({
    stage,
    index,
    piles,
    targets,
    cursor,
    words,
    spotOf,
    moveCursor,
    choose: onChoose,
    openStack: (place) => setOpen({ place, side: null, pinned: true }),
    toggleCounters: () => setHidden(!hidden),
  })

  useImperativeHandle(handle, () => ({
    goTo(thing) {
      const at = spotOf(thing)
      if (at === undefined) return
      jump.note(true)
      setCursor(thing)
      onPoint?.(thing)
      stage?.camera.goTo(at, closeUp)
    },
    bring(thing) {
      const at = spotOf(thing)
      if (at !== undefined) stage?.camera.bring(at)
    },
    showAll: () => stage?.camera.fit(),
    focus: () => frame.current?.focus(),
    openStack: (place) => setOpen({ place, side: null, pinned: true }),
    whereIs(thing) {
      const [box, at] = [frame.current?.getBoundingClientRect(), spotOf(thing)]
      if (box === undefined || at === undefined || stage === null) return undefined
      const { x, y } = onScreen(stage.camera.view, at)
      return x < 0 || y < 0 || x > box.width || y > box.height ? undefined : { x: x + box.left, y: y + box.top }
    },
  }))

  const laidOut =
    open === null ? [] : piles.filter(({ place, side }) => place === open.place && (open.side ?? side) === side)
  const pile =
    open === null || stage === null
      ? undefined
      : pileInWindow(frame.current, stage, index, open.place, open.side ?? laidOut[0]?.side ?? 0)

  return (
    <div className="game-map" data-sheet={printed ? 'printed' : 'sketched'}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application of its own keys */}
      <div
        className="game-map-frame"
        ref={frame}
        role="application"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys that walk the map need its focus
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <canvas ref={canvas} />
        <div className="game-map-hands" ref={hands} />
      </div>
      {!printed && waiting && <output className="map-waiting">{words.drawing}</output>}
      {stage !== null && <Overview stage={stage} sheet={board.sheet} label={words.overview} />}
      {stage !== null && (
        <MapTools words={words} camera={stage.camera} hidden={hidden} onToggle={() => setHidden(!hidden)} />
      )}
      <output className="announced">{announced}</output>
      <p id={`${id}-keys`} hidden>
        {words.keys}
      </p>
      {open !== null && pile !== undefined && laidOut.length > 0 && (
        <StackViewer
          key={`${open.place} ${String(open.side)} ${String(open.pinned)}`}
          pieces={laidOut.flatMap((one) => one.pieces)}
          placeName={index.places.get(open.place)?.name ?? ''}
          pile={pile}
          pinned={open.pinned}
          targets={targetPieces}
          chosen={chosenPieces}
          words={words}
          inquiry={inquiry}
          onChoose={({ id }) => onChoose({ kind: 'piece', id })}
          onPoint={(piece) => point(piece === null ? null : { kind: 'piece', id: piece.id })}
          onHover={hover}
          onClose={() => {
            point(null)
            if (cursor !== null) onPoint?.(cursor)
            setOpen(null)
          }}
          onLeft={() => frame.current?.focus()}
        />
      )}
    </div>
  )
}
