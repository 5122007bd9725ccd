import type { StylesheetJson } from 'cytoscape'
import { display } from '../../parts/faces.ts'
import { hexHeight, hexWidth } from './scene.ts'
import type { Palette } from '../paint/palette.ts'

/** What the scene's nodes look like; their own colours and signs are in their data. */
export function mapStyle(palette: Palette): StylesheetJson {
  return [
    {
      selector: 'node',
      style: { 'overlay-opacity': 0, 'font-family': display, color: palette.ink, 'z-index-compare': 'manual' },
    },
    {
      selector: 'node[kind = "hex"]',
      style: {
        shape: 'hexagon',
        width: hexWidth,
        height: hexHeight,
        'background-color': 'data(wash)',
        'border-width': 0.8,
        'border-color': palette.line,
        label: 'data(letter)',
        'text-valign': 'center',
        'text-halign': 'center',
        'font-size': 26,
        'z-index': 1,
      },
    },
    {
      selector: 'node[kind = "hex"][sign]',
      style: {
        'background-image': 'data(sign)',
        'background-width': hexWidth,
        'background-height': hexWidth,
        'background-clip': 'node',
      },
    },
    {
      selector: 'node.pointed',
      style: { 'border-width': 2.4, 'border-color': palette.ink, 'z-index': 2 },
    },
    {
      selector: 'node[kind = "corner"]',
      style: { width: 1, height: 1, 'background-opacity': 0, events: 'no', 'z-index': 2 },
    },
    {
      selector: 'edge',
      style: {
        events: 'no',
        'overlay-opacity': 0,
        'curve-style': 'straight',
        'line-cap': 'round',
        width: 3,
        'line-style': 'dashed',
        'line-color': palette.ink,
        'z-index': 3,
        'z-index-compare': 'manual',
      },
    },
    {
      selector: 'edge[look = "river"]',
      style: { width: 8, 'line-style': 'solid', 'line-color': palette.water },
    },
    {
      selector: 'edge[look = "bridge"]',
      style: { width: 16, 'line-style': 'solid', 'line-cap': 'butt', 'line-color': palette.ink, 'z-index': 4 },
    },
    {
      selector: 'edge[look = "span"]',
      style: { width: 10, 'line-style': 'solid', 'line-cap': 'butt', 'line-color': palette.wash.open, 'z-index': 5 },
    },
    {
      selector: 'edge[look = "wire"]',
      style: { width: 6, 'line-cap': 'butt', 'line-dash-pattern': [2, 4] },
    },
    {
      selector: 'node[kind = "place"]',
      style: {
        width: 1,
        height: 1,
        'background-opacity': 0,
        events: 'no',
        label: 'data(label)',
        'font-size': 'data(size)',
        'font-weight': 'bold',
        'text-valign': 'center',
        'text-halign': 'center',
        'text-outline-color': palette.halo,
        'text-outline-width': 'data(halo)',
        'text-outline-opacity': 0.92,
        'z-index': 6,
      },
    },
  ]
}
