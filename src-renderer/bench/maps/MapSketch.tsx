import { useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '../../../src-main/contract/settings.ts'
import { useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { MapWorking } from './MapWorking.tsx'
import { SheetButtons } from './SheetButtons.tsx'
import { shiftOf } from './sketch-edits.ts'
import { SketchedThings } from './SketchedThings.tsx'
import { itemOnMap, type MapTool, type OnMap, type Scale, scaleOf, type Spot } from './sketching.ts'
import { type EditingContext, useSketchEditor } from './use-sketch-editor.ts'
import { useKeys } from './use-keys.ts'
import { usePointer } from './use-pointer.ts'
import { useSheetView } from './use-sheet-view.ts'

type Props = EditingContext & {
  readonly tools: readonly MapTool[]
  readonly onTool: (tool: MapTool) => void
}

/** A plain sketch of the map for editing: by clicks, by drags, and by keys with a cursor. */
export function MapSketch(props: Props) {
  const { map, list, on, tool, tools, points, onTool } = props
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const faults = useView((view) => view.bench?.faults?.faults ?? null)
  const faulty = useMemo(() => new Set(faults?.flatMap(({ values }) => values)), [faults])
  // The scale is fixed while the map grows, so that nothing jumps.
  const [scale] = useState<Scale>(() => scaleOf(map))
  const frame = useRef<SVGSVGElement>(null)
  const sheet = useSheetView(frame, scale)
  const { view, pixel } = sheet
  const [lastPointed, setPointed] = useState<OnMap | null>(null)
  // Looked up again: it may have been painted since it was pointed at.
  const pointed = itemOnMap(map, lastPointed?.list.id ?? null, lastPointed?.item.id ?? null) ?? null
  const hand = useSketchEditor(props, scale, pixel)
  function pointAt(spot: Spot): void {
    const found = hand.under(spot)[0] ?? null
    if (found?.item.address !== pointed?.item.address) setPointed(found)
  }
  const pointer = usePointer(frame, props, hand, sheet)
  const { cursor, hideCursor, onKeyDown } = useKeys({ on, tools, onTool, onWalk: pointAt }, hand, sheet, scale)
  const { held, joining } = hand

  const chosenAt = on === undefined ? null : (on.item.at ?? on.item.line[0] ?? null)
  const chosenSpot = chosenAt === null ? undefined : scale.toSketch(chosenAt)
  const address = on?.item.address
  useEffect(() => {
    if (chosenSpot !== undefined) sheet.bring(chosenSpot)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the choice changes
  }, [address])

  const told = pointed === null ? '' : `${pointed.item.name[language]}, ${kindOf(pointed, language)}`
  return (
    <div className="map-sketch">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is interactive */}
      <svg
        ref={frame}
        role="application"
        aria-label={words.sketch}
        aria-describedby="map-sketch-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys need the focus
        tabIndex={0}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        data-tool={tool}
        onPointerDown={pointer.onPointerDown}
        onPointerMove={(event) => {
          hideCursor()
          if (!pointer.onPointerMove(event)) pointAt(sheet.at(event))
        }}
        onPointerUp={(event) => {
          pointer.onPointerUp(event)
          if (tool === 'paint') pointAt(sheet.at(event))
        }}
        onPointerLeave={() => setPointed(null)}
        onPointerCancel={pointer.onPointerCancel}
        onKeyDown={onKeyDown}
      >
        <SketchedThings
          map={map}
          scale={scale}
          pixel={pixel}
          shift={shiftOf(held)}
          on={on}
          joining={joining}
          pointed={pointed}
          points={points}
          isArea={list.shape === 'area'}
          cut={hand.cut}
          faulty={faulty}
          painted={hand.strokes}
          isEditing={tool === 'choose' || tool === 'cut'}
        />
        {held?.what === 'side' && <Dot at={scale.toSketch(held.to)} size={5 * pixel} />}
        {joining !== null && joining.item.at !== null && cursor !== null && (
          <Line from={scale.toSketch(joining.item.at)} to={cursor} />
        )}
        {cursor !== null && <Cursor at={cursor} pixel={pixel} />}
      </svg>
      <MapWorking shown={map.ground} />
      <SheetButtons list={list} scale={scale} sheet={sheet} about={chosenSpot} />
      <output className={told === '' ? 'readout hint' : 'readout'}>
        {held !== null && cursor !== null ? words.hint.held : told}
      </output>
      <p id="map-sketch-keys" hidden>
        {words.keys}
      </p>
    </div>
  )
}

/** The kind of a thing; for a hex, its ground. */
function kindOf({ list, item }: OnMap, language: Language): string {
  const [ground] = list.shape === 'hexes' ? list.columns : []
  const found = ground?.choices.find(({ id }) => id === item.values[ground.id])
  return (found?.title ?? list.one)[language]
}

const Dot = ({ at: { x, y }, size }: { readonly at: Spot; readonly size: number }) => (
  <circle className="sketch-new" cx={x} cy={y} r={size} />
)

const Line = ({ from, to }: { readonly from: Spot; readonly to: Spot }) => (
  <line className="sketch-new" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
)

/** The cursor of the keys. */
const Cursor = ({ at: { x, y }, pixel }: { readonly at: Spot; readonly pixel: number }) => (
  <path className="sketch-cursor" d={`M${x - 9 * pixel} ${y}h${18 * pixel}M${x} ${y - 9 * pixel}v${18 * pixel}`} />
)
