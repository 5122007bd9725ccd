import { memo, useMemo } from 'react'
import type { DraftMap, MapItem } from '../../../src-main/contract/draft-map.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { letters, namesOnSketch, usualStart } from './names-on-sketch.ts'
import { hasCorners } from './sketch-edits.ts'
import { cornersOf, type Ground, hasSigns, type OnMap, type Scale, sidesOf, type Spot } from './sketching.ts'

type Props = {
  readonly map: DraftMap
  readonly scale: Scale
  /** The size of a pixel on the sketch. */
  readonly pixel: number
  /** Moves points that are being dragged; all others stay. */
  readonly shift: (point: Ground) => Ground
  readonly on: OnMap | undefined
  readonly joining: OnMap | null
  readonly pointed: OnMap | null
  readonly points: readonly Ground[]
  readonly isArea: boolean
  readonly cut: number | null
  readonly faulty: ReadonlySet<string>
  /** Hexes that the current stroke paints. */
  readonly painted: ReadonlySet<string>
  /** The corners of the chosen thing can be dragged. */
  readonly isEditing: boolean
}

const pathOf = (line: readonly Spot[], isClosed = false): string =>
  line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('') +
  (isClosed && line.length > 0 ? 'Z' : '')

/** The path of a line with a single point. */
const dotAt = ({ x, y }: Spot, pixel: number): string => `M${x - 3 * pixel} ${y}h${6 * pixel}`

/** Whether corners are far enough apart to grab one of them. */
function areApart(line: readonly Spot[], pixel: number): boolean {
  if (line.length < 2) return true
  const length = line
    .slice(1)
    .reduce((sum, { x, y }, index) => sum + Math.hypot(x - line[index]!.x, y - line[index]!.y), 0)
  return length / pixel > line.length * leastApart
}

/** Average distance in pixels. */
const leastApart = 14

/** Everything on the map, drawn plainly: grounds, lines, ways with their signs, places with their names. */
export function SketchedThings(props: Props) {
  const { map, scale, pixel, shift, on, joining, pointed, points, isArea, cut, faulty, painted, isEditing } = props
  const { language } = useAtBench()
  const place = (point: Ground): Spot => scale.toSketch(shift(point))
  const classOf = ({ list, item }: OnMap, more: string): string =>
    [
      `sketch-${list.shape}`,
      `is-${item.look}`,
      more,
      list.isDrawn ? 'is-drawn' : '',
      item.address === on?.item.address ? 'is-chosen' : '',
      item.address === pointed?.item.address ? 'is-pointed' : '',
      item.address === joining?.item.address ? 'is-joining' : '',
      faulty.has(item.address) ? 'is-faulty' : '',
      painted.has(item.id) ? 'is-painted' : '',
      item.isFar ? 'is-far' : '',
    ]
      .filter(Boolean)
      .join(' ')
  const of = (shape: string, isDrawn?: boolean): readonly OnMap[] =>
    map.lists
      .filter((list) => list.shape === shape && (isDrawn === undefined || list.isDrawn === isDrawn))
      .flatMap((list) => list.items.map((item) => ({ list, item })))
  const stands = useMemo(() => standing(map), [map])
  const hexNames = useMemo(() => named(map), [map])
  const chosen = on?.item.address
  const starts = useMemo(
    () =>
      namesOnSketch(
        [
          // Decorative things are named only while pointed at or chosen, or while their list is open.
          ...stands
            .filter(({ list, item }) => !list.isDrawn || (list.isQuiet && list.isNamed) || item.address === chosen)
            .map(({ item }) => ({
              key: item.address,
              text: item.name[language],
              spot: scale.toSketch(item.at),
              hasSign: true,
              rank:
                item.address === chosen ? -1 : item.signs.includes('fort') ? 0 : item.signs.includes('town') ? 1 : 2,
            })),
          ...hexNames.map(({ key, name, at }) => ({
            key,
            text: name[language],
            spot: scale.toSketch(at),
            hasSign: false,
            rank: 1,
          })),
        ],
        pixel,
      ),
    [stands, hexNames, scale, pixel, language, chosen],
  )
  // Zoomed out, the signs of crossings would hide the ways.
  const isNear = pixel < 0.8
  const nameAt = (key: string, text: string, at: Ground, isMeant: boolean) => {
    const start = starts.get(key) ?? (isMeant ? usualStart(pixel) : undefined)
    if (start === undefined) return null
    const { x, y } = place(at)
    return <Name key={key} text={text} x={x + start.x} y={y + start.y} size={letters * pixel} />
  }
  return (
    <>
      {[...of('hexes'), ...of('area', false), ...of('area', true)].map((one) => (
        <path
          key={one.item.address}
          className={classOf(one, 'sketch-area')}
          d={pathOf(one.item.line.map(place), true)}
        />
      ))}
      {[...of('line'), ...of('through')].map((one) => (
        <path
          key={one.item.address}
          className={classOf(one, 'sketch-line')}
          d={one.item.line.length === 1 ? dotAt(place(one.item.line[0]!), pixel) : pathOf(one.item.line.map(place))}
        />
      ))}
      {of('way').map((one) => (
        <g key={one.item.address} className={classOf(one, '')}>
          <path d={pathOf(one.item.line.map(place))} />
          {one.item.signs.includes('rail') && <path className="sketch-rail" d={pathOf(one.item.line.map(place))} />}
          {one.item.signs.includes('water') && isNear && (
            <Crossing line={one.item.line.map(place)} pixel={pixel} hasBridge={one.item.signs.includes('bridge')} />
          )}
        </g>
      ))}
      {hexNames.map(({ key, name, at }) => nameAt(key, name[language], at, false))}
      {stands.map((one) => {
        const { item } = one
        const isMeant = item.address === on?.item.address || item.address === pointed?.item.address
        return (
          <g key={item.address} className={classOf(one, 'is-place')}>
            <PlaceSign spot={place(item.at)} pixel={one.list.isDrawn ? pixel / 2 : pixel} signs={item.signs} />
            {nameAt(item.address, item.name[language], item.at, isMeant)}
          </g>
        )
      })}
      {on !== undefined && isEditing && hasCorners(on) && areApart(on.item.line.map(scale.toSketch), pixel) && (
        <g className="sketch-corners">
          {sidesOf(on.item, on.list).map(({ corner, middle }) => (
            <circle
              key={`side ${corner}`}
              className="is-side"
              cx={scale.toSketch(middle).x}
              cy={scale.toSketch(middle).y}
              r={2.5 * pixel}
            />
          ))}
          {cornersOf(on).map(({ corner, point }) => {
            const { x, y } = place(point)
            const half = (corner === cut ? 6 : 4) * pixel
            return (
              <rect
                key={corner}
                className={corner === cut ? 'is-cut' : ''}
                x={x - half}
                y={y - half}
                width={2 * half}
                height={2 * half}
              />
            )
          })}
        </g>
      )}
      {points.length > 0 && (
        <g className="sketch-new">
          <path d={pathOf(points.map(scale.toSketch), isArea)} />
          {points.map((point) => {
            const { x, y } = scale.toSketch(point)
            return <circle key={`${x} ${y}`} cx={x} cy={y} r={4 * pixel} />
          })}
        </g>
      )}
    </>
  )
}

