import { useEffect, useMemo, useRef } from 'react'
import type { Thing } from '../../state/known/thing.ts'
import { indexBoard, type MapBoard } from '../board/board.ts'
import { layered, noOverlay, type Overlay } from '../board/overlay.ts'
import type { MapWords } from '../board/words.ts'
import { MapTools } from '../MapTools.tsx'
import { useMapKeys } from '../stage/use-map-keys.ts'
import { useMapPointer } from '../stage/use-map-pointer.ts'
import { useStage } from '../stage/use-stage.ts'
import { viewOnlyTool, type MapTool } from '../tools/tool.ts'
import { useMeasure } from '../tools/use-measure.ts'

type Props = {
  readonly label: string
  readonly describedBy: string
  readonly words: MapWords
  readonly board: MapBoard
  /** The drawing of the sheet, once it is loaded. */
  readonly svg: string | null
  /** The ringed neighbours of the place that is read about. */
  readonly near: readonly string[]
  /** Further overlays. */
  readonly overlay?: Overlay
  readonly pointed: string | null
  readonly chosen: string | null
  readonly onPoint: (place: string | null) => void
  readonly onChoose: (place: string | null) => void
}

const nothing: readonly never[] = []
const placeOf = (thing: Thing | null): string | null => (thing?.kind === 'zone' ? thing.id : null)
const asThing = (place: string | null): Thing | null => (place === null ? null : { kind: 'zone', id: place })

/** A read-only board of any kind: its sheet on the same stage as the map of a game, without counters. */
export function BoardMap(props: Props) {
  const { label, describedBy, words, board, svg, near, overlay = noOverlay, pointed, chosen, onPoint, onChoose } = props
  const index = useMemo(() => indexBoard(board), [board])
  const measuring = useMeasure(index, words, nothing)
  const ringed = useMemo(
    () => layered(overlay, { ...noOverlay, zones: near.map((id) => ({ id, tone: 'target' })) }),
    [near, overlay],
  )
  const chosenThing = useMemo(() => asThing(chosen), [chosen])
  const lit = useMemo(() => (chosenThing === null ? nothing : [chosenThing]), [chosenThing])
  const under = useMemo(() => asThing(pointed), [pointed])
  const { frame, canvas, hands, stage, printed } = useStage({
    index,
    svg,
    pieces: nothing,
    hidden: false,
    beginsNear: false,
    journeyTime: 0,
    overlay: measuring.shown?.overlay ?? ringed,
    marches: nothing,
    targets: nothing,
    chosen: lit,
    pointed: under,
    cursor: null,
  })
  // The pointer may move on before React redraws what it left.
  const lastPointed = useRef<string | null>(null)
  function point(thing: Thing | null): void {
    measuring.tool?.hover(thing)
    const place = placeOf(thing)
    if (place === lastPointed.current) return
    lastPointed.current = place
    onPoint(place)
  }
  const looking: MapTool = { ...viewOnlyTool, takes: 'places', choose: (thing) => onChoose(placeOf(thing)) }
  const tool: MapTool = { ...(measuring.tool ?? looking), hover: point }
  useMapPointer({ frame, stage, tool, open: null, setOpen: () => undefined, walking: false })
  useMapKeys({
    frame,
    stage,
    tool,
    arrows: 'move',
    index,
    piles: nothing,
    cursor: chosenThing,
    words,
    spotOf: (thing) => index.places.get(thing.id),
    moveCursor(thing) {
      measuring.tool?.hover(thing)
      onChoose(placeOf(thing))
    },
    toggleMeasure: measuring.toggle,
  })

  useEffect(() => {
    const at = chosen === null ? undefined : index.places.get(chosen)
    if (at !== undefined) stage?.camera.bring([at])
  }, [index, stage, chosen])

  return (
    <div className="map">
      <div
        className="map-canvas"
        ref={frame}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys that move the map need its focus
        tabIndex={0}
      >
        <canvas className="sheet-layer" ref={canvas} />
        <div className="map-hands" ref={hands} />
      </div>
      {!(printed && svg !== null) && <output className="map-waiting">{words.drawing}</output>}
      {stage !== null && (
        <MapTools
          words={words}
          camera={stage.camera}
          measuring={measuring.tool !== null}
          onMeasure={measuring.toggle}
        />
      )}
      {measuring.shown !== null && <output className="map-measured">{measuring.shown.sentence}</output>}
      <output className="announced">{chosen === null ? '' : index.places.get(chosen)?.name}</output>
    </div>
  )
}
