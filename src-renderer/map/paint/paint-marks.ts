import type { MarkSign } from '../board/overlay.ts'

/** The part of a canvas context that signs need. */
export type MarkPen = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'arc'
  | 'rect'
  | 'roundRect'
  | 'closePath'
  | 'fill'
  | 'fillRect'
  | 'stroke'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'lineCap'
>
type Spot = { readonly x: number; readonly y: number; readonly angle: number }

const paper = '#fffaf0'

/** Paints a sign about a point, with a rim of paper so that it is visible on any background. */
export function paintMark(pen: MarkPen, sign: MarkSign, { x, y, angle }: Spot, size: number, ink: string): void {
  pen.save()
  const [right, down] = besidePlace[sign] ?? [0, 0]
  pen.translate(x + right * size, y + down * size)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  if (alongWays.has(sign)) pen.rotate(angle)
  paths[sign](pen, size, ink)
  pen.restore()
}

/**
 * Signs that stand beside their place, so that the place stays legible: offsets to the right and down, in sizes of the
 * sign.
 */
export const besidePlace: { readonly [sign in MarkSign]?: readonly [number, number] } = {
  contested: [0, -1.9],
  stormed: [0, 1.9],
  taken: [1.9, 0],
  edge: [-2.1, 0],
  fortified: [-1.2, 0],
  trench: [1.4, 0],
}

/** Signs that are rotated to the direction of their way. */
const alongWays: ReadonlySet<MarkSign> = new Set(['axis', 'destroyed', 'broken-rail', 'pontoon', 'gone'])

