import { type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { type Piece, pilesOf } from '../counters/piles.ts'
import type { MapBoard, Spot } from './board/board.ts'
import { indexBoard, spotOfPiece } from './board/board.ts'
import { onScreen, onSheet } from './camera/camera-view.ts'
import { middleOf } from './board/lines.ts'
import { coveredIn } from './stage/covered.ts'
import { MapTools } from './MapTools.tsx'
import { type OpenStack, pileInWindow } from './stage/open-stack.ts'
import type { MapMarch } from './board/march-arrows.ts'
import { layered, noOverlay, type Overlay } from './board/overlay.ts'
import { piecesAmong, sameThing, type Thing } from '../state/known/thing.ts'
import { Overview } from './Overview.tsx'
import './game-map.css'
import { type StackQuestion, StackViewer } from './StackViewer.tsx'
import { type Question, useFollowing } from './stage/use-following.ts'
import { useJump } from './stage/use-jump.ts'
import { useMapKeys } from './stage/use-map-keys.ts'
import { useMapPointer } from './stage/use-map-pointer.ts'
import { useStage } from './stage/use-stage.ts'
import type { MapWords } from './board/words.ts'
import { viewOnlyTool, type MapTool, thingOfHit } from './tools/tool.ts'
import { useMeasure } from './tools/use-measure.ts'

/** What other components can make the map do. */
export type MapHandle = {
  /** Shows a place, a way or a counter, near enough to see it well, and puts the cursor there. */
  readonly goTo: (thing: Thing) => void
  /** Brings all the given things into sight if any of them is not, and changes nothing else. */
  readonly bring: (things: readonly Thing[]) => void
  /**
   * Marks a program-driven look elsewhere. The returned function brings the view back, unless the player has moved the
   * map in the meantime.
   */
  readonly lookAway: () => () => void
  readonly showAll: () => void
  readonly focus: () => void
  readonly openStack: (place: string) => void
  /** Position of a thing in the window; undefined if it is out of sight. */
  readonly whereIs: (thing: Thing) => Spot | undefined
  /** The place at a point of the window; undefined beside the map and where something covers it. */
  readonly placeAt: (at: Spot) => string | undefined
  /** The point of the sheet under a point of the window; undefined beside the map. */
  readonly spotAt: (at: Spot) => Spot | undefined
}

type Props = {
  readonly board: MapBoard
  /** The drawing of the sheet, once it is loaded; until then the map is sketched. */
  readonly svg: string | null
  readonly pieces: readonly Piece[]
  /** Whether to show a waiting note until the drawing of the sheet is loaded. */
  readonly waiting?: boolean
  /** Whether the first view shows the occupied part of the sheet instead of the whole sheet. */
  readonly beginsNear?: boolean
  /** Supply, reach, axes, lines of march: anything drawn over the map. */
  readonly overlay?: Overlay
  /** Arrows beneath the counters and beneath the overlay. */
  readonly marches?: readonly MapMarch[]
  /** Meaning of pointing and choosing on the map; by default the player only looks about. */
  readonly tool?: MapTool
  readonly chosen?: readonly Thing[]
  readonly label: string
  readonly words: MapWords
  /** Duration of counter movements in ms; by default counters jump. */
  readonly journeyTime?: number
  /** Describes the counters at a place for keyboard users; by default they are counted. */
  readonly standingAt?: (place: string) => string
  /** A question that can be asked about a counter of an open stack. */
  readonly inquiry?: StackQuestion | undefined
  readonly handle?: Ref<MapHandle>
  /** The map follows the question: it brings the subject into sight, and afterwards returns to where it was. */
  readonly question?: Question | null
}

const nothing: readonly Thing[] = []
const noMarches: readonly MapMarch[] = []
/** Scale at which things on the sheet are seen well. */
const closeUp = 0.9

/** The map of a game: its sheet, overlays and counters, with pointer, keyboard and hand control. */
export function GameMap(props: Props) {
  const {
    board,
    svg,
    pieces,
    waiting = false,
    beginsNear = false,
    journeyTime = 0,
    standingAt,
    overlay = noOverlay,
    marches = noMarches,
    tool: given = viewOnlyTool,
    chosen = nothing,
    label,
    words,
    inquiry,
    handle,
    question = null,
  } = props
  const id = useId()
  const index = useMemo(() => indexBoard(board), [board])
  const piles = useMemo(() => pilesOf(pieces), [pieces])
  const [hidden, setHidden] = useState(false)
  const [pointed, setPointed] = useState<Thing | null>(null)
  const [cursor, setCursor] = useState<Thing | null>(null)
  const [open, setOpen] = useState<OpenStack | null>(null)
  const measuring = useMeasure(index, words, pieces)
  const tool = measuring.tool ?? given
  const { targets } = tool
  const shownOverlay = useMemo(
    () => (measuring.shown === null ? overlay : layered(overlay, measuring.shown.overlay)),
    [overlay, measuring.shown],
  )
  const targetPieces = useMemo(() => piecesAmong(targets), [targets])
  const chosenPieces = useMemo(() => piecesAmong(chosen), [chosen])

  const { frame, canvas, hands, stage, printed } = useStage({
    index,
    svg,
    pieces,
    hidden,
    beginsNear,
    journeyTime,
    overlay: shownOverlay,
    marches,
    targets,
    chosen,
    pointed,
    cursor,
  })

  const jump = useJump(frame, pieces, () => {
    setCursor(null)
    hover(pointed)
  })

  /** Hover is still reported to the table's tool while the player measures a way. */
  function hover(thing: Thing | null): void {
    given.hover(thing)
    measuring.tool?.hover(thing)
  }

  // The pointer may move on before React redraws what it left.
  const lastPointed = useRef<Thing | null>(null)
  function point(thing: Thing | null): void {
    jump.letGo()
    if (sameThing(thing, lastPointed.current)) return
    lastPointed.current = thing
    setPointed(thing)
    hover(thing)
  }

  function moveCursor(thing: Thing | null): void {
    jump.note(false)
    setCursor(thing)
    hover(thing)
    const at = thing === null ? undefined : spotOf(thing)
    if (at !== undefined) stage?.camera.bring([at], coveredIn(frame.current))
  }

  function spotOf(thing: Thing): Spot | undefined {
    if (thing.kind === 'zone') return index.places.get(thing.id)
    if (thing.kind === 'piece') {
      const piece = pieces.find(({ id }) => id === thing.id)
      return piece && spotOfPiece(index, piece)
    }
    const way = index.ways.get(thing.id)
    return way && middleOf(way.line)
  }

  useFollowing(stage, question, spotOf, frame)

  const inHand: MapTool = {
    ...tool,
    hover: point,
    choose(thing, manner) {
      setCursor(null)
      tool.choose(thing, manner)
    },
  }
  const stayOpen = useMapPointer({ frame, stage, tool: inHand, open, setOpen, walking: cursor !== null })
  const openStack = (place: string): void => setOpen({ place, side: null, pinned: true })
  const announced = useMapKeys({
    frame,
    stage,
    tool,
    arrows: 'walk',
    index,
    piles,
    standingAt,
    cursor,
    words,
    spotOf,
    moveCursor,
    toggleMeasure: measuring.toggle,
    counters: { openStack, toggle: () => setHidden(!hidden) },
  })

  useImperativeHandle(handle, () => ({
    goTo(thing) {
      const at = spotOf(thing)
      if (at === undefined) return
      jump.note(true)
      setCursor(thing)
      hover(thing)
      stage?.camera.goTo(at, closeUp, coveredIn(frame.current))
    },
    bring(things) {
      const spots = things.flatMap((thing) => spotOf(thing) ?? [])
      stage?.camera.bring(spots, coveredIn(frame.current))
    },
    lookAway: () => stage?.camera.lookAway() ?? (() => {}),
    showAll: () => stage?.camera.fit(),
    focus: () => frame.current?.focus(),
    openStack,
    whereIs(thing) {
      const [box, at] = [frame.current?.getBoundingClientRect(), spotOf(thing)]
      if (box === undefined || at === undefined || stage === null) return undefined
      const { x, y } = onScreen(stage.camera.view, at)
      return x < 0 || y < 0 || x > box.width || y > box.height ? undefined : { x: x + box.left, y: y + box.top }
    },
    spotAt({ x, y }) {
      const box = frame.current?.getBoundingClientRect()
      const isOver = frame.current?.contains(document.elementFromPoint(x, y)) === true
      return box === undefined || stage === null || !isOver
        ? undefined
        : onSheet(stage.camera.view, { x: x - box.left, y: y - box.top })
    },
    placeAt({ x, y }) {
      const box = frame.current?.getBoundingClientRect()
      const isOver = frame.current?.contains(document.elementFromPoint(x, y)) === true
      if (box === undefined || stage === null || !isOver) return undefined
      const hit = stage.hit({ x: x - box.left, y: y - box.top }, 'places')
      return thingOfHit({ takes: 'places' }, hit)?.id
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
      <div
        className="game-map-frame"
        ref={frame}
        role="application"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys that walk the map need its focus
        tabIndex={0}
      >
        <canvas ref={canvas} />
        <div className="game-map-hands" ref={hands} />
      </div>
      {!printed && waiting && <output className="map-waiting">{words.drawing}</output>}
      {stage !== null && <Overview stage={stage} sheet={board.sheet} label={words.overview} />}
      {stage !== null && (
        <MapTools
          words={words}
          camera={stage.camera}
          measuring={measuring.tool !== null}
          onMeasure={measuring.toggle}
          counters={{ hidden, toggle: () => setHidden(!hidden) }}
        />
      )}
      {measuring.shown !== null && <output className="map-measured">{measuring.shown.sentence}</output>}
      <output className="announced">{announced}</output>
      <p id={`${id}-keys`} hidden>
        {words.keys}
      </p>
      {open !== null && pile !== undefined && laidOut.length > 0 && (
        <StackViewer
          key={`${open.place} ${String(open.side)} ${String(open.pinned)}`}
          pieces={laidOut.flatMap((one) => one.pieces)}
          placeName={index.places.get(open.place)?.name ?? ''}
          pile={pile.box}
          map={pile.map}
          pinned={open.pinned}
          targets={targetPieces}
          chosen={chosenPieces}
          words={words}
          inquiry={inquiry}
          onChoose={({ id }, manner) => tool.choose({ kind: 'piece', id }, manner)}
          onPoint={(piece) => point(piece === null ? null : { kind: 'piece', id: piece.id })}
          onHover={stayOpen}
          onClose={() => {
            point(null)
            if (cursor !== null) hover(cursor)
            setOpen(null)
          }}
          onLeft={() => frame.current?.focus()}
        />
      )}
    </div>
  )
}
