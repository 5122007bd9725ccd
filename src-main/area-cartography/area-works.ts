import type { AreaDrawing } from '#engine/kernel/system/board-plan.ts'
import { ink } from '../cartography/pen/ink.ts'
import { parapet } from '../cartography/pen/parapet.ts'
import { angleTo, pointAtAngle, contains, evenly, type Line } from '../cartography/geometry/plane.ts'
import { path, pathOf, short } from '../cartography/pen/svg.ts'

type Work = Omit<AreaDrawing['works'][number], 'outline' | 'inner'> & { readonly outline: Line; readonly inner?: Line }
type Kind = Work['kind']

/** The width of the ditch and the glacis of a work, and of the line of its trace. */
const measures: Readonly<Record<Exclude<Kind, 'line' | 'tower'>, { ditch: number; glacis: number; trace: number }>> = {
  enceinte: { ditch: 9, glacis: 15, trace: 3.4 },
  citadel: { ditch: 6, glacis: 12, trace: 3 },
  hornwork: { ditch: 5, glacis: 9, trace: 2.4 },
  fort: { ditch: 6, glacis: 13, trace: 3 },
  redoubt: { ditch: 4, glacis: 9, trace: 2.4 },
}

/** Works in the style of engravings: the glacis as rays, the ditch, the trace of the walls, and the inner work. */
export function works(all: readonly Work[]): string[] {
  const lines = all.filter(({ kind }) => kind === 'line')
  return [
    ...lines.flatMap(({ outline }) => parapet(outline)),
    ...all.flatMap(({ kind, outline, inner }) => {
      if (kind === 'line') return []
      if (kind === 'tower') return [tower(outline)]
      return [wall(outline, inner, kind)]
    }),
  ]
}

export function wall(outline: Line, inner: Line | undefined, kind: keyof typeof measures): string {
  const { ditch, glacis, trace } = measures[kind]
  const d = pathOf(outline, true)
  const finished = kind !== 'redoubt'
  const joined = { 'stroke-linejoin': 'miter', 'stroke-miterlimit': 6 } as const
  return (
    path(rays(outline, ditch + 1.5, glacis), {
      stroke: ink.fortress,
      'stroke-width': 0.9,
      fill: 'none',
      opacity: 0.75,
    }) +
    path(d, { fill: ink.ditch, stroke: ink.fortress, 'stroke-width': 2 * ditch + 1.6, ...joined }) +
    path(d, { fill: ink.ditch, stroke: finished ? ink.ditch : ink.wallGround, 'stroke-width': 2 * ditch, ...joined }) +
    path(d, {
      fill: ink.wallGround,
      stroke: ink.fortress,
      'stroke-width': trace,
      ...(finished ? {} : { 'stroke-dasharray': '9 3.4' }),
      ...joined,
    }) +
    (inner === undefined
      ? ''
      : path(pathOf(inner, true), { fill: '#e9b9a3', stroke: ink.fortress, 'stroke-width': 1.8 }))
  )
}

const tower = (outline: Line): string =>
  path(pathOf(outline, true), { fill: ink.fortress, stroke: ink.fortress, 'stroke-width': 3 })

/** Short rays outwards, every other one longer. */
function rays(outline: Line, from: number, length: number): string {
  const ring = evenly([...outline, ...outline.slice(0, 1)], 5.2)
  return ring
    .map((at, i) => {
      const before = ring[i === 0 ? ring.length - 2 : i - 1] ?? at
      const after = ring[i === ring.length - 1 ? 1 : i + 1] ?? at
      const along = angleTo(before, after)
      const side = contains(outline, pointAtAngle(at, along + Math.PI / 2, 2.5)) ? -1 : 1
      const out = along + (side * Math.PI) / 2
      const [x, y] = pointAtAngle(at, out, from)
      const [dx, dy] = pointAtAngle([0, 0], out, i % 2 === 0 ? length : length * 0.55)
      return `M${short(x)} ${short(y)}l${short(dx)} ${short(dy)}`
    })
    .join('')
}
