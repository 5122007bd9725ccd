import { scatter } from '../geometry/chance.ts'
import { ink } from './ink.ts'
import { pointAtAngle, type Box, type Point } from '../geometry/plane.ts'
import { pictureOf } from './png.ts'
import { circle, element, group, path, pathOf, rectangle, short, text } from './svg.ts'
import { textWidth } from './metrics.ts'

/** A plate with hollow corners: a thick and a thin line around a clear ground. */
export function plate(box: Box, rim: string = ink.line, ground: string = ink.halo): string {
  return (
    path(hollow(box, 15), { fill: ground, stroke: rim, 'stroke-width': 2.8 }) +
    path(hollow(inset(box, 7), 13), { fill: 'none', stroke: rim, 'stroke-width': 1 })
  )
}

/** A tab shaded as in engravings: fine rules over its ground, a clear field in the middle for its text. */
export function tab(box: Box, ground: string, rim: string): string {
  const inner = inset(box, 6)
  const rules: string[] = []
  for (let y = inner.top + 4; y < inner.bottom - 2; y += 3.6) {
    const deep = Math.min(y - inner.top, inner.bottom - y) < 13 ? 8 : 1.5
    rules.push(`M${short(inner.left + deep)} ${short(y)}H${short(inner.right - deep)}`)
  }
  return (
    path(hollow(box, 12), { fill: ground, stroke: rim, 'stroke-width': 3 }) +
    path(rules.join(''), { stroke: rim, 'stroke-width': 0.7, opacity: 0.34 }) +
    path(hollow(inner, 10), { fill: 'none', stroke: rim, 'stroke-width': 1 })
  )
}

const inset = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
})

/** A box whose corners are cut out by quarter circles. */
function hollow({ left, top, right, bottom }: Box, r: number): string {
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 0 ${dx} ${dy}`
  return (
    `M${short(left + r)} ${short(top)}H${short(right - r)}${arc(r, r)}V${short(bottom - r)}${arc(-r, r)}` +
    `H${short(left + r)}${arc(-r, -r)}V${short(top + r)}${arc(r, -r)}Z`
  )
}

/** A rule that swells towards a lozenge in its middle. */
export function swelledRule([x, y]: Point, half: number): string {
  const wing = (side: 1 | -1): string =>
    pathOf(
      [
        [x + side * half, y],
        [x + side * 16, y - 1.9],
        [x + side * 12, y],
        [x + side * 16, y + 1.9],
      ],
      true,
    )
  const lozenge = pathOf(
    [
      [x - 7, y],
      [x, y - 5.5],
      [x + 7, y],
      [x, y + 5.5],
    ],
    true,
  )
  return path(wing(1) + wing(-1) + lozenge, { fill: ink.line })
}

/** A compass rose of 32 points on its circle; north is up. */
export function rose(at: Point, reach: number): string {
  const ring = reach * 0.74
  const points = (count: number, offset: number, tip: number, waist: number): [string, string] => {
    const halves: [string[], string[]] = [[], []]
    for (let i = 0; i < count; i += 1) {
      const angle = -Math.PI / 2 + ((i + offset) * 2 * Math.PI) / count
      for (const side of [0, 1] as const) {
        const foot = pointAtAngle(at, angle + ((side === 0 ? -1 : 1) * Math.PI) / 8, waist)
        halves[side].push(pathOf([at, foot, pointAtAngle(at, angle, tip)], true))
      }
    }
    return [halves[0].join(''), halves[1].join('')]
  }
  const star = (count: number, offset: number, tip: number, waist: number): string => {
    const [light, dark] = points(count, offset, tip, waist)
    const rim = { stroke: ink.line, 'stroke-width': 0.9, 'stroke-linejoin': 'round' } as const
    return path(light, { fill: ink.halo, ...rim }) + path(dark, { fill: ink.line, ...rim })
  }
  const marks = Array.from({ length: 72 }, (_, i) => {
    const angle = (i * Math.PI) / 36
    const [x, y] = pointAtAngle(at, angle, ring)
    const [dx, dy] = pointAtAngle([0, 0], angle, i % 9 === 0 ? -8 : i % 3 === 0 ? -6 : -3.5)
    return `M${short(x)} ${short(y)}l${short(dx)} ${short(dy)}`
  })
  const style = { face: 'bold', size: reach * 0.23, fill: ink.line, halo: ink.halo } as const
  const width = textWidth('N', 'bold', style.size)
  return group({ id: 'rose' }, [
    circle(at, ring, { fill: ink.halo, opacity: 0.6 }),
    circle(at, ring, { fill: 'none', stroke: ink.line, 'stroke-width': 1.6 }),
    circle(at, ring - 9, { fill: 'none', stroke: ink.line, 'stroke-width': 0.7 }),
    path(marks.join(''), { stroke: ink.line, 'stroke-width': 0.9 }),
    star(8, 0.5, ring * 0.52, reach * 0.1),
    star(4, 0.5, ring * 0.7, reach * 0.13),
    star(4, 0, ring * 0.98, reach * 0.17),
    circle(at, reach * 0.055, { fill: ink.halo, stroke: ink.line, 'stroke-width': 1.4 }),
    text('N', [at[0] - width / 2, at[1] - ring - reach * 0.06], style),
  ])
}

const pixels = 128
const pixelSize = 2.4
const strengths = [0, 0.008, 0.017, 0.028, 0.042, 0.058] as const

/** The grain of the paper, including fibres. */
export function grain(width: number, height: number): string {
  const speckles = Uint8Array.from({ length: pixels * pixels }, (_, i) => {
    const [x, y] = [i % pixels, Math.floor(i / pixels)]
    // Fibres run mostly horizontally: a speckle resembles its neighbours to the left and right.
    const sum = scatter(x, y, 61) + scatter(x >> 1, y, 62) + scatter(x >> 2, y, 63)
    return Math.max(0, Math.min(strengths.length - 1, Math.floor((sum / 3 - 0.42) * 18)))
  })
  const side = pixels * pixelSize
  const washes = strengths.map((cover) => ({ colour: [104, 74, 36] as const, cover }))
  const picture = element('image', { width: side, height: side, href: pictureOf(speckles, pixels, washes) })
  const pattern = { id: 'grain', width: side, height: side, patternUnits: 'userSpaceOnUse' }
  return (
    element('defs', {}, element('pattern', pattern, picture)) + rectangle(0, 0, width, height, { fill: 'url(#grain)' })
  )
}

/** Darkens the paper towards its rim. */
export function age(width: number, height: number): string {
  const stop = (offset: number, opacity: number): string =>
    element('stop', { offset: String(offset), 'stop-color': '#7d5a26', 'stop-opacity': String(opacity) })
  const gradient = { id: 'age', cx: '50%', cy: '48%', r: '72%' }
  return (
    element('defs', {}, element('radialGradient', gradient, stop(0.6, 0) + stop(1, 0.16))) +
    rectangle(0, 0, width, height, { fill: 'url(#age)' })
  )
}
