import type { MarkPen } from '../map/paint/paint-marks.ts'

/** A pen that writes SVG, for the signs painted on maps. */
export class SvgPen implements MarkPen {
  fillStyle = '#000000'
  strokeStyle = '#000000'
  lineWidth = 1
  lineJoin: MarkPen['lineJoin'] = 'miter'
  lineCap: MarkPen['lineCap'] = 'butt'
  readonly #written: string[] = []
  /** Number of open transform groups for each unrestored `save`. */
  readonly #groups: number[] = []
  #path = ''

  get svg(): string {
    return this.#written.join('')
  }

  save(): void {
    this.#groups.push(0)
  }
  restore(): void {
    this.#written.push('</g>'.repeat(this.#groups.pop() ?? 0))
  }
  translate(x: number, y: number): void {
    this.#move(`translate(${short(x)} ${short(y)})`)
  }
  rotate(angle: number): void {
    this.#move(`rotate(${short((angle * 180) / Math.PI)})`)
  }
  beginPath(): void {
    this.#path = ''
  }
  moveTo(x: number, y: number): void {
    this.#path += `M${short(x)} ${short(y)}`
  }
  lineTo(x: number, y: number): void {
    this.#path += `${this.#path === '' ? 'M' : 'L'}${short(x)} ${short(y)}`
  }
  quadraticCurveTo(byX: number, byY: number, x: number, y: number): void {
    this.#path += `Q${short(byX)} ${short(byY)} ${short(x)} ${short(y)}`
  }
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    const at = (angle: number) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
    // In two halves, because an SVG arc cannot be a full circle.
    this.lineTo(...at(from))
    for (const end of [(from + to) / 2, to]) {
      const [endX, endY] = at(end)
      this.#path += `A${short(radius)} ${short(radius)} 0 0 ${to > from ? 1 : 0} ${short(endX)} ${short(endY)}`
    }
  }
  rect(x: number, y: number, width: number, height: number): void {
    this.#path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`
  }
  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    const [across, down, r] = [short(width - 2 * radius), short(height - 2 * radius), short(radius)]
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
    this.#path += `M${short(x + radius)} ${short(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}`
    this.#path += `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`
  }
  closePath(): void {
    this.#path += 'Z'
  }
  fill(): void {
    this.#written.push(`<path d="${this.#path}" fill="${this.fillStyle}"/>`)
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    const size = `width="${short(width)}" height="${short(height)}"`
    this.#written.push(`<rect x="${short(x)}" y="${short(y)}" ${size} fill="${this.fillStyle}"/>`)
  }
  stroke(): void {
    const ends = `stroke-linejoin="${this.lineJoin}" stroke-linecap="${this.lineCap}"`
    this.#written.push(
      `<path d="${this.#path}" fill="none" stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}" ${ends}/>`,
    )
  }

  #move(transform: string): void {
    this.#written.push(`<g transform="${transform}">`)
    const open = this.#groups.length - 1
    if (open >= 0) this.#groups[open]! += 1
  }
}

const short = (value: number): number => Math.round(value * 100) / 100
