import type { Core } from 'cytoscape'

/** Shows the whole sheet, and lets nobody lose it by going much further away. */
export function fitSheet(cy: Core): void {
  cy.minZoom(0.01)
  cy.maxZoom(100)
  cy.fit(cy.nodes('[kind = "hex"]'), 26)
  const whole = cy.zoom()
  cy.minZoom(whole * 0.6)
  cy.maxZoom(Math.max(whole * 6, 2))
}

/** Changes the scale about the middle of what is seen. */
export function zoomBy(cy: Core, factor: number): void {
  cy.zoom({ level: cy.zoom() * factor, renderedPosition: { x: cy.width() / 2, y: cy.height() / 2 } })
}

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

/** Changes the scale about the pointer. */
export function zoomByWheel(cy: Core, event: WheelEvent): void {
  const box = cy.container()?.getBoundingClientRect()
  cy.stop()
  cy.zoom({
    level: cy.zoom() * zoomOfWheel(event),
    renderedPosition: { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) },
  })
  cy.emit('steered')
}

const step = 70

/** What each key does to the camera; other keys are not the map's business. */
export const keys: Readonly<Record<string, (cy: Core) => void>> = {
  ArrowLeft: (cy) => cy.panBy({ x: step, y: 0 }),
  ArrowRight: (cy) => cy.panBy({ x: -step, y: 0 }),
  ArrowUp: (cy) => cy.panBy({ x: 0, y: step }),
  ArrowDown: (cy) => cy.panBy({ x: 0, y: -step }),
  '+': (cy) => zoomBy(cy, 1.25),
  '=': (cy) => zoomBy(cy, 1.25),
  '-': (cy) => zoomBy(cy, 0.8),
  '0': fitSheet,
  Home: fitSheet,
}
