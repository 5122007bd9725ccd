import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { DraftMap, MapList } from '../../../src-main/contract/draft-map.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import { zoomOfWheel } from '../../map/camera/wheel.ts'
import { useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGestures } from '../at-bench/gestures.ts'
import { SketchedThings } from './SketchedThings.tsx'
import {
  cornerAt,
  type Ground,
  hexUnder,
  hitsAt,
  isSame,
  type MapTool,
  type OnMap,
  type Scale,
  scaleOf,
  sideAt,
  snapped,
  type Spot,
  toolKeys,
} from './sketching.ts'
import { useSheetView } from './use-sheet-view.ts'

type Props = {
  readonly map: DraftMap
  readonly list: MapList
  /** What the connecting tool makes. */
  readonly ways: MapList | undefined
  readonly on: OnMap | undefined
  readonly tool: MapTool
  readonly tools: readonly MapTool[]
  /** What hexes are painted with: a column and its value. */
  readonly brush: { readonly column: string; readonly value: string } | null
  /** What has been clicked of something new. */
  readonly points: readonly Ground[]
  readonly onTool: (tool: MapTool) => void
  readonly onPoints: (points: readonly Ground[]) => void
  readonly onChoose: (on: OnMap | null) => void
}

/** Something that is being moved: where it is, and where it is held. */
type Held = {
  readonly what: 'place' | 'corner' | 'side'
  readonly corner: number
  readonly from: Ground
  readonly to: Ground
  /** It was let go of, and the process has not said yet what became of it. */
  readonly isSet: boolean
}

const noHexes: ReadonlySet<string> = new Set()

/** A hand reaches so far, in pixels; what moves no further was clicked. */
const reach = 12
const steady = 4

