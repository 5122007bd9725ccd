import type { Core, ElementDefinition } from 'cytoscape'
import { labelSize, type SceneNode } from './scene.ts'

/** Makes what is drawn equal to the scene, touching only what differs: the camera stays where it is. */
export function sync(cy: Core, nodes: readonly SceneNode[], textScale: number): void {
  cy.batch(() => {
    const wanted = new Set(nodes.map((node) => node.id))
    cy.nodes()
      .filter((node) => !wanted.has(node.id()))
      .remove()
    for (const node of nodes) {
      const drawn = cy.getElementById(node.id)
      if (drawn.empty()) {
        cy.add(definition(node, cy, textScale))
        continue
      }
      const { x, y, ...data } = node
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

function definition(node: SceneNode, cy: Core, textScale: number): ElementDefinition {
  const { x, y, ...data } = node
  const measures = node.kind === 'place' ? measure(cy, textScale) : {}
  return { group: 'nodes', data: { ...data, ...measures }, position: { x, y } }
}
