export type Pen = CanvasRenderingContext2D

/** Where something stands in the window, how many pixels one of its units has, and how many dots a pixel. */
export type At = { readonly x: number; readonly y: number; readonly scale: number; readonly density: number }

/** Sets the pen to the units of what stands there, about its middle, its front upwards. */
export function turn(pen: Pen, { x, y, scale, density }: At, bearing: number): void {
  const angle = (bearing * Math.PI) / 180
  const by = scale * density
  const [cos, sin] = [Math.cos(angle) * by, Math.sin(angle) * by]
  pen.setTransform(cos, sin, -sin, cos, x * density, y * density)
}
