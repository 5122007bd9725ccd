import cytoscape from 'cytoscape'
import type { MapCamera } from './map-camera.ts'
import { type Between, TwoFingers } from './two-fingers.ts'

/**
 * Uses the map library to read dragging and moves the camera by it. Two-finger gestures are read without it, because it
 * takes two fingers that are near each other for another mouse button and does not move the map. It draws nothing, and
 * exists only while the map is pressed: it requests every animation frame while it exists, and an untouched map should
 * cost nothing.
 */
export function attachGestures(element: HTMLElement, camera: MapCamera): () => void {
  // The library only reads events inside its element, and empties its element when it is destroyed.
  const touched = document.createElement('div')
  touched.className = 'game-map-touched'
  element.replaceChildren(touched)
  const pressing = new Set<number>()
  const fingers = new TwoFingers()
  let stopReading: (() => void) | undefined
  let leaving = 0
  const leave = (): void => {
    clearTimeout(leaving)
    stopReading?.()
    stopReading = undefined
    element.replaceChildren(touched)
  }
  const press = (event: PointerEvent): void => {
    clearTimeout(leaving)
    fingers.press(event)
    if (fingers.areDown) leave()
    else stopReading ??= readHands(element, camera)
    pressing.add(event.pointerId)
  }
  const move = (event: PointerEvent): void => {
    const led = fingers.move(event)
    if (led !== undefined) lead(element, camera, ...led)
  }
  const release = (event: PointerEvent): void => {
    fingers.release(event)
    if (!pressing.delete(event.pointerId) || pressing.size > 0) return
    // The library reads the release from the mouse or touch event, which comes right after the pointer event.
    leaving = window.setTimeout(leave)
  }
  // The library does not read the hand while a tool drags something.
  const unfollow = camera.follow(() => {
    if (camera.isHeld && stopReading !== undefined) leave()
  })
  const listening = new AbortController()
  const early = { capture: true, signal: listening.signal }
  element.addEventListener('pointerdown', press, early)
  window.addEventListener('pointermove', move, early)
  window.addEventListener('pointerup', release, early)
  window.addEventListener('pointercancel', release, early)
  return () => {
    listening.abort()
    unfollow()
    leave()
  }
}

/** Keeps the sheet fixed under the two fingers. */
function lead(element: HTMLElement, camera: MapCamera, before: Between, after: Between): void {
  if (camera.isHeld) return
  const { left, top } = element.getBoundingClientRect()
  const { view, limits } = camera
  const zoom = Math.min(limits.most, Math.max(limits.least, view.zoom * (after.apart / before.apart)))
  const part = zoom / view.zoom
  camera.place(
    zoom,
    after.x - left - (before.x - left - view.x) * part,
    after.y - top - (before.y - top - view.y) * part,
  )
}

/** Moves the camera by gestures in an element. Returns a function that stops it. */
function readHands(element: HTMLElement, camera: MapCamera): () => void {
  const { least, most } = camera.limits
  const cy = cytoscape({
    container: element,
    autoungrabify: true,
    autounselectify: true,
    boxSelectionEnabled: false,
    minZoom: least,
    maxZoom: most,
    // Its own canvases stay empty, so they need no resolution: it clears them in every frame.
    pixelRatio: 0.1,
  })
  // Each of the two cameras follows the other; `following` prevents an endless loop.
  let following = false
  const follow = (): void => {
    if (following) return
    following = true
    const { zoom, x, y } = camera.view
    cy.minZoom(camera.limits.least)
    cy.maxZoom(camera.limits.most)
    cy.viewport({ zoom, pan: { x, y } })
    following = false
  }
  follow()
  cy.on('viewport', () => {
    if (following) return
    following = true
    const { x, y } = cy.pan()
    // The camera stops at the edge of the sheet; the hand may go on and come back.
    camera.place(cy.zoom(), x, y)
    following = false
  })
  const stop = camera.follow(follow)
  return () => {
    stop()
    cy.destroy()
  }
}
