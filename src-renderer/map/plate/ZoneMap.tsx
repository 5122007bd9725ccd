import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import type { ZoneBoard } from '../../../src-main/contract/zone-board.ts'
import { indexBoard, type MapBoard } from '../board/board.ts'
import { noOverlay, type Overlay } from '../board/overlay.ts'
import { bearingOfKey, neighbourTowards, zoneAt, type ZoneIndex } from '../board/zones.ts'
import { onSheet } from '../camera/camera-view.ts'
import type { MapCamera } from '../camera/map-camera.ts'
import { useMapPointer } from '../stage/use-map-pointer.ts'
import { useStage } from '../stage/use-stage.ts'
import { PlateButtons, type PlateWords } from './PlateButtons.tsx'
import type { Thing } from '../../state/thing.ts'

type Props = {
  readonly label: string
  readonly describedBy: string
  readonly words: PlateWords
  readonly board: ZoneBoard
  /** The same board as maps take it. */
  readonly drawn: MapBoard
  readonly index: ZoneIndex
  /** The drawing of the sheet, once there is one. */
  readonly svg: string | null
  readonly waiting: string
  readonly pointed: string | null
  readonly chosen: string | null
  readonly onPoint: (zone: string | null) => void
  readonly onChoose: (zone: string | null) => void
}

const nothing: readonly never[] = []
const zoneOf = (thing: Thing | null): string | null => (thing?.kind === 'zone' ? thing.id : null)
const asThing = (zone: string | null): Thing | null => (zone === null ? null : { kind: 'zone', id: zone })

/** A board of zones on its drawn sheet, on the same stage as the map of a game, without counters. */
export function ZoneMap(props: Props) {
  const { label, describedBy, words, board, drawn, index, svg, waiting, pointed, chosen, onPoint, onChoose } = props
  const places = useMemo(() => indexBoard({ ...drawn, ways: [] }), [drawn])
  const middle = pointed ?? chosen
  const overlay = useMemo(
    (): Overlay => ({
      ...noOverlay,
      zones: (middle === null ? [] : (index.links.get(middle) ?? [])).map(({ to }) => ({ id: to.id, tone: 'target' })),
    }),
    [index, middle],
  )
  const lit = useMemo(() => (chosen === null ? nothing : [{ kind: 'zone', id: chosen } as const]), [chosen])
  const under = useMemo(() => asThing(pointed), [pointed])
  const { frame, canvas, hands, stage, printed } = useStage({
    index: places,
    svg,
    pieces: nothing,
    hidden: false,
    beginsNear: false,
    journeyTime: 0,
    overlay,
    targets: nothing,
    chosen: lit,
    pointed: under,
    cursor: null,
  })
  // The pointer may be elsewhere before what it left is drawn anew.
  const told = useRef<string | null>(null)
  function point(thing: Thing | null): void {
    const zone = zoneOf(thing)
    if (zone === told.current) return
    told.current = zone
    onPoint(zone)
  }
  useMapPointer({
    frame,
    stage,
    open: null,
    setOpen: () => undefined,
    onPoint: point,
    onCameUnder: point,
    onTap: (hit) => onChoose(hit?.kind === 'zone' ? hit.place.id : null),
  })

  useEffect(() => {
    const at = chosen === null ? undefined : places.places.get(chosen)
    if (at !== undefined) stage?.camera.bring(at)
  }, [places, stage, chosen])

  function walk(camera: MapCamera, direction: number): void {
    if (chosen === null) {
      const { view } = camera
      const { x, y } = onSheet(view, { x: view.width / 2, y: view.height / 2 })
      onChoose(zoneAt(board.zones, x, y, Infinity)?.id ?? null)
    } else {
      const next = neighbourTowards(index, chosen, direction)
      if (next !== undefined) onChoose(next.id)
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || stage === null) return
    const direction = bearingOfKey[event.key]
    const move = moves[event.key]
    if (event.shiftKey && direction !== undefined) walk(stage.camera, direction)
    else if (move !== undefined) move(stage.camera)
    else return
    event.preventDefault()
  }

  return (
    <div className="map">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application of its own keys */}
      <div
        className="map-canvas"
        ref={frame}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys that move the map need its focus
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <canvas className="sheet-layer" ref={canvas} />
        <div className="map-hands" ref={hands} />
      </div>
      {!(printed && svg !== null) && <output className="map-waiting">{waiting}</output>}
      <PlateButtons words={words} zoomBy={(factor) => stage?.camera.zoomBy(factor)} fit={() => stage?.camera.fit()} />
    </div>
  )
}

const step = 70

/** What each key does to the camera; other keys are not the map's business. */
const moves: Readonly<Record<string, (camera: MapCamera) => void>> = {
  ArrowLeft: (camera) => camera.panBy(step, 0),
  ArrowRight: (camera) => camera.panBy(-step, 0),
  ArrowUp: (camera) => camera.panBy(0, step),
  ArrowDown: (camera) => camera.panBy(0, -step),
  '+': (camera) => camera.zoomBy(1.25),
  '=': (camera) => camera.zoomBy(1.25),
  '-': (camera) => camera.zoomBy(0.8),
  '0': (camera) => camera.fit(),
  Home: (camera) => camera.fit(),
}
