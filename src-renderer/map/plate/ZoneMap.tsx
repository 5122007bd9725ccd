import type { Core, StylesheetJson } from 'cytoscape'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Zone, ZoneBoard } from '../../../src-main/contract/zone-board.ts'
import { bringIntoView, fitSheet } from '../camera/camera.ts'
import { MapFrame } from './MapFrame.tsx'
import { fitPieces, pieceStyle, shifted, type StandingPiece } from './pieces.ts'
import { SheetLayer } from './sheet-layer.ts'
import { bearingOfKey, neighbourTowards, zoneAt, type ZoneIndex } from '../board/zones.ts'

type Props = Pick<ComponentProps<typeof MapFrame>, 'label' | 'describedBy' | 'words'> & {
  readonly board: ZoneBoard
  readonly index: ZoneIndex
  /** The drawing of the sheet, once there is one. */
  readonly svg: string | null
  /** How many counters stand where; none on a map that is only looked at. */
  readonly pieces?: readonly StandingPiece[]
  readonly waiting: string
  readonly pointed: string | null
  readonly chosen: string | null
  readonly onPoint: (zone: string | null) => void
  readonly onChoose: (zone: string | null) => void
}

/** Names stand beside their zones: whoever points at one within so many units of the sheet means the zone. */
const near = 90

const noPieces: readonly StandingPiece[] = []

/** A board of zones on its drawn sheet. The map library has the camera and the rings round the zones. */
export function ZoneMap({
  board,
  index,
  svg,
  pieces = noPieces,
  waiting,
  pointed,
  chosen,
  onPoint,
  onChoose,
  ...frame
}: Props) {
  const map = useRef<Core | null>(null)
  const layer = useRef<SheetLayer | null>(null)
  const [drawn, setDrawn] = useState(false)
  const now = useRef({ onPoint, onChoose })
  useEffect(() => {
    now.current = { onPoint, onChoose }
  })

  function attach(cy: Core): () => void {
    map.current = cy
    cy.style(style)
    addZones(cy, board)
    fitSheet(cy)
    if (board.sheet !== null) layer.current = new SheetLayer(cy, board.sheet)
    fitRings(cy)
    cy.on('zoom', () => {
      fitRings(cy)
      fitPieces(cy)
    })
    let under: string | null = null
    const point = (zone: Zone | undefined) => {
      const id = zone?.id ?? null
      if (id === under) return
      under = id
      cy.container()?.classList.toggle('on-zone', id !== null)
      now.current.onPoint(id)
    }
    const meant = ({ x, y }: { x: number; y: number }) => zoneAt(board.zones, x, y, Math.max(near, 16 / cy.zoom()))
    cy.on('mousemove', (event) => point(meant(event.position)))
    cy.on('tap', (event) => now.current.onChoose(meant(event.position)?.id ?? null))
    const leave = () => point(undefined)
    const container = cy.container()
    container?.addEventListener('mouseleave', leave)
    return () => {
      container?.removeEventListener('mouseleave', leave)
      layer.current?.remove()
      layer.current = null
      map.current = null
    }
  }

  function walk(event: KeyboardEvent): boolean {
    const direction = bearingOfKey[event.key]
    const cy = map.current
    if (!event.shiftKey || direction === undefined || cy === null) return false
    if (chosen === null) {
      const { x1, x2, y1, y2 } = cy.extent()
      onChoose(zoneAt(board.zones, (x1 + x2) / 2, (y1 + y2) / 2, Infinity)?.id ?? null)
    } else {
      const next = neighbourTowards(index, chosen, direction)
      if (next !== undefined) onChoose(next.id)
    }
    return true
  }

  useEffect(() => {
    let gone = false
    if (svg !== null) {
      const shown = () => {
        if (!gone) setDrawn(true)
      }
      layer.current?.show(svg).then(shown, (fault: unknown) => console.error(fault))
    }
    return () => {
      gone = true
    }
  }, [svg])

  useEffect(() => {
    const cy = map.current
    if (cy === null) return
    cy.batch(() => {
      cy.nodes('[kind = "piece"]').remove()
      for (const piece of pieces) {
        const at = index.byId.get(piece.place)?.at
        if (!at) continue
        const shift = shifted(piece, pieces)
        const data = { id: `piece ${piece.place} ${piece.look}`, kind: 'piece', look: piece.look, at, shift }
        cy.add({ data: { ...data, label: String(piece.count) }, position: { x: at.x, y: at.y } })
      }
    })
    fitPieces(cy)
  }, [index, pieces])

  useEffect(() => {
    const cy = map.current
    if (cy === null) return
    const middle = pointed ?? chosen
    cy.batch(() => {
      cy.nodes().removeClass('pointed chosen near')
      for (const { to } of middle === null ? [] : (index.links.get(middle) ?? [])) {
        cy.getElementById(to.id).addClass('near')
      }
      if (chosen !== null) cy.getElementById(chosen).addClass('chosen')
      if (pointed !== null) cy.getElementById(pointed).addClass('pointed')
    })
  }, [index, pointed, chosen])

  useEffect(() => {
    const at = chosen === null ? null : index.byId.get(chosen)?.at
    if (map.current !== null && at) bringIntoView(map.current, at)
  }, [index, chosen])

  return (
    <MapFrame {...frame} attach={attach} onKey={walk}>
      {!(drawn && svg !== null) && <output className="map-waiting">{waiting}</output>}
    </MapFrame>
  )
}

function addZones(cy: Core, { sheet, zones }: ZoneBoard): void {
  if (sheet !== null) {
    cy.add({
      data: { id: 'the sheet', kind: 'sheet', width: sheet.width, height: sheet.height },
      position: { x: sheet.width / 2, y: sheet.height / 2 },
    })
  }
  for (const { id, at } of zones) {
    if (at !== null) cy.add({ data: { id, kind: 'zone', reach: at.reach }, position: { x: at.x, y: at.y } })
  }
}

/** Rings are measured for the screen, not for the sheet: to be called whenever the scale has changed. */
function fitRings(cy: Core): void {
  const zoom = cy.zoom()
  cy.batch(() => {
    cy.nodes('[kind = "zone"]').forEach((zone) => {
      zone.data({ ring: Math.max(2 * Number(zone.data('reach')) + 8, 13 / zoom), line: 2 / zoom })
    })
  })
}

/** Always by daylight: the sheet is printed on its own paper. */
const style: StylesheetJson = [
  {
    selector: 'node',
    style: { 'background-opacity': 0, 'border-width': 0, 'overlay-opacity': 0, events: 'no', shape: 'ellipse' },
  },
  { selector: 'node[kind = "sheet"]', style: { shape: 'rectangle', width: 'data(width)', height: 'data(height)' } },
  {
    selector: 'node.near, node.chosen, node.pointed',
    style: { width: 'data(ring)', height: 'data(ring)', 'border-width': 'data(line)', 'border-color': '#1f4062' },
  },
  { selector: 'node.near', style: { 'border-opacity': 0.75, 'border-style': 'dashed' } },
  {
    selector: 'node.chosen, node.pointed',
    style: {
      'border-color': '#a3241a',
      'border-style': 'solid',
      'border-opacity': 1,
      'background-color': '#a3241a',
      'background-opacity': 0.14,
      'underlay-color': '#faf4e4',
      'underlay-opacity': 0.5,
    },
  },
  ...pieceStyle,
]