/** The map with few strokes, as it is edited: clicked, dragged, and gone over by keys with a cursor. */
export function MapSketch(props: Props) {
  const { map, list, ways, on, tool, tools, brush, points, onTool, onPoints, onChoose } = props
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const { changeMap } = useGestures()
  const fault = useView((view) => view.bench?.fault ?? null)
  const faults = useView((view) => view.bench?.faults?.faults ?? null)
  const faulty = useMemo(() => new Set(faults?.flatMap(({ values }) => values)), [faults])
  // The sheet stays as it is while the map grows, so that nothing jumps.
  const [scale] = useState<Scale>(() => scaleOf(map))
  const frame = useRef<SVGSVGElement>(null)
  const { view, pixel, at, zoomBy, panBy, fit, bring } = useSheetView(frame, scale)
  const [held, setHeld] = useState<Held | null>(null)
  const [joining, setJoining] = useState<OnMap | null>(null)
  const [cut, setCut] = useState<number | null>(null)
  const [painted, setPainted] = useState<ReadonlySet<string>>(noHexes)
  const [cursor, setCursor] = useState<Spot | null>(null)
  const [pointed, setPointed] = useState<OnMap | null>(null)
  const pressed = useRef<{ readonly x: number; readonly y: number; moved: boolean; pans: boolean } | null>(null)

  // What was let go of lies where the process says from now on.
  useEffect(() => {
    setHeld((now) => (now?.isSet === true ? null : now))
  }, [map, fault])
  useEffect(() => {
    setJoining(null)
    setCut(null)
  }, [tool, list.id])
  const chosenAt = on === undefined ? null : (on.item.at ?? on.item.line[0] ?? null)
  const chosenSpot = chosenAt === null ? undefined : scale.toSketch(chosenAt)
  const address = on?.item.address
  useEffect(() => {
    if (chosenAt !== null) bring(scale.toSketch(chosenAt))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when another is chosen
  }, [address])

  const near = reach * pixel
  const places = (spot: Spot): OnMap | undefined =>
    hitsAt(map, scale, spot, near).find(({ list: one }) => ways?.of.includes(one.id) === true)

  /** What is taken hold of at a point: a corner of what is chosen, the middle of one of its sides, the chosen place or another. */
  function takenAt(spot: Spot): Omit<Held, 'to' | 'isSet'> | null {
    if (on !== undefined && (on.list.shape === 'area' || on.list.shape === 'line')) {
      const corner = cornerAt(on.item, scale, spot, near)
      if (corner !== null) return { what: 'corner', corner, from: on.item.line[corner]! }
      const side = sideAt(on, scale, spot, near * 0.8)
      if (side !== null) return { what: 'side', corner: side.corner, from: side.middle }
    }
    if (on !== undefined && on.item.at !== null && apart(spot, scale.toSketch(on.item.at)) <= near)
      return { what: 'place', corner: 0, from: on.item.at }
    return null
  }

  function drop({ what, corner, from }: Omit<Held, 'to' | 'isSet'>, spot: Spot, chosen: OnMap | undefined): void {
    if (chosen === undefined) return
    const common = { list: chosen.list.id, item: chosen.item.id }
    const isArea = chosen.list.shape === 'area'
    const to = what !== 'place' && isArea ? snapped(chosen.list, scale, spot, near * 0.7, from) : scale.toGround(spot)
    const point: [number, number] = [to[0], to[1]]
    setHeld({ what, corner, from, to: point, isSet: true })
    if (what === 'place') changeMap({ do: 'map-move', ...common, to: point })
    else changeMap({ do: 'map-corner', ...common, corner, how: what === 'corner' ? 'move' : 'insert', to: point })
  }

  function click(spot: Spot): void {
    if (tool === 'paint') {
      const hex = hexUnder(list, scale, spot)
      if (hex !== undefined) paint(new Set([hex.id]))
      return
    }
    if (tool === 'add') {
      const point = list.shape === 'area' ? snapped(list, scale, spot, near) : scale.toGround(spot)
      const [first] = points
      // A click on the first corner closes an outline: it has all of its corners.
      if (
        list.shape === 'area' &&
        points.length > 2 &&
        first !== undefined &&
        apart(scale.toSketch(first), spot) <= near
      )
        return
      onPoints(list.shape === 'place' ? [point] : [...points, point])
    } else if (tool === 'join') joinAt(spot)
    else if (tool === 'cut') cutAt(spot)
    else {
      const hits = hitsAt(map, scale, spot, near)
      const inList = hits.filter((one) => one.list.id === list.id && one.list.shape !== 'area')
      // What lies beneath is come to by clicking once more.
      const now = hits.findIndex(({ item }) => item.address === on?.item.address)
      onChoose((now >= 0 ? hits[(now + 1) % hits.length] : undefined) ?? inList[0] ?? hits[0] ?? null)
    }
  }

  /** Another hex lies under the hand that paints. */
  function paintOver(spot: Spot): void {
    const hex = hexUnder(list, scale, spot)?.id
    if (hex !== undefined && !painted.has(hex)) setPainted(new Set([...painted, hex]))
  }

  /** Hexes get their new ground, in one gesture; those that have it already are left out. */
  function paint(hexes: ReadonlySet<string>): void {
    setPainted(noHexes)
    if (brush === null) return
    const { column, value } = brush
    const others = list.items.filter(({ id, values }) => hexes.has(id) && values[column] !== value)
    if (others.length > 0)
      changeMap(...others.map(({ id }) => ({ do: 'map-set' as const, list: list.id, item: id, column, value })))
  }

  function joinAt(spot: Spot): void {
    const found = places(spot)
    if (found === undefined || ways === undefined) setJoining(null)
    else if (joining === null) setJoining(found)
    else join(joining, found)
  }

  function join(from: OnMap, to: OnMap): void {
    setJoining(null)
    const kind = ways?.fresh[0]?.id
    if (ways === undefined || kind === undefined || from.item.id === to.item.id) return
    changeMap({ do: 'map-add', list: ways.id, kind, name: '', points: [], ends: [from.item.id, to.item.id] })
    onChoose({ list: ways, item: { ...from.item, id: [from.item.id, to.item.id].toSorted().join(' – ') } })
  }

  function cutAt(spot: Spot): void {
    const corner = on === undefined ? null : cornerAt(on.item, scale, spot, near)
    if (on === undefined || corner === null) setCut(null)
    else if (cut === null || cut === corner) setCut(corner)
    else {
      setCut(null)
      const name = `${on.item.name[language]} 2`
      changeMap({ do: 'map-split', list: on.list.id, item: on.item.id, from: cut, to: corner, name })
    }
  }

  function onPointerDown(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0 || !event.isPrimary) return
    frame.current?.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    const spot = at(event)
    if (tool === 'paint') {
      setCursor(null)
      paintOver(spot)
      pressed.current = { x: event.clientX, y: event.clientY, moved: false, pans: false }
      return
    }
    const from = tool === 'join' ? places(spot) : undefined
    if (from !== undefined && joining === null) setJoining(from)
    let taken = tool === 'choose' ? takenAt(spot) : null
    if (taken === null && tool === 'choose') {
      // A place is taken along at once, whatever else is chosen.
      const place = hitsAt(map, scale, spot, near).find(({ list: one }) => one.shape === 'place')
      if (place !== undefined && place.item.at !== null) {
        onChoose(place)
        taken = { what: 'place', corner: 0, from: place.item.at }
        setHeld({ ...taken, to: taken.from, isSet: false })
        pressed.current = { x: event.clientX, y: event.clientY, moved: false, pans: false }
        return
      }
    }
    if (taken !== null) setHeld({ ...taken, to: taken.from, isSet: false })
    pressed.current = { x: event.clientX, y: event.clientY, moved: false, pans: taken === null && from === undefined }
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>): void {
    const spot = at(event)
    if (tool === 'paint' && pressed.current !== null) {
      paintOver(spot)
      return
    }
    const press = pressed.current
    setCursor(null)
    if (press === null) {
      const found = hitsAt(map, scale, spot, near)[0] ?? null
      if (found?.item.address !== pointed?.item.address) setPointed(found)
      return
    }
    if (!press.moved && Math.hypot(event.clientX - press.x, event.clientY - press.y) < steady) return
    press.moved = true
    if (press.pans) panBy(event.movementX, event.movementY)
    else if (held !== null) setHeld({ ...held, to: scale.toGround(spot) })
  }

  function onPointerUp(event: PointerEvent<SVGSVGElement>): void {
    const press = pressed.current
    pressed.current = null
    if (press === null) return
    const spot = at(event)
    if (tool === 'paint') {
      paint(painted)
      return
    }
    if (tool === 'join' && joining !== null && press.moved && !press.pans) {
      const to = places(spot)
      if (to !== undefined) join(joining, to)
      return
    }
    if (held !== null && !held.isSet) {
      if (press.moved) drop(held, spot, on)
      else {
        setHeld(null)
        if (tool === 'choose' && held.what === 'place') return
      }
      if (press.moved) return
    }
    // The press has begun a connection; the same click does not end it.
    if (!press.moved && !(tool === 'join' && !press.pans && joining === null)) {
      if (tool === 'join' && joining !== null && places(spot)?.item.id === joining.item.id) return
      click(spot)
    }
  }

  function cancel(): void {
    pressed.current = null
    setPainted(noHexes)
    if (held !== null) setHeld(null)
    else if (joining !== null || cut !== null) {
      setJoining(null)
      setCut(null)
    } else if (points.length > 0) onPoints([])
    else onChoose(null)
  }

  /** The point that keys are about: the cursor, else what is chosen, else the middle of what is seen. */
  const spotOfKeys = (): Spot =>
    cursor ??
    (chosenAt === null ? { x: view.x + view.width / 2, y: view.y + view.height / 2 } : scale.toSketch(chosenAt))

  function walk(key: string, isFine: boolean): boolean {
    const step = (isFine ? 2 : 16) * pixel
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
    if (by === undefined) return false
    const from = spotOfKeys()
    const to = { x: from.x + by[0]! * step, y: from.y + by[1]! * step }
    setCursor(to)
    bring(to)
    setPointed(hitsAt(map, scale, to, near)[0] ?? null)
    if (held !== null) setHeld({ ...held, to: scale.toGround(to) })
    return true
  }

  function onKey(key: string): boolean {
    const spot = spotOfKeys()
    const next = tools.find((one) => toolKeys[one] === key.toUpperCase())
    if (next !== undefined) onTool(next)
    else if (key === 'Enter' || key === ' ') {
      setCursor(spot)
      if (held !== null && !held.isSet) drop(held, spot, on)
      else click(spot)
    } else if (key === 'm' || key === 'M') {
      const taken = cursor === null ? null : takenAt(cursor)
      const from = on?.item.at
      const own = taken ?? (from === undefined || from === null ? null : ({ what: 'place', corner: 0, from } as const))
      if (own === null) return false
      setCursor(scale.toSketch(own.from))
      setHeld({ ...own, to: own.from, isSet: false })
    } else if (key === 'Delete' || key === 'Backspace') return remove(spot)
    else if (key === 'Escape') cancel()
    else if (key === '+' || key === '=') zoomBy(1.3, spot)
    else if (key === '-') zoomBy(1 / 1.3, spot)
    else if (key === '0') fit()
    else return false
    return true
  }

  /** A corner of what is chosen under the cursor or the pointer, else all of it. */
  function remove(spot: Spot): boolean {
    if (on === undefined || on.list.single || on.list.fresh.length === 0) return false
    const common = { list: on.list.id, item: on.item.id }
    const [x, y] = on.item.line[0] ?? [0, 0]
    const hasCorners = on.list.shape === 'area' || on.list.shape === 'line'
    const corner = cursor !== null && hasCorners ? cornerAt(on.item, scale, spot, near) : null
    if (corner !== null && on.item.line.length > 0)
      changeMap({ do: 'map-corner', ...common, corner, how: 'drop', to: [x, y] })
    else {
      onChoose(null)
      changeMap({ do: 'map-drop', ...common })
    }
    return true
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!walk(event.key, event.shiftKey) && !onKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const turn = useEffectEvent((event: WheelEvent): void => {
    event.preventDefault()
    zoomBy(zoomOfWheel(event), at(event))
  })
  // Not through React: its listeners for the wheel may not keep the page where it is.
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent): void => turn(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  /** Where a point of the ground is while something is held: all that shares it goes along. */
  const shift = (point: Ground): Ground =>
    held !== null && held.what !== 'side' && isSame(point, held.from) ? held.to : point
  const joiningAt = joining?.item.at ?? null
  const told = pointed === null ? '' : `${pointed.item.name[language]}, ${kindOf(pointed, language)}`
  return (
    <div className="map-sketch">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is interactive */}
      <svg
        ref={frame}
        role="application"
        aria-label={words.sketch}
        aria-describedby="map-sketch-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys that go over the map need its focus
        tabIndex={0}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        data-tool={tool}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerLeave={() => setPointed(null)}
        onPointerCancel={cancel}
        onKeyDown={onKeyDown}
      >
        <SketchedThings
          map={map}
          scale={scale}
          pixel={pixel}
          shift={shift}
          on={on}
          joining={joining}
          pointed={pointed}
          points={points}
          isArea={list.shape === 'area'}
          cut={cut}
          faulty={faulty}
          painted={painted}
          isEditing={tool === 'choose' || tool === 'cut'}
        />
        {held?.what === 'side' && <circle className="sketch-new" {...centre(scale.toSketch(held.to))} r={5 * pixel} />}
        {joiningAt !== null && cursor !== null && <Line from={scale.toSketch(joiningAt)} to={cursor} />}
        {cursor !== null && (
          <path
            className="sketch-cursor"
            d={`M${cursor.x - 9 * pixel} ${cursor.y}h${18 * pixel}M${cursor.x} ${cursor.y - 9 * pixel}v${18 * pixel}`}
          />
        )}
      </svg>
      <p className="map-zoom">
        <button
          type="button"
          className="plain"
          onClick={() => zoomBy(1.4, chosenSpot)}
          aria-label={words.closer}
          title={words.closer}
        >
          +
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => zoomBy(1 / 1.4, chosenSpot)}
          aria-label={words.further}
          title={words.further}
        >
          −
        </button>
        <button type="button" className="plain" onClick={fit}>
          {words.whole}
        </button>
        {list.isPlace && list.shape !== 'hexes' && (
          <button
            type="button"
            className="plain"
            title={words.cropHint}
            onClick={() => {
              const [from, to] = [
                scale.toGround({ x: view.x, y: view.y }),
                scale.toGround({ x: view.x + view.width, y: view.y + view.height }),
              ]
              changeMap({ do: 'map-crop', list: list.id, from, to })
            }}
          >
            {words.crop}
          </button>
        )}
      </p>
      <output className={told === '' ? 'readout hint' : 'readout'}>
        {held !== null && cursor !== null ? words.hint.held : told}
      </output>
      <p id="map-sketch-keys" hidden>
        {words.keys}
      </p>
    </div>
  )
}

/** What something is: a hex by its ground. */
function kindOf({ list, item }: OnMap, language: Language): string {
  const [ground] = list.shape === 'hexes' ? list.columns : []
  const found = ground?.choices.find(({ id }) => id === item.values[ground.id])
  return (found?.title ?? list.one)[language]
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)
const centre = ({ x, y }: Spot) => ({ cx: x, cy: y })

const Line = ({ from, to }: { readonly from: Spot; readonly to: Spot }) => (
  <line className="sketch-new" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
)
