export type Pen = CanvasRenderingContext2D

/** Position of a base in the window, pixels per unit of the base, and dots per pixel. */
export type At = { readonly x: number; readonly y: number; readonly scale: number; readonly density: number }

/** Sets the pen to the units of the base, with its middle as origin and its front upwards. */
export function turn(pen: Pen, { x, y, scale, density }: At, bearing: number): void {
  const angle = (bearing * Math.PI) / 180
  const by = scale * density
  const [cos, sin] = [Math.cos(angle) * by, Math.sin(angle) * by]
  pen.setTransform(cos, sin, -sin, cos, x * density, y * density)
}
