import { useState } from 'react'
import type { DraftMap, MapList } from '../../../src-main/contract/draft-map.ts'
import { useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGestures } from '../at-bench/gestures.ts'
import {
  type Brush,
  splitEdit,
  type Grip,
  hasCorners,
  joinEdit,
  moveEdit,
  paintEdits,
  deleteEdit,
} from './sketch-edits.ts'
import {
  apart,
  cornerAt,
  type Ground,
  hasSigns,
  hexUnder,
  hitsAt,
  type MapTool,
  type OnMap,
  type Scale,
  sideAt,
  snapToCorner,
  itemAt,
  withItemAt,
  type Spot,
} from './sketching.ts'

/** The subject of the editing, and the current tool. */
export type EditingContext = {
  readonly map: DraftMap
  readonly list: MapList
  /** The list to which the joining tool adds ways. */
  readonly ways: MapList | undefined
  readonly on: OnMap | undefined
  readonly tool: MapTool
  readonly brush: Brush | null
  /** The points set so far for a new thing. */
  readonly points: readonly Ground[]
  readonly onPoints: (points: readonly Ground[]) => void
  readonly onChoose: (on: OnMap | null) => void
}

/** A thing being dragged: its grip and its current position. */
type Held = Grip & {
  readonly to: Ground
  /** It has been dropped, and the process has not responded yet. */
  readonly isSet: boolean
  /** The map at that time; the next map has the final position of a dropped thing. */
  readonly before: DraftMap
}

/** An action begun with a tool in a list; another tool or list cancels it. */
type UnderWay<T> = { readonly with: string; readonly it: T } | null

/** Reach of clicks and grabs, in pixels. */
const reach = 12
const noHexes: ReadonlySet<string> = new Set()

export type SketchEditor = ReturnType<typeof useSketchEditor>

