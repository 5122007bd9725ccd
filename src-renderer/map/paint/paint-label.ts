import { small } from '../../parts/faces.ts'

type Pen = CanvasRenderingContext2D

const paper = '#fffaf0'
const usualSize = 12.5

/** Size of a label. Sets the pen's font to that of the label. */
export function labelSize(pen: Pen, text: string, size = usualSize): { readonly width: number; readonly high: number } {
  pen.font = `600 ${size}px ${small}`
  return { width: pen.measureText(text).width + size * 0.72, high: size * 1.44 }
}

/** Words on a plate of paper, legible on any background. */
export function paintLabel(pen: Pen, text: string, x: number, y: number, ink: string, size = usualSize): void {
  const { width, high } = labelSize(pen, text, size)
  pen.setLineDash([])
  pen.beginPath()
  pen.roundRect(x - width / 2, y - high / 2, width, high, high / 2)
  pen.fillStyle = paper
  pen.fill()
  pen.lineWidth = 1.6
  pen.strokeStyle = ink
  pen.stroke()
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, x, y + 1)
}
