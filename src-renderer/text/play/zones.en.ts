import type { Edge, Water, Way, Zone } from '../../../src-main/contract/zone-board.ts'

const ways: Readonly<Record<Exclude<Way, 'none'>, string>> = { road: 'road', path: 'path' }
const waters: Readonly<Record<Water['class'], string>> = { major: 'major river', river: 'river', canal: 'canal' }
const terrain: Readonly<Record<Zone['terrain'], string>> = {
  clear: 'clear',
  forest: 'forest',
  swamp: 'swamp',
  difficult: 'difficult',
  mountainous: 'mountainous',
}
const edges: Readonly<Record<Edge, string>> = {
  north: 'north edge',
  east: 'east edge',
  south: 'south edge',
  west: 'west edge',
}

/** The texts for boards of zones, in English. */
export const zones = {
  undrawn: 'This campaign has no geometry to draw a map from.',
  keys: 'Arrow keys move the map, with Shift they go from zone to zone; plus and minus change its scale, 0 shows all of it, M measures a way, Escape goes back to the campaigns.',
  find: 'Find a zone',
  none: 'None chosen',
  point: 'Point at a zone to read what it is; click to keep it.',
  today: (name: string) => `today ${name}`,
  terrainIs: 'Terrain',
  terrain,
  town: 'town',
  country: 'Country',
  fortress: 'Fortress',
  fortressIs: (name: string, value: number, capacity: number) => `${name}, value ${value}, holds ${capacity}`,
  edge: 'Edge',
  edges,
  off: 'Off the map',
  connections: 'Connections',
  bordersOn: 'Borders on',
  kilometres: (km: number) => `${km.toLocaleString('en-GB')} km`,
  bearings: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
  ways,
  rail: 'railway',
  tunnel: (name: string) => `tunnel: ${name}`,
  water: (name: string, kind: Water['class'], crossing: string) => `${name} (${waters[kind]}): ${crossing}`,
  bridge: 'bridge',
  pontoonSite: 'pontoon site',
  permanentPontoon: 'pontoon bridge in place',
  noBridge: 'no bridge',
  madeFrom: 'Made from',
  zonesHeading: 'Zones',
  zone: 'Zone',
  modern: 'Today',
  special: 'Of note',
  between: 'Between',
  length: 'Length',
  by: 'By',
  across: 'Across',
}
