import type { Stands } from '../../counters/base.ts'

/** The drawing of troops as SVG paths, in units of the table, about their middle, with their front upwards. */
export type BaseDrawing = {
  readonly whole: string
  readonly stands: string
  /** Each colour with the path of everything in it, in painting order. */
  readonly figures: readonly (readonly [colour: string, d: string])[]
  /** Half the width and half the depth of the whole. */
  readonly half: readonly [across: number, deep: number]
}

/** The same for a canvas; made once for each base. */
export type BaseShapes = {
  readonly whole: Path2D
  readonly stands: Path2D
  readonly figures: readonly (readonly [colour: string, path: Path2D])[]
  readonly half: BaseDrawing['half']
}

const leather = '#3b2a1c'
const horseflesh = ['#5d4029', '#3f2d1f', '#74533a'] as const
const wood = '#7a6038'

const made = new WeakMap<Stands, BaseShapes>()

export function shapesOf(shape: Stands, [x, y]: readonly [number, number], bearing: number): BaseShapes {
  const known = made.get(shape)
  if (known !== undefined) return known
  const { whole, stands, figures, half } = drawingOf(shape, [x, y], bearing)
  const shapes = {
    whole: new Path2D(whole),
    stands: new Path2D(stands),
    figures: figures.map(([colour, d]) => [colour, new Path2D(d)] as const),
    half,
  }
  made.set(shape, shapes)
  return shapes
}

export function drawingOf(shape: Stands, [x, y]: readonly [number, number], bearing: number): BaseDrawing {
  const turn = (-bearing * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  /** Converts from table coordinates to the base's own (right, front). */
  const own = ([atX, atY]: readonly [number, number]): readonly [number, number] => [
    (atX - x) * cos - (atY - y) * sin,
    (atX - x) * sin + (atY - y) * cos,
  ]
  const corners = shape.outline.map(own)
  const half = [
    Math.max(...corners.map(([right]) => Math.abs(right))),
    Math.max(...corners.map(([, down]) => Math.abs(down))),
  ] as const
  const middles = shape.stands.map(own)
  const stands = middles.map(([right, down]) => box(right, down, shape.across, shape.deep)).join('')
  return { whole: box(0, 0, 2 * half[0], 2 * half[1]), stands, figures: figuresOn(shape, middles), half }
}

export const short = (value: number): number => Math.round(value * 100) / 100

/** A rectangle centred on a point. */
const box = (x: number, y: number, wide: number, high: number): string =>
  `M${short(x - wide / 2)} ${short(y - high / 2)}h${short(wide)}v${short(high)}h${short(-wide)}z`

/** One path per colour, in painting order. */
class Paint {
  readonly paths = new Map<string, string>()

  #add(colour: string, d: string): void {
    this.paths.set(colour, (this.paths.get(colour) ?? '') + d)
  }

  oval(colour: string, x: number, y: number, across: number, deep: number): void {
    const half = `${across} ${deep} 0 1 1`
    this.#add(colour, `M${short(x + across)} ${short(y)}a${half} ${-2 * across} 0a${half} ${2 * across} 0z`)
  }

  box(colour: string, x: number, y: number, wide: number, high: number): void {
    this.#add(colour, box(x, y, wide, high))
  }
}

function figuresOn(shape: Stands, middles: readonly (readonly [number, number])[]): BaseDrawing['figures'] {
  const { troops, each, left } = shape
  // Two layers: clothing lies over horses and guns.
  const [under, over] = [new Paint(), new Paint()]
  middles.forEach(([x, y], stand) => {
    const count = Math.max(0, Math.min(each, left - stand * each))
    for (let i = 0; i < count; i++) {
      const files = troops === 'foot' ? Math.ceil(each / 2) : each
      const aside = x + (((i % files) + 0.5) / files - 0.5) * shape.across
      // Infantry stands two deep, the second rank showing between the men of the first.
      if (troops === 'foot') soldier(over, shape, aside, y + (i < files ? -6 : 5.4))
      else if (troops === 'horse') rider(under, over, shape, aside, y, stand + i)
      else gun(under, over, shape, aside, y, stand + i)
    }
  })
  return [...under.paths, ...over.paths]
}

/** A tin soldier seen from above and a little behind: legs, shoulders, cap, and the rifle on the right. */
function soldier(paint: Paint, { uniform }: Stands, x: number, y: number): void {
  paint.box(uniform.trousers, x, y + 3.4, 5.4, 4)
  paint.oval(uniform.coat, x, y, 4.1, 3)
  paint.box(leather, x + 3.8, y - 3.2, 1, 8)
  paint.oval(uniform.cap, x, y - 0.6, 2.2, 2.2)
}

function rider(under: Paint, over: Paint, { uniform }: Stands, x: number, y: number, number: number): void {
  const coat = horseflesh[number % horseflesh.length] ?? leather
  under.oval(coat, x, y, 2.7, 9.5)
  under.oval(coat, x, y - 10.5, 1.5, 3.4)
  over.box(uniform.trousers, x, y + 1.6, 7, 3)
  over.oval(uniform.metal ?? uniform.coat, x, y, 3.2, 2.6)
  over.oval(uniform.cap, x, y - 0.4, 1.7, 1.7)
}

function gun(under: Paint, over: Paint, shape: Stands, x: number, y: number, number: number): void {
  const { uniform, troops, deep } = shape
  const back = troops === 'limbered' ? deep * 0.24 : 0
  under.box(wood, x, y + back + 4, 1.8, 18)
  under.box(leather, x - 4.2, y + back - 2, 1.8, 9)
  under.box(leather, x + 4.2, y + back - 2, 1.8, 9)
  over.box(uniform.metal ?? '#8c7a4a', x, y + back - 6, 2.2, 17)
  if (troops === 'limbered') {
    for (const [row, side] of [
      [-0.3, -2.8],
      [-0.3, 2.8],
      [-0.02, -2.8],
      [-0.02, 2.8],
    ] as const)
      under.oval(horseflesh[number % horseflesh.length] ?? leather, x + side, y + row * deep, 2.1, 7)
    return
  }
  for (const [aside, down] of [
    [-6.4, 5],
    [6.4, 5],
    [-6, 13],
  ] as const) {
    over.box(uniform.trousers, x + aside, y + down + 2.6, 3.4, 3)
    over.oval(uniform.coat, x + aside, y + down, 2.5, 2)
    over.oval(uniform.cap, x + aside, y + down - 0.4, 1.4, 1.4)
  }
}
