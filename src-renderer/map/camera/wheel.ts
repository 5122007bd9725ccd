/** Pixels per unit of wheel movement: browsers report it in pixels, lines or pages. */
const pixels: Readonly<Record<number, number>> = {
  [WheelEvent.DOM_DELTA_PIXEL]: 1,
  [WheelEvent.DOM_DELTA_LINE]: 33,
  [WheelEvent.DOM_DELTA_PAGE]: 100,
}

/**
 * Zoom factor of a wheel event: four notches double the scale. A pinch on a touchpad arrives as a wheel event with Ctrl
 * and smaller deltas.
 */
export function zoomOfWheel(event: WheelEvent): number {
  const turned = event.deltaY * (pixels[event.deltaMode] ?? 1) * (event.ctrlKey ? 4 : 1)
  return 2 ** (-turned / 400)
}