/** Dragging, joining, cutting and painting on the sketch, by pointer or by keys. */
export function useSketchEditor(at: EditingContext, scale: Scale, pixel: number) {
  const { map, list, ways, on, tool, brush, points, onPoints, onChoose } = at
  const { language } = useAtBench()
  const { changeMap } = useGestures()
  const fault = useView((view) => view.bench?.fault ?? null)
  const [holding, setHeld] = useState<Held | null>(null)
  const [joiningFrom, setJoiningFrom] = useState<UnderWay<OnMap>>(null)
  const [cutFrom, setCutFrom] = useState<UnderWay<number>>(null)
  const [strokes, setStrokes] = useState<ReadonlySet<string>>(noHexes)
  const near = reach * pixel

  // Once the process has responded, its map has the position of a dropped thing: the old one if the edit was refused.
  const isSaid = holding?.isSet === true && (holding.before !== map || fault !== null)
  if (isSaid) setHeld(null)
  const held = isSaid ? null : holding
  const inHand = `${tool} ${list.id}`
  const joining = joiningFrom?.with === inHand ? joiningFrom.it : null
  const cut = cutFrom?.with === inHand ? cutFrom.it : null
  const setJoining = (it: OnMap | null): void => setJoiningFrom(it && { with: inHand, it })
  const setCut = (it: number | null): void => setCutFrom(it === null ? null : { with: inHand, it })

  // A dropped thing can be grabbed again at its new position before the process has responded.
  const isLetGo = held?.isSet === true && held.what === 'place' && on !== undefined
  const seen = isLetGo ? withItemAt(map, on, held.to) : map
  const onNow = isLetGo ? { ...on, item: itemAt(on.item, held.to) } : on
  const under = (spot: Spot): readonly OnMap[] => hitsAt(seen, scale, spot, near)
  const isSignNear = ({ item: { at } }: OnMap, spot: Spot): boolean =>
    at !== null && apart(spot, scale.toSketch(at)) <= near
  /** The thing whose sign is at a point. */
  const signAt = (spot: Spot): OnMap | undefined =>
    under(spot).find((one) => hasSigns(one.list) && isSignNear(one, spot))
  /** A place that ways can lead to. */
  const endAt = (spot: Spot): OnMap | undefined => under(spot).find((one) => ways?.of.includes(one.list.id) === true)
  const cornerNear = (spot: Spot): number | null =>
    on !== undefined && hasCorners(on) ? cornerAt(on, scale, spot, near) : null

  /** The grip at a point: a corner of the chosen thing, the middle of one of its sides, or its place. */
  function gripAt(spot: Spot): Grip | null {
    if (on === undefined) return null
    const corner = cornerNear(spot)
    if (corner !== null) return { what: 'corner', corner, from: on.item.line[corner]! }
    const side = hasCorners(on) ? sideAt(on, scale, spot, near * 0.8) : null
    if (side !== null) return { what: 'side', corner: side.corner, from: side.middle }
    return onNow !== undefined && isSignNear(onNow, spot) ? { what: 'place', corner: 0, from: onNow.item.at! } : null
  }

  function letGo(spot: Spot): void {
    if (held === null || on === undefined) return
    const sticks = held.what !== 'place' && on.list.shape === 'area'
    const to = sticks ? snapToCorner(on.list, scale, spot, near * 0.7, held.from) : scale.toGround(spot)
    setHeld({ ...held, to, isSet: true, before: map })
    changeMap(moveEdit(on, held, to))
  }

  function joinWith(to: OnMap): void {
    setJoining(null)
    if (ways === undefined || joining === null) return
    const edit = joinEdit(ways, joining, to)
    if (edit === null) return
    changeMap(edit)
    onChoose({ list: ways, item: { ...joining.item, id: [joining.item.id, to.item.id].toSorted().join(' – ') } })
  }

  function joinAt(spot: Spot): void {
    const found = endAt(spot)
    if (found === undefined || ways === undefined) setJoining(null)
    else if (joining === null) setJoining(found)
    else joinWith(found)
  }

  function cutAt(spot: Spot): void {
    const corner = cornerNear(spot)
    if (on === undefined || corner === null) setCut(null)
    else if (cut === null || cut === corner) setCut(corner)
    else {
      setCut(null)
      changeMap(splitEdit(on, cut, corner, `${on.item.name[language]} 2`))
    }
  }

  function addAt(spot: Spot): void {
    const isArea = list.shape === 'area'
    const [first] = points
    // A click on the first corner closes an outline and adds no point.
    if (isArea && points.length > 2 && first !== undefined && apart(scale.toSketch(first), spot) <= near) return
    const point = isArea ? snapToCorner(list, scale, spot, near) : scale.toGround(spot)
    onPoints(list.shape === 'place' ? [point] : [...points, point])
  }

  function chooseAt(spot: Spot): void {
    const hits = under(spot)
    const inList = hits.filter((one) => one.list.id === list.id && one.list.shape !== 'area')
    // Clicking again chooses the next thing beneath.
    const now = hits.findIndex(({ item }) => item.address === on?.item.address)
    onChoose((now >= 0 ? hits[(now + 1) % hits.length] : undefined) ?? inList[0] ?? hits[0] ?? null)
  }

  function paint(hexes: ReadonlySet<string>): void {
    setStrokes(noHexes)
    const edits = brush === null ? [] : paintEdits(list, hexes, brush)
    if (edits.length > 0) changeMap(...edits)
  }

  function click(spot: Spot): void {
    if (tool === 'paint') {
      const hex = hexUnder(list, scale, spot)
      if (hex !== undefined) paint(new Set([hex.id]))
    } else if (tool === 'add') addAt(spot)
    else if (tool === 'join') joinAt(spot)
    else if (tool === 'cut') cutAt(spot)
    else chooseAt(spot)
  }

  return {
    ...{ held, joining, cut, strokes, under, signAt, endAt, gripAt, letGo, joinWith, click },
    grab: (grip: Grip): void => setHeld({ ...grip, to: grip.from, isSet: false, before: map }),
    carryTo: (spot: Spot): void => setHeld((now) => now && { ...now, to: scale.toGround(spot) }),
    /** Cancels a drag or a stroke; a thing already dropped stays. */
    putDown(): void {
      setStrokes(noHexes)
      setHeld((now) => (now?.isSet === true ? now : null))
    },
    beginJoining: setJoining,
    /** Adds the hex under a point to the stroke. */
    brushOver(spot: Spot): void {
      const hex = hexUnder(list, scale, spot)?.id
      if (hex !== undefined && !strokes.has(hex)) setStrokes(new Set([...strokes, hex]))
    },
    endStroke: (): void => paint(strokes),
    /** Deletes the corner of the chosen thing at a point; without one, the whole thing. */
    strike(spot: Spot | null): boolean {
      if (on === undefined) return false
      const corner = spot === null ? null : cornerNear(spot)
      if (corner === null && on.list.fresh.length === 0) return false
      if (corner === null) onChoose(null)
      changeMap(deleteEdit(on, corner))
      return true
    },
    cancel(): void {
      setStrokes(noHexes)
      if (held !== null) setHeld(null)
      else if (joining !== null || cut !== null) {
        setJoining(null)
        setCut(null)
      } else if (points.length > 0) onPoints([])
      else onChoose(null)
    },
  }
}
