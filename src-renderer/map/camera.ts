import type { Core } from 'cytoscape'

const margin = 26

/** Shows the whole sheet, and lets nobody lose it by going much further away. */
export function fitSheet(cy: Core): void {
  cy.minZoom(0.01)
  cy.maxZoom(100)
  cy.fit(cy.nodes('[kind = "hex"]'), margin)
  const whole = cy.zoom()
  cy.minZoom(whole * 0.6)
  cy.maxZoom(Math.max(whole * 6, 2))
}

/** Changes the scale about the middle of what is seen. */
export function zoomBy(cy: Core, factor: number): void {
  cy.zoom({ level: cy.zoom() * factor, renderedPosition: { x: cy.width() / 2, y: cy.height() / 2 } })
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