const paths: Readonly<Record<MarkSign, (pen: MarkPen, size: number, ink: string) => void>> = {
  // An arrow leading away.
  axis(pen, size, ink) {
    pen.beginPath()
    pen.moveTo(size * 1.25, 0)
    pen.lineTo(0, -size * 0.85)
    pen.lineTo(0, -size * 0.36)
    pen.lineTo(-size, -size * 0.36)
    pen.lineTo(-size, size * 0.36)
    pen.lineTo(0, size * 0.36)
    pen.lineTo(0, size * 0.85)
    pen.closePath()
    filled(pen, ink)
  },
  // A cross over the way.
  destroyed(pen, size, ink) {
    pen.beginPath()
    pen.moveTo(-size * 0.7, -size * 0.7)
    pen.lineTo(size * 0.7, size * 0.7)
    pen.moveTo(-size * 0.7, size * 0.7)
    pen.lineTo(size * 0.7, -size * 0.7)
    drawn(pen, ink, size * 0.36)
  },
  // Two ends of a track, bent apart.
  'broken-rail'(pen, size, ink) {
    pen.beginPath()
    for (const to of [-1, 1]) {
      pen.moveTo(size * 1.2 * to, -size * 0.36)
      pen.lineTo(size * 0.42 * to, -size * 0.36)
      pen.lineTo(size * 0.14 * to, -size * 0.9)
      pen.moveTo(size * 1.2 * to, size * 0.36)
      pen.lineTo(size * 0.42 * to, size * 0.36)
      pen.lineTo(size * 0.14 * to, size * 0.9)
      for (const tie of [0.62, 0.98]) {
        pen.moveTo(size * tie * to, -size * 0.66)
        pen.lineTo(size * tie * to, size * 0.66)
      }
    }
    drawn(pen, ink, size * 0.2)
  },
  // A hammer.
  repair(pen, size, ink) {
    pen.rotate(Math.PI / 4)
    pen.beginPath()
    pen.moveTo(0, -size * 0.5)
    pen.lineTo(0, size)
    drawn(pen, ink, size * 0.3)
    pen.beginPath()
    pen.rect(-size * 0.75, -size, size * 1.5, size * 0.6)
    filled(pen, ink)
  },
  // A breach in a wall, below the sign of the place.
  stormed(pen, size, ink) {
    pen.beginPath()
    pen.moveTo(-size, size * 0.7)
    pen.lineTo(-size, -size * 0.7)
    pen.lineTo(-size * 0.35, -size * 0.7)
    pen.lineTo(-size * 0.1, size * 0.1)
    pen.lineTo(size * 0.2, -size * 0.1)
    pen.lineTo(size * 0.4, -size * 0.7)
    pen.lineTo(size, -size * 0.7)
    pen.lineTo(size, size * 0.7)
    pen.closePath()
    filled(pen, ink)
  },
  // The barrel of a source of supply, struck through.
  taken(pen, size, ink) {
    pen.beginPath()
    pen.arc(0, 0, size * 0.8, 0, 2 * Math.PI)
    drawn(pen, ink, size * 0.28)
    pen.beginPath()
    pen.moveTo(-size, size)
    pen.lineTo(size, -size)
    drawn(pen, ink, size * 0.28)
  },
  // An arrow over an edge.
  edge(pen, size, ink) {
    pen.beginPath()
    pen.moveTo(-size * 1.25, 0)
    pen.lineTo(-size * 0.2, -size * 0.8)
    pen.lineTo(-size * 0.2, -size * 0.32)
    pen.lineTo(size * 0.7, -size * 0.32)
    pen.lineTo(size * 0.7, size * 0.32)
    pen.lineTo(-size * 0.2, size * 0.32)
    pen.lineTo(-size * 0.2, size * 0.8)
    pen.closePath()
    filled(pen, ink)
    pen.beginPath()
    pen.moveTo(size, -size * 0.9)
    pen.lineTo(size, size * 0.9)
    drawn(pen, ink, size * 0.24)
  },
  // Boats side by side under a roadway.
  pontoon(pen, size, ink) {
    pen.beginPath()
    for (const at of [-0.7, 0, 0.7])
      pen.roundRect(size * at - size * 0.2, -size * 0.8, size * 0.4, size * 1.6, size * 0.2)
    filled(pen, ink)
    pen.beginPath()
    pen.moveTo(-size * 1.2, 0)
    pen.lineTo(size * 1.2, 0)
    drawn(pen, ink, size * 0.3)
  },
  // Crossed sabres beside the sign of the place.
  contested(pen, size, ink) {
    pen.beginPath()
    pen.moveTo(-size * 0.8, size * 0.7)
    pen.quadraticCurveTo(size * 0.2, size * 0.2, size * 0.8, -size * 0.8)
    pen.moveTo(size * 0.8, size * 0.7)
    pen.quadraticCurveTo(-size * 0.2, size * 0.2, -size * 0.8, -size * 0.8)
    drawn(pen, ink, size * 0.26)
  },
  // A ring of teeth that point inwards.
  encircled(pen, size, ink) {
    const radius = size * 1.9
    pen.beginPath()
    pen.arc(0, 0, radius, 0, 2 * Math.PI)
    for (let tooth = 0; tooth < 10; tooth++) {
      const turn = (tooth * Math.PI) / 5
      pen.moveTo(Math.cos(turn) * radius, Math.sin(turn) * radius)
      pen.lineTo(Math.cos(turn) * radius * 0.72, Math.sin(turn) * radius * 0.72)
    }
    drawn(pen, ink, size * 0.2)
  },
  // A barrier: a disc with a bar across.
  break(pen, size, ink) {
    pen.beginPath()
    pen.arc(0, 0, size, 0, 2 * Math.PI)
    filled(pen, ink)
    pen.fillStyle = paper
    pen.fillRect(-size * 0.62, -size * 0.2, size * 1.24, size * 0.4)
  },
  // A barrel seen from above, beside the sign of the place.
  source(pen, size, ink) {
    pen.beginPath()
    pen.arc(0, 0, size * 0.86, 0, 2 * Math.PI)
    filled(pen, paper)
    pen.lineWidth = size * 0.3
    pen.strokeStyle = ink
    pen.stroke()
    pen.beginPath()
    pen.arc(0, 0, size * 0.34, 0, 2 * Math.PI)
    pen.fillStyle = ink
    pen.fill()
  },
  // Two strokes across the way: interrupted in a what-if.
  gone(pen, size, ink) {
    pen.fillStyle = paper
    pen.fillRect(-size * 0.34, -size, size * 0.68, size * 2)
    pen.beginPath()
    for (const at of [-0.4, 0.4]) {
      pen.moveTo(size * (at - 0.3), size)
      pen.lineTo(size * (at + 0.3), -size)
    }
    drawn(pen, ink, size * 0.3)
  },
  // A redan: a parapet with its point towards the enemy.
  fortified(pen, size, ink) {
    pen.beginPath()
    pen.moveTo(-size * 1.15, size * 0.75)
    pen.lineTo(-size * 0.75, -size * 0.3)
    pen.lineTo(0, -size * 0.95)
    pen.lineTo(size * 0.75, -size * 0.3)
    pen.lineTo(size * 1.15, size * 0.75)
    pen.lineTo(size * 0.6, size * 0.75)
    pen.lineTo(size * 0.38, size * 0.05)
    pen.lineTo(0, -size * 0.3)
    pen.lineTo(-size * 0.38, size * 0.05)
    pen.lineTo(-size * 0.6, size * 0.75)
    pen.closePath()
    filled(pen, ink)
  },
  // A trench in zigzag.
  trench(pen, size, ink) {
    pen.beginPath()
    pen.moveTo(-size * 1.2, size * 0.5)
    for (const [x, y] of [
      [-0.6, -0.5],
      [0, 0.5],
      [0.6, -0.5],
      [1.2, 0.5],
    ] as const)
      pen.lineTo(size * x, size * y)
    drawn(pen, ink, size * 0.34)
  },
  // A little flag on the sign of the place.
  control(pen, size, ink) {
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(0, -size * 2)
    drawn(pen, '#2b241b', size * 0.16)
    pen.beginPath()
    pen.moveTo(0, -size * 2)
    pen.lineTo(size * 1.3, -size * 1.6)
    pen.lineTo(0, -size * 1.15)
    pen.closePath()
    filled(pen, ink)
  },
}

function filled(pen: MarkPen, ink: string): void {
  pen.lineWidth = 3
  pen.strokeStyle = paper
  pen.stroke()
  pen.fillStyle = ink
  pen.fill()
}

function drawn(pen: MarkPen, ink: string, width: number): void {
  pen.lineWidth = width + 3
  pen.strokeStyle = paper
  pen.stroke()
  pen.lineWidth = width
  pen.strokeStyle = ink
  pen.stroke()
}