type Standing = OnMap & { readonly item: MapItem & { readonly at: Ground } }

/** The things with a sign at their position. */
const standing = (map: DraftMap): readonly Standing[] =>
  map.lists
    .filter(hasSigns)
    .flatMap((list) =>
      list.items.flatMap((item) => (item.at === null ? [] : [{ list, item: { ...item, at: item.at } }])),
    )

type HexName = { readonly key: string; readonly name: MapItem['name']; readonly at: Ground }

/** The names of hexes, which have no signs. */
const named = (map: DraftMap): readonly HexName[] => {
  const hexes = new Map(
    map.lists.filter(({ shape }) => shape === 'hexes').flatMap(({ items }) => items.map((item) => [item.id, item.at])),
  )
  return map.lists
    .filter(({ shape, isNamed, single }) => shape === 'none' && isNamed && !single)
    .flatMap(({ items }) =>
      items.flatMap(({ address, name, places: [hex = ''] }) => {
        const at = hexes.get(hex)
        return at ? [{ key: address, name, at }] : []
      }),
    )
}

type NameProps = { readonly text: string; readonly x: number; readonly y: number; readonly size: number }

const Name = memo(function Name({ text, x, y, size }: NameProps) {
  return (
    <text x={x} y={y} fontSize={size} strokeWidth={size / 4}>
      {text}
    </text>
  )
})

type SignProps = { readonly spot: Spot; readonly pixel: number; readonly signs: readonly string[] }

/** A town is a square, a fortress has a rampart around it, an exit from the map has a flag. */
function PlaceSign({ spot: { x, y }, pixel, signs }: SignProps) {
  const r = 5 * pixel
  return (
    <>
      {signs.includes('fort') && <path className="sketch-fort" d={star(x, y, 10 * pixel)} />}
      {signs.includes('town') ? (
        <rect x={x - r} y={y - r} width={2 * r} height={2 * r} />
      ) : (
        <circle cx={x} cy={y} r={r} />
      )}
      {signs.includes('exit') && (
        <path
          className="sketch-exit"
          d={`M${x} ${y - r}v${-9 * pixel}l${8 * pixel} ${3 * pixel}l${-8 * pixel} ${3 * pixel}`}
        />
      )}
    </>
  )
}

const star = (x: number, y: number, r: number): string =>
  `${Array.from({ length: 10 }, (_, point) => {
    const angle = (point * Math.PI) / 5 - Math.PI / 2
    const far = point % 2 === 0 ? r : r * 0.65
    return `${point === 0 ? 'M' : 'L'}${(x + far * Math.cos(angle)).toFixed(2)} ${(y + far * Math.sin(angle)).toFixed(2)}`
  }).join('')}Z`

type CrossingProps = { readonly line: readonly Spot[]; readonly pixel: number; readonly hasBridge: boolean }

/** The water crossed by a way, drawn at its middle, and the bridge over it. */
function Crossing({ line, pixel, hasBridge }: CrossingProps) {
  const half = Math.max(1, line.length >> 1)
  const [a, b] = [line[half - 1], line[half]]
  if (a === undefined || b === undefined) return null
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  const s = pixel
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path className="sketch-water" d={`M0 ${-7 * s}v${14 * s}`} />
      {hasBridge && <path className="sketch-bridge" d={`M${-4 * s} ${-3 * s}h${8 * s}M${-4 * s} ${3 * s}h${8 * s}`} />}
    </g>
  )
}
