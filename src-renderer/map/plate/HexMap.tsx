import type { Core } from 'cytoscape'
import { type ComponentProps, useEffect, useRef } from 'react'
import { facesReady } from '../../parts/faces-ready.ts'
import { fitSheet } from '../camera/camera.ts'
import { MapFrame } from './MapFrame.tsx'
import type { Palette } from '../paint/palette.ts'
import type { SceneElement } from './scene.ts'
import { mapStyle } from './style.ts'
import { fitLabels, sync } from './sync.ts'

type Props = Pick<ComponentProps<typeof MapFrame>, 'label' | 'describedBy' | 'words'> & {
  readonly elements: readonly SceneElement[]
  readonly palette: Palette
  /** How much larger than usual the text of the window is. */
  readonly textScale: number
  /** The hex under the pointer, or null when there is none. */
  readonly onPoint: (hex: string | null) => void
}

/** A board of hexes, drawn by the map library itself. */
export function HexMap({ elements, palette, textScale, onPoint, ...frame }: Props) {
  const map = useRef<Core | null>(null)
  // What was last drawn for: the listeners live as long as the map, the values change with every drawing.
  const now = useRef({ textScale, onPoint })
  useEffect(() => {
    now.current = { textScale, onPoint }
  })

  function attach(cy: Core): () => void {
    map.current = cy
    cy.on('zoom', () => fitLabels(cy, now.current.textScale))
    cy.on('mouseover', 'node[kind = "hex"]', (event) => {
      cy.nodes('.pointed').removeClass('pointed')
      event.target.addClass('pointed')
      now.current.onPoint(event.target.data('hex'))
    })
    cy.on('mouseout', 'node[kind = "hex"]', (event) => {
      event.target.removeClass('pointed')
      now.current.onPoint(null)
    })
    return () => {
      map.current = null
    }
  }

  useEffect(() => {
    map.current?.style(mapStyle(palette))
    // The map library keeps what it has lettered: in another face, if the window's own was not there yet.
    void facesReady.then(() => map.current?.style(mapStyle(palette)))
  }, [palette])

  useEffect(() => {
    const cy = map.current
    if (cy === null) return
    const first = cy.elements().empty()
    sync(cy, elements, textScale)
    if (first) fitSheet(cy)
  }, [elements, textScale])

  return <MapFrame {...frame} attach={attach} />
}
