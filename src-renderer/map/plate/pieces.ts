import type { Core, StylesheetJson } from 'cytoscape'

/** Counters of one side in one place, as they are shown on a map. */
export type StandingPiece = { readonly place: string; readonly look: 'french' | 'other'; readonly count: number }

/** Where two sides share a place, the one stands to the left and the other to the right. */
export function shifted(piece: StandingPiece, pieces: readonly StandingPiece[]): number {
  const shared = pieces.some(({ place, look }) => place === piece.place && look !== piece.look)
  if (!shared) return 0
  return piece.look === 'french' ? -1 : 1
}

/** The number is read, not only the colour; the shapes differ too. */
export const pieceStyle: StylesheetJson = [
  {
    selector: 'node[kind = "piece"]',
    style: {
      shape: 'rectangle',
      events: 'no',
      'background-color': '#1f4062',
      'background-opacity': 1,
      'border-color': '#faf4e4',
      label: 'data(label)',
      color: '#ffffff',
      'text-valign': 'center',
      'text-halign': 'center',
      'z-index': 7,
      'z-index-compare': 'manual',
    },
  },
  {
    selector: 'node[kind = "piece"][look = "other"]',
    style: { shape: 'cut-rectangle', 'background-color': '#2b241b' },
  },
]

/** Pieces on a drawn sheet are measured for the screen: to be called whenever the scale has changed. */
export function fitPieces(cy: Core): void {
  const zoom = cy.zoom()
  cy.batch(() => {
    cy.nodes('[kind = "piece"]').forEach((piece) => {
      const { x, y } = piece.data('at')
      const width = 17 / zoom
      piece.style({ width, height: 15 / zoom, 'border-width': 1.2 / zoom, 'font-size': 11 / zoom })
      piece.position({ x: x + piece.data('shift') * width * 0.62, y })
    })
  })
}
