import cytoscape from 'cytoscape'
import type { MapCamera } from './map-camera.ts'

/**
 * Lets the map library read what hands do with the map (drag, pinch, two fingers on glass) and moves the camera by it. The
 * library draws nothing here; it is attached when the map is already seen.
 */
export function attachGestures(element: HTMLElement, camera: MapCamera): () => void {
  const { least, most } = camera.limits
  const cy = cytoscape({
    container: element,
    autoungrabify: true,
    autounselectify: true,
    boxSelectionEnabled: false,
    minZoom: least,
    maxZoom: most,
  })
  // Whoever is moved moves the other, but not back again.
  let following = false
  const follow = (): void => {
    if (following) return
    following = true
    const { zoom, x, y } = camera.view
    cy.minZoom(camera.limits.least)
    cy.maxZoom(camera.limits.most)
    cy.viewport({ zoom, pan: { x, y } })
    cy.userPanningEnabled(!camera.isHeld)
    cy.userZoomingEnabled(!camera.isHeld)
    following = false
  }
  follow()
  cy.on('viewport', () => {
    if (following) return
    following = true
    const { x, y } = cy.pan()
    camera.place(cy.zoom(), x, y)
    // The camera goes no further than to the rim of the sheet.
    const { view } = camera
    if (view.x !== x || view.y !== y) cy.viewport({ zoom: view.zoom, pan: { x: view.x, y: view.y } })
    following = false
  })
  const stop = camera.follow(follow)
  const frame = new ResizeObserver(() => cy.resize())
  frame.observe(element)
  return () => {
    frame.disconnect()
    stop()
    cy.destroy()
  }
}
