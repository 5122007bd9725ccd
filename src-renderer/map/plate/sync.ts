import type { Core, ElementDefinition } from 'cytoscape'
import { labelSize, type SceneElement } from './scene.ts'

/** Makes what is drawn equal to the scene, touching only what differs: the camera stays where it is. */
export function sync(cy: Core, elements: readonly SceneElement[], textScale: number): void {
  cy.batch(() => {
    const wanted = new Set(elements.map(({ id }) => id))
    cy.elements()
      .filter((drawn) => !wanted.has(drawn.id()))
      .remove()
    for (const element of elements) {
      const drawn = cy.getElementById(element.id)
      if (drawn.empty()) {
        cy.add(definition(element, cy, textScale))
        continue
      }
      if (element.kind === 'side') {
        if (drawn.data('look') !== element.look) drawn.data('look', element.look)
        continue
      }
      const { x, y, ...data } = element
      if (drawn.position('x') !== x || drawn.position('y') !== y) drawn.position({ x, y })
      if (!('sign' in data)) drawn.removeData('sign')
      for (const [key, value] of Object.entries(data)) {
        if (drawn.data(key) !== value) drawn.data(key, value)
      }
    }
  })
  fitLabels(cy, textScale)
}

/** Names are measured for the screen, not for the sheet: to be called whenever the scale has changed. */
export function fitLabels(cy: Core, textScale: number): void {
  cy.batch(() => {
    cy.nodes('[kind = "place"]').data(measure(cy, textScale))
  })
}

function measure(cy: Core, textScale: number): { size: number; halo: number } {
  const size = labelSize(cy.zoom(), textScale)
  return { size, halo: size * 0.18 }
}

function definition(element: SceneElement, cy: Core, textScale: number): ElementDefinition {
  if (element.kind === 'side') return { group: 'edges', data: element, pannable: true }
  const { x, y, ...data } = element
  const measures = element.kind === 'place' ? measure(cy, textScale) : {}
  // Hexes lie everywhere: dragging one must move the map, as dragging the ground would.
  return { group: 'nodes', data: { ...data, ...measures }, position: { x, y }, pannable: true }
}
