/** A wheel tells its turn in pixels, lines or pages: for how many pixels each of them counts. */
const pixels: Readonly<Record<number, number>> = {
  [WheelEvent.DOM_DELTA_PIXEL]: 1,
  [WheelEvent.DOM_DELTA_LINE]: 33,
  [WheelEvent.DOM_DELTA_PAGE]: 100,
}

/** By how much a turn of the wheel scales: four notches double it. A pinch on a pad comes as a wheel with Ctrl, finer. */
export function zoomOfWheel(event: WheelEvent): number {
  const turned = event.deltaY * (pixels[event.deltaMode] ?? 1) * (event.ctrlKey ? 4 : 1)
  return 2 ** (-turned / 400)
}
